"""What a seat holds, as lines of its desk and of its Hand card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.base.parts import Parts
from bot.base.text import clip
from bot.surface.kit.address import Address
from bot.surface.kit.deals import reserved
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words

GLANCE: Final = 500  # characters of a hand that is read so
Lines: TypeAlias = Callable[[Look], list[str]]
HANDS: Parts[Lines] = Parts(lambda _look: [])


def hand_lines(look: Look) -> list[str]:
    """The holdings of the seat, if its game has a hand."""
    return HANDS.of(look.game.kind)(look) if look.seat is not None else []


def at_a_glance(look: Look) -> bool:
    """Whether the hand is so short that a desk shows it where there is room."""
    return words(*hand_lines(look)).length <= GLANCE


def way_to_hand(look: Look) -> Panel:
    """From a question about cards to the cards themselves."""
    return buttons(button(look.voice.say("button-cards"), Address(look.game.id, "table", "", "hand")))


def hand_card(look: Look) -> Panel:
    """M4: goods by set with their value now and with one more card, other cards, purses."""
    voice = look.voice
    title = voice.say("hand-title", seat=str(look.seat), title=look.game.title)
    row = buttons(button(voice.say("button-desk"), Address(look.game.id, "table", "", "desk"), "primary"))
    lines = [*(hand_lines(look) or [voice.say("hand-empty")]), *reserved(look)]
    return words(title, clip("\n".join(lines), 3500)) + row
