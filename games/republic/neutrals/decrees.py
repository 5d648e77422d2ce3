"""RC-15.9, RR-4.05.3: the forces that a Coalition sends without a vote."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from games.republic.senate.business import Business
from games.republic.senate.motions import agrees
from games.republic.senate.pieces import Motion, Movement, Movements
from games.republic.state import Republic

G = TypeVar("G", bound=Republic)
M = TypeVar("M", bound=Motion)


async def march(
    g: G, forces: Business[G, M, Movements], wanted: Sequence[Movement], decreed: Callable[[G, Any], M]
) -> None:
    """All that can be carried out; commanders of too small a force are asked (RC-9.6.6, RR-1.09.643)."""
    for found in lawful(g, forces, wanted):
        if await all_consent(g, forces, decreed(g, found)):
            await forces.carry(g, decreed(g, found), found)
            break


def lawful(g: G, forces: Business[G, M, Movements], wanted: Sequence[Movement]) -> Iterator[Movements]:
    """RC-9.6, RR-1.09.64: the whole plan, or as much from its beginning as the rules allow."""
    for count in range(len(wanted), 0, -1):
        found = Movements(movements=list(wanted[:count]))
        if forces.possible(g, found):
            yield found


async def all_consent(g: G, forces: Business[G, M, Movements], motion: M) -> bool:
    """RC-9.6.6, RR-1.09.643: RC-DP34, RC-DP46, RR-DP45. It lies on the table while they are asked."""
    g.senate.motion = motion
    agreed = True
    for consent in forces.consents(g, motion.proposal):
        agreed = agreed and await agrees(g, motion, consent)
    g.senate.motion = None
    return agreed
