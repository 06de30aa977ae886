"""One drawing for each kind of Equipment, in a box of 120 by 60. All of them our own."""

from __future__ import annotations

from shamble.draw import companions
from shamble.world.records import CardType

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

_SMG = (
    _shape("M34 16H92V32H34Z", "gun")
    + _shape("M92 20H110V27H92Z", "gun-light")
    + _shape("M70 32H82V58H70Z", "gun-light")
    + _shape("M42 32H56L52 52H40Z", "gun")
    + _line("M34 20H10V38H16", "gun-light", 5)
    + _line("M40 21H86", "gun-light", 2.5)
)
_SAWED_OFF = (
    _shape("M42 20H106V26H42ZM42 27H106V33H42Z", "gun")
    + _shape("M14 46Q12 36 24 30L44 19L52 34L34 38L26 52Q16 54 14 46Z", "wood")
    + _line("M50 36Q52 44 44 44L42 37", "black", 3)
)
_NAILBAT = (
    _line("M74 30L68 12M88 24L82 6M98 28L92 8M82 20L94 36M70 24L82 42", "metal", 3.5)
    + _shape("M10 50Q8 46 12 44L58 26L100 6Q112 4 112 14Q112 18 106 20L62 36L16 52Q12 53 10 50Z", "wood")
    + _line("M12 49L30 41", "leather", 7)
)
_PAN = (
    _line("M10 48L52 32", "leather", 9)
    + f'<ellipse cx="78" cy="24" rx="32" ry="18" fill="var(--d-gun)" {_EDGE}/>'
    + '<ellipse cx="78" cy="22" rx="24" ry="12" fill="var(--d-gun-light)"/>'
)
_NAIL = _shape("M-4 0H4V3H-4Z", "metal-dark") + _shape("M-2 3H2V30L0 38L-2 30Z", "metal")


def _two(drawing: str) -> str:
    """The same thing twice, one before the other."""
    first, second = "translate(-8 -6) scale(.82)", "translate(26 14) scale(.82)"
    return f'<g transform="{first}">{drawing}</g><g transform="{second}">{drawing}</g>'


