"""What Discord is told of one act: parcels for the outbox, written in the transaction of the act itself.

A parcel names its audience and what to show; the words are made when it is sent, from that audience's view.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.base.parts import Parts
from bot.base.text import DEFAULT, catalogue, event_key
from bot.services.deals.threads import has_threads
from bot.services.records.chronicle import course
from bot.store.store import EventRow, GameRow, Parcel
from bot.surface.kit.look import Look
from games.kernel import Entry, Event, Outcome, Seat, Telling
from games.kernel.table import Table

CHUNK = 12


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
        standing: those of them that stand now, for whoever looks everything over.
        cards: the kinds of these that are to be found again.
        receipts: what a seat is told, but a card or receipt of it says already.
        spoken_for: the same, where it depends on what else was told.
        on_cards: what everybody is told, but a card shows in the end.
        repeats: the same, where it depends on what else an act told.
        lasting: what a game will be remembered for.
        ending: how it ended, on its last card.
        recap: what was done in it, on the same.
        weighs: how much an event decided, where there is room for few.
        card: the ref of the card of its own that shows an event of this turn; "": it has none.
    """

    people: Callable[[Table[Any]], Sequence[Seat]] = asked
    after: Callable[[Table[Any], Outcome], Iterable[Parcel]] = lambda _table, _outcome: ()
    standing: Callable[[Table[Any]], Iterable[Parcel]] = lambda _table: ()
    cards: Sequence[str] = ()
    receipts: Container[str] = ()
    spoken_for: Callable[[Telling, Sequence[Telling]], bool] = lambda _one, _told: False
    on_cards: Container[str] = ()
    repeats: Callable[[EventRow, Sequence[EventRow]], bool] = lambda _one, _told: False
    lasting: Container[str] = ()
    ending: Callable[[Look], list[str]] = thanks
    recap: Callable[[Look, Iterable[EventRow]], list[str]] = lambda _look, _told: []
    weighs: Callable[[EventRow], int] = lambda _event: 0
    card: Callable[[int, EventRow], str] = lambda _turn, _event: ""


POSTED: Parts[Posting] = Parts(Posting())


def posting(kind: str) -> Posting:
    """What a game tells Discord of its own."""
    return POSTED.of(kind)


def plan(game: GameRow, table: Table[Any], outcome: Outcome) -> list[Parcel]:
    """All parcels of one act, the most urgent first."""
    seq = table.head
    return [
        *_decisions(table, outcome),
        *posting(game.kind).after(table, outcome),
        *_deals(game, outcome),
        *_results(game, outcome, seq),
        Parcel("public", "channel", "turn", merge=True),
        *_told(posting(game.kind), outcome, seq),
        *_hands(table, outcome),
        *_log(outcome, seq),
        *_digests(game, table, outcome),
        *([Parcel("public", "channel", "end")] if table.over else []),
    ]


def to_seat(seat: Seat, kind: str, ref: str = "", *, merge: bool = True, **about: Any) -> Parcel:
    """A parcel for one seat only."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", kind, ref, merge, about)


def seats_of(table: Table[Any]) -> Sequence[Seat]:
    """All seats of a table that people play."""
    return posting(table.game.id).people(table)


def _decisions(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The cards of those who were asked or have answered; whose decisions fell without an answer is not told: all."""
    entry = outcome.entry
    concerned = [posted.decision.seat for posted in outcome.opened]
    if entry is None and outcome.plans:
        concerned += [plan.seat for plan in outcome.plans]
    elif entry is None or entry.seat is None or len(outcome.closed) > 1:
        concerned += seats_of(table)
    else:
        concerned.append(entry.seat)
    yield from (to_seat(seat, "decisions") for seat in dict.fromkeys(concerned))


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
    if any(telling.to is None and is_news(game.kind, telling.event.id) for telling in outcome.tellings):
        yield Parcel("public", "channel", "result", str(seq))


@cache
def is_news(game: str, event: str) -> bool:
    """Whether an event is told in the channel too: its message has a `.news`, and no card there shows it anyway."""
    return event not in posting(game).on_cards and catalogue(game, DEFAULT).has(f"{event_key(event)}.news")


def told_otherwise(own: Posting, telling: Telling, told: Sequence[Telling]) -> bool:
    """Whether a card or a receipt says it already."""
    known = telling.event.id in own.receipts or own.spoken_for(telling, told)
    return known or bool(list(_deal(telling.event, telling.to)))


def _told(own: Posting, outcome: Outcome, seq: int) -> Iterator[Parcel]:
    """What was told to some seats only; acts on deals have their cards."""
    told = outcome.tellings
    private = (one for one in told if one.to is not None and not told_otherwise(own, one, told))
    for seat in dict.fromkeys(seat for telling in private for seat in telling.to or ()):
        yield to_seat(seat, "told", str(seq))


def _hands(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The Hand cards of those whose holdings may have changed; at the start of a step: all."""
    if outcome.checkpoint is not None:
        concerned: Sequence[Seat] = seats_of(table)
    else:
        told = [seat for telling in outcome.tellings for seat in telling.to or ()]
        concerned = [
            *told,
            *([outcome.entry.seat] if outcome.entry and outcome.entry.seat and outcome.tellings else []),
        ]
    yield from (to_seat(seat, "hand") for seat in dict.fromkeys(concerned))


def _digests(game: GameRow, table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """M8: a turn has begun, so the one before it can be told in short."""
    begins = course(game.kind).begins
    for event in (telling.event for telling in outcome.tellings):
        field = begins.get(event.id)
        if field and (turn := getattr(event, field)) > 1:
            yield from (to_seat(seat, "digest", str(turn - 1)) for seat in seats_of(table))


def _log(outcome: Outcome, seq: int) -> Iterator[Parcel]:
    """Every public event, a dozen lines to a message."""
    public: list[Telling] = [telling for telling in outcome.tellings if telling.to is None]
    for start in range(0, len(public), CHUNK):
        yield Parcel("public", "log", "log", f"{seq}.{start}")
