"""RR-1.09: the Senate meets, deals with other business one proposal after the other, and is adjourned."""

from __future__ import annotations

from games.kernel import StepId
from games.republic.senate.motions import put
from games.republic.senate.presiding import adjourn, presiding
from games.republic.senate.repopulating import repopulate
from games.republic.senate.session import in_session
from games.rome.basics.provinces import take_over
from games.rome.senate.bills import put_claimed
from games.rome.senate.closing import close
from games.rome.senate.events import SenateOpened
from games.rome.senate.floor import proposing, whatever
from games.rome.senate.governors import vacancies
from games.rome.senate.pieces import Session
from games.rome.senate.tribunes import last_word
from games.rome.state import Rome


async def opening(g: Rome) -> StepId:
    """RR-1.09, 1.16.1, 1.09.81: the Senate meets. RR-1.09.11.1: with nobody in Rome there is no business."""
    g.senate = Session()
    take_over(g)
    await repopulate(g)
    first = presiding(g)
    g.tell(SenateOpened(first.id if first else ""))
    if first is None:
        adjourn(g, "silence")
        return "senate.adjournment"
    return "senate.coalition" if g.with_neutrals else "senate.consuls"


async def other_business(g: Rome) -> StepId:
    """RR-1.09.6.1: one proposal after the other, until the Presiding Magistrate adjourns."""
    if vacancies(g):  # RR-1.09.54
        return "senate.governors"
    motion = await in_session(g, proposing(g, whatever))
    if motion:
        await put(g, motion)
    elif presiding(g) is None:
        adjourn(g, "silence")
    return "senate.adjournment" if g.senate.adjourned else "senate.business"


async def adjournment(g: Rome) -> StepId:
    """RR-1.09.12.1, 1.09.9: a last window for Tribunes, if anybody is in Rome; then the Senate is closed.

    RR-2.06.2: Laws that wait are put. Alliances follow, and what comes home by itself. RR-4.05.419: with Neutrals a
    Tribune proposes nothing.
    """
    await put_claimed(g)
    if presiding(g) and not g.with_neutrals:
        await last_word(g)
    await close(g)
    return "combat.opening"