DRAWINGS = {
    "blade": _GRIP + _shape("M26 27L34 44L29 46L21 29Z", "brass") + _shape("M29 33L104 4L112 6L106 13L33 42Z", "metal") + _line("M36 36L102 10", "white", 2, 'opacity=".7"'),
    "katana": _line("M6 50L28 40", "leather", 8) + _line("M9 49L11 46M15 46L17 43M21 44L23 41", "paper", 2) + _round(31, 38, 6, "brass") + _shape("M34 35Q72 26 110 4Q98 28 37 41Z", "metal") + _line("M42 36Q76 28 100 12", "white", 1.8, 'opacity=".7"'),
    "saber": _line("M10 50L28 40", "leather", 8) + _line("M8 44Q18 30 34 34Q30 46 14 54", "brass", 4) + _shape("M32 33Q74 34 112 6Q100 40 36 41Z", "metal") + _line("M44 37Q76 36 98 20", "white", 1.8, 'opacity=".7"'),
    "machete": _line("M8 46L34 38", "wood", 11) + _round(16, 43.5, 1.8, "brass") + _round(26, 40.5, 1.8, "brass") + _shape("M36 30L96 8Q112 6 110 18L100 32L40 44Z", "metal") + _line("M44 41L98 28", "white", 2, 'opacity=".7"'),
    "knife": _line("M20 46L48 36", "leather", 11) + _shape("M46 26L54 44L50 46L42 28Z", "metal-dark") + _shape("M52 29Q84 14 100 16Q92 30 56 41Z", "metal") + _line("M60 36Q80 30 90 22", "white", 1.8, 'opacity=".7"'),
    "axe": _line("M14 52L86 18", "wood", 8) + _shape("M76 8Q92 -2 108 6Q112 22 104 34Q96 26 86 28L74 20Z", "shell") + _shape("M101 4L109 7Q112 22 104 34L99 29Q104 18 101 4Z", "metal"),
    "bat": _shape("M10 50Q8 46 12 44L58 26L100 6Q112 4 112 14Q112 18 106 20L62 36L16 52Q12 53 10 50Z", "wood") + _line("M12 49L30 41", "leather", 7) + _line("M64 29L102 13", "white", 2, 'opacity=".3"'),
    "nailbat": _NAILBAT,
    "burning-nailbat": _shape("M70 34Q62 14 78 16Q76 2 92 2Q92 -8 106 -2Q120 6 114 20Q110 34 94 34Q84 40 70 34Z", "flame") + _shape("M84 28Q80 16 90 16Q92 6 102 8Q110 14 104 22Q98 30 84 28Z", "noise") + _NAILBAT,
    "mace": _line("M12 50L80 22", "metal-dark", 7) + _line("M12 50L32 42", "leather", 9) + _round(90, 18, 13, "metal") + _shape("M78 4L86 8L82 13ZM98 1L100 10L94 9ZM110 12L102 16L103 22ZM106 32L98 28L102 24ZM86 36L86 27L92 30ZM72 26L80 22L80 28Z", "metal-dark"),
    "crowbar": _line("M14 50L84 20Q104 10 98 28Q96 34 90 32", "black", 11) + _line("M14 50L84 20Q104 10 98 28Q96 34 90 32", "shell", 7) + _line("M14 50L22 46", "metal", 7),
    "pan": _PAN,
    "holy-pan": '<ellipse cx="78" cy="4" rx="22" ry="5" fill="none" stroke="var(--d-brass)" stroke-width="4"/>' + f'<g transform="translate(0 8)">{_PAN}</g>' + _line("M78 24V38M72 29H84", "brass", 4),
    "chainsaw": _shape("M52 22H110Q118 30 110 38H52Z", "metal") + _line("M56 22H108M56 38H108", "black", 4, 'stroke-dasharray="3 5"') + _shape("M10 16H46Q56 16 56 26V44H18Q8 44 8 34Z", "flame") + _line("M14 16Q14 6 26 6H42Q48 6 48 16", "black", 6) + _line("M10 34Q2 34 4 46H22", "black", 5) + _round(34, 32, 6, "black"),
    "guillotine": _line("M8 52L62 26", "wood", 7) + _line("M12 50L28 42", "leather", 9) + _shape("M54 32L72 2H116L92 48Z", "metal") + _shape("M86 48L110 8L116 2L96 50Z", "white") + _round(70, 26, 4, "black"),
    "pistol": _PISTOL,
    "twins": f'<g transform="translate(-16 -6) scale(.86)">{_PISTOL}</g><g transform="translate(32 12) scale(.86)">{_PISTOL}</g>',
    "sawed-off": _SAWED_OFF,
    "sawed-off-pair": _two(_SAWED_OFF),
    "shotgun": _shape("M40 20H116V26H40Z", "gun") + _shape("M66 27H98V35H66Z", "wood") + _shape("M32 19H62V34H38Z", "gun-light") + _shape("M2 34L34 21L40 34L8 48Q2 46 2 34Z", "wood") + _line("M44 35Q46 44 38 43L36 36", "black", 3),
    "double": _shape("M40 17H118V23H40ZM40 24H118V30H40Z", "gun") + _shape("M30 18H54V33H36Z", "metal-dark") + _shape("M56 31H80V37H56Z", "wood") + _shape("M2 36L32 20L38 33L10 50Q2 48 2 36Z", "wood") + _line("M42 34Q44 43 36 42L34 35", "black", 3),
    "rifle": _shape("M50 23H118V27H50Z", "gun") + _shape("M2 32L34 22H78V31L40 35L10 46Q2 44 2 32Z", "wood") + _shape("M40 19H62V25H40Z", "gun-light") + _line("M58 25L64 32", "metal", 4) + _line("M46 35Q47 43 40 42L38 35", "black", 3),
    "assault": _shape("M40 20H84V32H40Z", "gun") + _shape("M84 23H118V27H84Z", "gun-light") + _shape("M86 18H104V32H86Z", "wood") + _shape("M62 32H74Q76 46 86 54L76 58Q64 48 62 32Z", "gun-light") + _shape("M2 24L40 22V32L8 42Q2 40 2 24Z", "wood") + _shape("M44 32H54L50 48H42Z", "wood") + _line("M112 22V15", "gun-light", 4),
    "smg": _SMG,
    "smg-pair": _two(_SMG),
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
    "cleaver": _line("M8 44L36 40", "wood", 10) + _round(16, 43, 1.8, "brass") + _round(27, 41.5, 1.8, "brass") + _shape("M38 24L108 12L114 44L42 48Z", "metal") + _line("M44 45L112 41", "white", 3, 'opacity=".7"') + _round(102, 20, 3.5, "black"),
    "kukri": _line("M10 40L38 36", "leather", 10) + _shape("M36 28L42 46L38 47L32 30Z", "brass") + _shape("M40 30Q66 28 78 14Q94 2 112 6Q108 34 84 44Q62 48 44 43Z", "metal") + _line("M50 41Q80 42 100 22", "white", 2, 'opacity=".7"'),
    "knuckles": _shape("M26 34Q26 26 34 26H90Q98 26 98 34Q98 52 62 54Q26 52 26 34Z", "brass") + "".join(_round(x, 24, 9, "brass") + f'<circle cx="{x}" cy="24" r="4.5" fill="var(--d-black)"/>' for x in (36, 53, 70, 87)) + _shape("M30 16L36 2L42 16ZM47 16L53 2L59 16ZM64 16L70 2L76 16ZM81 16L87 2L93 16Z", "metal"),
    "scythe": _line("M18 56L92 12", "wood", 6) + _line("M44 40L52 50M64 28L70 38", "leather", 5) + _shape("M96 4Q60 -6 28 22Q60 10 92 20Q98 14 96 4Z", "metal") + _line("M40 15Q64 6 88 12", "white", 2, 'opacity=".7"'),
    "hatchet": _line("M26 54L78 22", "wood", 8) + _shape("M68 14Q80 2 96 4Q102 20 94 34Q86 26 78 28Z", "metal-dark") + _shape("M90 5L97 4Q102 20 94 34L88 29Q94 18 90 5Z", "metal"),
    "hammer": _line("M16 52L80 24", "wood", 8) + _shape("M72 12L84 4L96 26L84 34Z", "metal-dark") + _shape("M86 30L98 24L104 34L92 40Z", "metal") + _line("M76 8Q62 6 58 16M80 5Q66 -2 54 8", "metal", 5),
    "baton": _line("M10 50L108 10", "black", 12) + _line("M12 49L106 11", "gun", 8) + _line("M34 40L26 24", "black", 10) + _line("M34 40L27 26", "gun-light", 6) + _line("M52 30L100 10", "gun-light", 2),
    "disc-saw": _shape("M8 20H48Q56 20 56 30V46H18Q8 46 8 36Z", "flame") + _line("M14 20Q14 10 24 10H40Q46 10 46 20", "black", 6) + _round(86, 30, 27, "metal") + '<circle cx="86" cy="30" r="27" fill="none" stroke="var(--d-black)" stroke-width="5" stroke-dasharray="4 5"/>' + _round(86, 30, 7, "metal-dark") + _shape("M48 24H88V36H48Z", "gun"),
    "gunblade": _shape("M26 30H66V38H58L52 43H42L36 57H20L26 40Z", "gun") + _shape("M34 12L112 4L118 8L108 20L64 30H30Z", "metal") + _line("M44 22L104 12", "white", 2, 'opacity=".7"') + _shape("M62 30H84V35H62Z", "gun-light") + _line("M56 41Q54 50 44 49", "black", 3),
    "revolver": _shape("M50 14H106V24H50Z", "gun") + _shape("M34 10H60V32H34Z", "gun-light") + _line("M36 16H58M36 21H58M36 26H58", "black", 2) + _shape("M14 52Q14 36 28 28L34 14L42 32L34 36L30 56H16Z", "wood") + _line("M48 33Q48 43 38 42", "black", 3) + _line("M30 14L24 8", "gun-light", 5),
    "sniper": _shape("M54 26H118V30H54Z", "gun") + _shape("M110 24H118V32H110Z", "gun-light") + _shape("M2 34L34 25H84V33L42 37L10 48Q2 46 2 34Z", "token-green") + _shape("M40 10H50V20H40ZM50 12H72V18H50ZM72 9H84V21H72Z", "gun-light") + _line("M52 19V25M70 19V25", "black", 3) + _line("M88 31L82 48M88 31L96 48", "gun-light", 3) + _line("M46 37Q47 45 40 44L38 37", "black", 3),
    "lever": _shape("M46 18H118V22H46ZM46 24H104V28H46Z", "gun") + _shape("M2 32L32 20H54V31H40L10 46Q2 44 2 32Z", "wood") + _shape("M34 17H58V32H38Z", "brass") + _shape("M66 24H94V31H66Z", "wood") + _line("M46 33Q60 46 38 46L32 36", "black", 3.5),
    "drum-gun": _shape("M36 16H92V28H36Z", "gun") + _shape("M92 19H114V25H92Z", "gun-light") + _round(68, 38, 14, "gun-light") + _round(68, 38, 4, "gun") + _shape("M4 22L38 18V30L10 42Q4 40 4 22Z", "wood") + _shape("M42 28H52L46 48H36Z", "wood") + _shape("M84 28H94L92 42H84Z", "wood"),
    "minigun": _shape("M54 10H116V15H54ZM54 18H116V23H54ZM54 26H116V31H54ZM54 34H116V39H54Z", "gun") + _shape("M108 8H114V41H108ZM84 8H90V41H84Z", "metal-dark") + _shape("M16 8H56V42H16Z", "shell") + _line("M24 8Q24 -2 34 0H46Q52 0 52 8", "black", 5) + _shape("M22 42H34L30 58H20Z", "gun") + _line("M50 42Q58 56 78 56", "brass", 7, 'stroke-dasharray="4 3"'),
    "ball": _round(60, 31, 27, "bed-blue") + _round(54, 18, 3.5, "black") + _round(64, 16, 3.5, "black") + _round(61, 26, 3.5, "black") + _line("M42 22Q36 32 42 44", "white", 3, 'opacity=".6"'),
    "crossbow": _shape("M14 34L34 26H102V34H40L22 46Q12 44 14 34Z", "wood") + _line("M92 4Q112 16 96 30Q112 44 92 57", "black", 8) + _line("M92 4Q112 16 96 30Q112 44 92 57", "metal-dark", 5) + _line("M92 4L50 29L92 57", "paper", 1.8) + _line("M50 28H116", "metal", 3) + _shape("M118 28L108 24V32Z", "metal-dark") + _line("M44 35Q45 44 38 42", "black", 3),
    "flamethrower": _shape("M10 20H30V56H10Z", "shell") + _shape("M30 22H40V52H30Z", "metal-dark") + _line("M36 24Q44 8 54 20", "black", 4) + _shape("M46 20H88V28H46Z", "gun") + _shape("M52 28H60L56 42H48Z", "gun-light") + _shape("M88 24Q96 4 104 14Q120 4 116 24Q120 42 104 36Q96 44 88 24Z", "flame") + _shape("M92 24Q98 16 102 20Q110 18 108 25Q108 32 101 30Q96 32 92 24Z", "noise"),
    "launcher": _shape("M8 20H92V38H8Z", "token-green") + _shape("M92 16H100V42H92Z", "gun") + _shape("M4 16H12V42H4Z", "gun") + _shape("M40 38H52L48 56H38ZM66 38H76L73 52H64Z", "gun") + _shape("M48 12H68V20H48Z", "gun-light") + _shape("M100 29Q106 16 112 24Q120 24 116 31Q118 40 108 38Q102 40 100 29Z", "flame"),
    "proton": _shape("M10 8H50V56H10Z", "gun") + _round(30, 24, 11, "gun-light") + _round(30, 24, 4, "shell") + _line("M16 44H44M16 50H44", "noise", 3) + _line("M50 44Q62 58 68 36", "black", 5) + _shape("M60 24H98V34H60Z", "gun-light") + _shape("M70 34H78L74 46H66Z", "gun") + _line("M98 28Q102 20 106 28T114 28T120 22", "flame", 4) + _line("M98 30Q104 38 108 30T120 34", "noise", 3),
    "cookies": _round(44, 34, 19, "wood") + _round(76, 26, 20, "brass") + '<g fill="var(--d-leather)"><circle cx="38" cy="28" r="3"/><circle cx="50" cy="32" r="3"/><circle cx="42" cy="42" r="3"/><circle cx="70" cy="18" r="3.4"/><circle cx="84" cy="22" r="3.4"/><circle cx="76" cy="32" r="3.4"/><circle cx="66" cy="31" r="2.6"/><circle cx="86" cy="34" r="2.6"/></g>',
    "drink": _shape("M44 10H76L78 16V52L74 58H46L42 52V16Z", "bed-blue") + _shape("M44 6H76V11H44Z", "metal") + _shape("M64 18L50 36H59L55 52L71 31H61Z", "noise"),
    "shield": _shape("M34 4H86V30Q86 50 60 58Q34 50 34 30Z", "heli-glass") + _shape("M42 10H78V20H42Z", "white") + _line("M60 26V50M44 34H76", "gun", 3) + _shape("M46 40H74V46H46Z", "gun"),
    "gas-mask": _shape("M34 20Q34 2 60 2T86 20Q88 36 76 44L66 48H54L44 44Q32 36 34 20Z", "gun") + _round(48, 20, 9, "heli-glass") + _round(72, 20, 9, "heli-glass") + _round(60, 44, 12, "metal-dark") + _line("M53 41H67M53 45H67M55 49H65", "black", 2) + _line("M34 14L22 8M86 14L98 8", "leather", 5),
    "coins": _round(38, 40, 15, "brass") + _round(64, 28, 16, "metal") + _round(88, 42, 13, "brass") + _line("M38 32V48M64 20V36M88 36V48", "black", 3, 'opacity=".6"') + _line("M30 36Q32 30 38 29M56 22Q59 17 64 16", "white", 2, 'opacity=".7"'),
    "nails": "".join(f'<g transform="translate({x} {y}) rotate({turn})">{_NAIL}</g>' for x, y, turn in ((34, 14, 20), (52, 6, -12), (64, 12, 8), (80, 8, -24), (92, 14, 30))),
    "laser": _shape("M14 24H60V40H14Z", "gun") + _shape("M60 27H72V37H60Z", "metal-dark") + _round(36, 24, 4, "shell") + _line("M74 32H118", "shell", 4) + _line("M74 32H118", "white", 1.5) + _line("M20 40V48H54V40", "gun-light", 4),
    "person": _shape("M28 60Q28 38 48 35H72Q92 38 92 60Z", "token-green") + _round(60, 19, 15, "paper") + _shape("M43 18Q44 2 60 2T77 18Q68 10 43 18Z", "leather") + '<g fill="var(--d-black)"><circle cx="54" cy="20" r="2.2"/><circle cx="67" cy="20" r="2.2"/></g>' + _line("M54 28Q60 31 66 28", "black", 2) + _line("M50 36L60 48L70 36", "paper", 3),
    "dog": _shape("M18 56V36Q18 28 30 27H70L80 12L88 4L91 14L108 20Q110 27 102 29L90 31Q88 40 88 56H78V42H38L32 56Z", "wood") + _line("M18 32Q8 28 8 14", "wood", 6) + _round(91, 19, 2.2, "black") + _shape("M104 19L110 21L105 25Z", "black") + _line("M76 28L88 34", "shell", 5),
    "ghost": _shape("M34 52Q24 40 34 32Q30 4 60 4T86 32Q96 40 86 52Q76 60 60 57Q44 60 34 52Z", "token-green") + '<ellipse cx="60" cy="38" rx="17" ry="9" fill="var(--d-black)"/>' + _shape("M46 31Q60 27 74 31L72 35H48Z", "white") + _round(50, 19, 6, "white") + _round(70, 19, 6, "white") + '<g fill="var(--d-black)"><circle cx="51" cy="20" r="2.5"/><circle cx="69" cy="20" r="2.5"/></g>',
    "case": _shape("M32 20H88V54H32Z", "wood") + _line("M50 20V12H70V20", "black", 5) + _line("M32 34H88", "black", 2.5) + _shape("M56 30H64V40H56Z", "brass"),
    "grenade": _shape("M46 22Q60 12 74 22Q84 34 74 50Q60 60 46 50Q36 34 46 22Z", "gun-light") + _line("M44 32H76M42 42H78M52 20V54M68 20V54", "black", 2) + _shape("M54 8H68V16H54Z", "metal") + _line("M68 10Q84 10 82 28", "metal", 4),
    "dynamite": _shape("M34 14H50V56H34ZM52 14H68V56H52ZM70 14H86V56H70Z", "shell") + _shape("M30 28H90V40H30Z", "black") + _line("M60 14Q62 2 78 6", "leather", 4) + _round(80, 7, 5, "flame"),
    "tripwire": _line("M6 46H114", "metal", 3) + _shape("M38 18H82V54H38Z", "shell") + _shape("M44 24H76V36H44Z", "black") + _round(60, 46, 5, "flame"),
    "bolas": _line("M24 42Q60 -18 96 42M60 12V30", "leather", 4) + _round(24, 44, 11, "gun-light") + _round(96, 44, 11, "gun-light") + _round(60, 38, 11, "gun-light"),
    "silencer": _shape("M18 22H92V42H18Z", "gun") + _shape("M92 27H106V37H92Z", "gun-light") + _line("M30 22V42M44 22V42M58 22V42M72 22V42", "gun-light", 2),
    "syringe": _shape("M34 22H84V40H34Z", "glass") + _shape("M34 28H62V40H34Z", "flame") + _line("M84 31H110M18 31H34M18 20V42", "metal", 4),
    "first-aid": _shape("M26 16H94V56H26Z", "white") + _shape("M54 22H66V31H75V43H66V51H54V43H45V31H54Z", "shell") + _line("M48 16V8H72V16", "metal", 4),
}  # fmt: skip

