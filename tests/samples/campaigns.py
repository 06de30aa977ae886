"""Running campaigns of every kind, between two Missions and within one, at the terminal and at tables."""

from __future__ import annotations

import re

from msgspec.structs import replace

from shamble.files.disk import data_folder
from shamble.games import begun
from shamble.games.campaign import RunningCampaign, begin, choose, next_setup, options, record, started
from shamble.games.campaign_teams import usual_players
from shamble.rules.missions.cards import LaidObjectiveCard
from shamble.table import Tables
from shamble.table.campaigns import Campaigns, FirstGame, NextSeat
from shamble.table.store.records import Seat
from shamble.table.tables import Pass
from shamble.terminal.campaigns import OF_CAMPAIGN, CampaignFiles, campaign_named
from shamble.terminal.saves import Saves
from shamble.world import Game
from shamble.world.setup import Seats

from .games import BY_HAND
from .packs import DOCS
from .playing import answer, first_turn, offers, played, take, zone_of

KINDS = ("experience", "long-week", "infected-state", "two-nights")
"""Single games that share cards, a road with sheets, the book's with Objective cards, and one of a pack."""
DORA = "dora's browser"
BETWEEN, WITHIN = "between", "within"
PLAYED_WITHIN = 20


def drop_campaign() -> None:
    """The campaign of the docs, in a pack, on a Mission of that pack."""
    [text, *_] = re.findall(r"```yaml\n(.*?)```", (DOCS / "campaigns.md").read_text(encoding="utf-8"), re.DOTALL)
    folder = data_folder() / "packs" / "motor-pool" / "campaigns"
    folder.mkdir(parents=True)
    (folder / "two-nights.yaml").write_text(
        text.replace("RM-T1", "motor-pool").replace(", given-up: []", ""), encoding="utf-8"
    )


def running_campaigns() -> None:
    """Files of the terminal: for each kind one between two Missions, and one within a Mission with its saved game."""
    files, saves = CampaignFiles(), Saves()
    for kind in KINDS:
        between = after_one_game(begin(campaign_named(kind), seed=3))
        files.write(f"{kind}-{BETWEEN}", between)
        within = chosen(between)
        game = played(next_game(within), PLAYED_WITHIN)
        files.write(f"{kind}-{WITHIN}", started(within, game))
        saves.write(f"{OF_CAMPAIGN}{kind}-{WITHIN}", game)


def campaigns_at_tables(tables: Tables) -> None:
    """The same kinds in a database: those between two Missions came as a file, the others were begun at a table."""
    campaigns = Campaigns(tables)
    for kind in KINDS:
        running = chosen(begin(campaign_named(kind)))
        code, made = campaigns.begin(running, seats_for(usual_players(running)), DORA)
        answer(made.table, PLAYED_WITHIN)
        made.table.agreement.ask({0}, "give-up")
        while made.table.game.decision is not None:  # what an end settles
            answer(made.table, 1)
        for key in next_choice(campaigns.get(code).running):
            campaigns.choose(code, {0}, key)
        seats = seats_for(usual_players(campaigns.get(code).running), was=0)
        answer(campaigns.go_on(code, Pass(frozenset({0}), True, False), seats, DORA), PLAYED_WITHIN)
        campaigns.upload(CampaignFiles().path(f"{kind}-{BETWEEN}").read_text(encoding="utf-8"), DORA, nothing_played)


def nothing_played(running: RunningCampaign) -> FirstGame:
    """No game was played yet: who plays the first one."""
    return FirstGame(running, seats_for(usual_players(running)))


def seats_for(players: Seats, was: int = -1) -> list[NextSeat]:
    """One seat, with all these Survivors."""
    return [NextSeat(Seat(0, "Dora"), tuple(name for seat in players for name in seat), was)]


def next_choice(running: RunningCampaign) -> list[str]:
    """The choice that has to be made before the next game begins, if there is one."""
    found = [one.key for one in options(running) if one.action == "next-mission"]
    return ["next-mission RM-M01" if "next-mission RM-M01" in found else found[0]] if found else []


def chosen(running: RunningCampaign) -> RunningCampaign:
    """One of the Missions that may be next is chosen, if there are several."""
    for key in next_choice(running):
        running = choose(running, key)
    return running


def next_game(running: RunningCampaign) -> Game:
    setup = next_setup(running, usual_players(running))
    return begun(replace(setup, options={**setup.options, **BY_HAND}))


def after_one_game(running: RunningCampaign) -> RunningCampaign:
    """The first game was won where that is done quickly by hand, else given up; what lasts of it was settled."""
    running = chosen(running)
    game = first_turn(next_game(running))
    if game.setting.mission.id == "RM-M01":
        take_objectives(game, "8R.A", "5R.A", "6R.C")
        rally_at(game, "9R.H")
    elif game.setting.mission.id == "WZ-M1":
        clear_the_block(game)
    else:
        played(game, 20).give_up(0)
    answered(game, until_over=True)
    return record(started(running, game), game)


def answered(game: Game, *, until_over: bool = False) -> None:
    """The first answer to whatever is asked, until a turn is asked for, or the end."""
    while game.decision is not None and (until_over or game.decision.kind not in ("activate", "turn")):
        game.choose(game.options[0])


def take_objectives(game: Game, *zones: str) -> None:
    """Somebody with some experience takes so many Objectives that a Milestone is reached."""
    take(game, "fix-xp", who=0, n=5)
    answered(game)
    take(game, "activate", who=0)
    for zone in zones:
        take(game, "fix-survivor", who=0, zone=zone_of(game, zone))
        take(game, "objective")
        answered(game)
    if offers(game, "end"):
        take(game, "end")


def rally_at(game: Game, exit_zone: str) -> None:
    """Everybody is put into the Exit Zone, and ends their turn."""
    for survivor in game.state.survivors:
        take(game, "fix-survivor", who=survivor.index, zone=zone_of(game, exit_zone))
    while game.decision is not None:
        take(game, "end") if offers(game, "end") else game.choose(game.options[0])


def clear_the_block(game: Game) -> None:
    """All Objective cards are taken, and all doors opened."""
    lying = [piece.zone for piece in game.state.all_of(LaidObjectiveCard) if piece.zone >= 0]
    for who, zone in enumerate(lying):
        take(game, "fix-survivor", who=who, zone=zone)
        if offers(game, "activate"):  # the last of them begins by themselves
            take(game, "activate", who=who)
        if zone == zone_of(game, "8R.B"):  # a card lies on the door
            take(game, "open-door", zone=zone_of(game, "8R.S6"))
            answered(game)
        take(game, "take-card")
        answered(game)
        if offers(game, "end"):
            take(game, "end")
        answered(game)
    while any(one.to == "open" for one in game.corrections("fix-door")):
        take(game, "fix-door", to="open")
        answered(game)
