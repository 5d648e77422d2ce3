"""RC-15.8: a Public Outcry skips the faction about to pick (RC-DP72)."""

from __future__ import annotations

from functools import partial

from games.carthage.senate.silencing import outcries, stands
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, ask


async def skipped(g: Carthage) -> list[Seat]:
    """RC-15.8: whom the players who hold one skip in this round."""
    found: list[Seat] = []
    for seat in [one for one in g.from_hrao() if one in g.people]:
        target = await ask(partial(skipping, g, seat, found))
        if target and await stands(g, seat, outcries(g, seat)[0], "veto", "RC-15.8"):
            found.append(target)
    return found


def skipping(g: Carthage, seat: Seat, already: list[Seat]) -> Decision[Seat | None] | None:
    """RC-DP72: whom he skips, or nobody; only who holds the card is asked, and nobody may learn of it."""
    others: dict[str, Seat | None] = {one: one for one in g.neutrals.coalition if one not in (seat, *already)}
    if not outcries(g, seat) or not others:
        return None
    choice = OneOf({"none": None, **others})
    return Decision("senate.skip", seat, choice, *g.law.cites["senate.skip"], lapse="none", covert=True, personal=True)
