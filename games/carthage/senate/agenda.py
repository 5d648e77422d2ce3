"""RC-9.0.2, RC-9.0.7: what may be proposed at which step."""

from __future__ import annotations

from games.carthage.senate.pieces import Kind
from games.carthage.state import Carthage

OTHER_BUSINESS: tuple[Kind, ...] = (
    "concessions",
    "units",
    "forces",
    "expedition",
    "peace",
    "tax",
    "alliance",
    "life",
    "minor",
)

AGENDA: dict[str, tuple[Kind, ...]] = {
    "senate.suffetes": ("suffetes",),
    "senate.committee": ("committee", "life"),
    "senate.governors": ("governors", "life"),
    "senate.business": OTHER_BUSINESS,
    "senate.adjournment": OTHER_BUSINESS,  # a last forced proposal
}


def agenda(g: Carthage) -> tuple[Kind, ...]:
    """RC-9.0.16: the kinds of proposals that are legal at this point of the order of business."""
    return AGENDA.get(g.step, ())
