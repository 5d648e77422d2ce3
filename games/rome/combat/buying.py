"""RR-1.15.4: by the Gabinian Law commanders buy units at the start of the Combat Phase (RR-DP71)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Record, StepId, ask
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import Force, Legion
from games.rome.combat.events import UnitsBought
from games.rome.pieces import LEGION, Senator
from games.rome.state import Rome


@dataclass(frozen=True, slots=True)
class Purchase:
    """What a commander buys, for how much, and how much of it he pays himself; the rest his Faction Treasury."""

    legions: int
    fleets: int
    talents: int
    own: int


async def buying(g: Rome) -> StepId:
    """RR-1.15.4: each loyal commander at a War, one after the other in the order of HRAO rank."""
    while g.combat.buyers:
        commander = g.senators[g.combat.buyers.pop(0)]
        bought = await ask(partial(shopping, g, commander))
        if bought and bought.legions + bought.fleets:
            buy(g, commander, bought)
    return "combat.interception"


def buyers(g: Rome) -> list[str]:
    """RR-1.15.4: the commanders, by office, then by INF; a Master of Horse commands nothing."""
    if not g.flag("gabinian"):
        return []
    at_war = [force for force in g.loyal_forces() if force.commanders and force.war in g.wars]
    leading = [g.senators[force.commanders[0]] for force in at_war]
    return [one.id for one in sorted(leading, key=partial(rank, g))]


def rank(g: Rome, senator: Senator) -> tuple[int, tuple[int, int, int], str]:
    """RR-1.09.11: the higher office, then INF, ORA and the lowest number."""
    ranks = g.law.officials
    office = ranks.index(senator.office) if senator.office in ranks else len(ranks)
    return office, senator.standing, senator.statesman


def shopping(g: Rome, commander: Senator) -> Decision[Purchase] | None:
    """RR-DP71: whether his faction has the money is hidden, so all are asked; if absent he buys nothing."""
    most_legions, most_fleets = g.army.pool[LEGION], g.army.pool_fleets
    if not most_legions + most_fleets:
        return None
    seat, price = g.owner(commander), g.law.constants.unit_cost
    means = commander.talents + g.factions[seat].treasury
    affordable = means // price
    choice = Record(
        partial(affording, g, commander),
        legions=Amount(0, min(most_legions, affordable)),
        fleets=Amount(0, min(most_fleets, affordable)),
        first=OneOf({"own": True, "treasury": False}),
    )
    lapse = {"legions": 0, "fleets": 0, "first": "own"}
    about: dict[str, str | int] = {"senator": commander.id, "war": force_of(g, commander).war}
    return Decision("combat.buy", seat, choice, *g.law.cites["combat.buy"], about, lapse=lapse, hidden=True)


def affording(g: Rome, commander: Senator, *, legions: int, fleets: int, first: bool) -> Purchase:
    """RR-1.15.4: 10T each, out of his own treasury first or the Faction Treasury first, as far as it goes."""
    cost = g.law.constants.unit_cost * (legions + fleets)
    treasury = g.factions[g.owner(commander)].treasury
    if cost > commander.talents + treasury:
        raise IllegalAnswer("combat.payment", clause="RR-1.15.4", talents=cost)
    own = min(cost, commander.talents) if first else cost - min(cost, treasury)
    return Purchase(legions, fleets, cost, own)


def buy(g: Rome, commander: Senator, bought: Purchase) -> None:
    """RR-1.15.4: the units are with his force at once; neither shortage nor NR matters."""
    force = force_of(g, commander)
    spend(g, commander, bought.own)
    pay_from_treasury(g, g.factions[g.owner(commander)], bought.talents - bought.own)
    g.army.pool[LEGION] -= bought.legions
    g.army.pool_fleets -= bought.fleets
    force.units.legions += recruits(bought.legions)
    force.units.fleets += bought.fleets
    g.tell(UnitsBought(commander.id, force.id, bought.legions, bought.fleets, bought.talents))


def recruits(count: int) -> Iterator[Legion]:
    """So many new legions."""
    return (Legion(type=LEGION) for _ in range(count))


def force_of(g: Rome, commander: Senator) -> Force:
    """The force he commands."""
    return g.forces[commander.at]
