"""RR-1.11.0: the Revolution Phase opens: revolts that waited for their Provinces rise, Rebels are reinforced."""

from __future__ import annotations

from games.kernel import StepId
from games.rome.revolution.marching import reinforcement
from games.rome.state import Rome
from games.rome.wars.awakening import wake_revolts


async def opening(g: Rome) -> StepId:
    """RR-1.11.0."""
    wake_revolts(g)
    await reinforcement(g)
    return "revolution.deals"
