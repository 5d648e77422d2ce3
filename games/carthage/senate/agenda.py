"""RC-9.0.2, 9.0.7: what may be proposed at which step in Carthage."""

from __future__ import annotations

from games.carthage.senate.pieces import Kind

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
