"""RC-9.6: what can be ordered at all now, and the form of such orders.

An answer is a list of movements, carried out in the order named:
`[{"order": "send", "at": "pyrrhic-war", "commanders": ["fam-mago"], "legions": {"celtiberians": 2}, "fleets": 5}]`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations, islice, product

from games.carthage.pieces import Province, War
from games.carthage.senate.commands import candidates, most_commanders
from games.carthage.senate.pieces import Movement, Order
from games.carthage.senate.soldiers import AllOrNone, Counts, sorts
from games.carthage.state import Carthage
from games.carthage.wars.strength import suffices
from games.kernel import IllegalAnswer, Picker, Raw, Record, Several
from games.kernel.choice import is_dict, is_list
from games.republic.pieces import CIVIL_WAR, Force, Legion, Units
from games.republic.senate.left_over import FEW, answers

MOST_MOVEMENTS = 8


@dataclass(frozen=True, slots=True)
class Offer:
    """One kind of order to one place: who may be named, at least and at most so many, and which units there are."""

    order: Order
    at: str
    commanders: Sequence[str] = ()
    least: int = 0
    most: int = 0
    legions: Mapping[str, int] = field(default_factory=dict[str, int])
    fleets: int = 0

    @property
    def record(self) -> Record[Movement]:
        """The rest of its form."""
        return Record(
            partial(Movement, order=self.order, at=self.at),
            commanders=Several({name: name for name in self.commanders}, self.least, self.most),
            legions=Counts(self.legions),
            fleets=AllOrNone(0, self.fleets),
        )


@dataclass(frozen=True, slots=True)
class Orders:
    """Several movements, each one that is offered."""

    offers: Mapping[tuple[str, str], Offer]

    def read(self, raw: Raw) -> list[Movement]:
        """The movements in the order named."""
        if not is_list(raw) or not 1 <= len(raw) <= MOST_MOVEMENTS:
            raise IllegalAnswer("choice.count", low=1, high=MOST_MOVEMENTS)
        return [self.movement(one) for one in raw]

    def movement(self, raw: Raw) -> Movement:
        """One of them."""
        if not is_dict(raw):
            raise IllegalAnswer("choice.fields")
        rest = {name: value for name, value in raw.items() if name not in ("order", "at")}
        key = (str(raw.get("order")), str(raw.get("at")))
        if key not in self.offers:
            raise IllegalAnswer("choice.unknown", option=" ".join(key)[:80])
        return self.offers[key].record.read(rest)

    def form(self) -> Raw:
        """What is offered, one form for each order and place."""
        return [{"order": one.order, "at": one.at, **one.record.form()} for one in self.offers.values()]

    def ways(self) -> Iterator[Raw]:
        """RC-9.0.8: one movement each, and as there are several orders, two."""
        single = [
            [{"order": one.order, "at": one.at, **rest} for rest in islice(answers(one.record), FEW + 1)]
            for one in self.offers.values()
        ]
        yield from ([one] for one in chain.from_iterable(single))
        for one, other in combinations(single, 2):
            yield from map(list, product(one, other))

    def sample(self, pick: Picker) -> Raw:
        """One movement, mostly, or two."""
        chosen = pick.sample(list(self.offers.values()), min(len(self.offers), pick.choice([1, 1, 1, 2])))
        return [{"order": one.order, "at": one.at, **one.record.sample(pick)} for one in chosen]


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
    """RC-9.6.1, 8.9.8: a force against a War that can be fought, and so can every earlier one of its group."""
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
    return bool(candidates(g)) and (suffices(g, war, most) or suffices(g, war, least))


def fit(g: Carthage, war: War) -> list[Legion]:
    """RC-9.5.5: the legions at home that may be sent there."""
    return [one for one in g.army.active.legions if war.id in (g.tables.legions[one.type].only_wars or [war.id])]


def fleets_for(g: Carthage, war: War) -> int:
    """RC-9.6.2: the Fleets at home; none goes against the Rebel."""
    return 0 if war.id == CIVIL_WAR else g.army.active.fleets


def leaderless(g: Carthage, war: War) -> list[Force]:
    """RC-9.6.1: the forces without a commander on a War."""
    return [force for force in g.loyal_forces() if force.war == war.id and not force.commanders]


def joining(g: Carthage, war: War) -> Units:
    """RC-9.6.1: the units that join a commander who is sent there."""
    forces = leaderless(g, war)
    legions = [legion for force in forces for legion in force.units.legions]
    return Units(legions=legions, fleets=sum(force.units.fleets for force in forces))


def unmet_before(g: Carthage, war: War) -> list[War]:
    """RC-8.9.8: the earlier Active Wars of its group that no force with a commander faces."""
    met = {force.war for force in g.loyal_forces() if force.commanders}
    earlier = [one for one in g.matching(war.group) if one.order < war.order and one.status == "active"]
    return [one for one in earlier if one.id not in met]


# Forces in the field


def fresh(g: Carthage, force: Force) -> bool:
    """RC-9.6.3: it was sent or reinforced this turn."""
    return g.turn in (force.sent, force.reinforced)


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


def settled(g: Carthage, province: Province) -> list[Legion]:
    """RC-9.6.7: the legions of a garrison that were not sent this turn."""
    return [one for one in province.garrison if one.posted < g.turn]
