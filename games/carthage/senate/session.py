"""RC-9.0.2: the order of business of the Senate Phase, step by step."""

from __future__ import annotations

from games.carthage.senate.events import SenateOpened
from games.carthage.senate.floor import proposing
from games.carthage.senate.governors import bereaved
from games.carthage.senate.pieces import Session
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.ransom import pay_ransoms
from games.republic.senate.crisis import in_crisis
from games.republic.senate.motions import put
from games.republic.senate.presiding import adjourn, presiding
from games.republic.senate.proposals import agenda
from games.republic.senate.repopulating import repopulate
from games.republic.senate.session import in_session


async def opening(g: Carthage) -> StepId:
    """RC-9.0.3: ransoms are paid, the Senate meets; whether there is a Crisis is settled for the phase. RC-9.9.1."""
    pay_ransoms(g)
    g.senate = Session(crisis=in_crisis(g))
    await repopulate(g)
    first = presiding(g)
    g.tell(SenateOpened(first.id if first else "", g.senate.crisis))
    return "senate.coalition" if g.with_neutrals else "senate.suffetes"


async def other_business(g: Carthage) -> StepId:
    """RC-9.5: one proposal after the other, until the magistrate adjourns or nobody has anything more to say.

    RC-9.4.5: if a Governor has died a new one is elected first.
    """
    if bereaved(g):
        return "senate.governors"
    motion = await in_session(g, proposing(g, *agenda(g), may_adjourn=True))
    if motion:
        await put(g, motion)
    else:
        adjourn(g, "silence")
    return "senate.adjournment" if g.senate.adjourned else "senate.business"
