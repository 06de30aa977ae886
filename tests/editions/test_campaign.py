"""A campaign above games: what lasts from one to the next, which Mission follows, and what can be taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from shamble.content.campaign import Campaign
from shamble.editions import EDITIONS
from shamble.engine import SetupError
from shamble.engine.saves import seal_of
from shamble.games import new_game
from shamble.games.beginning import begun_here
from shamble.games.campaign import (
    CampaignError,
    RunningCampaign,
    begin,
    choose,
    next_setup,
    record,
    started,
    take_back,
)
from shamble.games.campaign_files import read, verify, written
from shamble.rules.rule import ON, Rule
from shamble.rules.wounds import kill
from shamble.world import Game, hooks

CLASSIC = EDITIONS["classic"]
MISSION = Path(__file__).parents[2] / "src/shamble/content/classic/missions/RM-T1.yaml"

veterans = Rule("veterans", of="modes", values=(ON,), setup_only=True)


@veterans.on(hooks.GIVES_OUT)
def _points_and_fallen(g: Game, document: dict[str, Any]) -> None:
    people = g.state.survivors
    document["fallen"] = [*document.get("fallen", ()), *(one.name for one in people if one.status == "dead")]
    document["points"] = {one.name: one.xp for one in people if one.status != "dead"}


@veterans.on(hooks.TAKES_IN)
def _begin_with_points(g: Game, document: Mapping[str, Any]) -> None:
    back = [one.name for one in g.state.survivors if one.name in document.get("fallen", ())]
    if back:
        raise SetupError(f"{', '.join(back)} fell earlier in this campaign: choose somebody else.", "survivors")
    for survivor in g.state.survivors:
        survivor.xp = document.get("points", {}).get(survivor.name, 0)


@pytest.fixture
def nights(tmp_path: Path) -> Iterator[Campaign]:
    """First the street, again after a defeat; then the roof or the cellar, of which the cellar leads to the roof."""
    names = {name: str(tmp_path / f"{name}.yaml") for name in ("street", "roof", "cellar")}
    text = MISSION.read_text(encoding="utf-8").replace("edition: classic", "edition: nights")
    text = text.replace("exit: 7V.C2", "exit: 2V.L3")  # where they begin: won when the first round is over
    for name, path in names.items():
        Path(path).write_text(text.replace("id: RM-T1", f"id: {name}"), encoding="utf-8")
    street, roof, cellar = names.values()
    made = Campaign(
        id="two-nights",
        title="Two nights",
        edition="nights",
        begins=(street,),
        missions={
            street: {"won": (roof, cellar), "lost": (street,), "given-up": ()},
            roof: {"won": (), "lost": (street,)},
            cellar: {"won": (roof,), "lost": (cellar,), "given-up": (roof,)},
        },
        options={"veterans": "on"},
    )
    with EDITIONS.with_one_more(CLASSIC.but("nights", options=(*CLASSIC.options.values(), veterans))):
        yield made


def _mission(running: RunningCampaign) -> list[str]:
    return [Path(name).stem for name in running.state.missions]


def _path(campaign: Campaign, name: str) -> str:
    return next(mission for mission in campaign.missions if Path(mission).stem == name)


def _won(game: Game) -> Game:
    """Everybody waits, and the round ends at the Exit."""
    while (decision := game.decision) is not None:
        game.choose(next((one for one in decision.options if one.action == "end"), decision.options[0]))
    assert game.state.outcome == "won"
    return game


def _lost(game: Game) -> Game:
    """Somebody falls, and that is the end."""
    kill(game, game.state.survivors[0])
    assert (game.state.outcome, game.state.reason) == ("lost", "mission-failed")
    return game


def _given_up(game: Game) -> Game:
    game.give_up(0)
    return game


def _next(running: RunningCampaign, players: Sequence[Sequence[str]] = ()) -> Game:
    return begun_here(next_setup(running, players))


def test_outcomes_lead_on(nights: Campaign) -> None:
    running = begin(nights)
    assert _mission(running) == ["street"]
    after_defeat = record(running, _lost(_next(running)))
    assert _mission(after_defeat) == ["street"]
    assert _mission(record(running, _won(_next(running)))) == ["roof", "cellar"]


def test_a_reason_goes_before_the_outcome_and_where_nothing_follows_it_is_over(nights: Campaign) -> None:
    running = begin(nights)
    over = record(running, _given_up(_next(running)))
    assert (over.state.outcome, over.state.missions) == ("lost", ())
    with pytest.raises(CampaignError, match=r"Two nights is over \(lost\)"):
        next_setup(over)
    down = choose(record(running, _won(_next(running))), f"next-mission {_path(nights, 'cellar')}")
    up = record(down, _given_up(_next(down)))
    assert _mission(up) == ["roof"]
    won = record(up, _won(_next(up)))
    assert won.state.outcome == "won"
    with pytest.raises(CampaignError, match=r"cannot be chosen now: the campaign is over \(won\)"):
        choose(won, f"next-mission {_path(nights, 'roof')}")


def test_what_a_rule_gives_out_another_game_takes_in(nights: Campaign) -> None:
    running = begin(nights)
    game = _next(running)
    assert {one.xp for one in game.state.survivors} == {0}
    first, second = game.state.survivors[:2]
    second.xp = 9
    running = record(running, _lost(game))
    assert running.state.kept["fallen"] == [first.name]
    with pytest.raises(SetupError, match=f"{first.name} fell earlier"):
        _next(running)
    team = ["Terry", *(one.name for one in game.state.survivors[1:])]
    again = _next(running, players=[team])
    assert [one.xp for one in again.state.survivors[:2]] == [0, 9]
    assert Game.from_json(again.to_json()).state.survivors[1].xp == 9


def test_a_choice_is_open_until_the_next_game_begins(nights: Campaign) -> None:
    running = begin(nights)
    with pytest.raises(CampaignError, match="There is no choice to take back"):
        take_back(running)
    open_ = record(running, _won(_next(running)))
    with pytest.raises(CampaignError, match=r"choose what is next: .*roof.yaml or .*cellar.yaml"):
        next_setup(open_)
    with pytest.raises(CampaignError, match=r"street.yaml' cannot be chosen now; next is .*roof.yaml or .*cellar.yaml"):
        choose(open_, f"next-mission {_path(nights, 'street')}")
    down = choose(open_, f"next-mission {_path(nights, 'cellar')}")
    assert _mission(down) == ["cellar"]
    assert take_back(down) == open_
    up = choose(take_back(down), f"next-mission {_path(nights, 'roof')}")
    assert next_setup(up).mission == _path(nights, "roof")
    game = _next(up)
    playing = started(up, game)
    assert started(playing, game) == playing
    with pytest.raises(CampaignError, match="There is no choice to take back"):
        take_back(playing)
    with pytest.raises(CampaignError, match=r"roof.yaml is being played"):
        next_setup(playing)
    assert record(playing, _won(game)).state.outcome == "won"


def test_only_the_game_that_is_due_is_recorded(nights: Campaign) -> None:
    running = begin(nights, seed=1)
    game = _next(running)
    with pytest.raises(CampaignError, match=r"street.yaml has not ended yet"):
        record(running, game)
    apart = new_game(_path(nights, "street"), seed=next_setup(running).seed, options=nights.options)
    with pytest.raises(CampaignError, match=r"belongs to another campaign \(none\), not to Two nights"):
        record(running, _given_up(apart))
    other = begin(msgspec.structs.replace(nights, title="Long nights"), seed=1)
    with pytest.raises(CampaignError, match=r"belongs to another campaign \(Long nights\)"):
        record(running, _given_up(_next(other)))
    on = choose(record(running, _won(game)), f"next-mission {_path(nights, 'roof')}")
    with pytest.raises(CampaignError, match=r"a game of .*street.yaml; next in Two nights is .*roof.yaml"):
        record(on, game)
    again = begin(nights, seed=1)
    twice = record(again, _lost(_next(again)))
    with pytest.raises(CampaignError, match="was not set up as game 2 of Two nights"):
        record(twice, game)
    due = next_setup(running)
    for changed in (replace(due, seed=5), replace(due, options={})):
        with pytest.raises(CampaignError, match="was not set up as game 1"):
            started(running, begun_here(changed))
    playing = started(running, _next(running))
    someone_else = [one.name for one in reversed(game.state.survivors)]
    with pytest.raises(CampaignError, match=r"another game of .*street.yaml is being played"):
        record(playing, _given_up(_next(running, players=[someone_else])))


def _street_and_cellar(campaign: Campaign) -> RunningCampaign:
    running = begin(campaign, seed=7)
    running = choose(record(running, _won(_next(running))), f"next-mission {_path(campaign, 'cellar')}")
    return record(running, _won(_next(running)))


def test_its_log_is_the_campaign(nights: Campaign) -> None:
    running = _street_and_cellar(nights)
    assert _street_and_cellar(nights) == running
    again = read(written(running))
    assert again == running
    assert again.state == running.state
    verify(again)
    ends = list(again.replayed())
    assert [game.state.outcome for game in ends] == ["won", "won"]
    assert {**ends[-1].kept(), "campaign": None} == {**running.state.kept, "campaign": None}
    assert ends[0].setting.setup.seed != ends[1].setting.setup.seed
    assert begin(nights).seed is None
    assert next_setup(begin(nights)).seed is None


def _changed(text: str, **changes: Any) -> str:
    data = {**json.loads(text), **changes}
    return json.dumps({**data, "seal": seal_of(data)})


def test_damaged_files_are_refused(nights: Campaign) -> None:
    running = begin(nights)
    text = written(record(running, _won(_next(running))))
    for damaged, why in (
        (text[:-9], "This campaign is damaged"),
        ("[]", "no campaign of Shamble"),
        (_next(running).to_json(), "no campaign of Shamble"),
        (text.replace('"reason":"mission-done"', '"reason":"mission-undone"'), "changed after it was written"),
        (_changed(text, format=2), r"damaged .*\$\.format"),
        (_changed(text, log=json.loads(text)["log"][1:]), "no game can have ended; next is .*street.yaml"),
        (
            _changed(text, log=[{"type": "chosen", "action": "next-mission", "name": "attic"}]),
            "attic cannot be chosen now; next is",
        ),
        (_changed(text, log=[{"type": "lost"}]), r"damaged .*\$\.log"),
    ):
        with pytest.raises(CampaignError, match=why):
            read(damaged)


def test_a_campaign_that_leads_nowhere_is_refused() -> None:
    lame = Campaign(id="lame", title="Lame", begins=("A",), missions={"A": {"won": ("B",)}, "C": {}})
    with pytest.raises(CampaignError, match=r"B is named and is no Mission .*; there are A, C\n  C follows nothing"):
        begin(lame)
    with pytest.raises(CampaignError, match="Lame cannot be played"):
        read(_changed(written(RunningCampaign(campaign=lame))))


def test_where_one_mission_alone_may_be_next_nothing_is_chosen(nights: Campaign) -> None:
    with pytest.raises(CampaignError, match="cannot be chosen now; next is"):
        choose(begin(nights), f"next-mission {_path(nights, 'street')}")
