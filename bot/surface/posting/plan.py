"""What Discord is told of one act: parcels for the outbox, written in the transaction of the act itself.

A parcel names its audience and what to show; the words are made when it is sent, from that audience's view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from bot.base.text import DEFAULT, catalogue, kebab
from bot.fronts.carthage.combat.parcels import battles
from bot.fronts.carthage.senate.parcels import ENDS, ballots
from bot.services.deals.threads import has_threads
from bot.services.records.chronicle import BEGINNINGS
from bot.store.store import GameRow, Parcel
from games.carthage.state import Carthage
from games.kernel import Entry, Event, Outcome, Seat, Telling
from games.kernel.table import Table

CHUNK = 12
RECEIPTS = ("SheetHandedIn", "HandDealt")


def plan(game: GameRow, table: Table[Any], outcome: Outcome) -> list[Parcel]:
    """All parcels of one act, the most urgent first."""
    seq = table.head
    return [
        *_decisions(table, outcome),
        *ballots(table, outcome),
        *battles(table, outcome),
        *_deals(game, outcome),
        *_results(game, outcome, seq),
        Parcel("public", "channel", "turn", merge=True),
        *_told(outcome, seq),
        *_hands(table, outcome),
        *_log(outcome, seq),
        *_digests(table, outcome),
        *([Parcel("public", "channel", "end")] if table.over else []),
    ]


def to_seat(seat: Seat, kind: str, ref: str = "", *, merge: bool = True, **about: Any) -> Parcel:
    """A parcel for one seat only."""
    return Parcel(f"seat:{seat}", f"dm:{seat}", kind, ref, merge, about)


def seats_of(table: Table[Any]) -> list[Seat]:
    """All seats of a table that people play."""
    if isinstance(table.state, Carthage):
        return table.state.people
    return (
        list(table.state.seats)
        if hasattr(table.state, "seats")
        else sorted({p.decision.seat for p in table.open.values()})
    )


def _decisions(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The cards of those who were asked or have answered; whose decisions fell without an answer is not told: all."""
    entry = outcome.entry
    concerned = [posted.decision.seat for posted in outcome.opened]
    if entry is None or entry.seat is None or len(outcome.closed) > 1:
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
    if any(telling.to is None and is_news(game.kind, type(telling.event).__name__) for telling in outcome.tellings):
        yield Parcel("public", "channel", "result", str(seq))


@cache
def is_news(game: str, event: str) -> bool:
    """Whether an event is told in the channel too: its message has a `.news`, and no card there shows it anyway."""
    return event not in ENDS and catalogue(game, DEFAULT).has(f"event-{game}-{kebab(event)}.news")


def told_otherwise(telling: Telling, told: Sequence[Telling]) -> bool:
    """Whether a card or a receipt says it already: drawn trade cards stand on the card that opens the floor."""
    drawn = any(type(one.event).__name__ == "DrewTradeCards" for one in told)
    receipts = (*RECEIPTS, *(("ReceivedTradeCards",) if drawn else ()))
    return type(telling.event).__name__ in receipts or bool(list(_deal(telling.event, telling.to)))


def _told(outcome: Outcome, seq: int) -> Iterator[Parcel]:
    """What was told to some seats only; acts on deals have their cards."""
    told = outcome.tellings
    private = (one for one in told if one.to is not None and not told_otherwise(one, told))
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


def _digests(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """M8: a turn has begun, so the one before it can be told in short."""
    for event in (telling.event for telling in outcome.tellings):
        field = BEGINNINGS.get(type(event).__name__)
        if field and (turn := getattr(event, field)) > 1:
            yield from (to_seat(seat, "digest", str(turn - 1)) for seat in seats_of(table))


def _log(outcome: Outcome, seq: int) -> Iterator[Parcel]:
    """Every public event, a dozen lines to a message."""
    public: list[Telling] = [telling for telling in outcome.tellings if telling.to is None]
    for start in range(0, len(public), CHUNK):
        yield Parcel("public", "log", "log", f"{seq}.{start}")
