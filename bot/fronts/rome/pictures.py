"""The board of Rome and its crops, as they are asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.fronts.rome.looking import rome
from bot.surface.kit.look import Look
from rendering.rome.board import Focus, compose
from rendering.scene import Caption, Scene

FOCUSES: Final[Mapping[str, Focus]] = {
    "phone": "phone",
    "wars": "wars",
    "forum": "forum",
    "provinces": "provinces",
    "seat": "factions",
    "hand": "hand",
    "card": "card",
    "strip": "strip",
}
"""The crops, by the words they are asked for with; anything else is the whole board."""


def scene(look: Look, focus: str, changed: Sequence[str]) -> Scene:
    """The board, or one of its crops; `changed` comes first in its words.

    It bears no number of the last act: that number rises with secret acts too.
    """
    view = rome(look)
    names = {seat: look.voice.name(str(seat)).partition(" ")[2] for seat in view.seats}
    language = look.voice.words.language
    caption = Caption(look.game.title, names=names, changed=tuple(changed), language=language)
    return compose(view, FOCUSES.get(focus, "board"), caption)
