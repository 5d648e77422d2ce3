"""What both rulebooks list beside their tables: Mortality Chits, phases, and what is decided by which rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal

from games.republic.components import Component
from games.republic.law import Cite


class Players(Component):
    """RC-1.1, RR-0.2.1."""

    min: int
    max: int


class Phase(Component):
    """RC-3.1, RR-1.03.1."""

    phase: str
    clause: str
    source: str


class Chit(Component):
    """A kind of Mortality Chit (RC-2.3, RR-1.05.21)."""

    kind: Literal["senator", "draw-2", "none"]
    count: int
    number: int | None = None


class Chits(Component):
    """All Mortality Chits."""

    source: str
    total: int
    total_source: str
    chits: tuple[Chit, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Each of them: the numbers of Senators, "draw-2" and "none"."""
        kinds = [(str(chit.number) if chit.number else chit.kind, chit.count) for chit in self.chits]
        return tuple(name for name, count in kinds for _ in range(count))


class DecisionPoint(Component):
    """A line of Appendix A, of RR-9. `kinds`: the names of the decision."""

    id: str
    phase: str
    clause: str
    kinds: list[str]
    who: str
    options: str
    default: str


class CiteRow(Component):
    """What a question rests on where the table of decision points alone does not say it.

    There a kind has one line and one clause; some kinds are asked for several reasons, or by a rule of their own.
    """

    name: str
    clause: str
    point: str


def cited(points: Iterable[DecisionPoint], rows: Iterable[CiteRow]) -> Mapping[str, Cite]:
    """What each question rests on, by the kind of its decision, or "kind/reason"."""
    said = [(kind, Cite(point.clause, point.id)) for point in points for kind in point.kinds]
    often = Counter(kind for kind, _ in said)
    plain = {kind: cite for kind, cite in said if often[kind] == 1}
    return plain | {row.name: Cite(row.clause, row.point) for row in rows}
