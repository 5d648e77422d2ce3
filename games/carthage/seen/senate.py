"""Views of what is done in the Senate: proposals and votes, Outcries, attempts at assassination."""

# Carthage narrows what republics share: nobody changes a view.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from games.carthage.senate.pieces import Kind
from games.republic.seen import senate as republic
from games.republic.seen.senate import AttemptView, CastView, OutcryView

__all__ = ["AttemptView", "CastView", "MotionView", "OutcryView", "SenateView"]


class MotionView(republic.MotionView):
    """RC-9.0.9: what is voted on, and how the vote stands."""

    kind: Kind


class SenateView(republic.SenateView):
    """RC-9.0: the session."""

    motion: MotionView | None
    suspended: tuple[MotionView, ...]
    crisis: bool
    speaker: str  # who has the floor
    outgoing: dict[str, str]  # seats of the Committee and the Members who have just left them
    filling: dict[str, str]  # RC-9.0.21: who would get which vacant office if the Senate were adjourned now
