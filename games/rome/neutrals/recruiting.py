"""RR-4.05.33: what is raised for the plan, and without Wars; what the Coalition does needs no vote."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.kernel import Amount, Decision, IllegalAnswer, Record, Seat, ask
from games.republic.senate.soldiers import sorts
from games.rome.neutrals.dominance import dominant
from games.rome.neutrals.muster import Muster, may_build
from games.rome.pieces import LEGION
from games.rome.senate import levy
from games.rome.senate.levy import FLEET, in_pool, price
from games.rome.senate.pieces import Levy, Motion, Proposal
from games.rome.state import Rome

STANDING_LEGIONS: Final = 10
STANDING_FLEETS: Final = 5


async def recruit(g: Rome, found: Muster | None) -> None:
    """RR-4.05.33: what the plan needs; without Wars 10 legions and 5 Fleets; else the Dominant Player chooses."""
    if not g.wars:
        await order(g, standing_army(g))
    elif found:
        await order(g, Levy(legions=found.legions, fleets=found.fleets))
    elif may_build(g):
        chosen = await ask(partial(building, g))
        await order(g, chosen or Levy())


async def order(g: Rome, wanted: Levy) -> None:
    """RR-1.09.63: without a vote."""
    if wanted.legions or wanted.fleets or wanted.fewer_legions or wanted.fewer_fleets:
        await levy.carry(g, decreed(g, wanted), wanted)


def standing_army(g: Rome) -> Levy:
    """RR-4.05.33: what is missing is raised as far as the State can pay; what is more goes, veterans last."""
    legions, fleets, means = len(g.army.active.legions), g.army.active.fleets, 0
    if may_build(g):
        means = max(0, g.treasury) // price(g)
    more = min(max(0, STANDING_LEGIONS - legions), in_pool(g)[LEGION], means)
    ships = min(max(0, STANDING_FLEETS - fleets), in_pool(g)[FLEET], means - more)
    spare = sorted(g.army.active.legions, key=lambda legion: legion.veteran)[: max(0, legions - STANDING_LEGIONS)]
    return Levy(
        legions=more,
        fleets=ships,
        fewer_legions=sorts(spare, [LEGION]),
        fewer_fleets=max(0, fleets - STANDING_FLEETS),
    )


def building(g: Rome) -> Decision[Levy] | None:
    """RR-4.05.33, RR-4.02.1: no plan can be paid for: what is raised; if absent nothing."""
    means, pool = max(0, g.treasury) // price(g), in_pool(g)
    if not means or not (pool[LEGION] or pool[FLEET]):
        return None
    choice = Record(
        partial(built, g), legions=Amount(0, min(pool[LEGION], means)), fleets=Amount(0, min(pool[FLEET], means))
    )
    about, lapse = {"forced": 0}, {"legions": 0, "fleets": 0}
    return Decision("senate.units", dominant(g), choice, *g.law.cites["senate.units"], about, lapse=lapse)


def built(g: Rome, legions: int, fleets: int) -> Levy:
    """RR-1.09.63: if the State can pay for it."""
    if price(g) * (legions + fleets) > g.treasury:
        raise IllegalAnswer(
            "senate.treasury", talents=price(g) * (legions + fleets), treasury=g.treasury, clause="RR-1.09.63"
        )
    return Levy(legions=legions, fleets=fleets)


def decreed(g: Rome, proposal: Proposal) -> Motion:
    """RR-4.05.1: what the Coalition does needs no vote."""
    g.senate.motions += 1
    governing: Seat = next(iter(g.neutrals.coalition), g.seats[0])
    return Motion(number=g.senate.motions, proposal=proposal, seat=governing)
