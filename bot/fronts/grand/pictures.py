"""Both boards on one picture, what couples them, and the parts of each board as it is drawn alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.fronts.grand.looking import grand
from bot.surface.kit.look import Look
from rendering.grand.board import battle_of, compose
from rendering.scene import Caption, Scene

FOCUSES: Final[Mapping[str, str]] = {
    "overview": "board",
    "phone": "phone",
    "wars": "wars-phone",  # a card of the channel, read on phones as well
    "turn": "turn",
    "battle": "battle",
    "card": "card",
    "strip": "strip",
}
"""What is drawn of both boards, by the words it is asked for with; "card": of the republic that plays."""
OF_EACH: Final[Mapping[str, str]] = {"overview": "board", "seat": "factions"}
"""Parts of one board that are called otherwise where they are drawn."""


def scene(look: Look, focus: str, changed: Sequence[str]) -> Scene:
    """Both boards, or a part of one of them ("rome:forum"); `changed` comes first in its words."""
    view, caption = grand(look), caption_of(look, changed)
    half, mark, part = focus.partition(":")
    drawn = f"{half}:{OF_EACH.get(part, part)}" if mark else FOCUSES.get(focus, focus if focus == "hand" else "board")
    return compose(view, drawn, caption)


def caption_of(look: Look, changed: Sequence[str] = ()) -> Caption:
    """What a picture is called, and who plays."""
    names = {seat: look.voice.name(str(seat)).partition(" ")[2] for seat in grand(look).seats}
    return Caption(look.game.title, names=names, changed=tuple(changed), language=look.voice.words.language)


def battle(look: Look, ref: str) -> Scene | None:
    """GV-5.4: the battle with this id, with its dice once they have fallen."""
    return battle_of(grand(look), ref, caption_of(look))
