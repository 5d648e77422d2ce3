"""RR-1.09.141, 1.09.642, RR-0.6.3: what Rome adds to a vote: knights, who votes how unasked, who has left for war."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.pieces import Senator as AnySenator
from games.republic.senate.pieces import ForLife, Motion, Trial, Voice
from games.republic.senate.presiding import adjourn
from games.rome.pieces import Senator
from games.rome.senate import bills, priests
from games.rome.state import Rome


def more_votes(_g: Rome, motion: Motion, senator: Senator) -> int:
    """RR-1.09.141, 1.09.821, 2.01.4: beside his ORA his knights; the nominee for life his INF; priests have more."""
    nominee = isinstance(motion.proposal, ForLife) and motion.proposal.nominee == senator.id
    own = senator.knights + (senator.influence if nominee else 0)
    return own + bills.more_votes(motion, senator) + priests.more_votes(motion, senator)


def unasked(_g: Rome, motion: Motion, seat: Seat) -> Voice | None:
    """RR-0.6.3: who misses his deadline votes for what he proposed himself; a Prosecution is no proposal."""
    own = motion.seat == seat and not isinstance(motion.proposal, Trial)
    return "for" if own else None


def settled(g: Rome, _hrao: AnySenator | None, first: AnySenator | None) -> None:
    """RR-1.09.642: a vote that has sent the Presiding Magistrate to war closes the Senate."""
    if first and first.id in g.senators and g.senators[first.id].place == "force":
        adjourn(g, "departure")
