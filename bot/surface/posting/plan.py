"""What Discord is told of one act: parcels for the outbox, written in the transaction of the act itself.

A parcel names its audience and what to show; the words are made when it is sent, from that audience's view.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.base.halves import kind_of
from bot.base.parts import Parts
from bot.base.text import DEFAULT, catalogue, event_key
from bot.services.deals.threads import has_threads
from bot.store.store import EventRow, GameRow, Parcel
from bot.surface.kit.fortunes import fortunes
from bot.surface.kit.look import Look
from games.kernel import Entry, Event, Outcome, Seat, Telling
from games.kernel.table import Table

CHUNK = 12
LOG = "log"


def asked(table: Table[Any]) -> Sequence[Seat]:
    """The seats that are asked something now."""
    return sorted({posted.decision.seat for posted in table.open.values()})


def thanks(look: Look) -> list[str]:
    """The last card of a game that has no more to say."""
    return [look.voice.say("end-text")]


@dataclass(frozen=True, kw_only=True)
class Posting:
    """What a game tells Discord beside what every game does.

    Attributes:
        people: the seats of a table that people play.
        after: parcels of its own that an act calls for: the cards it has beside the turn card.
        later: those of them that are told after the results: of what was put when something else was settled.
        standing: those of them that stand now, for whoever looks everything over.
        cards: the kinds of these that are to be found again.
        unspoken: the kinds of cards for one seat of which nobody else may learn even that one came.
        receipts: what a seat is told, but a card or receipt of it says already.
        on_cards: what everybody is told, but a card shows in the end.
        repeats: the same, where it depends on what else an act told.
        lasting: what a game will be remembered for.
        ending: how it ended, on its last card.
        recap: what was done in it, on the same.
        closing: the part of the board that tells how it went, shown there and from its history; "": there is none.
        weighs: how much an event decided, where there is room for few.
        card: the ref of the card of its own that shows an event of this turn; "": it has none.
    """

    people: Callable[[Table[Any]], Sequence[Seat]] = asked
    after: Callable[[Table[Any], Outcome], Iterable[Parcel]] = lambda _table, _outcome: ()
    later: Callable[[Table[Any], Outcome], Iterable[Parcel]] = lambda _table, _outcome: ()
    standing: Callable[[Table[Any]], Iterable[Parcel]] = lambda _table: ()
    cards: Sequence[str] = ()
    unspoken: Container[str] = ()
    receipts: Container[str] = ()
    on_cards: Container[str] = ()
    repeats: Callable[[EventRow, Sequence[EventRow]], bool] = lambda _one, _told: False
    lasting: Container[str] = ()
    ending: Callable[[Look], list[str]] = thanks
    recap: Callable[[Look, Iterable[EventRow]], list[str]] = lambda _look, _told: []
    closing: str = ""
    weighs: Callable[[EventRow], int] = lambda _event: 0
    card: Callable[[int, EventRow], str] = lambda _turn, _event: ""


POSTED: Parts[Posting] = Parts(Posting())


def posting(kind: str) -> Posting:
    """What a game tells Discord of its own."""
    return POSTED.of(kind)


def posting_of(kind: str, event: EventRow) -> Posting:
    """The same of the half of a game that tells an event."""
    return posting(kind_of(kind, event.half))


def plan(game: GameRow, table: Table[Any], outcome: Outcome) -> list[Parcel]:
    """All parcels of one act, the most urgent first."""
    seq = table.head
    return [
        *_decisions(table, outcome),
        *posting(game.kind).after(table, outcome),
        *_deals(game, outcome),
        *_results(game, outcome, seq),
        *posting(game.kind).later(table, outcome),
        Parcel("public", "channel", "turn", merge=True),
        *_log(outcome, seq),
        *([Parcel("public", "channel", "end")] if table.over else []),
    ]


def to_seat(seat: Seat, kind: str, ref: str = "", *, merge: bool = True, **about: Any) -> Parcel:
    """A parcel for one seat only."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", kind, ref, merge, about)


def seats_of(table: Table[Any]) -> Sequence[Seat]:
    """All seats of a table that people play."""
    return posting(table.game.id).people(table)


def _decisions(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The cards of those who were asked, have answered, hold other things, or may have been befallen by something.

    Whose decisions fell without an answer is not told: all. At the start of a step all may hold other things.
    """
    entry = outcome.entry
    concerned = [posted.decision.seat for posted in outcome.opened]
    if entry is None and outcome.plans:
        concerned += [plan.seat for plan in outcome.plans]
    elif _concerns_all(table, outcome):
        concerned += seats_of(table)
    else:
        concerned += [seat for telling in outcome.tellings for seat in telling.to or ()]
        concerned += [entry.seat] if entry and entry.seat else []
    yield from (to_seat(seat, "decisions") for seat in dict.fromkeys(concerned))


def _concerns_all(table: Table[Any], outcome: Outcome) -> bool:
    entry, kind = outcome.entry, table.game.id
    befell = any(one.event.id in fortunes(kind_of(kind, one.half)).befalls for one in outcome.tellings)
    begun = outcome.checkpoint is not None
    return entry is None or entry.seat is None or len(outcome.closed) > 1 or befell or begun


def _deals(game: GameRow, outcome: Outcome) -> Iterator[Parcel]:
    """The cards of deals that moved, in the order of the acts."""
    moved = {deal: seats for telling in outcome.tellings for deal, seats in _deal(telling.event, telling.to)}
    entry = outcome.entry
    if entry is not None and (deal := deal_in(entry)) and deal not in moved:
        moved[deal] = tuple(Seat(seat) for seat in deal.split(".")[:2])
    for deal, seats in moved.items():
        yield from (to_seat(seat, "deal", deal) for seat in seats)
        if has_threads(game):
            yield Parcel(f"deal:{deal}", f"thread:{deal}", "deal", deal, merge=True)


def _deal(event: Event, to: tuple[Seat, ...] | None) -> Iterator[tuple[str, tuple[Seat, ...]]]:
    deal = getattr(event, "deal", None)
    if isinstance(deal, str) and to:
        yield deal, to


def deal_in(entry: Entry) -> str:
    """The deal an entry is about, or ""."""
    topic = entry.key.partition("@")[0]
    about = dict(part.split("=", 1) for part in topic.split("/")[1:] if "=" in part)
    return about.get("deal", "")


def _results(game: GameRow, outcome: Outcome, seq: int) -> Iterator[Parcel]:
    """M2: what the channel should notice; the rest is in the log."""
    if any(one.to is None and is_news(kind_of(game.kind, one.half), one.event.id) for one in outcome.tellings):
        yield Parcel("public", "channel", "result", str(seq))


@cache
def is_news(game: str, event: str) -> bool:
    """Whether an event is told in the channel too: its message has a `.news`, and no card there shows it anyway."""
    return event not in posting(game).on_cards and catalogue(game, DEFAULT).has(f"{event_key(event)}.news")


def _log(outcome: Outcome, seq: int) -> Iterator[Parcel]:
    """Every public event, a dozen lines to a message; what a half tells stands in a thread of its own."""
    public: list[Telling] = [telling for telling in outcome.tellings if telling.to is None]
    for half in dict.fromkeys(telling.half for telling in public):
        for start in range(0, sum(telling.half == half for telling in public), CHUNK):
            yield Parcel("public", full_log(half), "log", f"{seq}.{start}", half=half)


def full_log(half: str) -> str:
    """Where the log of a half stands; "": that of what concerns the whole."""
    return f"{LOG}:{half}" if half else LOG
