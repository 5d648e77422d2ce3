"""RC-15.9, RC-15.10: the military plan, the units it needs, peace, and the Exploration that can be funded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.carthage.neutrals.events import PlanMade
from games.carthage.neutrals.muster import Muster, muster
from games.carthage.neutrals.pieces import Attack
from games.carthage.pieces import War
from games.carthage.senate import peace
from games.carthage.senate.commands import candidates, generals_only
from games.carthage.senate.levy import affordable, disband, raise_units
from games.carthage.senate.pieces import Levy, Motion, Peace, Proposal
from games.carthage.senate.soldiers import sorts
from games.carthage.state import Carthage
from games.carthage.wars.recruiting import CARAVAN, FLEET, TRADE_FLEET, price
from games.carthage.wars.strength import suffices
from games.kernel import StepId
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import CIVIL_WAR, Units

BEARABLE = 3  # Active Wars
SUFFETES = 2
STANDING_LEGIONS = 6
STANDING_FLEETS = 5
RESERVE = 40  # RC-15.10


async def planning(g: Carthage) -> StepId:
    """RC-15.9: what is attacked, the units for it; peace where four Wars would still stand. RC-15.10."""
    everything = False
    wars = next(possible(g), None)
    if wars is None and (g.senate.crisis or unmet_rebel(g)):
        wars = last_resort(g)
        everything = bool(wars)
    recruit(g, wars)
    g.neutrals.attacks = [Attack(war=war.id, everything=everything) for war in wars or ()]
    await make_peace(g)
    g.neutrals.venture = cheapest_venture(g)
    g.tell(PlanMade(tuple(one.war for one in g.neutrals.attacks), everything, g.neutrals.venture))
    return "senate.spoils"


# What is attacked


def possible(g: Carthage) -> Iterator[list[War]]:
    """RC-15.9: the plans that are possible, the first choice first; RC-12.1a: none that leaves the Rebel alone."""
    plans = in_crisis(g) if g.senate.crisis else in_peace(g)
    rebel = unmet_rebel(g)
    return (wars for wars in plans if wars and all(one in wars for one in rebel) and feasible(g, wars))


def unmet_rebel(g: Carthage) -> list[War]:
    """RC-12.1a: the Civil War, if nobody faces the Rebel."""
    return [war for war in g.active_wars() if war.id == CIVIL_WAR and not met(g, war)]


def in_peace(g: Carthage) -> Iterator[list[War]]:
    """RC-15.9: two Active Wars; one with matching cards undrawn; an Active one; an Inactive one."""
    active, dormant = weakest_first(g, g.active_wars()), weakest_first(g, asleep(g))
    yield from map(list, combinations(active, 2))
    yield from ([war] for war in [*active, *dormant] if matching_undrawn(g, war))
    yield from ([war] for war in active)
    yield from ([war] for war in dormant)


def in_crisis(g: Carthage) -> Iterator[list[War]]:
    """RC-15.9: as many as bring them to three; the Rebel; three; two."""
    active = weakest_first(g, g.active_wars())
    if len(active) > BEARABLE:
        yield from map(list, combinations(active, len(active) - BEARABLE))
    yield [war for war in active if war.id == CIVIL_WAR]
    yield from map(list, combinations(active, 3))
    yield from map(list, combinations(active, 2))


def last_resort(g: Carthage) -> list[War] | None:
    """RC-15.9: the weakest with everything, if anybody can be sent there at all."""
    home = Units(legions=g.army.active.legions, fleets=g.army.active.fleets)
    able = [war for war in weakest_first(g, g.active_wars()) if suffices(g, war, home) and in_order(g, [war])]
    return able[:1] or None


def asleep(g: Carthage) -> list[War]:
    """The Wars a force may wake."""
    return [war for war in g.wars.values() if war.status in ("inactive", "imminent")]


def weakest_first(g: Carthage, wars: Sequence[War]) -> list[War]:
    """The Rebel, whom nobody may leave alone (RC-12.1a), then by strength."""
    return sorted(wars, key=lambda war: (war.id != CIVIL_WAR, strength(g, war), war.id))


def strength(g: Carthage, war: War) -> int:
    """Land and fleet together."""
    return land_strength(g, war) + fleet_strength(g, war)


def matching_undrawn(g: Carthage, war: War) -> bool:
    """RC-15.9: whether cards of its group are still in a deck."""
    groups = [card.group for name, card in g.tables.wars.items() if name in (*g.deck, *g.next_deck)]
    return bool(war.group) and war.group in groups


def feasible(g: Carthage, wars: Sequence[War]) -> bool:
    """RC-15.9: each with an adequate force, and somebody to command it."""
    fresh = [war for war in wars if not met(g, war)]
    most = len(candidates(g)) if generals_only(g) else SUFFETES
    return len(fresh) <= most and in_order(g, wars) and muster(g, wars) is not None


def met(g: Carthage, war: War) -> bool:
    """Whether a commander faces it already."""
    return any(force.commanders for force in g.loyal_forces() if force.war == war.id)


def in_order(g: Carthage, wars: Sequence[War]) -> bool:
    """RC-8.9.8: every earlier Active War of a group is faced, or attacked too."""
    faced = {war.id for war in g.wars.values() if met(g, war)} | {war.id for war in wars}
    earlier = [one for war in wars for one in g.matching(war.group) if one.order < war.order]
    return all(one.id in faced for one in earlier if one.status == "active")


# Units


def recruit(g: Carthage, wars: Sequence[War] | None) -> None:
    """RC-15.9: the State raises what the plan needs; without Wars it keeps 6 legions and 5 Fleets."""
    if not any(war.status != "lost" for war in g.wars.values()):
        standing_army(g)
        return
    needed: Muster | None = muster(g, wars) if wars else None
    if needed and needed.raised:
        raise_units(g, Levy(raised=dict(needed.raised)))


def standing_army(g: Carthage) -> None:
    """RC-15.9: it raises what it can pay for, the cheapest types first, and disbands what is more."""
    legions, fleets = len(g.army.active.legions), g.army.active.fleets
    spare = {} if legions <= STANDING_LEGIONS else surplus(g, legions - STANDING_LEGIONS)
    if fleets > STANDING_FLEETS:
        spare[FLEET] = fleets - STANDING_FLEETS
    if spare:
        disband(g, Levy(disbanded=spare))
    types = sorted((unit for unit in affordable(g) if unit != FLEET), key=lambda unit: price(g, unit))
    for unit, wanted in [*((unit, STANDING_LEGIONS) for unit in types), (FLEET, STANDING_FLEETS)]:
        present = g.army.active.fleets if unit == FLEET else len(g.army.active.legions)
        count = min(wanted - present, affordable(g).get(unit, 0))
        if count > 0:
            raise_units(g, Levy(raised={unit: count}))


def surplus(g: Carthage, count: int) -> dict[str, int]:
    """So many legions, veterans last."""
    return sorts(g, sorted(g.army.active.legions, key=lambda legion: legion.veteran)[:count])


# Peace


async def make_peace(g: Carthage) -> None:
    """RC-15.9: while four Active Wars stand it sues for peace in the strongest that is not attacked; never in a fourth.

    An attack is not yet a Victory: with an adequate force it may well be none.
    """
    while len(g.active_wars()) > BEARABLE and len(g.lost_wars()) < g.law.constants.fall_lost_wars - 1:
        able = [war for war in peace.to_give_up(g) if war in standing(g)]
        if not able:
            return
        lost = weakest_first(g, able)[-1]
        await peace.carry(g, decreed(g, Peace(war=lost.id)), Peace(war=lost.id))


def standing(g: Carthage) -> list[War]:
    """RC-15.9: the Active Wars that are not attacked."""
    attacked = {one.war for one in g.neutrals.attacks}
    return [war for war in g.active_wars() if war.id not in attacked]


def decreed(g: Carthage, proposal: Proposal) -> Motion:
    """RC-15.8, 15.9: what the Coalition does needs no vote."""
    g.senate.motions += 1
    return Motion(number=g.senate.motions, proposal=proposal, seat=g.neutrals.coalition[0])


# Exploration


def cheapest_venture(g: Carthage) -> str:
    """RC-15.10: if no War is Active and the Treasury would stay at 40T or more: the cheapest in full; else ""."""
    sought = {one.goal for one in g.expeditions.values()}
    costs = {goal: venture_cost(g, goal) for goal in g.explorations if goal not in sought}
    goal = min(costs, key=lambda name: costs[name], default="")
    return goal if goal and not g.active_wars() and g.treasury - costs[goal] >= RESERVE else ""


def venture_cost(g: Carthage, goal: str) -> int:
    """RC-9.5.3: what the new units cost."""
    card = g.tables.explorations[goal]
    caravans = max(0, card.caravans - g.army.caravans) * price(g, CARAVAN)
    return caravans + max(0, card.trade_fleets - g.army.trade_fleets) * price(g, TRADE_FLEET)
