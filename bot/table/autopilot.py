"""What the bot answers for a seat without being asked: what is forced, and what was decided beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.base.halves import asked
from bot.store.store import SavedRow
from bot.table.notes import NOTHING, Noted
from bot.table.passing import lets_pass
from bot.table.planning import owner
from games.kernel import (
    Amount,
    Choice,
    IllegalAnswer,
    Kind,
    OneOf,
    Only,
    Outcome,
    Posted,
    Raw,
    Record,
    Several,
    Split,
    Window,
)
from games.kernel.table import Table


class _Open:
    """More than one answer is legal, or nobody can tell."""


OPEN: Final = _Open()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer ready to be submitted, and the user whose intention it was.

    `leaves`: of what is asked ahead, the kinds of questions of which it says nothing (`Plan.leaves`).
    """

    posted: Posted
    raw: Raw
    kind: Kind
    user: int | None = None
    leaves: tuple[str, ...] = ()

    def play(self, table: Table[Any]) -> Outcome:
        """Submit it."""
        decision = self.posted.decision
        return table.submit(decision.seat, decision.key, self.raw, self.kind, self.leaves)

    def is_asked(self, table: Table[Any], *, unchanged: bool) -> bool:
        """Whether that is still asked, or to be answered out of a plan; `unchanged`: with the same options."""
        decision = self.posted.decision
        now = table.open.get(decision.key) or table.literal.get(decision.key)
        return now is not None and now.ref == self.posted.ref and (now.rev == self.posted.rev or not unchanged)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is done for a seat, and what is noted of it. `answer` None: nothing is answered."""

    answer: Answer | None = None
    beside: Noted = NOTHING


def next_answer(table: Table[Any], saved: Sequence[SavedRow], *, still: bool = False) -> Answer | None:
    """The next answer that need not be waited for: planned, forced, set beforehand, passed, or all have locked theirs.

    `still`: the game is paused, and nothing is played out of plans.
    """
    if not still and (planned := table.planned()) is not None:
        posted, raw = planned
        return Answer(posted, raw, "order", owner(table, posted.decision.key, saved))
    awaited = [posted for posted in table.open.values() if posted.decision.awaited]
    for posted in table.open.values():
        answer = _unasked(posted, saved) if posted.decision.awaited else preset(posted, saved)
        if answer:
            return answer
    return _all_locked(awaited, saved) if saved else None


def _unasked(posted: Posted, saved: Sequence[SavedRow]) -> Answer | None:
    """What need not be asked. An offer nobody waits for is taken only if that was set beforehand: a standing veto."""
    return forced(posted) or preset(posted, saved) or passed(posted, saved)


def forced(posted: Posted) -> Answer | None:
    """The one legal answer.

    Some are left to their seat: a covert, hidden or personal one, for an answer at once would tell something of it; and
    one on a floor, where the question is not which answer but when.
    """
    decision = posted.decision
    if decision.covert or decision.hidden or decision.personal or decision.window is Window.FLOOR:
        return None
    raw = only(posted.decision.choice)
    return None if raw is OPEN or not legal(posted, raw) else Answer(posted, raw, "forced")


def preset(posted: Posted, saved: Sequence[SavedRow]) -> Answer | None:
    """What the seat locked for this decision before it was open, if it is legal now."""
    for row in saved:
        if row.ref == posted.decision.key and row.seat == posted.decision.seat and row.locked:
            return Answer(posted, row.raw, "order", row.user) if legal(posted, row.raw) else None
    return None


def passed(posted: Posted, saved: Sequence[SavedRow]) -> Answer | None:
    """The default, where the seat said that it lets such decisions pass."""
    decision = posted.decision
    for row in saved:
        if row.seat == decision.seat and lets_pass(row, asked(decision)):
            return Answer(posted, decision.lapse, "order", row.user)
    return None


def intended(posted: Posted, saved: Sequence[SavedRow]) -> Answer:
    """What counts at the deadline: the saved answer if it is still legal, else the default of the rules."""
    for row in saved:
        mine = row.seat == posted.decision.seat and row.is_for(posted.ref, posted.decision.key, posted.rev)
        if mine and legal(posted, row.raw):
            return Answer(posted, row.raw, "lapse", row.user)
    return Answer(posted, posted.decision.lapse, "lapse")


def _all_locked(awaited: Sequence[Posted], saved: Sequence[SavedRow]) -> Answer | None:
    """All seats of one asking have locked a legal answer: the first of them, to be submitted."""
    locked = {row.ref: row for row in saved if row.locked}
    ready = {posted.ref for posted in awaited if posted.ref in locked and legal(posted, locked[posted.ref].raw)}
    waiting = {posted.decision.topic for posted in awaited if posted.ref not in ready}
    for posted in awaited:
        if posted.ref in ready and posted.decision.topic not in waiting:
            row = locked[posted.ref]
            return Answer(posted, row.raw, "answer", row.user)
    return None


def legal(posted: Posted, raw: Raw) -> bool:
    """Whether an answer can be read."""
    try:
        posted.decision.choice.read(raw)
    except IllegalAnswer:
        return False
    return True


def only(choice: Choice[Any]) -> Raw:
    """The one answer that can be given, or OPEN."""
    return choice.raw if isinstance(choice, Only) else _only(choice)


def _only(choice: Choice[Any]) -> Raw:
    match choice:
        case OneOf() if len(choice.options) == 1:
            return next(iter(choice.options))
        case Several():
            return _only_several(*choice.form())
        case Amount(low=low, high=high) if low == high:
            return low
        case Split(total=total, parts=parts) if total == 0 or len(parts) == 1:
            return {parts[0]: total} if total else {}
        case Record():
            return _only_record(choice)
        case _:
            return OPEN


def _only_several(options: list[str], low: int, high: int) -> Raw:
    """None, or the only one; where all of several must be named, their order may matter."""
    if high == 0 or not options:
        return []
    return options if low == len(options) == 1 else OPEN


def _only_record(choice: Record[Any]) -> Raw:
    parts = {name: only(part) for name, part in choice.fields.items()}
    return OPEN if any(part is OPEN for part in parts.values()) else parts
