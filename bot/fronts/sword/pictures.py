"""The board of The Sword of Rome and its parts, as they are asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.fronts.sword.looking import sword
from bot.surface.kit.look import Look
from rendering.scene import Caption, Scene
from rendering.sword.board import Focus, compose

SCORE: Final = "score-phone"
"""How all have scored, in letters that can be read anywhere."""
FOCUSES: Final[Mapping[str, Focus]] = {
    "overview": "board",
    "phone": "phone",
    "gaul": "gaul",
    "etruria": "etruria",
    "samnium": "samnium",
    "greece": "greece",
    "sicily": "sicily",
    "piles": "piles",
    "battle": "battle",
    "score": "score",
    SCORE: "score-phone",
    "strip": "strip",
    "hand": "hand",
    "card": "card",
}
"""The pictures, by the words they are asked for with; anything else is the whole board."""


def scene(look: Look, focus: str, changed: Sequence[str]) -> Scene:
    """SR-32.1: what this seat may see; of hands its own."""
    names = {seat: look.voice.name(str(seat)).partition(" ")[2] for seat in look.seats}
    caption = Caption(look.game.title, names=names, changed=tuple(changed), language=look.voice.words.language)
    return compose(sword(look), FOCUSES.get(focus, "board"), caption)
