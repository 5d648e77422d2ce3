"""What may be promised at any time: public agreements, and ransoms, which are paid between two phases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any, TypeVar

from games.kernel import Interrupt, Step, StepId, interruptible
from games.republic.agreements import agreement_offers
from games.republic.ransom import ransom_offers
from games.republic.state import Republic

G = TypeVar("G", bound=Republic)


def offers(g: Republic) -> list[Interrupt[Any]]:
    """RC-DP51, RC-DP12, RR-DP92, RR-DP10: what every player may do at any time."""
    return [*agreement_offers(g), *ransom_offers(g)]


def with_promises(step: Step[G], offered: Callable[[G], Sequence[Interrupt[Any]]] = offers) -> Step[G]:
    """Let a step run; beside its decisions agreements may be entered and ransoms promised."""

    @wraps(step)
    async def run(g: G) -> StepId | None:
        return await interruptible(step(g), partial(offered, g))

    return run
