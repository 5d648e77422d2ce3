"""Views of what is done in the Senate: the session, proposals and votes, attempts at assassination (RR-0.7.3)."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.seen import senate as republic
from games.republic.seen.senate import AttemptView, CastView, MotionView, OutcryView

__all__ = ["AttemptView", "CastView", "MotionView", "OutcryView", "SenateView"]


class SenateView(republic.SenateView):
    """RR-1.09: the session."""

    elected: bool  # the Consuls of this turn are in office
    granted: tuple[str, ...]  # Concessions that have been voted on (RR-1.09.61)
    life: bool  # a Consul for Life has been voted on this turn
    land_bills: tuple[int, ...]  # types proposed this turn (RR-1.09.62)
    repealed: tuple[int, ...]  # types whose repeal was proposed (RR-1.09.621)
    raised: tuple[str, ...]  # unit types raised this phase (RR-1.09.63)
    disbanded: tuple[str, ...]  # unit types eliminated this phase
    returned: tuple[str, ...]  # who came home in this phase
    vetoes: tuple[str, ...]  # by whom vetoes without a card have been used
    fined: bool  # RR-1.15.1: the fine of this phase has been imposed
    priesthood: bool  # RR-2.01.3: given or moved this phase
    pontifex_veto: bool  # RR-2.01.5: used this phase
    filled: tuple[str, ...]  # offices filled in this phase (RR-1.09.173)
    prosecuted: bool  # RR-1.09.41: the Censor has ended Prosecutions after a unanimous defeat
    tried: tuple[str, ...]  # RR-1.09.43: "Senator/reason" of this turn's convictions
    advocate: str  # RR-2.05.2: who speaks for the accused, "" if nobody does
    awaiting_trial: tuple[str, ...]  # RR-1.09.75: Leaders whose trials wait
    fining: Seat | None  # RR-1.15.2: who may impose the fine, if dice had to say it
