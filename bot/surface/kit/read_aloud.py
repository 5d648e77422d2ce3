"""Words for symbols, for whoever reads with a voice or does not tell symbols apart (discord-ux 13.5).

Symbols always accompany words, so most can go; only the sigils of seats and the mark of a caretaker say something of
their own.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from bot.base.text import Catalogue, clip
from bot.surface.kit.names import sigil
from bot.surface.kit.panel import LABEL, OPTION, Button, Item, Link, Menu, Panel, Part, Row, Words
from games.kernel import Seat
from games.kernel.decision import CHAIRS

DECORATION: Final = re.compile("[█░✔✖⌛⚔⚡⚖⚓✝☠⛓\\u2600-\\u26ff\\u2700-\\u27bf\\U0001f300-\\U0001faff]\\ufe0f? ?")
CARETAKER: Final = "⚙"


def plain(text: str, say: Catalogue) -> str:
    """A text in which words stand for symbols; what they stood beside already is not said twice."""
    for chair in CHAIRS:
        shape, word = sigil(say, Seat(chair)), say.say(f"word-{chair}")
        text = text.replace(f"{shape} {word}", word).replace(shape, word)
    return DECORATION.sub("", text.replace(CARETAKER, say.say("word-caretaker")))


def plainly(panel: Panel, say: Catalogue) -> Panel:
    """A panel in which words stand for symbols."""
    return replace(panel, parts=tuple(_part(part, say) for part in panel.parts))


def _part(part: Part, say: Catalogue) -> Part:
    match part:
        case Words():
            return replace(part, text=plain(part.text, say))
        case Menu():
            return replace(part, prompt=plain(part.prompt, say), items=[_item(item, say) for item in part.items])
        case Row():
            return Row([_button(one, say) for one in part.buttons])
        case _:
            return part


def _item(item: Item, say: Catalogue) -> Item:
    return replace(item, label=clip(plain(item.label, say), OPTION), note=plain(item.note, say))


def _button(one: Button | Link, say: Catalogue) -> Button | Link:
    return replace(one, label=clip(plain(one.label, say), LABEL))
