"""Drawing: boards, figures, cards and faces as SVG, in our own style. One renderer for everybody."""

import shamble.draw.cars  # registers its pictures
import shamble.draw.helicopters
import shamble.draw.house_rule_pieces
import shamble.draw.trucks
import shamble.draw.wagons  # noqa: F401
from shamble.draw.boards import board_svg, defs, viewbox
from shamble.draw.cards import all_out_dice, card_icon, card_kind, equipment_card, wounded_card, zombie_card
from shamble.draw.experience_bar import danger_bar
from shamble.draw.figures import zombie_group, zombie_mark
from shamble.draw.floor_plan import static_layer
from shamble.draw.maps import map_svg
from shamble.draw.pieces import pieces
from shamble.draw.portraits import portrait
from shamble.draw.raster import font_files, png
from shamble.draw.style import style
from shamble.draw.wording import zone_names, zone_text, zone_texts

__all__ = [
    "all_out_dice",
    "board_svg",
    "card_icon",
    "card_kind",
    "danger_bar",
    "defs",
    "equipment_card",
    "font_files",
    "map_svg",
    "pieces",
    "png",
    "portrait",
    "static_layer",
    "style",
    "viewbox",
    "wounded_card",
    "zombie_card",
    "zombie_group",
    "zombie_mark",
    "zone_names",
    "zone_text",
    "zone_texts",
]
