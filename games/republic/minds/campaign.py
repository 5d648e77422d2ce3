"""Forces of any republic: what a War asks for, what is at home, and the orders one would give with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from games.kernel import Raw
from games.republic.seen.combat import WarView
from games.republic.seen.view import RepublicView

V = TypeVar("V", bound=RepublicView)
Offer: TypeAlias = Mapping[str, Any]
"""An order that may be given: what it is, where, and whom and how many units it may name."""
Order: TypeAlias = dict[str, Any]

VETERAN: Final = ".veteran"
MARCHING: Final = ("send", "reinforce")  # orders by which units leave home


@dataclass(frozen=True, slots=True)
class Need:
    """What a War asks for: legions worth so much, and so many Fleets."""

    war: WarView
    legions: int
    fleets: int


@dataclass(slots=True)
class Stock:
    """What is at home, while orders are being made up."""

    legions: dict[str, int]
    fleets: int

    def take(self, offered: Mapping[str, int], wanted: int) -> dict[str, int]:
        """Legions of the sorts that are offered, veterans first, worth as much as is wanted or all there are."""
        taken: dict[str, int] = {}
        for sort in sorted(offered, key=lambda one: (VETERAN not in one, one)):
            each = worth_of(sort)
            count = min(self.legions.get(sort, 0), -(-wanted // each)) if wanted > 0 else 0
            if count:
                taken[sort] = count
                wanted -= count * each
        return taken

    def leave(self, legions: Mapping[str, int], fleets: int) -> None:
        """They are gone."""
        for sort, count in legions.items():
            self.legions[sort] -= count
        self.fleets -= fleets


def staying(_view: RepublicView, _force: Any) -> bool:
    """No force comes home before it has won, or is beaten."""
    return False


@dataclass(frozen=True, kw_only=True)
class Campaign(Generic[V]):
    """How a player of one republic goes to war.

    Attributes:
        urgent: the Wars worth meeting, in their order.
        aims: what one would have against a War under a commander of this MIL: all it asks for; at least what may do.
        good: how likely a battle must be won that one goes into gladly.
        reckon: how likely so many legions and Fleets under a commander of this MIL do what they are sent for.
        lacks: what a force in the field lacks; None: nothing.
        hopeless: whether a force in the field had better come home.
        marching: forces against a War of what is at home, with a chance; not under those who are sent elsewhere.
    """

    urgent: Callable[[V], Sequence[WarView]]
    aims: Callable[[V, Any, int], Sequence[Need]]
    good: float
    reckon: Callable[[V, Any, int, int, int], float]
    lacks: Callable[[V, Any], Need | None]
    hopeless: Callable[[V, Any], bool] = staying
    marching: Callable[[Campaign[V], V, Any, Offer, Stock, list[str]], Iterator[Order]]

    def marches(self, view: V, offered: Sequence[Offer], fleets: int) -> Iterator[Raw]:
        """All orders one would give with what is at home, then fewer and fewer of them."""
        offers = {(str(one["order"]), str(one["at"])): one for one in offered}
        stock = Stock({}, fleets)
        for one in offers.values():
            if one["order"] in MARCHING:
                stock.legions.update(one["legions"])
        coming, going = self.recalled(view, offers), self.reinforced(view, offers, stock)
        orders = [*coming, *going, *self.sent(view, offers, stock)]
        return ({"movements": orders[:count]} for count in range(len(orders), 0, -1))

    def recalled(self, view: V, offers: Mapping[tuple[str, str], Offer]) -> Iterator[Order]:
        """RC-9.6.3, RR-1.09.644: forces that can do nothing there, with all their commanders."""
        for force in view.forces.values():
            if ("recall", force.id) in offers and self.hopeless(view, force):
                names = list(force.commanders)
                yield {"order": "recall", "at": force.id, "commanders": names, "legions": {}, "fleets": 0}

    def reinforced(self, view: V, offers: Mapping[tuple[str, str], Offer], stock: Stock) -> Iterator[Order]:
        """RC-9.6.4, RR-1.09.647: what forces in the field lack."""
        for force in view.forces.values():
            offer, lack = offers.get(("reinforce", force.id)), self.lacks(view, force)
            if offer and lack:
                legions = stock.take(offer["legions"], lack.legions)
                fleets = max(0, min(stock.fleets, lack.fleets, offer["fleets"][1]))
                if legions or fleets:
                    stock.leave(legions, fleets)
                    yield {"order": "reinforce", "at": force.id, "commanders": [], "legions": legions, "fleets": fleets}

    def sent(self, view: V, offers: Mapping[tuple[str, str], Offer], stock: Stock) -> Iterator[Order]:
        """RC-9.6.1, RR-1.09.64: one force after the other, as long as there are commanders and units."""
        led: list[str] = []
        for war in self.urgent(view):
            offer = offers.get(("send", war.id))
            order = next(self.marching(self, view, war, offer, stock, led), None) if offer else None
            if order:
                led += order["commanders"]
                stock.leave(order["legions"], order["fleets"])
                yield order


def soldiers(counts: Mapping[str, Any]) -> int:
    """What legions named by sort are worth: veterans 2."""
    return sum(int(count) * worth_of(sort) for sort, count in counts.items())


def worth_of(sort: str) -> int:
    """RC-9.5.5c, RR-1.09.643: a veteran legion counts twice."""
    return 2 if VETERAN in sort else 1


def strengthened(offer: Offer, raised: Mapping[str, int], fleets: int) -> Offer:
    """An order that may be given, as it will be with so many more units at home."""
    if offer["order"] not in MARCHING:
        return offer
    able: Mapping[str, int] = offer["legions"]
    more = {name: able.get(name, 0) + count for name, count in raised.items() if count}
    return {**offer, "legions": {**able, **more}, "fleets": [0, offer["fleets"][1] + fleets]}
