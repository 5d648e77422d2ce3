"""Forces of any republic: what is at home and to be had, and the orders one would give with it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, TypeAlias, TypeVar

from games.kernel import Raw
from games.republic.minds.habits import Asked, legal
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.warfare import VETERAN, Warfare, soldiers, worth_of
from games.republic.pieces import CIVIL_WAR
from games.republic.seen.combat import ForceView, WarView
from games.republic.seen.view import RepublicView

V = TypeVar("V", bound=RepublicView)
Offer: TypeAlias = Mapping[str, Any]
"""An order that may be given: what it is, where, and whom and how many units it may name."""
Offers: TypeAlias = Mapping[tuple[str, str], Offer]
Order: TypeAlias = dict[str, Any]

RAISE: Final = "raise."
"""Before the name of legions that are still to be raised."""
STRAW: Final = 0.02
"""How likely a battle must be won that is the last hope."""
BETTER: Final = 0.1
"""How much likelier a force must win with another commander."""
FIGHTING: Final = ("send", "reinforce", "replace")  # orders by which battles are fought
MARCHING: Final = ("send", "reinforce", "replace", "garrison")  # orders by which units leave home


@dataclass(slots=True)
class Stock:
    """What is at home, while orders are being made up."""

    legions: dict[str, int]
    fleets: int

    def muster(self, offer: Offer, legions: int, fleets: int) -> tuple[dict[str, int], int]:
        """Fleets, without which no legion lands, and legions worth as much as is wanted; or all there are."""
        ships = max(0, min(self.fleets, fleets, offer["fleets"][1]))
        return self._take(offer["legions"], legions), ships

    def _take(self, offered: Mapping[str, int], wanted: int) -> dict[str, int]:
        """Legions of the sorts that are offered, veterans first."""
        taken: dict[str, int] = {}
        for sort in sorted(offered, key=self._rank):
            each = worth_of(sort)
            count = min(self.legions.get(sort, 0), -(-wanted // each)) if wanted > 0 else 0
            if count:
                taken[sort] = count
                wanted -= count * each
        return taken

    def _rank(self, sort: str) -> tuple[Any, ...]:
        """Veterans before others."""
        return VETERAN not in sort, sort

    def for_at_most(self, talents: int) -> Stock:  # noqa: ARG002 - a market is asked for more
        """With what can be bought for so much."""
        return self

    def next_turn(self, talents: int) -> Stock:  # noqa: ARG002 - a market has more then
        """With so much more money."""
        return self

    def leave(self, legions: Mapping[str, int], fleets: int) -> None:
        """They are gone."""
        for sort, count in legions.items():
            self.legions[sort] -= count
        self.fleets -= fleets


@dataclass(slots=True)
class Market(Stock):
    """The same with what could be raised: `raise.` before the sort, dearer last, as far as the money goes."""

    prices: Mapping[str, int] = field(default_factory=dict[str, int])
    shipyard: int = 0  # Fleets that can be raised
    ship: int = 1  # what one costs
    money: int = 0

    def muster(self, offer: Offer, legions: int, fleets: int) -> tuple[dict[str, int], int]:
        """What is at home first; Fleets before legions; nothing that cannot be paid for."""
        most = self.fleets + min(self.shipyard, max(0, self.money) // self.ship)
        ships = max(0, min(most, fleets))
        left = self.money - self.ship * max(0, ships - self.fleets)
        return self._paid(self._take(offer["legions"], legions), left), ships

    def _paid(self, taken: Mapping[str, int], money: int) -> dict[str, int]:
        """As many of them as can be paid for."""
        found: dict[str, int] = {}
        for sort, count in taken.items():
            price = self.prices.get(sort, 0)
            able = min(count, max(0, money) // price) if price else count
            money -= able * price
            found |= {sort: able} if able else {}
        return found

    def for_at_most(self, talents: int) -> Stock:
        """As if there were no more money."""
        return replace(self, money=min(self.money, talents))

    def next_turn(self, talents: int) -> Stock:
        """With what comes in until then."""
        return replace(self, money=self.money + talents)

    def _rank(self, sort: str) -> tuple[Any, ...]:
        """What is at home before what costs money."""
        return self.prices.get(sort, 0), VETERAN not in sort, sort

    def leave(self, legions: Mapping[str, int], fleets: int) -> None:
        """They are raised and gone."""
        raised = max(0, fleets - self.fleets)
        self.money -= self.ship * raised + sum(self.prices.get(sort, 0) * count for sort, count in legions.items())
        self.shipyard -= raised
        Stock.leave(self, legions, fleets - raised)


def never(_view: RepublicView) -> bool:
    """Nothing is lost before it is lost."""
    return False


def none(_view: RepublicView) -> str:
    """No War is given up."""
    return ""


def patient(_view: RepublicView, _war: str) -> bool:
    """No War is harder next turn."""
    return False


def free(_view: RepublicView, _war: WarView, _met: Collection[str]) -> bool:
    """No War stands in the way of another."""
    return False


def nothing(_view: RepublicView) -> int:
    """No money comes in."""
    return 0


def without_limit(_view: RepublicView, _war: WarView, _met: Collection[str]) -> int:
    """All there is may be spent."""
    return sys.maxsize


def asleep(view: RepublicView, war: str) -> bool:
    """Whether a War is still Inactive, and waits."""
    return war in view.wars and view.wars[war].status == "inactive"


def nobody(_view: RepublicView, _war: str, _names: Sequence[str]) -> bool:
    """No commander is feared."""
    return False


def anywhere(_view: RepublicView, _sort: str, _war: str) -> bool:
    """Every legion serves everywhere."""
    return True


def nowhere(_view: RepublicView, _offers: Offers, _stock: Stock) -> Iterator[Order]:
    """No garrisons."""
    return iter(())


@dataclass(frozen=True, kw_only=True)
class Campaign(Generic[V]):
    """How a player of one republic goes to war.

    Attributes:
        warfare: how he reckons what forces can do.
        urgent: the Wars worth meeting, in their order.
        leaders: who may lead a force that is offered, alone or together, the best first; not who leads another.
        candidates: whom such an offer will name once there are units to be sent, and how many of them together.
        desperate: whether he goes into battles that he would not go into gladly.
        doomed: whether only a battle that is won, at whatever odds, saves the State.
        looming: whether a War that is not met now can hardly be won any more.
        posts: garrisons sent with what is left, and withdrawn.
        conceded: the War that has to be given up, so that nothing is spent on it.
        barred: whether no force may go against a War as long as no other Wars than these are met.
        allowed: the Talents that may be spent on it, as long as no other Wars than these are met.
        dreaded: whether a victory there would raise one of these commanders too high.
        serving: whether legions of a type may be sent against a War; "": into a garrison.
        income: the Talents that the State gains in a turn, as things stand.
        ending: whether a War that is not met ends all the same before anybody fights.
    """

    warfare: Warfare[V]
    urgent: Callable[[V], Sequence[Any]]
    leaders: Callable[[V, Offer, Sequence[str]], Iterator[list[str]]]
    candidates: Callable[[V], tuple[Sequence[str], int]]
    desperate: Callable[[V], bool]
    doomed: Callable[[V], bool] = never
    looming: Callable[[V, str], bool] = patient
    posts: Callable[[V, Offers, Stock], Iterator[Order]] = nowhere
    conceded: Callable[[V], str] = none
    barred: Callable[[V, Any, Collection[str]], bool] = free
    allowed: Callable[[V, Any, Collection[str]], int] = without_limit
    dreaded: Callable[[V, str, Sequence[str]], bool] = nobody
    serving: Callable[[V, str, str], bool] = anywhere
    income: Callable[[V], int] = nothing
    ending: Callable[[V, str], bool] = patient

    def proposed(self, asked: Asked, view: V, fleets: int) -> Raw | None:
        """RC-9.6, RR-1.09.64: the orders one would give, as many of them as may be given together."""
        for orders in self.marches(view, asked.choice.form()["movements"], fleets):
            if legal(asked, {"movements": orders}):
                self.explain(view, orders, "order")
                return {"movements": orders}
        return None

    def with_raised(self, asked: Asked, view: V, more: Mapping[str, int], ships: int, fleets: int) -> Raw | None:
        """The same with units that are still to be raised; None: there is nothing to be sent even so.

        With them more can be ordered than is offered now.
        """
        given: Sequence[Offer] = asked.choice.form()["movements"]
        offers = [strengthened(one, self._able_there(view, one, more), ships) for one in given]
        legions = {name: count for one in offers if one["order"] in MARCHING for name, count in one["legions"].items()}
        units = {"legions": {**more, **legions}, "fleets": [0, fleets + ships]}
        orders = next(self.marches(view, [*self._foreseen(view, units), *offers], fleets + ships), None)
        return {"movements": orders} if orders else None

    def marches(self, view: V, offered: Sequence[Offer], fleets: int) -> Iterator[list[Order]]:
        """All orders one would give with what is at home, then fewer and fewer of them."""
        offers = {(str(one["order"]), str(one["at"])): one for one in offered}
        stock = Stock({}, fleets)
        for one in offers.values():
            if one["order"] in MARCHING:
                stock.legions.update(one["legions"])
        orders = self.orders(view, offers, stock)
        return (orders[:count] for count in range(len(orders), 0, -1))

    def orders(self, view: V, offers: Offers, stock: Stock) -> list[Order]:
        """All orders one would give with these units; the Rebel is met before all, for unmet he has won."""
        urgent, led = self.urgent(view), list[str]()
        first = [*self.sent(view, offers, stock, [one for one in urgent if one.id == CIVIL_WAR], led)]
        going = [*self.reinforced(view, offers, stock)]
        taken = [*self.replaced(view, offers, stock, led, [one["at"] for one in going])]
        coming = self.recalled(view, offers, [one["at"] for one in (*going, *taken)])
        others = [one for one in urgent if one.id != CIVIL_WAR]
        marching = [*first, *coming, *going, *self.sent(view, offers, stock, others, led), *taken]
        posted = [*self.posts(view, offers, stock)]
        return [*posted, *(self.filled_up(view, offers, stock, one) for one in marching)]

    def filled_up(self, view: V, offers: Offers, stock: Stock, order: Order) -> Order:
        """RC-9.6.2, RR-1.09.64: with legions else idle at home, until the battle on land is as good as won."""
        war, offer = view.wars.get(order["at"]), offers.get((order["order"], order["at"]))
        if order["order"] != "send" or war is None or offer is None or not order["legions"]:
            return order
        mil, there = self.warfare.military(view, order["commanders"]), soldiers(order["legions"])
        there += self.warfare.joining(view, war.id)[0]
        more, _ = stock.for_at_most(0).muster(offer, self.warfare.spare(view, war, there, mil), 0)
        stock.leave(more, 0)
        sent: Mapping[str, int] = order["legions"]
        return {**order, "legions": dict(Counter(sent) + Counter(more))}

    def recalled(self, view: V, offers: Offers, helped: Sequence[str]) -> Iterator[Order]:
        """RC-9.6.3, RR-1.09.644: forces that can do nothing there and are not helped, with all their commanders."""
        for force in self.fighting_on(view):
            able = thinks_of("recalls") and ("recall", force.id) in offers and force.id not in helped
            if able and self.least(view, force.war) > STRAW and self.warfare.hopeless(view, force):
                names = list(force.commanders)
                yield {"order": "recall", "at": force.id, "commanders": names, "legions": {}, "fleets": 0}

    def reinforced(self, view: V, offers: Offers, stock: Stock) -> Iterator[Order]:
        """RC-9.6.4, RR-1.09.647: what forces in the field lack, if that makes them likely to win."""
        for force in self.fighting_on(view):
            offer = offers.get(("reinforce", force.id)) if thinks_of("reinforcements") else None
            if offer:
                odds, legions, fleets = self.helped(view, force, force.commanders, offer, stock)
                if (legions or fleets) and odds >= self.least(view, force.war):
                    stock.leave(legions, fleets)
                    yield {"order": "reinforce", "at": force.id, "commanders": [], "legions": legions, "fleets": fleets}

    def fighting_on(self, view: V) -> list[ForceView]:
        """The forces at Wars that are not to be given up."""
        lost = self.conceded(view)
        return [force for force in view.forces.values() if force.war != lost]

    def helped(
        self, view: V, force: ForceView, names: Sequence[str], offer: Offer, stock: Stock
    ) -> tuple[float, dict[str, int], int]:
        """How likely a force wins if it is so led and gets what it lacks, and what it gets."""
        lack = self.warfare.lacks(view, force, names)
        legions, fleets = stock.muster(offer, lack.legions, lack.fleets) if lack else ({}, 0)
        return self.warfare.strengthened(view, force, names, soldiers(legions), fleets), legions, fleets

    def replaced(self, view: V, offers: Offers, stock: Stock, led: list[str], helped: Sequence[str]) -> Iterator[Order]:
        """RC-9.6.3, RR-1.09.644: who leads a force that is not likely to win gives way to who is."""
        for force in self.fighting_on(view):
            offer = offers.get(("replace", force.id)) if thinks_of("replacements") else None
            able = self.taking_over(view, force, offer, stock, led) if offer and force.id not in helped else iter(())
            order = next(able, None)
            if order:
                led += order["commanders"]
                stock.leave(order["legions"], order["fleets"])
                yield order

    def taking_over(self, view: V, force: ForceView, offer: Offer, stock: Stock, led: Sequence[str]) -> Iterator[Order]:
        """Everybody who would win with the force and what it lacks, if it is not likely to win as it is led."""
        if force.war not in view.wars or not self.warfare.loyal(view, force):
            return
        now, least = self.warfare.strengthened(view, force, force.commanders, 0, 0), self.least(view, force.war)
        for names in self.leaders(view, offer, led) if now < least else ():
            odds, legions, fleets = self.helped(view, force, names, offer, stock)
            if odds >= max(least, now + BETTER):
                yield {"order": "replace", "at": force.id, "commanders": names, "legions": legions, "fleets": fleets}

    def sent(self, view: V, offers: Offers, stock: Stock, wars: Sequence[WarView], led: list[str]) -> Iterator[Order]:
        """RC-9.6.1, RR-1.09.64: one force after the other, as long as there are commanders and units."""
        met = [one.war for one in view.forces.values() if one.commanders and self.warfare.loyal(view, one)]
        for war in wars:
            order = self.sent_to(view, war, offers, stock, met, led, self.least(view, war.id))
            if order and asleep(view, war.id):
                order = self.sent_rather(view, wars, offers, stock, met, led) or order
            if order:
                met.append(order["at"])
                led += order["commanders"]
                stock.leave(order["legions"], order["fleets"])
                yield order

    def sent_to(
        self,
        view: V,
        war: WarView,
        offers: Offers,
        stock: Stock,
        met: Collection[str],
        led: Sequence[str],
        least: float,
    ) -> Order | None:
        """A force against one War, which is so likely to win at least."""
        offer = None if self.barred(view, war, met) else offers.get(("send", war.id))
        able = stock.for_at_most(self.allowed(view, war, met))
        return next(self.marching(view, war, offer, able, led, least), None) if offer else None

    def sent_rather(
        self, view: V, wars: Sequence[WarView], offers: Offers, stock: Stock, met: Collection[str], led: Sequence[str]
    ) -> Order | None:
        """RC-8.9.6, RR-1.07.331: before a War is woken one that is Active and not met, if the chance is fair.

        Nothing more is raised for it. RC-8.8.2a: not one that ends without a battle.
        """
        awake = (one for one in wars if not asleep(view, one.id) and not self.ending(view, one.id))
        unmet, able = (one for one in awake if one.id not in met), stock.for_at_most(0)
        found = (self.sent_to(view, one, offers, able, met, led, self.warfare.fair) for one in unmet)
        return next((order for order in found if order), None)

    def marching(
        self, view: V, war: WarView, offer: Offer, stock: Stock, led: Sequence[str], least: float
    ) -> Iterator[Order]:
        """A force against this War for each who may command it, if its chance is no less; the best, if all is lost."""
        able = ((odds, order) for odds, order in self._able(view, war, offer, stock, led) if odds >= least)
        if self.doomed(view):
            yield from (order for _, order in sorted(able, key=lambda one: -one[0]))
        else:
            yield from self._dreaded_last(view, war, (order for _, order in self._gladly_first(able)))

    def _dreaded_last(self, view: V, war: WarView, orders: Iterable[Order]) -> Iterator[Order]:
        """Who must not rise by it leads only where nobody else has a fair chance."""
        waiting: list[Order] = []
        for order in orders:
            if self.dreaded(view, war.id, order["commanders"]):
                waiting.append(order)
            else:
                yield order
        yield from waiting

    def _gladly_first(self, able: Iterable[tuple[float, Order]]) -> Iterator[tuple[float, Order]]:
        """What each could do first; where nobody has a good chance, under whom it is best."""
        firsts: dict[tuple[str, ...], tuple[float, Order]] = {}
        for odds, order in able:
            names = tuple(order["commanders"])
            if names not in firsts:
                firsts[names] = odds, order
                if odds >= self.warfare.good:
                    yield odds, order
        yield from sorted((one for one in firsts.values() if one[0] < self.warfare.good), key=lambda one: -one[0])

    def _able(
        self, view: V, war: WarView, offer: Offer, stock: Stock, led: Sequence[str]
    ) -> Iterator[tuple[float, Order]]:
        """Every force there could be, and how likely it wins; if all is lost but for victories now, the whole War."""
        waiting = self.warfare.joining(view, war.id)
        chance = self.warfare.at_once if self.doomed(view) else self.warfare.part_by_part
        for names in self.leaders(view, offer, led):
            mil = self.warfare.military(view, names)
            for wanted in self.warfare.aims(view, war, mil):
                legions, fleets = stock.muster(offer, wanted.legions - waiting[0], wanted.fleets - waiting[1])
                if not legions and fleets > stock.fleets and not self.followed(view, war, offer, stock, fleets, mil):
                    continue
                there = (soldiers(legions) + waiting[0], fleets + waiting[1])
                yield (
                    chance(view, war, *there, mil),
                    {"order": "send", "at": war.id, "commanders": names, "legions": legions, "fleets": fleets},
                )

    def followed(self, view: V, war: WarView, offer: Offer, stock: Stock, fleets: int, mil: int) -> bool:
        """RC-10.2.5, RR-1.10.12: whether legions would land after Fleets that are raised for the sea alone.

        With what there is now, and what comes in until the next turn.
        """
        wanted = self.warfare.whole(view, war, mil).legions
        legions, _ = stock.next_turn(max(0, self.income(view))).muster(offer, wanted, fleets)
        return self.warfare.on_land(view, war, soldiers(legions), mil) >= self.warfare.fair

    def least(self, view: V, war: str) -> float:
        """How likely a battle must be won; the Rebel must be met at any odds, for unmet he has won.

        A War that sleeps is woken only where it is gladly met.
        """
        if war == CIVIL_WAR or self.doomed(view):
            return 0 if war == CIVIL_WAR else STRAW
        pressing = self.looming(view, war) or (self.desperate(view) and not asleep(view, war))
        return self.warfare.fair if pressing else self.warfare.good

    def explain(self, view: V, orders: Sequence[Order], word: str) -> None:
        """Why one proposes this: `levy-send`, `order-recall`, each with its place and its commander; or in despair."""
        for one in orders:
            at, names = str(one["at"]), one["commanders"]
            war = view.forces[at].war if at in view.forces else at
            if one["order"] in FIGHTING and (war == CIVIL_WAR or self.doomed(view)):
                because("last-hope", war=war)
                continue
            about: dict[str, str | int] = {"war" if war in view.wars else "province": war}
            because(f"{word}-{one['order']}", **about, **({"senator": names[0]} if names else {}))

    # Raising

    def levied(self, view: V, market: Market) -> list[Order]:
        """RC-9.5.5, RR-1.09.63: the orders one would give if one could raise what is in the market."""
        units = {"legions": market.legions, "fleets": [0, market.fleets + market.shipyard]}
        return self.orders(view, {(one["order"], one["at"]): one for one in self._foreseen(view, units)}, market)

    def _foreseen(self, view: V, units: Offer) -> Iterator[Offer]:
        """What may be ordered once there are these units, about; who waits without a commander is only joined."""
        leaders, most = self.candidates(view)
        offers = list[Offer]()
        for war in self.urgent(view):
            offers.append({"order": "send", "at": war.id, "commanders": [leaders, 1, most]})
        for force in view.forces.values():
            if force.commanders and force.sent != view.turn:
                offers.append({"order": "reinforce", "at": force.id})
                offers.append({"order": "replace", "at": force.id, "commanders": [leaders, 1, most]})
        offers += [{"order": "garrison", "at": one.id} for one in view.provinces.values() if one.governor]
        yield from ({**one, **units, "legions": self._able_there(view, one, units["legions"])} for one in offers)

    def _able_there(self, view: V, offer: Offer, legions: Mapping[str, int]) -> dict[str, int]:
        """Of so many legions those that serve where an order would send them."""
        at = str(offer["at"])
        war = view.forces[at].war if at in view.forces else at if at in view.wars else ""
        return {sort: count for sort, count in legions.items() if self.serving(view, type_of(sort), war)}


def type_of(sort: str) -> str:
    """The type of legions of a sort, be they veterans, loyal to somebody, or still to be raised."""
    return sort.removeprefix(RAISE).partition(VETERAN)[0]


def raised(orders: Sequence[Order], home: int) -> tuple[dict[str, int], int]:
    """What these orders need beyond what is at home: legions by sort, and Fleets."""
    legions: dict[str, int] = {}
    for sort, count in ((sort, count) for one in orders for sort, count in one["legions"].items()):
        if sort.startswith(RAISE):
            legions[sort] = legions.get(sort, 0) + count
    return legions, max(0, sum(one["fleets"] for one in orders) - home)


def strengthened(offer: Offer, raised: Mapping[str, int], fleets: int) -> Offer:
    """An order that may be given, as it will be with so many more units at home."""
    if offer["order"] not in MARCHING:
        return offer
    able: Mapping[str, int] = offer["legions"]
    more = {name: able.get(name, 0) + count for name, count in raised.items() if count}
    return {**offer, "legions": {**able, **more}, "fleets": [0, offer["fleets"][1] + fleets]}
