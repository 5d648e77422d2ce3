"""The Draw Phase and who acts first; attrition; Gallic events: plain lists, with what cards and spaces are."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Room
from bot.fronts.sword.telling import RETELLS
from bot.surface.press.verbs import Field, Verb

ROOM: Final = Room(
    retells=RETELLS,
    verbs=(
        Verb("action", "discard", "Discard before you draw.", ("draw.discard", "draw.size"), [Field("cards", "Which")]),
        Verb("action", "first", "Say who acts first this turn.", ("action.first",), [Field("player", "Who")]),
    ),
)
