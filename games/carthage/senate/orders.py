"""RC-9.6: what can be ordered at all now."""

from __future__ import annotations

from collections.abc import Iterator

from games.carthage.pieces import Province, War
from games.carthage.senate.commands import candidates, most_commanders
from games.carthage.senate.soldiers import sorts
from games.carthage.state import Carthage
from games.carthage.wars.strength import suffices
from games.republic.pieces import CIVIL_WAR, Force, Legion, Units
from games.republic.senate.marching import fresh, joining, settled, unmet_before
from games.republic.senate.orders import Offer


def offers(g: Carthage) -> dict[tuple[str, str], Offer]:
    """RC-9.6: everything that can be ordered now."""
    found: list[Offer] = []
    for war in g.wars.values():
        found += sending(g, war)
    for force in g.loyal_forces():
        found += [*reinforcing(g, force), *recalling(g, force), *replacing(g, force)]
    for province in g.provinces_in_order():
        found += [*garrisoning(g, province), *withdrawing(g, province)]
    return {(one.order, one.at): one for one in found}


# Against Wars


def sending(g: Carthage, war: War) -> Iterator[Offer]:
    """RC-9.6.1, 8.9.8: a force against a War that can be fought, and so can every earlier one of its group (GV-4.7)."""
    if g.law.abroad.attackable(g, war) is False:
        return
    if war.status != "lost" and can_be_met(g, war) and all(can_be_met(g, one) for one in unmet_before(g, war)):
        names = [one.id for one in candidates(g)]
        legions, fleets = sorts(g, fit(g, war)), fleets_for(g, war)
        yield Offer("send", war.id, names, 1, most_commanders(g), legions, fleets)


def can_be_met(g: Carthage, war: War) -> bool:
    """RC-9.6.1, 9.6.2: somebody may be sent, and there are the needed units."""
    waiting = joining(g, war)
    fleets = fleets_for(g, war) + waiting.fleets
    most = Units(legions=[*fit(g, war), *waiting.legions], fleets=fleets)
    least = Units(legions=waiting.legions, fleets=fleets)
    return (suffices(g, war, most) or suffices(g, war, least)) and bool(candidates(g))


def fit(g: Carthage, war: War) -> list[Legion]:
    """RC-9.5.5: the legions at home that may be sent there."""
    return [one for one in g.army.active.legions if war.id in (g.tables.legions[one.type].only_wars or [war.id])]


def fleets_for(g: Carthage, war: War) -> int:
    """RC-9.6.2: the Fleets at home; none goes against the Rebel."""
    return 0 if war.id == CIVIL_WAR else g.army.active.fleets


# Forces in the field


def reinforcing(g: Carthage, force: Force) -> Iterator[Offer]:
    """RC-9.6.4: a commander in the field who was not sent this turn."""
    war = g.wars[force.war]
    legions, fleets = sorts(g, fit(g, war)), fleets_for(g, war)
    if force.commanders and force.sent != g.turn and (legions or fleets):
        yield Offer("reinforce", force.id, legions=legions, fleets=fleets)


def recalling(g: Carthage, force: Force) -> Iterator[Offer]:
    """RC-9.6.3: commanders, all or part of a force; not one sent or reinforced this turn."""
    legions, fleets = sorts(g, force.units.legions), force.units.fleets
    if not fresh(g, force) and (force.commanders or legions or fleets):
        yield Offer("recall", force.id, force.commanders, 0, len(force.commanders), legions, fleets)


def replacing(g: Carthage, force: Force) -> Iterator[Offer]:
    """RC-9.6.3: others take over; not from one sent or reinforced this turn."""
    war, able = g.wars[force.war], [one.id for one in candidates(g)]
    legions, fleets = fit(g, war), fleets_for(g, war)
    most = Units(legions=[*force.units.legions, *legions], fleets=force.units.fleets + fleets)
    if force.commanders and able and not fresh(g, force) and suffices(g, war, most):
        names = [*able, *(force.commanders if len(force.commanders) > 1 else [])]
        yield Offer("replace", force.id, names, 1, most_commanders(g), sorts(g, legions), fleets)


# Garrisons


def garrisoning(g: Carthage, province: Province) -> Iterator[Offer]:
    """RC-9.6.7: legions to a Province with a Governor, who is no Rebel."""
    governor = g.senators.get(province.governor)
    legions = sorts(g, fit_for_garrisons(g))
    if governor and not governor.rebel and legions:
        yield Offer("garrison", province.id, legions=legions)


def fit_for_garrisons(g: Carthage) -> list[Legion]:
    """RC-9.6.7: Sikels and Gallic Swordsmen cannot be garrisons."""
    return [one for one in g.army.active.legions if not g.tables.legions[one.type].only_wars]


def withdrawing(g: Carthage, province: Province) -> Iterator[Offer]:
    """RC-9.6.7: they stay until recalled, not in the turn they were sent; those of a Rebel do not listen."""
    governor, legions = g.senators.get(province.governor), sorts(g, settled(g, province))
    if legions and not (governor and governor.rebel):
        yield Offer("withdraw", province.id, legions=legions)
