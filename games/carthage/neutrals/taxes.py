"""RC-15.10: one change of the tax rate per turn is voted if a player proposes it."""

from __future__ import annotations

from games.carthage.neutrals.session import in_session
from games.carthage.senate.floor import proposing
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.senate.motions import put


async def taxes(g: Carthage) -> StepId:
    """RC-15.10: the floor goes round among the players; then all vote as in RC-9.5.6."""
    g.senate.yielded = [seat for seat in g.seats if g.factions[seat].neutral]
    motion = await in_session(g, proposing(g, "tax"))
    if motion:
        await put(g, motion)
    return "senate.plots"
