"""RC-9.6, RR-1.09.64: the form of orders to forces and garrisons.

An answer is a list of movements, carried out in the order named:
`[{"order": "send", "at": "pyrrhic-war", "commanders": ["fam-mago"], "legions": {"celtiberians": 2}, "fleets": 5}]`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations, islice, product

from games.kernel import IllegalAnswer, Picker, Raw, Record, Several
from games.kernel.choice import is_dict, is_list
from games.republic.senate.left_over import FEW, answers
from games.republic.senate.pieces import Movement, Order
from games.republic.senate.soldiers import AllOrNone, Counts

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
    waiting: Sequence[str] = ()

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
        if key[0] == "send" and key[1] in self.waiting:
            raise IllegalAnswer("senate.lower-war", war=key[1], clause="GV-4.7")
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
