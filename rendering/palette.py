"""The colours of pictures: six palettes, each readable, each telling factions apart for every kind of eye."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from rendering import arms, tinctures

Colour = str  # "#rrggbb"

SEATS: Final = ("diamond", "triangle", "circle", "square", "star", "cross")
SIGILS: Final[Mapping[str, str]] = dict(zip(SEATS, "◆▲●■★✚", strict=True))


@dataclass(frozen=True, slots=True)
class Badge:
    """How one faction looks: the fill of its badge and the ink of the sigil on it."""

    fill: Colour
    ink: Colour


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of one style. `paper` lies under text, `band` under titles, `red` under those of a second board."""

    paper: Colour
    panel: Colour
    stripe: Colour
    rule: Colour
    ink: Colour
    faint: Colour
    good: Colour
    bad: Colour
    warn: Colour
    band: Colour
    band_ink: Colour
    band_faint: Colour
    red: Colour
    gold: Colour
    sea: Colour
    shoal: Colour
    sea_ink: Colour
    land: Colour
    held: Colour
    coast: Colour
    land_ink: Colour
    badges: tuple[Badge, ...]
    arms: tuple[Badge, ...]

    def badge(self, seat: str) -> Badge:
        """The badge of a seat, or of who bears arms; any other chair is drawn in the colours of text."""
        borne = arms.tincture(seat)
        if borne is not None:
            return self.arms[borne]
        return self.badges[SEATS.index(seat)] if seat in SEATS else Badge(self.faint, self.panel)


@dataclass(frozen=True, slots=True)
class Style:
    """What a reader chose: a palette by name, and whether boards are drawn a quarter larger."""

    palette: str = "standard"
    large: bool = False

    @property
    def scale(self) -> float:
        """Pixels of the picture per unit of the scene."""
        return 1.25 if self.large else 1.0

    @property
    def colours(self) -> Palette:
        """The palette itself; an unknown name is the standard one."""
        return PALETTES.get(self.palette, STANDARD)


def _badges(*pairs: str) -> tuple[Badge, ...]:
    return tuple(Badge(*pair.split()) for pair in pairs)


STANDARD: Final = Palette(
    paper="#e9dcc0",
    panel="#f8f0de",
    stripe="#f0e4ca",
    rule="#b9a377",
    ink="#2a1d14",
    faint="#695540",
    good="#2c5f2d",
    bad="#a3201f",
    warn="#8a4b00",
    band="#4c1130",
    band_ink="#fbf1da",
    band_faint="#d9b9ad",
    red="#7f1512",
    gold="#f0c75e",
    sea="#9cc3c8",
    shoal="#b9d6d4",
    sea_ink="#1d4a55",
    land="#dccb9f",
    held="#fbf3d6",
    coast="#6d5a3c",
    land_ink="#4a3a24",
    badges=_badges(
        "#9c1c2e #ffffff",
        "#1d5796 #ffffff",
        "#2d6a35 #ffffff",
        "#f0b429 #2a1d14",
        "#5d3a8e #ffffff",
        "#2f2f33 #ffffff",
    ),
    arms=_badges(*tinctures.ARMS["standard"]),
)

DARK: Final = replace(
    STANDARD,
    paper="#17141b",
    panel="#221e28",
    stripe="#2b2632",
    rule="#5c5145",
    ink="#f3ead8",
    faint="#b9ab96",
    good="#8fd694",
    bad="#ff9d8f",
    warn="#f2bd66",
    band="#3a0d26",
    red="#5c1512",
    sea="#16323c",
    shoal="#1e4049",
    sea_ink="#a4cfd6",
    land="#3b3428",
    held="#4c422f",
    coast="#93825f",
    land_ink="#eadcbd",
    badges=_badges(
        "#e8596b #16080b",
        "#6fb1f2 #07131f",
        "#76c47c #07160a",
        "#f2c14a #1d1405",
        "#c3a1f0 #150a25",
        "#e6e1d8 #1a1a1a",
    ),
    arms=_badges(*tinctures.ARMS["dark"]),
)

HIGH_CONTRAST: Final = replace(
    STANDARD,
    paper="#ffffff",
    panel="#ffffff",
    stripe="#f0f0f0",
    rule="#000000",
    ink="#000000",
    faint="#262626",
    good="#00400a",
    bad="#8b0000",
    warn="#5c3000",
    band="#000000",
    band_ink="#ffffff",
    band_faint="#e6e6e6",
    red="#6e0000",
    gold="#ffe36e",
    sea="#cfe6f5",
    shoal="#e3f1fa",
    sea_ink="#00263d",
    land="#f2ecdc",
    held="#ffffff",
    coast="#000000",
    land_ink="#000000",
    badges=_badges(
        "#8b0000 #ffffff",
        "#0040a0 #ffffff",
        "#00e05a #000000",
        "#ffd400 #000000",
        "#d0a8ff #000000",
        "#000000 #ffffff",
    ),
    arms=_badges(*tinctures.ARMS["high-contrast"]),
)

