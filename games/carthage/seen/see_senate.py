"""Views of the Senate Phase: all is open but the sheets that are not declared yet (RC-9.0.9)."""

from __future__ import annotations

from games.carthage.seen.senate import MotionView, SenateView
from games.carthage.senate.filling import would_fill
from games.carthage.senate.floor import speaker
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.seen import see_senate


def senate(g: Carthage, seat: Seat | None) -> SenateView | None:
    """The session as a seat, or the public, sees it; None outside the Senate Phase."""
    if not see_senate.meets(g):
        return None
    orator = speaker(g)
    return see_senate.senate(
        g,
        SenateView,
        lambda put: see_senate.motion(g, put, seat, MotionView),
        crisis=g.senate.crisis,
        speaker=orator.id if orator else "",
        outgoing=dict(g.senate.outgoing),
        filling=would_fill(g),
    )
