"""RC-12.1a, RC-12.1b, RC-12.2: the Rebel has won; but if four Wars are left he must fight them down to three."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from games.carthage.combat.battle import announce, fight
from games.carthage.combat.leaving import come_back
from games.carthage.combat.mercenaries import hire
from games.carthage.combat.victory import beat_fleet, win
from games.carthage.pieces import Ending, War
from games.carthage.revolution.events import RebelMustFight
from games.carthage.revolution.victory import finish, pressing
from games.carthage.senate.soldiers import sorts
from games.carthage.state import Carthage
from games.kernel import Amount, Broken, Decision, IllegalAnswer, OneOf, Record, Seat, StepId, ask
from games.republic.combat.army import dismiss
from games.republic.combat.dice import Outcome
from games.republic.combat.pieces import Ground
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import CIVIL_WAR, Force, Units
from games.republic.senate.soldiers import Counts, chosen


@dataclass(frozen=True, slots=True)
class Attack:
    """RC-DP58: the War the Rebel fights next, and with how much."""

    war: War
    legions: Mapping[str, int]  # by sort
    fleets: int


async def triumph(g: Carthage) -> StepId | None:
    """RC-12.2: the game ends at once: he has won if fewer than four Wars are Active, or when he has made them so.

    GV-7.3, 8.2: beside Rome it goes on under him.
    """
    force = g.rebel_force()
    if force is None:
        raise Broken("nobody is in revolt")
    rebel = g.senators[force.commanders[0]]
    seat = g.owner(rebel)
    del g.wars[CIVIL_WAR]
    gather(g, force)
    if too_many(g):
        g.tell(RebelMustFight(rebel.id, len(pressing(g)) - g.law.constants.fall_active_wars + 1))
    await conquer(g, force, seat)
    if g.law.abroad.plays_on(g) and not too_many(g):
        return await g.law.abroad.succeeds(g, rebel.id)
    finish(g, Ending(reason="wars") if too_many(g) else Ending(reason="rebel", winner=seat))
    return None


def too_many(g: Carthage) -> bool:
    """RC-12.2: four or more Active Wars; the Civil War no longer counts."""
    return len(pressing(g)) >= g.law.constants.fall_active_wars


def gather(g: Carthage, force: Force) -> None:
    """RC-12.2: all units at home are his now, with those that faced him, which the end of his War brings home."""
    for one in [one for one in g.forces.values() if one.war == CIVIL_WAR and one is not force]:
        come_back(g, one)
    join(force.units, g.army.active)
    force.victorious = True


def join(units: Units, others: Units) -> None:
    """Units come together in one place."""
    units.legions += others.legions
    units.fleets += others.fleets
    others.legions, others.fleets = [], 0


async def conquer(g: Carthage, force: Force, seat: Seat) -> None:
    """RC-12.2: he fights them one by one, each once, until fewer than four are left, or he can do no more."""
    fought: list[str] = []
    while too_many(g) and force.commanders:
        attack = await ask(partial(attacking, g, force, seat, fought))
        if attack is None:
            return
        fought.append(attack.war.id)
        await battles(g, force, attack)


def attacking(g: Carthage, force: Force, seat: Seat, fought: list[str]) -> Decision[Attack] | None:
    """RC-DP58: which War next, and with which units; if absent the weakest, with all units."""
    able = {war.id: war for war in pressing(g) if war.id not in fought and reachable(g, war, force.units)}
    if not able:
        return None
    weakest = min(able.values(), key=lambda war: land_strength(g, war) + fleet_strength(g, war))
    legions, fleets = sorts(g, force.units.legions), force.units.fleets
    choice = Record(
        partial(attack_of, g, force), war=OneOf(able), legions=Counts(legions), fleets=Amount(0, force.units.fleets)
    )
    lapse = {"war": weakest.id, "legions": legions, "fleets": fleets}
    return Decision(
        "revolution.conquest", seat, choice, *g.law.cites["revolution.conquest"], {"wars": len(able)}, lapse=lapse
    )


def attack_of(g: Carthage, force: Force, war: War, legions: Mapping[str, int], fleets: int) -> Attack:
    """RC-12.2: with the units the War asks for (RC-9.6.2)."""
    if not reachable(g, war, Units(legions=chosen(g, force.units.legions, legions), fleets=fleets)):
        raise IllegalAnswer("revolution.too-few-units", clause="RC-12.2")
    return Attack(war, legions, fleets)


def reachable(g: Carthage, war: War, units: Units) -> bool:
    """RC-12.2, 10.2.1, 10.2.4: a legion, the Fleets that support it, and one at least while the War has a fleet."""
    support = war.card.fleet_support if war.card else 0
    return bool(units.legions) and units.fleets >= max(support, 1 if fleet_strength(g, war) else 0)


async def battles(g: Carthage, force: Force, attack: Attack) -> None:
    """RC-12.2: a land Victory is needed, before it one at sea if the War has a fleet; then all units join again."""
    leave_behind(g, force, attack)
    force.war, force.victorious = attack.war.id, False
    force.with_legions = True  # it does not go home after a Victory at sea (RC-10.2.7)
    won = True
    if fleet_strength(g, attack.war):
        won = (await battle(g, force, "sea")).result == "victory"
        if won:
            beat_fleet(g, force)
    if won and force.commanders and reachable(g, attack.war, force.units):
        await hire_and_land(g, force)
    if force.id in g.forces:  # it has gone home without him if he has died
        join(force.units, g.army.active)


async def hire_and_land(g: Carthage, force: Force) -> None:
    """RC-10.2.1, 10.2.11: the battle on land; a Victory removes the War."""
    if (await battle(g, force, "land")).result == "victory":
        await win(g, force)


async def battle(g: Carthage, force: Force, ground: Ground) -> Outcome:
    """RC-10.2.1, 10.2.4: one battle, as in the Combat Phase."""
    announce(g, force, ground)
    if ground == "land":
        await hire(g)
    outcome = await fight(g)
    g.combat.battle = None
    return outcome


def leave_behind(g: Carthage, force: Force, attack: Attack) -> None:
    """RC-DP58: the units that do not go stay at home."""
    staying = list(force.units.legions)
    dismiss(staying, chosen(g, force.units.legions, attack.legions))
    dismiss(force.units.legions, staying)
    join(g.army.active, Units(legions=staying, fleets=force.units.fleets - attack.fleets))
    force.units.fleets = attack.fleets
