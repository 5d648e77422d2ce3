"""RC-9.0, RR-1.09: between votes claimed proposals come first, and all may play what they hold."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TypeVar

from games.kernel import Script, interruptible
from games.republic.senate.business import interventions
from games.republic.senate.outcry import claimed_proposals
from games.republic.state import Republic

T = TypeVar("T")


async def in_session(g: Republic, script: Script[T]) -> T | None:
    """RC-9.7.1, 9.8.1a, 9.0.16, RR-1.09.7.1, 1.09.151: on an empty floor something is waited for; all may break in."""
    with closing(script):
        if g.law.outcries:
            await claimed_proposals(g)
        await g.law.claimed(g)
        return await interruptible(script, partial(interventions, g))
