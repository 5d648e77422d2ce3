"""RC-9.0, RR-1.09: between votes all may play what they hold."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TypeVar

from games.kernel import Script, interruptible
from games.republic.senate.business import interventions
from games.republic.state import Republic

T = TypeVar("T")


async def in_session(g: Republic, script: Script[T]) -> T | None:
    """RC-9.8.1a, 9.0.16, RR-1.09.7.1, 1.09.151: something is waited for on an empty floor, and all may break in."""
    with closing(script):
        return await interruptible(script, partial(interventions, g))
