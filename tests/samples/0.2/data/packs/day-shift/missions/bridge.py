from shamble.world import hooks
from shamble.rules.missions.modules import MissionRules, tell
from shamble.rules.missions.notes import note, noted

rules = MissionRules()


def at_the_bridge(g, survivor):
    return g.setting.board.zones[survivor.zone].name == "4V.S2" and not noted(g, "bridge")


@rules.deed("Blow up the bridge", cost=2, may=at_the_bridge)
def blow_up(g, survivor):
    note(g, "bridge")
    tell(g, f"{survivor.name} has blown up the bridge.")


@rules.on(hooks.SPAWN_DICE)
def fewer_come(g, dice):
    return dice - noted(g, "bridge")
