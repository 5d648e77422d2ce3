"""Every card as `/rules` shows it: whose it is, its value and kind, when it is played, what it does, and the clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.text import Voice
from bot.fronts.sword.calling import titled
from bot.surface.learning.rulebook import Reference
from games.sword.components import Card, cards

RESTS: Final[Mapping[str, str]] = {
    "npa": "SR-16.4",
    "response": "SR-6.5",
    "combat": "SR-12.2",
    "desperate": "SR-7.4",
}
EVENT: Final = "SR-33.1"


def references(voice: Voice) -> Sequence[Reference]:
    """SR-6.1: cards that are alike in several decks stand there once."""
    alike: dict[tuple[str, str], list[Card]] = {}
    for key, card in cards().items():
        alike.setdefault((titled(key), card.text), []).append(card)
    return [_reference(voice, some) for some in alike.values()]


def _reference(voice: Voice, some: Sequence[Card]) -> Reference:
    card = some[0]
    decks = voice.list(voice.name(deck) for deck in dict.fromkeys(one.deck for one in some))
    kind = voice.say("card-row", decks=decks, op=card.op, kind=voice.say(f"kind-{card.kind}"))
    when = f"trigger-{card.trigger}"
    text = voice.say(
        "card-text",
        when=voice.say(when) if voice.has(when) else None,
        text=voice.printed(card.id.lower(), card.text),
        removed=int(card.remove_after_event),
        rule=RESTS.get(card.kind, EVENT),
    )
    return Reference(titled(card.id), kind, text)
