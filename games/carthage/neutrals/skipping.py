"""RC-15.8: a Public Outcry skips the faction about to pick (RC-DP72)."""

from __future__ import annotations

from functools import partial

from games.carthage.senate.silencing import is_outcry, outcries, stands
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, ask
from games.republic.hands import at_large, is_secret


async def skipped(g: Carthage) -> list[Seat]:
    """RC-15.8: whom the players who hold one skip in this round."""
    found: list[Seat] = []
    for seat in [one for one in g.from_hrao() if one in g.people]:
        target = await ask(partial(skipping, g, seat, found))
        if target and await stands(g, seat, outcries(g, seat)[0], "veto", rule="RC-15.8"):
            found.append(target)
    return found


def skipping(g: Carthage, seat: Seat, already: list[Seat]) -> Decision[Seat | None] | None:
    """RC-DP72: whom he skips, or nobody; asked of all who may hold the card, for who holds it is hidden.

    In steps begun before ruleset 6 (22 November 2026) only who held one was asked, in secret.
    """
    others: dict[str, Seat | None] = {one: one for one in g.neutrals.coalition if one not in (seat, *already)}
    if not may_hold_one(g, seat) or not others:
        return None
    choice = OneOf({"none": None, **(others if outcries(g, seat) else {})})
    cite, all_asked = g.law.cites["senate.skip"], g.since("skip.all")
    secret = not all_asked
    return Decision("senate.skip", seat, choice, *cite, lapse="none", hidden=all_asked, covert=secret, personal=secret)


def may_hold_one(g: Carthage, seat: Seat) -> bool:
    """Whether a player holds a Public Outcry, for all that the other players know; without others, whether he does."""
    if g.since("skip.all") and is_secret(g, seat):
        return bool(at_large(g, partial(is_outcry, g)))
    return bool(outcries(g, seat))
