"""Content: cards, Survivors, tiles and Missions as checked data."""

from shamble.content.custom_survivors import checked_survivor, load_survivor, plain, read_survivor, survivor_of
from shamble.content.mission import Mission, TriggerToken, tile_of
from shamble.content.pack import Pack, load_mission, read_pack
from shamble.content.records import (
    LEVELS,
    CompanionCard,
    CustomSurvivor,
    EquipmentCard,
    Level,
    ModeText,
    SurvivorCard,
    TokenCount,
    ZombieCardText,
    ZombieKindText,
)
from shamble.files.faults import ContentError, Fault
from shamble.world.records import Combination, Tent

__all__ = [
    "LEVELS",
    "Combination",
    "CompanionCard",
    "ContentError",
    "CustomSurvivor",
    "EquipmentCard",
    "Fault",
    "Level",
    "Mission",
    "ModeText",
    "Pack",
    "SurvivorCard",
    "Tent",
    "TokenCount",
    "TriggerToken",
    "ZombieCardText",
    "ZombieKindText",
    "checked_survivor",
    "load_mission",
    "load_survivor",
    "plain",
    "read_pack",
    "read_survivor",
    "survivor_of",
    "tile_of",
]
