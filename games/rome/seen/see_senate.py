"""Building the view of the Senate Phase."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.seen import see_senate
from games.rome.seen.senate import MotionView, SenateView
from games.rome.state import Rome


def senate(g: Rome, seat: Seat | None) -> SenateView | None:
    """The session as a seat, or the public, sees it; None outside the Senate Phase."""
    session = g.senate
    return see_senate.senate(
        g,
        SenateView,
        lambda put: see_senate.motion(g, put, seat, MotionView),
        elected=session.elected,
        granted=tuple(session.granted),
        life=session.life,
        land_bills=tuple(session.land_bills),
        repealed=tuple(session.repealed),
        raised=tuple(session.raised),
        disbanded=tuple(session.disbanded),
        returned=tuple(session.returned),
        vetoes=tuple(session.vetoes),
        fined=session.fined,
        priesthood=session.priesthood,
        pontifex_veto=session.pontifex_veto,
        filled=tuple(session.filled),
        prosecuted=session.prosecuted,
        tried=tuple(session.tried),
        advocate=session.advocate,
        awaiting_trial=tuple(session.awaiting_trial),
        fining=session.fining,
    )
