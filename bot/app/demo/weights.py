"""How much each message in the channel decided: the weight of the heaviest event it shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from bot.base.halves import HALVES, half_of, kind_of
from bot.services.records.chronicle import course
from bot.store.store import EventRow, MessageRow, Store
from bot.surface.posting.plan import posting, posting_of
from bot.surface.posting.results import acts_in

RESULT: Final = "result"


async def weights(store: Store, game: str, kind: str) -> dict[int, int]:
    """By the number of the message."""
    told = [event for event in await store.events(game) if event.audience is None]
    return weighed(kind, told, await store.messages(game))


def weighed(kind: str, told: Iterable[EventRow], messages: Iterable[MessageRow]) -> dict[int, int]:
    """A result shows the events of its acts; a card of the game's own those the game says it shows."""
    own, events = posting(kind), list(told)
    acts, cards = _by_act(kind, events), _by_card(kind, events)
    found = dict[int, int]()
    for one in messages:
        if one.kind == RESULT:
            found[one.id] = max((acts[act] for act in acts_in(one.ref)), default=0)
        elif one.kind in own.cards:
            found[one.id] = cards[half_of(one.game), one.ref]
    return found


def _by_act(kind: str, events: Iterable[EventRow]) -> defaultdict[int, int]:
    """What shows on a card weighs there, not beside it."""
    found = defaultdict[int, int](int)
    for event in events:
        own = posting_of(kind, event)
        if event.kind not in own.on_cards:
            found[event.seq] = max(found[event.seq], own.weighs(event))
    return found


def _by_card(kind: str, events: Iterable[EventRow]) -> defaultdict[tuple[str, str], int]:
    """By the half and the ref of a card, which is numbered by the turns of that half."""
    found, told = defaultdict[tuple[str, str], int](int), list(events)
    for half in ("", *HALVES.of(kind)):
        own = posting(kind_of(kind, half))
        mine = [event for event in told if event.half == half]
        for turn, some in course(kind_of(kind, half)).turns(mine).items():
            for event in some:
                if card := own.card(turn, event):
                    found[half, card] = max(found[half, card], own.weighs(event))
    return found
