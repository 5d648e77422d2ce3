"""Plans: what seats said ahead, kept as saved answers, and shown to their table again (`games.kernel.ahead`).

A plan is kept for two turns: so long the next is proposed after it, and it comes back as a draft where the game goes
back. It goes with the seat: a new holder makes plans of his own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.store.store import SavedRow, Stand
from games.kernel import Kind, Outcome, Plan, Seat, Use
from games.kernel.table import Table

MARK: Final = "plan:"
TURNS: Final = 2


class Kept(BaseModel):
    """A plan as it is kept; its key stands in the row."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    raw: Any
    turn: int
    facts: Any = None
    uses: tuple[tuple[int, str, str], ...] = ()
    draft: bool = False
    by: Kind = "answer"
    leaves: tuple[str, ...] = ()


def is_plan(row: SavedRow) -> bool:
    """Whether a saved answer is a plan."""
    return row.ref.startswith(MARK)


def row_of(game: str, plan: Plan, user: int | None, at: datetime) -> SavedRow:
    """How a plan is kept; `user`: whose intention it is, None: nobody's, for the time was up."""
    uses = tuple((one.seq, one.key, one.note) for one in plan.uses)
    said = Kept(kind=plan.kind, raw=plan.raw, turn=plan.turn, facts=plan.facts, by=plan.by, leaves=plan.leaves)
    kept = said.model_copy(update={"uses": uses, "draft": plan.draft}).model_dump(mode="json")
    return SavedRow(game, MARK + plan.key, plan.seat, "", kept, locked=True, user=user, at=at)


def plans_of(rows: Iterable[SavedRow]) -> list[Plan]:
    """The plans among saved answers, the newest last; what cannot be read is nobody's plan, and he is asked."""
    found = [_plan(row) for row in sorted(rows, key=lambda row: row.at) if is_plan(row)]
    return [plan for plan in found if plan is not None]


def _plan(row: SavedRow) -> Plan | None:
    try:
        kept = Kept.model_validate(row.raw)
    except ValidationError:
        return None
    uses = tuple(Use(*one) for one in kept.uses)
    key = row.ref.removeprefix(MARK)
    return Plan(key, kept.kind, Seat(row.seat), kept.raw, kept.turn, kept.facts, uses, kept.draft, kept.by, kept.leaves)


def shown_to(table: Table[Any], stand: Stand, *, on: bool) -> bool:
    """Let a table ask ahead or not, with the plans that are written; False: it does so, and knows them."""
    on = on and bool(table.game.ahead)
    written = {row.ref.removeprefix(MARK) for row in stand.saved if on and is_plan(row)}
    if table.asks_ahead is on and {plan.key for plan in table.plans} == written:
        return False
    table.plan_ahead(plans_of(stand.saved), on=on)
    return True


def as_written(stand: Stand, table: Table[Any]) -> Outcome:
    """What is asked and has no deadline yet, and what has one and is not asked: something beside play has changed."""
    asked = {posted.ref for posted in table.open.values() if posted.decision.awaited}
    known = {row.ref for row in stand.windows}
    opened = [posted for posted in table.open.values() if posted.ref in asked - known]
    return Outcome(None, [], opened, [row.ref for row in stand.windows if row.ref not in asked], None)


def covered(table: Table[Any], outcome: Outcome) -> frozenset[str]:
    """Questions of the rules that have closed but wait for what is asked ahead: what was saved for them stays."""
    return frozenset(posted.ref for posted in table.literal.values()).intersection(outcome.closed)


@dataclass(frozen=True, slots=True)
class Plans:
    """The plans that an act has changed, as they are kept, and those that nobody needs any more."""

    rows: Sequence[SavedRow] = ()
    gone: Sequence[SavedRow] = ()

    def upon(self, saved: Iterable[SavedRow]) -> list[SavedRow]:
        """What is saved from then on."""
        touched = {one.ref for one in (*self.rows, *self.gone)}
        return [*(one for one in saved if one.ref not in touched), *self.rows]


def kept_after(stand: Stand, table: Table[Any], outcome: Outcome, user: int | None, at: datetime) -> Plans:
    """What is kept of plans after an act; one that was only used remains his who made it, as old as it was."""
    rows = [row_of(stand.game.id, plan, user, at) for plan in outcome.plans]
    if outcome.entry is not None:
        rows = _as_old(stand, rows)
    return Plans(rows, _outlived(stand, table) if outcome.checkpoint else [])


def _as_old(stand: Stand, rows: Iterable[SavedRow]) -> list[SavedRow]:
    former = {row.ref: row for row in stand.saved}
    return [replace(row, user=one.user, at=one.at) if (one := former.get(row.ref)) else row for row in rows]


def _outlived(stand: Stand, table: Table[Any]) -> list[SavedRow]:
    """Plans that are too old to be proposed again, and answers to what was put off and then asked of nobody."""
    read = [(row, _plan(row)) for row in stand.saved if is_plan(row)]
    old = [row for row, plan in read if plan is None or (_ends(plan) and plan.turn < table.turn - TURNS)]
    there = (*table.literal.values(), *table.open.values())
    asked = {name for posted in there for name in (posted.ref, posted.decision.key)}
    return [*old, *(row for row in stand.saved if row.rev and row.ref not in asked)]


def _ends(plan: Plan) -> bool:
    """Whether it was for a turn; what is kept until it is changed names none."""
    return "/turn=" in plan.key


def taken_back(stand: Stand, seq: int, at: datetime) -> list[SavedRow]:
    """The plans as drafts, where the game goes back to before this entry: nothing of them is played without a press."""
    drafts = [row_of(stand.game.id, plan.since(seq), None, at) for plan in plans_of(stand.saved)]
    return _as_old(stand, drafts)


def owner(table: Table[Any], key: str, saved: Iterable[SavedRow]) -> int | None:
    """Whose intention the answer is that comes out of a plan now."""
    plan = table.plan_behind(key)
    return next((row.user for row in saved if plan and row.ref == MARK + plan.key), None)
