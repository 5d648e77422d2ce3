"""RC-15.9: the forces of the military plan set out; then the Senate is adjourned."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.neutrals.muster import fits, gathered, goes_to_sea
from games.carthage.neutrals.pieces import Attack
from games.carthage.neutrals.plan import decreed, met
from games.carthage.pieces import War
from games.carthage.senate import movements
from games.carthage.senate.commands import generals_only, suffetes
from games.carthage.senate.soldiers import sorts
from games.carthage.state import Carthage
from games.kernel import StepId
from games.republic.combat.army import dismiss
from games.republic.neutrals.decrees import march
from games.republic.pieces import Force, Units
from games.republic.senate.pieces import Movement
from games.republic.senate.presiding import adjourn


async def orders(g: Carthage) -> StepId:
    """RC-15.9: all that can be carried out; commanders of too small a force are asked (RC-9.6.6)."""
    await march(g, movements.BUSINESS, planned(g), decreed)
    adjourn(g, "magistrate")
    return "senate.adjournment"


# The plan in orders


def planned(g: Carthage) -> list[Movement]:
    """RC-15.9: who goes with what; half of the spare units with each."""
    attacks = [one for one in g.neutrals.attacks if one.war in g.wars and g.wars[one.war].status != "lost"]
    units = allotted(g, attacks)
    free = [one.id for one in suffetes(g)]
    found: list[Movement] = []
    for attack in attacks:
        force = facing(g, attack)
        if force:
            found += reinforcement(g, force, units[attack.war])
        elif commanders := command(g, attack, free):
            found.append(order(g, "send", attack.war, commanders, units[attack.war]))
    return found


def facing(g: Carthage, attack: Attack) -> Force | None:
    """The force with a commander that is there already."""
    forces = [force for force in g.loyal_forces() if force.war == attack.war and force.commanders]
    return forces[0] if met(g, g.wars[attack.war]) else None


def reinforcement(g: Carthage, force: Force, units: Units) -> list[Movement]:
    """RC-9.6.4: not of a commander sent this turn, nor without units."""
    able = force.sent != g.turn and (units.legions or units.fleets)
    return [order(g, "reinforce", force.id, [], units)] if able else []


def command(g: Carthage, attack: Attack, free: list[str]) -> list[str]:
    """RC-15.8, 9.6.1: the Marine Suffete, then the Home Suffete; with a General in Crisis; or Generals alone."""
    generals = [name for name in attack.generals if name in g.senators and g.senators[name].in_carthage]
    if generals_only(g):
        return generals
    return [free.pop(0), *generals] if free else []


def order(g: Carthage, kind: str, place: str, commanders: list[str], units: Units) -> Movement:
    """One order."""
    return Movement(
        order="send" if kind == "send" else "reinforce",
        at=place,
        commanders=commanders,
        legions=sorts(g, units.legions),
        fleets=units.fleets,
    )


# The units


def allotted(g: Carthage, attacks: Sequence[Attack]) -> dict[str, Units]:
    """RC-15.9: an adequate force each, plus half of the spare units; in the last resort everything."""
    wars = [g.wars[one.war] for one in attacks]
    if any(one.everything for one in attacks):
        home = g.army.active
        legions = [legion for legion in home.legions if fits(g, legion.type, wars[0])]
        return {wars[0].id: Units(legions=legions, fleets=home.fleets if goes_to_sea(wars[0]) else 0)}
    sent = adequate(g, wars)
    spare_legions, spare_fleets = list(g.army.active.legions), g.army.active.fleets
    for units in sent.values():
        dismiss(spare_legions, units.legions)
        spare_fleets -= units.fleets
    for war in wars:
        more = [legion for legion in spare_legions if fits(g, legion.type, war)]
        more = more[: len(more) // 2]
        dismiss(spare_legions, more)
        ships = spare_fleets // 2 if goes_to_sea(war) else 0
        spare_fleets -= ships
        sent[war.id] = Units(legions=[*sent[war.id].legions, *more], fleets=sent[war.id].fleets + ships)
    return sent


def adequate(g: Carthage, wars: Sequence[War]) -> dict[str, Units]:
    """RC-15.9: what the plan has raised; if units have been lost since, for as many of the Wars as there are enough."""
    for count in range(len(wars), 0, -1):
        for at_sea in (False, True):
            found = gathered(g, wars[:count], at_sea=at_sea)
            if found and not found.raised:
                return {war.id: found.sent.get(war.id, Units()) for war in wars}
    return {war.id: Units() for war in wars}
