"""What a planning of one republic sees of the table of both: its own half, as if it were alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

from games.grand.ahead.meeting import FIRST, Met, about_to_meet, first_business
from games.grand.ahead.overlap import lodging, overlaps
from games.grand.pieces import ROME, Side
from games.grand.seen.view import GrandView
from games.kernel import Now, Plan, Seat, Use
from games.kernel.decision import half_of
from games.republic.seen.view import RepublicView

SENATE: Final = "senate."


class Narrowing:
    """One republic's part of what all plannings see; made once for each look at the table."""

    def __init__(self, side: Side) -> None:
        self.side: Side = side
        self._now: Now | None = None
        self._made: dict[str, Now] = {}

    def __call__(self, now: Now, kind: str) -> Now:
        """The table as a planning of this kind sees it."""
        if now is not self._now:
            self._now, self._made = now, {}
        if kind not in self._made:
            self._made[kind] = self._narrow(now, kind)
        return self._made[kind]

    def _narrow(self, now: Now, kind: str) -> Now:
        """As it is; Rome's Senate as if it had met, its Forum as if it had opened, where both are asked together."""
        if self.side == ROME and kind.startswith(SENATE) and about_to_meet(table(now), self(now, ""), now):
            return meeting(self(now, ""))
        if self.side == ROME and kind and overlaps(table(now), kind):
            return lodging(now, self(now, ""))
        return self(now, "") if kind else narrowed(self.side, now)

    def is_played(self, now: Now) -> bool:
        """GV-2.1, 7.4: whether the republic is on the table, and has not fallen."""
        whole = table(now)
        return half(whole, self.side) is not None and self.side not in whole.fallen


def table(now: Now, seat: Seat | None = None) -> GrandView:
    """Both boards as a seat sees them."""
    return cast("GrandView", now.see(seat))


def half(view: GrandView, side: Side) -> RepublicView | None:
    """The board of one republic."""
    return view.rome if side == ROME else view.carthage


def narrowed(side: Side, now: Now) -> Now:
    """GV-3.1: the republic that waits for the other is about to take the step with which it goes on."""
    whole, board = table(now), half(table(now), side)
    playing, _, step = now.step.partition(":")
    return Now(
        step=step if playing == side else whole.resumes.get(side, ""),
        turn=board.turn if board else 0,
        asked=[replace(one, half="") for one in now.asked if one.half == side],
        see=lambda seat: half(table(now, seat), side),
        former=lambda kind, seat: next(reversed(made_by(side, now, kind, seat)), None),
        public=lambda kind: [own(side, one) for one in now.public(kind) if half_of(one.key) == side],
        foreseen=lambda part, seat, supposing=(): now.foreseen(f"{side}:{part}", seat, supposing),
        said=partial(made_by, side, now),
        later=lambda one, other: now.later(widened(side, now, one), widened(side, now, other)),
    )


def meeting(rome: Now) -> Now:
    """GV-3.5: with Carthage's last docket Rome's first is asked, as of a Senate that has just met.

    It may be changed until Rome's Senate meets, when all know what Carthage has sent where.
    """

    def see(seat: Seat | None) -> Met:
        return Met(rome.see(seat))

    return replace(rome, step=FIRST, asked=first_business(rome), see=see)


# Plans


def own(side: Side, plan: Plan) -> Plan:
    """A plan as the republic alone would keep it: under its own keys, made in its own turn."""
    noted = cast("dict[str, Any]", plan.facts)
    uses = tuple(Use(one.seq, one.key.removeprefix(f"{side}:"), one.note) for one in plan.uses)
    return replace(plan, key=plan.key.removeprefix(f"{side}:"), turn=noted["turn"], facts=noted["facts"], uses=uses)


def made_by(side: Side, now: Now, kind: str, seat: Seat) -> Sequence[Plan]:
    """All plans of a kind that a seat has made on this board, the newest last."""
    return [own(side, one) for one in now.said(kind, seat) if half_of(one.key) == side]


def widened(side: Side, now: Now, plan: Plan) -> Plan:
    """The plan of the whole table that this is the own one of."""
    key = f"{side}:{plan.key}"
    return next((one for one in now.said(plan.kind, plan.seat) if one.key == key), replace(plan, key=key))
