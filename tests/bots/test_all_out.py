"""Going All-Out: further dice that may cost the weapon."""

from shamble.bots.all_out import pays, worth_rolling
from shamble.bots.planning import Planner
from shamble.bots.situation import Situation
from shamble.engine import Option
from shamble.games import new_game
from shamble.rules.combat.all_out import ALL_OUT
from shamble.rules.combat.rolling import Drawn
from shamble.rules.frames import Attack
from shamble.rules.horde import put
from shamble.world import Game


def _shot(game: Game, zone: int) -> tuple[int, Drawn]:
    """A shot at a Zone by somebody with a Pistol and nothing else."""
    armed = {one.index: one.cards for one in game.on_board() if one.cards}
    who = next(who for who, cards in armed.items() if [game.setting.card(card).name for card in cards] == ["Pistol"])
    return who, Drawn(tuple(armed[who]), ranged=True, zone=zone)


def test_nobody_risks_their_only_weapon_for_zombies_far_away() -> None:
    game = new_game("WZ-M9", seed=50000)
    while game.decision is not None and game.decision.kind != "activate":
        game.choose(game.options[0])
    here = game.on_board()[0].zone
    far = next(zone for zone, steps in enumerate(game.layout.distances(here)) if steps == 3)
    put(game, far, 0, 3)
    put(game, here, 0, 6)
    situation = Situation(game)
    assert not pays(situation, *_shot(game, far))
    assert pays(situation, *_shot(game, here)), "those would attack"
    who, drawn = _shot(game, far)
    attack = Attack(who=who, mode="ranged", zone=far, cards=drawn.cards)
    plain, declared = Option("plain-roll", who=who), Option("use-skill", who=who, name=ALL_OUT)
    game.push(attack)
    assert worth_rolling(situation, who, [plain, declared]) == [plain]
    attack.zone = here
    assert worth_rolling(situation, who, [plain, declared]) == [declared]


def test_no_search_is_imagined_where_none_is_possible() -> None:
    game = new_game("WZ-M9", seed=50000)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.options[0])
    names = {zone.name: zone.index for zone in game.setting.board.there}
    situation = Situation(game)
    situation.zones = [names["11R.K2"]] * len(situation.zones)
    planner = Planner(situation, 0)
    thought = planner.begin(0, planner.here, 0)
    searched = [one.outlook.zones[0] for one in planner._steps(thought) if one.path[-1].action == "search"]
    assert searched == [], "a corridor"
    beside = planner.begin(0, planner.moved(names["11R.D"]), 1)
    assert any(one.path[-1].action == "search" for one in planner._steps(beside))
