"""CD-4.A(b), (c): what a Ruler of much must leave to others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.diplomacy.positions.offices import under
from games.diplomacy.state import Diplomacy
from games.kernel import Seat

Duty: TypeAlias = Literal["provinces", "units"]
DUTIES: Final[tuple[Duty, ...]] = ("provinces", "units")


@dataclass(frozen=True, slots=True)
class Owed:
    """How much of what he has must be under others, and how much is."""

    has: int
    must: int
    shared: int

    @property
    def met(self) -> bool:
        """Whether the duty is met in full."""
        return self.shared >= self.must


def owed(g: Diplomacy, ruler: Seat, duty: Duty) -> Owed:
    """CD-4.A(b), (c): half of five or more, rounded down."""
    if duty == "provinces":
        ruled = list(g.ruled(ruler))
        return Owed(len(ruled), half(len(ruled), g.law.province_duty), sum(bool(one.sub_ruler) for one in ruled))
    units = under(g, ruler)
    return Owed(len(units), half(len(units), g.law.unit_duty), sum(g.commander(one) != ruler for one in units))


def half(has: int, least: int) -> int:
    """CD-4.A(b): 5 need 2, 6 and 7 need 3, 8 and 9 need 4; fewer than five none."""
    return has // 2 if has >= least else 0
