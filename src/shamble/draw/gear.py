"""One drawing for each kind of Equipment, in a box of 120 by 60. All of them our own."""

from __future__ import annotations

from shamble.engine.setting import CardType

_EDGE = 'stroke="var(--d-black)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"'


def _shape(path: str, paint: str, more: str = "") -> str:
    return f'<path d="{path}" fill="var(--d-{paint})" {_EDGE} {more}/>'


def _line(path: str, paint: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" fill="none" stroke="var(--d-{paint})" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round" {more}/>'


def _round(x: float, y: float, r: float, paint: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--d-{paint})" {_EDGE}/>'


_GRIP = _shape("M8 42L26 34L29 41L11 49Z", "leather")
_PISTOL = (
    _shape("M26 14H92V28H62L58 33H47L41 55H24L30 31Q24 29 24 22Z", "gun")
    + _line("M32 19H86", "gun-light", 3)
    + _line("M60 30Q58 41 47 41", "black", 3)
    + _line("M84 16V25M79 16V25M74 16V25", "black", 1.5)
)
_BOTTLE = _shape("M50 58V30Q50 24 55 21V10H65V21Q70 24 70 30V58Z", "glass") + _line(
    "M56 32V52", "white", 3, 'opacity=".6"'
)
_CARTRIDGE = _shape("M0 34V14Q4 2 8 14V34Z", "brass") + _shape("M0 20H8V36H-1V32H0Z", "brass")
_SHELL = _shape("M0 4H14V26H0Z", "shell") + _shape("M-1 26H15V38H-1Z", "brass")

DRAWINGS = {
    "blade": _GRIP + _shape("M26 27L34 44L29 46L21 29Z", "brass") + _shape("M29 33L104 4L112 6L106 13L33 42Z", "metal") + _line("M36 36L102 10", "white", 2, 'opacity=".7"'),
    "katana": _line("M6 50L28 40", "leather", 8) + _line("M9 49L11 46M15 46L17 43M21 44L23 41", "paper", 2) + _round(31, 38, 6, "brass") + _shape("M34 35Q72 26 110 4Q98 28 37 41Z", "metal") + _line("M42 36Q76 28 100 12", "white", 1.8, 'opacity=".7"'),
    "saber": _line("M10 50L28 40", "leather", 8) + _line("M8 44Q18 30 34 34Q30 46 14 54", "brass", 4) + _shape("M32 33Q74 34 112 6Q100 40 36 41Z", "metal") + _line("M44 37Q76 36 98 20", "white", 1.8, 'opacity=".7"'),
    "machete": _line("M8 46L34 38", "wood", 11) + _round(16, 43.5, 1.8, "brass") + _round(26, 40.5, 1.8, "brass") + _shape("M36 30L96 8Q112 6 110 18L100 32L40 44Z", "metal") + _line("M44 41L98 28", "white", 2, 'opacity=".7"'),
    "knife": _line("M20 46L48 36", "leather", 11) + _shape("M46 26L54 44L50 46L42 28Z", "metal-dark") + _shape("M52 29Q84 14 100 16Q92 30 56 41Z", "metal") + _line("M60 36Q80 30 90 22", "white", 1.8, 'opacity=".7"'),
    "axe": _line("M14 52L86 18", "wood", 8) + _shape("M76 8Q92 -2 108 6Q112 22 104 34Q96 26 86 28L74 20Z", "shell") + _shape("M101 4L109 7Q112 22 104 34L99 29Q104 18 101 4Z", "metal"),
    "bat": _shape("M10 50Q8 46 12 44L58 26L100 6Q112 4 112 14Q112 18 106 20L62 36L16 52Q12 53 10 50Z", "wood") + _line("M12 49L30 41", "leather", 7) + _line("M64 29L102 13", "white", 2, 'opacity=".3"'),
    "nailbat": _line("M74 30L68 12M88 24L82 6M98 28L92 8M82 20L94 36M70 24L82 42", "metal", 3.5) + _shape("M10 50Q8 46 12 44L58 26L100 6Q112 4 112 14Q112 18 106 20L62 36L16 52Q12 53 10 50Z", "wood") + _line("M12 49L30 41", "leather", 7),
    "mace": _line("M12 50L80 22", "metal-dark", 7) + _line("M12 50L32 42", "leather", 9) + _round(90, 18, 13, "metal") + _shape("M78 4L86 8L82 13ZM98 1L100 10L94 9ZM110 12L102 16L103 22ZM106 32L98 28L102 24ZM86 36L86 27L92 30ZM72 26L80 22L80 28Z", "metal-dark"),
    "crowbar": _line("M14 50L84 20Q104 10 98 28Q96 34 90 32", "black", 11) + _line("M14 50L84 20Q104 10 98 28Q96 34 90 32", "shell", 7) + _line("M14 50L22 46", "metal", 7),
    "pan": _line("M10 48L52 32", "leather", 9) + '<ellipse cx="78" cy="24" rx="32" ry="18" fill="var(--d-gun)" ' + _EDGE + '/><ellipse cx="78" cy="22" rx="24" ry="12" fill="var(--d-gun-light)"/>',
    "chainsaw": _shape("M52 22H110Q118 30 110 38H52Z", "metal") + _line("M56 22H108M56 38H108", "black", 4, 'stroke-dasharray="3 5"') + _shape("M10 16H46Q56 16 56 26V44H18Q8 44 8 34Z", "flame") + _line("M14 16Q14 6 26 6H42Q48 6 48 16", "black", 6) + _line("M10 34Q2 34 4 46H22", "black", 5) + _round(34, 32, 6, "black"),
    "guillotine": _line("M8 52L62 26", "wood", 7) + _line("M12 50L28 42", "leather", 9) + _shape("M54 32L72 2H116L92 48Z", "metal") + _shape("M86 48L110 8L116 2L96 50Z", "white") + _round(70, 26, 4, "black"),
    "pistol": _PISTOL,
    "twins": f'<g transform="translate(-16 -6) scale(.86)">{_PISTOL}</g><g transform="translate(32 12) scale(.86)">{_PISTOL}</g>',
    "sawed-off": _shape("M42 20H106V26H42ZM42 27H106V33H42Z", "gun") + _shape("M14 46Q12 36 24 30L44 19L52 34L34 38L26 52Q16 54 14 46Z", "wood") + _line("M50 36Q52 44 44 44L42 37", "black", 3),
    "shotgun": _shape("M40 20H116V26H40Z", "gun") + _shape("M66 27H98V35H66Z", "wood") + _shape("M32 19H62V34H38Z", "gun-light") + _shape("M2 34L34 21L40 34L8 48Q2 46 2 34Z", "wood") + _line("M44 35Q46 44 38 43L36 36", "black", 3),
    "double": _shape("M40 17H118V23H40ZM40 24H118V30H40Z", "gun") + _shape("M30 18H54V33H36Z", "metal-dark") + _shape("M56 31H80V37H56Z", "wood") + _shape("M2 36L32 20L38 33L10 50Q2 48 2 36Z", "wood") + _line("M42 34Q44 43 36 42L34 35", "black", 3),
    "rifle": _shape("M50 23H118V27H50Z", "gun") + _shape("M2 32L34 22H78V31L40 35L10 46Q2 44 2 32Z", "wood") + _shape("M40 19H62V25H40Z", "gun-light") + _line("M58 25L64 32", "metal", 4) + _line("M46 35Q47 43 40 42L38 35", "black", 3),
    "assault": _shape("M40 20H84V32H40Z", "gun") + _shape("M84 23H118V27H84Z", "gun-light") + _shape("M86 18H104V32H86Z", "wood") + _shape("M62 32H74Q76 46 86 54L76 58Q64 48 62 32Z", "gun-light") + _shape("M2 24L40 22V32L8 42Q2 40 2 24Z", "wood") + _shape("M44 32H54L50 48H42Z", "wood") + _line("M112 22V15", "gun-light", 4),
    "smg": _shape("M34 16H92V32H34Z", "gun") + _shape("M92 20H110V27H92Z", "gun-light") + _shape("M70 32H82V58H70Z", "gun-light") + _shape("M42 32H56L52 52H40Z", "gun") + _line("M34 20H10V38H16", "gun-light", 5) + _line("M40 21H86", "gun-light", 2.5),
    "bow": _line("M34 4Q88 10 86 56", "black", 9) + _line("M34 4Q88 10 86 56", "wood", 6) + _line("M34 4L86 56", "paper", 1.8) + _line("M22 50L104 8", "metal", 3) + _shape("M104 8L94 8L100 18Z", "metal-dark") + _line("M22 50L30 50M26 48L24 42", "shell", 3.5),
    "molotov": f'<g transform="translate(12 14) rotate(14 60 30) scale(.8)">{_BOTTLE}<path d="M56 10Q40 -2 56 -12Q54 -4 62 -6Q74 0 64 10Z" fill="var(--d-flame)" {_EDGE}/></g>',
    "bottles": f'<g transform="translate(-17 0)">{_BOTTLE}</g><g transform="translate(17 0)">{_BOTTLE}</g>',
    "gasoline": _shape("M36 18H66L74 10H84V22L86 26V58H36Z", "shell") + _line("M44 18V10H62V18", "black", 5) + _shape("M72 6L86 2L90 10L80 13Z", "gun") + _line("M46 30L76 52M76 30L46 52", "black", 3, 'opacity=".45"'),
    "rice": _shape("M38 12Q60 18 82 12L86 56Q60 60 34 56Z", "paper") + _shape("M40 6Q60 12 80 6L82 13Q60 19 38 13Z", "bed-blue") + _shape("M46 30H74V46H46Z", "token-green") + _line("M52 38H68", "white", 3),
    "can": _shape("M40 12V52Q60 62 80 52V12Z", "metal") + _shape("M40 20Q60 29 80 20V46Q60 55 40 46Z", "token-green") + '<ellipse cx="60" cy="12" rx="20" ry="6" fill="var(--d-metal-dark)" ' + _EDGE + "/>" + _round(60, 36, 7, "brass"),
    "water": _shape("M46 58V28Q46 20 54 17V12H66V17Q74 20 74 28V58Z", "heli-glass") + _shape("M53 4H67V12H53Z", "bed-blue") + _shape("M46 32H74V46H46Z", "bed-blue") + _line("M52 50V54", "white", 3),
    "vest": _shape("M40 4L50 8Q60 16 70 8L80 4L86 22Q78 28 80 58H40Q42 28 34 22Z", "gun") + _line("M60 18V56", "black", 2.5) + _shape("M44 36H56V48H44ZM64 36H76V48H64Z", "gun-light"),
    "flashlight": _shape("M84 8L118 0V60L84 40Z", "noise", 'opacity=".55"') + _shape("M12 18H62V34H12Z", "gun") + _shape("M62 16L84 8V42L62 36Z", "gun-light") + _round(38, 24, 4, "shell"),
    "mask": _shape("M38 10Q60 -2 82 10Q88 40 60 58Q32 40 38 10Z", "paper") + _shape("M44 20Q50 16 56 22Q52 30 44 27ZM76 20Q70 16 64 22Q68 30 76 27Z", "black") + '<g fill="var(--d-black)"><circle cx="52" cy="38" r="2"/><circle cx="60" cy="38" r="2"/><circle cx="68" cy="38" r="2"/><circle cx="56" cy="46" r="2"/><circle cx="64" cy="46" r="2"/></g>' + _line("M60 6V14M54 8L56 14M66 8L64 14", "shell", 3),
    "light-ammo": "".join(f'<g transform="translate({x} {y})">{_CARTRIDGE}</g>' for x, y in ((34, 16), (48, 10), (62, 16), (76, 10))),
    "heavy-ammo": "".join(f'<g transform="translate({x} {y})">{_SHELL}</g>' for x, y in ((30, 14), (52, 8), (74, 14))),
    "scope": _shape("M22 22H46V38H22Z", "gun") + _shape("M46 25H76V35H46Z", "gun-light") + _shape("M76 18H102V42H76Z", "gun") + _round(60, 22, 5, "metal-dark") + _shape("M98 20H104V40H98Z", "heli-glass") + _line("M50 35V46M72 35V46", "gun", 5),
    "scream": _shape("M36 58Q28 6 60 4T84 58L74 50L66 58L60 50L52 58L46 50Z", "z-standard") + _round(49, 24, 5, "black") + _round(70, 24, 5, "black") + '<ellipse cx="60" cy="41" rx="8" ry="9" fill="var(--d-black)"/>' + _line("M20 14L28 20M16 32H25M100 14L92 20M104 32H95", "noise", 4),
    "case": _shape("M32 20H88V54H32Z", "wood") + _line("M50 20V12H70V20", "black", 5) + _line("M32 34H88", "black", 2.5) + _shape("M56 30H64V40H56Z", "brass"),
}  # fmt: skip

BY_NAME = (
    ("Katana", "katana"),
    ("Saber", "saber"),
    ("Machete", "machete"),
    ("Knife", "knife"),
    ("Guillotine", "guillotine"),
    ("Axe", "axe"),
    ("Nailbat", "nailbat"),
    ("Bat", "bat"),
    ("Mace", "mace"),
    ("Crowbar", "crowbar"),
    ("Pan", "pan"),
    ("Chainsaw", "chainsaw"),
    ("Twins", "twins"),
    ("Sawed", "sawed-off"),
    ("Double Barrel", "double"),
    ("Shotgun", "shotgun"),
    ("Rifle", "rifle"),
    ("AK-47", "assault"),
    ("Mac-10", "smg"),
    ("MP5", "smg"),
    ("Sub MG", "smg"),
    ("Bow", "bow"),
    ("Molotov", "molotov"),
    ("Bottles", "bottles"),
    ("Gasoline", "gasoline"),
    ("Rice", "rice"),
    ("Food", "can"),
    ("Water", "water"),
    ("Vest", "vest"),
    ("Flashlight", "flashlight"),
    ("Mask", "mask"),
    ("(light)", "light-ammo"),
    ("(heavy)", "heavy-ammo"),
    ("Scope", "scope"),
    ("Aaahh", "scream"),
)


def drawing_of(card: CardType) -> str:
    """The drawing of a card: by a word of its name, else by what it does."""
    kind = next((kind for word, kind in BY_NAME if word in card.name), "")
    if not kind and card.modes:
        far = max(mode.max_range for mode in card.modes)
        kind = "rifle" if far > 1 else "pistol" if far else "blade"
    return DRAWINGS[kind or "case"]
