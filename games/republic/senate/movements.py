"""RC-9.6, RR-1.09.64: what orders to forces and garrisons have in common, and what they ask of the units at home."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from games.kernel import IllegalAnswer
from games.republic.combat.army import dismiss
from games.republic.pieces import Units
from games.republic.senate.pieces import Movement, Movements
from games.republic.senate.soldiers import chosen
from games.republic.state import Republic

OUT = ("send", "reinforce", "replace", "garrison")  # orders that take units out of the Active Forces


def remaining(g: Republic, units: Units, movement: Movement) -> Units:
    """What is left when these are recalled."""
    ranks = list(units.legions)
    dismiss(ranks, chosen(g, ranks, movement.legions))
    return Units(legions=ranks, fleets=units.fleets - movement.fleets)


def check_home(g: Republic, movements: Sequence[Movement]) -> None:
    """RC-9.6.1, RR-1.09.64: the units come from the Active Forces; what is recalled is there only afterwards."""
    out = [one for one in movements if one.order in OUT]
    wanted: Counter[str] = Counter()
    for one in out:
        wanted.update(one.legions)
    chosen(g, g.army.active.legions, wanted)
    if sum(one.fleets for one in out) > g.army.active.fleets:
        raise IllegalAnswer("senate.too-few-units", clause=g.law.clauses["senate.too-few-units"])


def stay(g: Republic, movement: Movement) -> list[str]:
    """RC-9.6.3, RR-1.09.644: the commanders of a force who are not recalled."""
    return [name for name in g.forces[movement.at].commanders if name not in movement.commanders]


def check_earlier_wars(g: Republic, movements: Sequence[Movement]) -> None:
    """RC-8.9.8, RR-1.07.332: against a later War only if each earlier Active one of its group is met, or will be.

    GV-4.7: where Wars are coupled another rule stands in its place.
    """
    sent = {one.at for one in movements if one.order == "send"}
    given_up = {g.forces[one.at].id for one in movements if one.order == "recall" and not stay(g, one)}
    met = {force.war for force in g.loyal_forces() if force.commanders and force.id not in given_up} | sent
    for war in [g.wars[name] for name in g.wars if name in sent and g.law.abroad.attackable(g, g.wars[name]) is None]:
        earlier = [one for one in g.matching(war.group) if one.order < war.order and one.status == "active"]
        for one in earlier:
            if one.id not in met:
                raise IllegalAnswer("senate.earlier-war", war=one.id, clause=g.law.clauses["senate.earlier-war"])


def people(proposed: Movements) -> Sequence[str]:
    """RC-9.8.7, RR-1.09.721: who is named."""
    return [name for one in proposed.movements for name in one.commanders]


def same(proposed: Movements) -> str:
    """RC-9.0.8, RR-1.09.131: who, with what, where; the order of names is no change."""
    return json.dumps(sorted(json.dumps(plain(one), sort_keys=True) for one in proposed.movements))


def plain(movement: Movement) -> dict[str, object]:
    """A movement, its commanders in no order."""
    return {
        "order": movement.order,
        "at": movement.at,
        "commanders": sorted(movement.commanders),
        "legions": movement.legions,
        "fleets": movement.fleets,
    }
