"""How much each message in the channel decided: the weight of the heaviest event it shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from bot.services.records.chronicle import course
from bot.store.store import EventRow, MessageRow, Store
from bot.surface.posting.plan import Posting, posting
from bot.surface.posting.results import acts_in

RESULT: Final = "result"


async def weights(store: Store, game: str, kind: str) -> dict[int, int]:
    """By the number of the message."""
    told = [event for event in await store.events(game) if event.audience is None]
    return weighed(kind, told, await store.messages(game))


def weighed(kind: str, told: Iterable[EventRow], messages: Iterable[MessageRow]) -> dict[int, int]:
    """A result shows the events of its acts; a card of the game's own those the game says it shows."""
    own, events = posting(kind), list(told)
    acts, cards = _by_act(own, events), _by_card(own, course(kind).turns(events))
    found = dict[int, int]()
    for one in messages:
        if one.kind == RESULT:
            found[one.id] = max((acts[act] for act in acts_in(one.ref)), default=0)
        elif one.kind in own.cards:
            found[one.id] = cards[one.ref]
    return found


def _by_act(own: Posting, events: Iterable[EventRow]) -> defaultdict[int, int]:
    """What shows on a card weighs there, not beside it."""
    found = defaultdict[int, int](int)
    for event in events:
        if event.kind not in own.on_cards:
            found[event.seq] = max(found[event.seq], own.weighs(event))
    return found


def _by_card(own: Posting, turns: Mapping[int, Iterable[EventRow]]) -> defaultdict[str, int]:
    found = defaultdict[str, int](int)
    for turn, events in turns.items():
        for event in events:
            if card := own.card(turn, event):
                found[card] = max(found[card], own.weighs(event))
    return found
