"""RC-9.0.6: who has the floor at Carthage, and making a proposal (RC-DP24)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from games.carthage.senate.events import FloorPassed
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, first_to
from games.republic.pieces import Senator
from games.republic.senate.pieces import Motion
from games.republic.senate.presiding import adjourn, highest_first, moved, presiding
from games.republic.senate.proposals import proposals

YIELD: Final = "yield"
PROCEED: Final = "proceed"
ADJOURN: Final = "adjourn"


def speaker(g: Carthage) -> Senator | None:
    """RC-DP24: the presiding magistrate; if his player lets the floor pass, the next official of another player."""
    able = (one for one in highest_first(g) if one.id not in g.senate.stepped_down)
    return next((one for one in able if one.faction not in g.senate.yielded), None)


def compulsory(_g: Carthage) -> bool:
    """Something must be proposed."""
    return True


async def proposing(
    g: Carthage, *kinds: str, may_adjourn: bool = False, needed: Callable[[Carthage], object] = compulsory
) -> Motion | None:
    """RC-9.0.6, RC-DP24: the floor goes round until somebody makes a proposal.

    None: nobody does, it is adjourned, nothing of the first kind can be proposed any more, or who presides goes on to
    other business where nothing is `needed`.
    """
    while not g.senate.adjourned:
        said = await first_to(partial(openings, g, kinds, may_adjourn=may_adjourn, needed=needed))
        if said is None:
            return None
        seat, word = said
        if word == ADJOURN:
            adjourn(g, "magistrate")
        elif word == PROCEED:
            return None
        elif word == YIELD:
            g.senate.yielded.append(seat)
            g.tell(FloorPassed(seat))
        else:
            return moved(g, seat, word)
    return None


def openings(
    g: Carthage, kinds: Sequence[str], *, may_adjourn: bool, needed: Callable[[Carthage], object]
) -> list[Decision[Any]]:
    """RC-9.0.6: what he who has the floor may do now: let it pass, adjourn, or propose something of these kinds."""
    first = None if g.senate.adjourned else speaker(g)
    if first is None or first.faction is None:
        return []
    proposable = proposals(g, first.faction, kinds)
    if not may_adjourn and f"senate.{kinds[0]}" not in [one.kind for one in proposable]:
        return []
    silence = YIELD if needed(g) else PROCEED
    words = OneOf({silence: silence, **({ADJOURN: ADJOURN} if may_adjourn and first is presiding(g) else {})})
    about = {"motions": g.senate.motions}
    floor = Decision(
        "senate.floor", first.faction, words, *g.law.cites["senate.floor"], about, lapse=silence, personal=True
    )
    return [floor, *proposable]
