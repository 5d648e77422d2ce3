"""Errands: what is done in the name of a seat after a while - a standing order, or a pass of who can do nothing else.

The while is drawn at random and does not depend on what the seat holds, so that neither doing nor passing tells
anything (discord-ux 11). It is noted with the act that opened the decision, and so outlives a restart; at the deadline,
or before an offer would end unused, what is to be done is done at once. Where nothing comes of it the errand rests, and
begins anew with the next act at the table. Who answers for himself ends it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from pydantic import ValidationError

from bot.base.errors import IllegalAnswer
from bot.base.halves import asked as kind_asked
from bot.base.halves import kind_of, seen_in
from bot.services.clock.deadlines import pace_of
from bot.services.clock.hours import LENGTHS
from bot.services.clock.waits import drawn
from bot.services.orders.answers import NotYet, answer
from bot.services.orders.book import Sight, Verdict, Why, answerable, verdict
from bot.services.orders.ordering import Asked
from bot.services.orders.orders import (
    LEDGER,
    Body,
    Ledger,
    Order,
    Spending,
    Use,
    in_force,
    ledger,
    ledger_note,
    own_defaults,
)
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.autopilot import OPEN, Answer, Chosen, intended, legal, only
from bot.table.notes import Act, Noted
from games.kernel import Kind, Posted, Seat
from games.kernel.table import Table

ERRAND: Final = "errand"
LATER: Final = timedelta(minutes=30)


class Skip(Body):
    """An order that was skipped, by its place in the seat's list."""

    n: int
    why: Why


class Errand(Spending):
    """What waits to be done for a decision.

    Attributes:
        told: the orders whose skipping its owner has been told of.
        order: the order that is being carried out, and what it spends; written nowhere.
        skipped: the orders before it that were not, of which its owner has not been told yet.
    """

    seat: str
    told: tuple[str, ...] = ()
    order: str = ""
    money: int = 0
    skipped: tuple[Skip, ...] = ()


# -- what waits --------------------------------------------------------------------------------------------------------
def after_an_act(act: Act) -> Noted:
    """What waits after an act, what no longer does, and what capped orders have been used for."""
    put, drop = arranged(act.stand, act.table, act.at)
    spent, parcels = _carried_out(act)
    if act.undone_from is not None:
        spent = _taken_back(act.stand, act.undone_from)
    return Noted([*put, *spent], drop, parcels)


def arranged(stand: Stand, table: Table[Any], now: datetime) -> tuple[list[NoteRow], list[NoteRow]]:
    """The errands that begin, and those that are over."""
    kinds = ordered(stand)
    wanted = {} if table.over else {one.ref: one for one in table.open.values() if is_wanted(stand, one, kinds)}
    known = {note.ref: note for note in stand.notes_of(ERRAND)}
    put = [_begun(stand, one, known.get(ref), now) for ref, one in wanted.items() if not _waits(known.get(ref))]
    return put, [note for ref, note in known.items() if ref not in wanted]


def ordered(stand: Stand) -> dict[Seat, set[str]]:
    """The kinds of decisions each seat has orders for."""
    seats = {row.seat for row in stand.orders}
    return {seat: {order.when.kind for order in in_force(stand.orders, seat)} for seat in seats}


def is_wanted(stand: Stand, posted: Posted, kinds: Mapping[Seat, Container[str]]) -> bool:
    """Whether something may have to be done for a decision: its seat has orders for such, or can only pass."""
    decision = posted.decision
    mine = kind_asked(decision) in kinds.get(decision.seat, ()) and answerable(stand.game.kind, decision)
    return mine or must_pass(posted)


def must_pass(posted: Posted) -> bool:
    """Whether a seat is asked only so that nobody learns that it can do nothing: it passes after a while."""
    decision = posted.decision
    if not decision.awaited or not decision.hidden:
        return False
    raw = only(decision.choice)
    return raw is not OPEN and raw == decision.lapse and legal(posted, raw)


def _waits(note: NoteRow | None) -> bool:
    return note is not None and note.due is not None


