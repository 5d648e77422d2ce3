"""RR-2.01.8: the Senate strips the Pontifex Maximus of his office."""

from __future__ import annotations

from games.kernel import Record, Seat
from games.republic.senate.business import Business
from games.republic.senate.proposals import identity
from games.rome.forum.omens import PONTIFEX, depose, officiating
from games.rome.senate.pieces import Motion, PontifexRecall
from games.rome.state import Rome


def choice(g: Rome, _seat: Seat) -> Record[PontifexRecall] | None:
    """RR-2.01.8, 1.09.131: there is one, and it has not been proposed in vain."""
    vain = identity(g, PontifexRecall()) in g.senate.defeated
    return Record(PontifexRecall) if officiating(g) and not vain else None


def same(_proposed: PontifexRecall) -> str:
    """RR-1.09.131: it can be proposed in one way only."""
    return ""


def enough(_g: Rome, _proposed: PontifexRecall, votes_for: int, votes_against: int) -> bool:
    """RR-1.09.143, 2.01.8: two thirds of the votes cast."""
    return votes_for > 0 and 3 * votes_for >= 2 * (votes_for + votes_against)


async def carry(g: Rome, _motion: Motion, _proposed: PontifexRecall) -> None:
    """RR-2.01.8: -5 INF; priests stay."""
    pontifex = g.holder(PONTIFEX)
    if pontifex:
        depose(g, pontifex, "RR-2.01.8")


def still_there(g: Rome, _proposed: PontifexRecall) -> bool:
    """He may have died while the vote was suspended."""
    return officiating(g) is not None


BUSINESS = Business(kind="strip", choice=choice, carry=carry, same=same, enough=enough, possible=still_there)
