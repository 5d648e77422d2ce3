"""The board of the political Diplomacy and its papers, as they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.diplomacy.looking import diplomacy
from bot.surface.kit.look import Look
from rendering.diplomacy.board import Focus, compose
from rendering.diplomacy.papers import compose_tree
from rendering.scene import Caption, Scene

FOCUSES: dict[str, Focus] = {"phone": "phone", "card": "card"}
"""The boards, by the words they are asked for with; anything else is the wide one."""

TURNED: Final = "turned"
"""The wide board, the other way up: what the printed map has above lies below."""


def scene(look: Look, focus: str, changed: Sequence[str]) -> Scene:
    """CD-G.3: the board, or who holds what under whom. It bears no number of the last act: secret acts raise it too."""
    view = diplomacy(look).map
    caption = Caption(look.game.title, changed=tuple(changed), language=look.voice.words.language)
    if focus == "tree":
        return compose_tree(view, caption)
    return compose(view, FOCUSES.get(focus, "board"), caption, turned=focus == TURNED)
