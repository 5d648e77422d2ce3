"""The shortest plan that still makes a difference: one line after the other is left out, and stays out if it can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.app.rehearsal.faults import Mishap


async def shortest(plan: Sequence[Mishap], differs: Callable[[Sequence[Mishap]], Awaitable[bool]]) -> list[Mishap]:
    """What is left of a plan when nothing more can be left out."""
    left = list(plan)
    for one in plan:
        without = [other for other in left if other is not one]
        if await differs(without):
            left = without
    return left
