"""RR-1.09.64 to 1.09.648: what can be ordered to forces and garrisons at all now."""

from __future__ import annotations

from collections.abc import Iterator

from games.republic.pieces import CIVIL_WAR, Force, Legion, Units
from games.republic.senate.marching import fresh, joining, settled, unmet_before
from games.republic.senate.orders import Offer
from games.republic.senate.soldiers import sorts
from games.rome.pieces import LEGION, Province, War
from games.rome.senate.commands import BEQUEST_UNITS, candidates, collectors, suffices
from games.rome.state import Rome


def offers(g: Rome) -> dict[tuple[str, str], Offer]:
    """RR-1.09.64: everything that can be ordered now."""
    found: list[Offer] = []
    for war in g.wars.values():
        found += sending(g, war)
    found += collecting(g)
    for force in afield(g):
        found += [*reinforcing(g, force), *recalling(g, force), *replacing(g, force)]
    for province in g.provinces_in_order():
        found += [*garrisoning(g, province), *withdrawing(g, province)]
    return {(one.order, one.at): one for one in found}


def ranks(legions: list[Legion]) -> dict[str, int]:
    """RR-1.09.64: legions by sort, veterans apart."""
    return sorts(legions, [LEGION])


def fleets_for(g: Rome, war: War) -> int:
    """RR-1.09.64: the Fleets at home; none goes against a Rebel who marches (RR-1.11.37)."""
    return 0 if war.id == CIVIL_WAR else g.army.active.fleets


# Against Wars, and for bequests


def sending(g: Rome, war: War) -> Iterator[Offer]:
    """RR-1.09.64, 1.07.332: against a War that can be met, and so can every earlier one of its series (GV-4.7)."""
    if g.law.abroad.attackable(g, war) is False:
        return
    if can_be_met(g, war) and all(can_be_met(g, one) for one in unmet_before(g, war)):
        names = [one.id for one in candidates(g)]
        yield Offer("send", war.id, names, 1, 1, ranks(g.army.active.legions), fleets_for(g, war))


def can_be_met(g: Rome, war: War) -> bool:
    """RR-1.09.64: somebody may be sent, and there are the needed units."""
    waiting, home = joining(g, war), g.army.active
    most = Units(legions=[*home.legions, *waiting.legions], fleets=fleets_for(g, war) + waiting.fleets)
    return bool(candidates(g)) and suffices(g, war, most)


def collecting(g: Rome) -> Iterator[Offer]:
    """RR-1.09.648, 1.16.1: the Field Consul may be sent for a bequest that lies in the Forum, with 3 of each."""
    home, names = g.army.active, [one.id for one in collectors(g)]
    if names and len(home.legions) >= BEQUEST_UNITS and home.fleets >= BEQUEST_UNITS:
        for bequest in g.bequests.values():
            if not bequest.collector and not bequest.collected:
                yield Offer("send", bequest.id, names, 1, 1, ranks(home.legions), home.fleets)


# Forces in the field


def afield(g: Rome) -> list[Force]:
    """The loyal forces at Wars; who is sent for a bequest comes home by himself (RR-1.09.648)."""
    return [force for force in g.loyal_forces() if force.war in g.wars]


def reinforcing(g: Rome, force: Force) -> Iterator[Offer]:
    """RR-1.09.647: a Proconsul; not a commander who left this phase."""
    legions, fleets = ranks(g.army.active.legions), fleets_for(g, g.wars[force.war])
    if force.commanders and force.sent != g.turn and (legions or fleets):
        yield Offer("reinforce", force.id, legions=legions, fleets=fleets)


def recalling(g: Rome, force: Force) -> Iterator[Offer]:
    """RR-1.09.644: a Proconsul with his force, or parts of any; not one deployed or reinforced this phase."""
    legions, fleets = ranks(force.units.legions), force.units.fleets
    if not fresh(g, force) and (force.commanders or legions or fleets):
        led_by = force.commanders[:1]
        yield Offer("recall", force.id, led_by, 0, len(led_by), legions, fleets)


def replacing(g: Rome, force: Force) -> Iterator[Offer]:
    """RR-1.09.644: another takes over; not from one deployed or reinforced this phase."""
    war, home, able = g.wars[force.war], g.army.active, [one.id for one in candidates(g)]
    fleets = fleets_for(g, war)
    most = Units(legions=[*force.units.legions, *home.legions], fleets=force.units.fleets + fleets)
    if force.commanders and able and not fresh(g, force) and suffices(g, war, most):
        yield Offer("replace", force.id, able, 1, 1, ranks(home.legions), fleets)


# Garrisons


def obeys(g: Rome, province: Province) -> bool:
    """RR-1.09.646, 2.02.412: no Rebel governs it, and it has not gone over to a War."""
    governor = g.senators.get(province.governor)
    return not (governor and governor.rebel) and not any(province.id in war.allies for war in g.wars.values())


def garrisoning(g: Rome, province: Province) -> Iterator[Offer]:
    """RR-1.09.646: legions to a Province, be it in the Forum; not to that of a Rebel."""
    if obeys(g, province) and g.army.active.legions:
        yield Offer("garrison", province.id, legions=ranks(g.army.active.legions))


def withdrawing(g: Rome, province: Province) -> Iterator[Offer]:
    """RR-1.09.646: they stay until recalled, not in the turn they were sent; those of a Rebel do not listen."""
    legions = ranks(settled(g, province))
    if legions and obeys(g, province):
        yield Offer("withdraw", province.id, legions=legions)