def _begun(stand: Stand, posted: Posted, rested: NoteRow | None, now: datetime) -> NoteRow:
    """An errand that begins, or begins anew."""
    body = rested.body if rested else Errand(seat=str(posted.decision.seat)).model_dump(mode="json")
    return NoteRow(stand.game.id, ERRAND, posted.ref, body, now + wait(stand, posted, now))


def wait(stand: Stand, posted: Posted, now: datetime) -> timedelta:
    """A while: 5 to 90 minutes, less where windows are short."""
    dues = {row.ref: row.due for row in stand.windows if row.due}
    due = dues.get(posted.ref) or (None if posted.decision.awaited else min(dues.values(), default=None))
    left = due - now if due else LENGTHS.get(pace_of(stand))
    return drawn(left)


# -- when the while is over --------------------------------------------------------------------------------------------
def errand(stand: Stand, table: Table[Any], ref: str, now: datetime, events: Container[str] = ()) -> Chosen:
    """What is done for a decision now."""
    note = stand.note(ERRAND, ref)
    posted = next((one for one in table.open.values() if one.ref == ref), None)
    if note is None:
        return Chosen()
    if posted is None or table.over:
        return Chosen(beside=Noted(drop=[note]))
    if stand.game.paused_at is not None:
        return Chosen(beside=Noted([replace(note, due=now + LATER)]))
    if any(row.ref in (ref, posted.decision.key) and row.seat == posted.decision.seat for row in stand.saved):
        return Chosen(beside=Noted([replace(note, due=None)]))
    return _decided(stand, table, posted, note, events)


def _decided(stand: Stand, table: Table[Any], posted: Posted, note: NoteRow, events: Container[str]) -> Chosen:
    seat = posted.decision.seat
    orders = in_force(stand.orders, seat)
    found = verdict(orders, ledger(stand, seat), sight_of(table, posted, events))
    body = _noting(read(note), found, [order.id for order in orders])
    kept = replace(note, body=body.model_dump(mode="json"), due=None)
    if found.order is not None:
        return Chosen(Answer(posted, found.raw, "order", stand.holder(seat)), Noted([kept]))
    if must_pass(posted):
        return Chosen(Answer(posted, posted.decision.lapse, "forced"), Noted([kept]))
    resting = body.model_copy(update={"skipped": ()})
    row = replace(kept, body=resting.model_dump(mode="json"))
    return Chosen(beside=Noted([row], parcels=list(_told(seat, body, posted.decision.key))))


def sight_of(table: Table[Any], posted: Posted, events: Container[str] = ()) -> Sight:
    """What an order is tried against."""
    one = asked_at(table, posted)
    return Sight(one.game, one.decision, one.view, table.turn, events, one.proposal)


def asked_at(table: Table[Any], posted: Posted) -> Asked:
    """A decision as its seat is asked it: of a half, as that game."""
    kind, decision = table.game.id, posted.decision
    view = seen_in(kind, decision.half, table.view(decision.seat))
    return Asked(kind_of(kind, decision.half), decision, view, lambda: posted.proposal)


def _noting(body: Errand, found: Verdict, ids: Sequence[str]) -> Errand:
    """The errand with what comes of it; what its owner knows already is not told again."""
    skipped = {one.order.id: Skip(n=ids.index(one.order.id) + 1, why=one.why) for one in found.skipped}
    news = [skip for name, skip in skipped.items() if name not in body.told]
    told = tuple(dict.fromkeys((*body.told, *skipped)))
    order = found.order.id if found.order else ""
    return Errand(seat=body.seat, told=told, order=order, money=found.money, skipped=tuple(news))


def _told(seat: Seat, body: Errand, key: str) -> Iterator[Parcel]:
    """The owner is told, and nobody else, which orders were skipped."""
    for skip in body.skipped:
        about = {"n": skip.n, "why": skip.why, "key": key}
        yield Parcel(f"seat:{seat}", f"dm:{seat}", "order-skipped", f"{skip.n}/{skip.why}/{key}", about=about)


# -- what came of it ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat has answered, or said ahead, and the refs it was asked under."""

    kind: Kind
    seat: Seat
    key: str
    seq: int
    refs: Sequence[str]


