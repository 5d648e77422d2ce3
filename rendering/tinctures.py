"""Tinctures: the twelve colours of arms in each palette, with the ink of the sign on them."""

from collections.abc import Mapping
from typing import Final

TINCTURES: Final = 12
_STANDARD: Final = (
    "#9c1c2e #ffffff", "#1d5796 #ffffff", "#2d6a35 #ffffff", "#f0b429 #2a1d14", "#5d3a8e #ffffff", "#2f2f33 #ffffff",
    "#0f737a #ffffff", "#dd7a2e #2a1d14", "#d987ad #2a1d14", "#93b53f #2a1d14", "#764621 #ffffff", "#b49bd8 #2a1d14",
)  # fmt: skip
_DARK: Final = (
    "#e8596b #16080b", "#6fb1f2 #07131f", "#76c47c #07160a", "#f2c14a #1d1405", "#c3a1f0 #150a25", "#e6e1d8 #1a1a1a",
    "#3fc7c0 #04181a", "#f08c48 #1d0d03", "#f29ac8 #260a18", "#cde36a #161a04", "#c4936a #1c0f05", "#7f8df0 #0a0c24",
)  # fmt: skip
_HIGH_CONTRAST: Final = (
    "#8b0000 #ffffff", "#0040a0 #ffffff", "#00e05a #000000", "#ffd400 #000000", "#d0a8ff #000000", "#000000 #ffffff",
    "#cf3cf2 #000000", "#006b57 #ffffff", "#c2187c #ffffff", "#66550f #ffffff", "#ff9d80 #000000", "#4796c8 #000000",
)  # fmt: skip
_RED_GREEN: Final = (
    "#b34a00 #ffffff", "#0a4a8c #ffffff", "#56b4e9 #08121a", "#f0e442 #1c1a05", "#e9b8d8 #2b0c1f", "#1c1c1c #ffffff",
    "#2424f2 #ffffff", "#a85a5a #ffffff", "#3c87f7 #08121a", "#43206b #ffffff", "#bb6d9c #1c0712", "#5a4c16 #ffffff",
)  # fmt: skip
_BLUE_YELLOW: Final = (
    "#c22336 #ffffff", "#00565e #ffffff", "#5cc6c8 #06181a", "#f7b9c4 #2b0b12", "#5a1f4e #ffffff", "#141414 #ffffff",
    "#ef4fe6 #1f041e", "#8a49ea #ffffff", "#bb7645 #1d0f05", "#7f991a #14180a", "#660f0f #ffffff", "#3d87f5 #05101f",
)  # fmt: skip
ARMS: Final[Mapping[str, tuple[str, ...]]] = {
    "standard": _STANDARD,
    "dark": _DARK,
    "high-contrast": _HIGH_CONTRAST,
    "deutan": _RED_GREEN,
    "protan": _RED_GREEN,
    "tritan": _BLUE_YELLOW,
}
"""Fill and ink, by palette."""