BY_NAME = (
    ("launcher", "Grenade Launcher", "Rocket"),
    ("grenade", "Grenade"),
    ("dynamite", "TNT"),
    ("tripwire", "Booby"),
    ("gasoline", "Jerry"),
    ("bolas", "Bola"),
    ("disc-saw", "Ring Saw"),
    ("smg", "Submachine"),
    ("minigun", "Heavy Machine"),
    ("light-ammo", "Clip"),
    ("silencer", "Silencer"),
    ("syringe", "Adrenaline"),
    ("first-aid", "First Aid"),
    ("revolver", "Revolver"),
    ("katana", "Katana", "Wakizachi", "Zantetsuken", "Daisho"),
    ("saber", "Saber"),
    ("machete", "Machete"),
    ("cleaver", "Cleaver"),
    ("kukri", "Kukri"),
    ("knife", "Knife", "SBF"),
    ("knuckles", "Knuckles"),
    ("guillotine", "Guillotine"),
    ("scythe", "Reaper"),
    ("axe", "Axe"),
    ("hatchet", "Hatchet"),
    ("hammer", "Hammer"),
    ("baton", "Night Stick"),
    ("burning-nailbat", "Flaming Nailbat"),
    ("nailbat", "Nailbat"),
    ("bat", "Bat"),
    ("mace", "Mace"),
    ("crowbar", "Crowbar"),
    ("holy-pan", "Holy Pan"),
    ("pan", "Pan"),
    ("chainsaw", "Chainsaw", "Betty"),
    ("disc-saw", "Concrete Saw"),
    ("blade", "Sword"),
    ("gunblade", "Gunblade", "Sisters"),
    ("twins", "Twins"),
    ("smg-pair", "Dream"),
    ("sawed-off-pair", "Jack & Jill"),
    ("sawed-off", "Sawed"),
    ("double", "Double Barrel", "Twin Barrel", "Coach Gun"),
    ("shotgun", "Shotgun", "SPAS"),
    ("assault", "Assault", "AK-47", "M4"),
    ("rifle", "Rifle"),
    ("sniper", "Nico"),
    ("lever", "Winchester"),
    ("smg", "Mac-10", "MP5", "Sub MG"),
    ("drum-gun", "Thompson"),
    ("minigun", "Zombicider"),
    ("ball", "Bowling"),
    ("crossbow", "Crossbow"),
    ("bow", "Bow"),
    ("revolver", "Magnum", "Pa's Gun", "911 Special", "Handcannon", "Volcanic"),
    ("pistol", "Pistol", "Desert Eagle"),
    ("flamethrower", "Flamethrower"),
    ("launcher", "Comet"),
    ("proton", "Proton"),
    ("molotov", "Molotov"),
    ("bottles", "Bottles"),
    ("gasoline", "Gasoline"),
    ("rice", "Rice"),
    ("can", "Food"),
    ("water", "Water"),
    ("cookies", "Cookies"),
    ("drink", "Drink"),
    ("vest", "Vest"),
    ("shield", "Shield"),
    ("flashlight", "Flashlight"),
    ("gas-mask", "Gas Mask"),
    ("mask", "Mask"),
    ("light-ammo", "(light)"),
    ("heavy-ammo", "(heavy)"),
    ("light-ammo", "Hollow-Point"),
    ("coins", "Change"),
    ("nails", "Nails"),
    ("laser", "Laser"),
    ("scope", "Scope"),
    ("scream", "Aaahh"),
    ("ghost", "Slimer"),
)
"""Each drawing with the words in a name that mean it; the first that fits."""
BY_TAG = {"human": "person", "dog": "dog"}
BY_TYPE = {"Pistol": "revolver", "Rifle": "rifle"}
"""The drawings of weapons that count as one of a type, and have no other of their own."""


def drawing_of(card: CardType) -> str:
    """The drawing of a card: by a word of its name, else by what it does."""
    if card.figure or card.name == "Slimer":
        return f'<g transform="translate(60 30) scale(1.02)">{companions.mark_of(card)}</g>'
    return DRAWINGS[_by_name(card) or _by_use(card) or "case"]


def _by_name(card: CardType) -> str:
    return next((drawing for drawing, *words in BY_NAME if any(word in card.name for word in words)), "")


def _by_use(card: CardType) -> str:
    """The drawing of a card whose name tells nothing: by its tags, its type or its Range."""
    known = [BY_TAG[tag] for tag in card.tags if tag in BY_TAG] + [
        BY_TYPE[one] for one in card.counts_as if one in BY_TYPE
    ]
    if known or not card.modes:
        return known[0] if known else ""
    far = max(mode.max_range for mode in card.modes)
    return "rifle" if far > 1 else "pistol" if far else "blade"
