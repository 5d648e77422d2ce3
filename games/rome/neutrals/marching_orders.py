"""RR-4.05.31, 4.05.35: the forces of the military plan set out; then the Senate is adjourned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from games.kernel import Decision, OneOf, StepId, ask
from games.republic.combat.army import dismiss
from games.republic.neutrals.decrees import march
from games.republic.pieces import Force, Legion
from games.republic.senate.pieces import Movement
from games.republic.senate.presiding import adjourn
from games.republic.senate.soldiers import sorts
from games.rome.neutrals.dominance import dominant
from games.rome.neutrals.muster import met
from games.rome.neutrals.pieces import Attack
from games.rome.neutrals.recruiting import decreed
from games.rome.pieces import LEGION
from games.rome.senate import movements
from games.rome.senate.commands import BEQUEST_UNITS
from games.rome.state import Rome

IN_ORDER: Final = ("dictator", "field-consul", "rome-consul")


async def orders(g: Rome) -> StepId:
    """RR-4.05.3: all that can be carried out; commanders of too small a force are asked (RR-1.09.643)."""
    g.neutrals.attacks = [one for one in g.neutrals.attacks if one.war in g.wars]
    favoured = await ask(partial(assigning, g)) or ""
    await march(g, movements.BUSINESS, [*planned(g, favoured), *bequest(g)], decreed)
    adjourn(g, "magistrate")
    return "senate.adjournment"


# Veterans


def assigning(g: Rome) -> Decision[str] | None:
    """RR-4.05.31: with which force veterans go who owe allegiance to nobody in command; if absent the first."""
    wars = {one.war: one.war for one in g.neutrals.attacks if one.legions}
    led = {g.senators[name].faction for name in commanders(g).values()}
    free = [one for one in g.army.active.legions if one.veteran and faction_of(g, one) not in led]
    if len(wars) < 2 or not free:
        return None
    about: dict[str, str | int] = {"forced": 0, "legions": len(free)}
    return Decision(
        "senate.forces", dominant(g), OneOf(wars), *g.law.cites["senate.forces"], about, lapse=next(iter(wars))
    )


def faction_of(g: Rome, legion: Legion) -> object:
    """To whose faction a veteran is loyal; None: to nobody."""
    owner = g.senators.get(legion.loyal)
    return owner.faction if owner else None


def commanders(g: Rome) -> dict[str, str]:
    """RR-4.05.34, 1.09.641: who goes where: the Dictator first, then the Field Consul, then the Rome Consul."""
    able = [one.id for one in map(g.holder, IN_ORDER) if one and one.in_capital and one.faction]
    fresh = [one.war for one in g.neutrals.attacks if not met(g, g.wars[one.war])]
    return dict(zip(fresh, able, strict=False))


# The plan in orders


def planned(g: Rome, favoured: str) -> list[Movement]:
    """RR-4.05.31: who goes with what; a Proconsul who is there is reinforced."""
    ranks, ships, going = list(g.army.active.legions), g.army.active.fleets, commanders(g)
    found: list[Movement] = []
    for attack in g.neutrals.attacks:
        force, commander = facing(g, attack), going.get(attack.war, "")
        if force is None and not commander:
            continue
        leader = commander or force.commanders[0] if force else commander
        legions = drawn(g, ranks, attack.legions, leader, favours=attack.war == favoured)
        fleets = min(attack.fleets, ships)
        dismiss(ranks, legions)
        ships -= fleets
        found += ordered(attack, force, commander, legions, fleets, g.turn)
    return found


def facing(g: Rome, attack: Attack) -> Force | None:
    """The force with a commander that is there already."""
    forces = [force for force in g.loyal_forces() if force.war == attack.war and force.commanders]
    return forces[0] if forces else None


def drawn(g: Rome, ranks: Sequence[Legion], count: int, leader: str, *, favours: bool) -> list[Legion]:
    """RR-4.05.31: veterans of the commander's faction, then others; those of nobody's where they are wanted."""
    faction = g.senators[leader].faction

    def rank(legion: Legion) -> int:
        if legion.veteran and faction_of(g, legion) == faction:
            return 0
        return (1 if favours else 3) if legion.veteran else 2

    return sorted(ranks, key=rank)[:count]


def ordered(
    attack: Attack, force: Force | None, commander: str, legions: Sequence[Legion], fleets: int, turn: int
) -> list[Movement]:
    """RR-1.09.64, 1.09.647: a commander is sent, or one who is there reinforced, unless he left this turn."""
    units = {"legions": sorts(legions, [LEGION]), "fleets": fleets}
    if force is None:
        return [Movement(order="send", at=attack.war, commanders=[commander], **units)]  # type: ignore[arg-type]
    able = force.sent != turn and (legions or fleets)
    return [Movement(order="reinforce", at=force.id, commanders=[], **units)] if able else []  # type: ignore[arg-type]


def bequest(g: Rome) -> list[Movement]:
    """RR-4.05.35, 1.09.648: the Field Consul goes for a bequest, with forces that the plan does not need."""
    consul, plan = g.holder("field-consul"), planned(g, "")
    open_ones = [one.id for one in g.bequests.values() if not one.collector]
    busy = consul is None or not consul.in_capital or any(consul.id in one.commanders for one in plan)
    legions = list(g.army.active.legions)
    spare = len(legions) - sum(sum(one.legions.values()) for one in plan)
    ships = g.army.active.fleets - sum(one.fleets for one in plan)
    if consul is None or busy or not open_ones or min(spare, ships) < BEQUEST_UNITS:
        return []
    guard = sorts(sorted(legions, key=lambda legion: legion.veteran)[:BEQUEST_UNITS], [LEGION])
    return [Movement(order="send", at=open_ones[0], commanders=[consul.id], legions=guard, fleets=BEQUEST_UNITS)]
