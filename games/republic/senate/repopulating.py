"""RC-9.9, RR-1.09.81: too small a Senate is filled up from the Curia and the Forum."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, Seat, ask
from games.republic.pieces import Senator
from games.republic.senate.events import SenatorJoined
from games.republic.senators import enter, statesman_in_play
from games.republic.state import Republic, foremost
from games.republic.ties import break_tie


async def repopulate(g: Republic) -> None:
    """RC-9.9.1, RR-1.09.81: while fewer than 8 aligned Senators are at home somebody joins the smallest faction."""
    while len(g.in_capital()) < g.law.constants.repopulate_below:
        family = next((one for one in g.curia.families if not statesman_in_play(g, one)), None)
        if not family and not g.in_forum():
            return
        seat = smallest_faction(g)
        if family:
            g.curia.families.remove(family)
            newcomer = enter(g, seat=seat, family=family)
        else:
            newcomer = await recruit(g, seat)
        g.tell(SenatorJoined(seat, newcomer.id))


def smallest_faction(g: Republic) -> Seat:
    """RC-9.9.1, RR-1.09.81: fewest Senators; ties: least INF at home, then dice: dr, or DR."""

    def size(seat: Seat) -> tuple[int, int]:
        return len(g.senators_of(seat)), sum(one.influence for one in g.in_capital(seat))

    seats = g.from_hrao()
    least = min(size(seat) for seat in seats)
    smallest = [seat for seat in seats if size(seat) == least]
    return Seat(break_tie(g, smallest, "repopulate", dice=g.law.constants.repopulate_dice))


async def recruit(g: Republic, seat: Seat) -> Senator:
    """RC-9.9.1, RC-DP35, RR-1.09.81, RR-DP64: an unaligned Senator in the Forum joins."""
    chosen = await ask(partial(choosing_recruit, g, seat))
    newcomer = chosen or g.in_forum()[0]
    newcomer.faction = seat
    return newcomer


def choosing_recruit(g: Republic, seat: Seat) -> Decision[Senator] | None:
    """RC-DP35, RR-DP64: whom he takes; by default the foremost."""
    able = {one.id: one for one in g.in_forum()}
    best = foremost(able.values())
    return (
        Decision("senate.recruit", seat, OneOf(able), *g.law.cites["senate.recruit"], lapse=best.id) if best else None
    )