def _deed(act: Act) -> Deed | None:
    """What was done by a seat; what is said ahead stays open, to be changed."""
    entry, plans = act.outcome.entry, act.outcome.plans
    if entry is not None:
        return Deed(entry.kind, entry.seat, entry.key, entry.seq, act.outcome.closed) if entry.seat else None
    if len(plans) != 1:
        return None
    refs = [one.ref for one in act.table.open.values() if one.decision.key == plans[0].key]
    return Deed(plans[0].by, plans[0].seat, plans[0].key, act.table.head, refs)


def _carried_out(act: Act) -> tuple[list[NoteRow], list[Parcel]]:
    """A capped order that was just carried out has been used once more; what was skipped before it is told."""
    deed = _deed(act)
    if deed is None or deed.kind not in ("order", "forced"):
        return [], []
    done = [read(note) for note in act.stand.notes_of(ERRAND) if note.ref in deed.refs]
    mine = next((one for one in done if one.seat == deed.seat and (one.order or one.skipped)), None)
    if mine is None:
        return [], []
    used = next((one for one in in_force(act.stand.orders, deed.seat) if one.id == mine.order), None)
    use = Use(order=mine.order, seq=deed.seq, turn=act.table.turn, money=mine.money)
    kept = [ledger_note(act.game.id, deed.seat, _used(act.stand, deed.seat, used, use))] if used else []
    return kept, list(_told(deed.seat, mine, deed.key))


def _used(stand: Stand, seat: Seat, order: Order, use: Use) -> Ledger:
    """Uses of orders that have no cap need not be remembered."""
    kept = ledger(stand, seat)
    return kept.noting(use) if order.cap.times is not None or order.cap.money is not None else kept


def _taken_back(stand: Stand, seq: int) -> list[NoteRow]:
    """What is undone has used up nothing."""
    seats = [Seat(note.ref) for note in stand.notes_of(LEDGER)]
    return [ledger_note(stand.game.id, seat, ledger(stand, seat).before(seq)) for seat in seats]


# -- the last moment ---------------------------------------------------------------------------------------------------
def at_deadline(stand: Stand, table: Table[Any], posted: Posted) -> tuple[Stand, Answer]:
    """What counts at the deadline: the saved answer, an order that still waits, the seat's own default, the rules'."""
    saved = intended(posted, stand.saved)
    note = stand.note(ERRAND, posted.ref)
    if saved.user is not None:
        return stand, saved
    if note is not None and (found := _decided(stand, table, posted, note, ())).answer is not None:
        return replace(stand, notes=found.beside.upon(stand.notes)), found.answer
    own = own_default(stand, posted, table)
    return stand, Answer(posted, own, "lapse") if own is not None else replace(saved, leaves=left(stand, posted))


def left(stand: Stand, posted: Posted) -> tuple[str, ...]:
    """Of what silence to a question asked ahead says nothing: its seat has orders or own defaults for these kinds."""
    seat = posted.decision.seat
    kinds = {*ordered(stand).get(seat, ()), *own_defaults(stand, seat)}
    return tuple(sorted(kinds)) if posted.asking.ahead else ()


def own_default(stand: Stand, posted: Posted, table: Table[Any]) -> Any:
    """What the seat wants at this deadline; None: the default of the rules."""
    decision = posted.decision
    wish = own_defaults(stand, decision.seat).get(kind_asked(decision))
    if wish is None or not decision.awaited:
        return None
    try:
        return answer(wish, asked_at(table, posted))
    except (IllegalAnswer, NotYet):
        return None


def unused(stand: Stand, table: Table[Any]) -> list[str]:
    """The refs of offers that an order waits for: they may end before its time has come."""
    offers = {posted.ref for posted in table.open.values() if not posted.decision.awaited}
    return [note.ref for note in stand.notes_of(ERRAND) if note.ref in offers]


# -- reading -----------------------------------------------------------------------------------------------------------
def read(note: NoteRow) -> Errand:
    """An errand; a damaged one is nobody's."""
    try:
        body: Mapping[str, Any] = {**note.body, "told": tuple(note.body.get("told", ()))}
        return Errand.model_validate(body)
    except (ValidationError, TypeError):
        return Errand(seat="")