_RED_GREEN: Final = _badges(
    "#b34a00 #ffffff", "#0a4a8c #ffffff", "#56b4e9 #08121a", "#f0e442 #1c1a05", "#e9b8d8 #2b0c1f", "#1c1c1c #ffffff"
)
_RED_GREEN_ARMS: Final = _badges(*tinctures.ARMS["deutan"])
DEUTAN: Final = replace(STANDARD, good="#004b87", bad="#8f3a00", badges=_RED_GREEN, arms=_RED_GREEN_ARMS)
PROTAN: Final = replace(STANDARD, good="#004b87", bad="#7d4200", badges=_RED_GREEN, arms=_RED_GREEN_ARMS)
TRITAN: Final = replace(
    STANDARD,
    good="#00524e",
    bad="#a3201f",
    badges=_badges(
        "#c22336 #ffffff",
        "#00565e #ffffff",
        "#5cc6c8 #06181a",
        "#f7b9c4 #2b0b12",
        "#5a1f4e #ffffff",
        "#141414 #ffffff",
    ),
    arms=_badges(*tinctures.ARMS["tritan"]),
)

PALETTES: Final[Mapping[str, Palette]] = {
    "standard": STANDARD,
    "dark": DARK,
    "high-contrast": HIGH_CONTRAST,
    "deutan": DEUTAN,
    "protan": PROTAN,
    "tritan": TRITAN,
}


@lru_cache(maxsize=1024)
def rgb(colour: Colour) -> tuple[int, int, int]:
    """A colour as three numbers from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def blend(first: Colour, second: Colour, share: float) -> Colour:
    """A colour between two: `share` of the second, the rest of the first."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def luminance(colour: Colour) -> float:
    """Relative luminance as web accessibility guidelines define it, 0 to 1."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


TINT: Final = 0.34
"""How much of its colour the land of who bears arms takes; `HATCHED`: its pattern; `EDGED`: its border."""
HATCHED: Final = 0.56
EDGED: Final = 0.8


@lru_cache(maxsize=2 * len(PALETTES))
def inks(name: str, *, armed: bool = False) -> bytes:
    """The 256 colours a picture is stored in: those of the palette and the shades between neighbours.

    `armed`: of a picture whose names bear arms.
    """
    pal = PALETTES.get(name, STANDARD)
    shades: dict[Colour, None] = {}
    for first, second, steps in (*_common(pal), *(_armed(pal) if armed else _seated(pal))):
        for step in range(steps + 1):
            shades.setdefault(blend(first, second, step / steps))
    chosen = list(shades)[:256]
    return bytes(part for colour in chosen for part in rgb(colour))


def _common(pal: Palette) -> list[tuple[Colour, Colour, int]]:
    """Pairs of colours that meet at the soft edge of a letter or shape, in every picture."""
    pairs = [(pal.panel, pal.ink, 12), (pal.stripe, pal.ink, 8), (pal.band, pal.band_ink, 12), (pal.band, pal.gold, 8)]
    pairs += [(pal.panel, pal.gold, 12)]
    pairs += [
        (pal.held, pal.land_ink, 7),
        (pal.land, pal.land_ink, 6),
        (pal.sea, pal.sea_ink, 6),
        (pal.sea, pal.shoal, 3),
    ]
    pairs += [(pal.coast, pal.shoal, 4), (pal.coast, pal.land, 3), (pal.coast, pal.held, 3), (pal.land, pal.held, 2)]
    pairs += [(pal.panel, pal.faint, 5), (pal.stripe, pal.faint, 4), (pal.paper, pal.faint, 5), (pal.paper, pal.ink, 5)]
    pairs += [(pal.panel, tone, 5) for tone in (pal.bad, pal.good, pal.warn)]
    pairs += [
        (pal.band, pal.band_faint, 5),
        (pal.panel, pal.band, 5),
        (pal.panel, pal.rule, 3),
        (pal.paper, pal.rule, 3),
    ]
    pairs += [(pal.held, pal.bad, 4), (pal.stripe, pal.bad, 3), (pal.stripe, pal.good, 3), (pal.stripe, pal.warn, 3)]
    return pairs


def _seated(pal: Palette) -> list[tuple[Colour, Colour, int]]:
    """Those of the six seats."""
    return [
        *((badge.fill, badge.ink, 4) for badge in pal.badges),
        *((pal.panel, badge.fill, 4) for badge in pal.badges),
        *((pal.held, badge.fill, 4) for badge in pal.badges),
        *((pal.red, ink, 6) for ink in (pal.band_ink, pal.gold, pal.band_faint, pal.panel)),
    ]


def _armed(pal: Palette) -> list[tuple[Colour, Colour, int]]:
    """Those of arms: the sign on the shield, the shield on paper, and the land in its three strengths."""
    lands = (blend(pal.held, badge.fill, share) for badge in pal.arms for share in (TINT, HATCHED, EDGED))
    return [
        *((badge.fill, badge.ink, 1) for badge in pal.arms),
        *((land, land, 1) for land in lands),
        *((badge.fill, badge.ink, 2) for badge in pal.arms),
        *((pal.red, ink, 3) for ink in (pal.band_ink, pal.gold, pal.panel)),
        (pal.red, pal.band_faint, 5),
        *((pal.panel, badge.fill, 2) for badge in pal.arms),
    ]
