"""What a hand is worth: not only what its sets bring today, but what they will grow to in the Warehouses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.outlook import turns_left
from games.carthage.minds.sensible.purses import contested
from games.carthage.minds.temper import weights
from games.carthage.seen.trade import StackView, TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.minds.outlook import USUALLY, me, senators_of
from games.republic.minds.temper import once, thinks_of

LONGEST = 3  # turns for which a set is kept: further nobody sees
EXTRA = "extra_trade_card"
MANY = 256  # hands that are remembered

Held = Counter[str]
"""How many of each commodity."""


def hand(view: CarthageView) -> tuple[TradeCardView, ...]:
    """The own trade cards."""
    return view.own.trade_cards if view.own else ()


def sets(cards: Iterable[TradeCardView]) -> Held:
    """How many of each commodity."""
    return Counter(card.commodity for card in cards)


def value(commodity: str) -> int:
    """RC-7.3.1: the printed value of one."""
    return CARTHAGE.tables.value(commodity)


def seasons(view: CarthageView) -> int:
    """For how many turns a set may still be kept: what is sold in the last Trade Phase buys nobody's favour.

    RC-9.10.1: for none where somebody may be elected for life this turn.
    """
    return 0 if contested(view) else max(0, min(LONGEST, turns_left(view, USUALLY) - 1))


@once
def monopolies(view: CarthageView, seat: Seat) -> Counter[str]:
    """RC-7.1.5: how many cards more a faction draws, by stack, for its Trade Concessions."""
    held = [one.id for senator in senators_of(view, seat) if not senator.rebel for one in senator.concessions]
    effects = [effect for one in held for effect in CARTHAGE.tables.card(one).effects if effect.op == EXTRA]
    return Counter(effect.params["stack"] for effect in effects for _ in range(effect.params["count"]))


class Reckoned(dict[tuple[str, int], float]):
    """What so many of a commodity come to: each is reckoned when it is first asked for."""

    def __init__(self, reckon: Callable[[str, int], float]) -> None:
        super().__init__()
        self.reckon = reckon

    def __missing__(self, key: tuple[str, int]) -> float:
        """Reckon it now."""
        found = self[key] = self.reckon(*key)
        return found


@dataclass(frozen=True)
class Worth:
    """What so many cards of a commodity are worth to whoever looks, in Talents of today: all hangs on these facts.

    Attributes:
        cards: how many he holds of each commodity.
        turns: how long a set may be kept.
        drawn: how many cards of each commodity a turn brings.
        prices: of this phase, where they are not 1.
        room: places in his Warehouses.
        patience: what a Talent of next turn is worth today.
    """

    cards: tuple[tuple[str, int], ...]
    turns: int
    drawn: tuple[tuple[str, float], ...]
    prices: tuple[tuple[str, int], ...]
    room: int
    patience: float

    @cached_property
    def held(self) -> Held:
        """How many of each commodity."""
        return Counter(dict(self.cards))

    @cached_property
    def draws(self) -> Mapping[str, float]:
        """The same of what a turn brings."""
        return dict(self.drawn)

    @cached_property
    def multipliers(self) -> Mapping[str, int]:
        """The prices by commodity."""
        return dict(self.prices)

    @cached_property
    def shelf(self) -> float:
        """What a place in the Warehouses is worth: what the first set would gain there that finds none."""
        room = self.room
        gains = ((self.growth(name, count) / count, count) for name, count in self.held.items())
        for gain, count in sorted(gains, reverse=True):
            room -= count
            if room < 0:
                return max(0.0, gain)
        return 0.0

    def today(self, commodity: str, count: int) -> float:
        """RC-7.3.1: what a set brings at the prices of this phase."""
        return count * count * value(commodity) * self.multipliers.get(commodity, 1)

    def later(self, commodity: str, count: int, turns: int) -> float:
        """What the same cards are expected to bring after so many turns, with what is drawn till then."""
        most = CARTHAGE.tables.commodities[commodity].count - count
        more = min(self.draws[commodity] * turns, most)
        return value(commodity) * (count * count + 2 * count * more) * self.patience**turns

    def growth(self, commodity: str, count: int) -> float:
        """What a set gains in the Warehouses, at best."""
        ahead = (self.later(commodity, count, turns) for turns in range(1, self.turns + 1))
        return max(ahead, default=0.0) - self.today(commodity, count)

    @cached_property
    def sets(self) -> Reckoned:
        """What a set is worth: sold now, or kept as long as is best where each card of it takes a place."""
        return Reckoned(lambda commodity, count: max(self.uses(commodity, count)))

    def uses(self, commodity: str, count: int) -> Iterator[float]:
        """What it brings by each way: sold now, or after so many turns."""
        yield self.today(commodity, count)
        for turns in range(1, self.turns + 1):
            yield self.later(commodity, count, turns) - self.shelf * count * turns

    def gain(self, taken: Mapping[str, int], given: Mapping[str, int]) -> float:
        """What the hand would be worth more with the one and without the other."""
        changes = self.changes
        return sum([changes[name, taken.get(name, 0) - given.get(name, 0)] for name in {**taken, **given}])

    @cached_property
    def changes(self) -> Reckoned:
        """What the hand would be worth more with so many more of a commodity, or less."""
        return Reckoned(self._change)

    def _change(self, commodity: str, more: int) -> float:
        held = self.held[commodity]
        return self.sets[commodity, held + more] - self.sets[commodity, held] if more else 0.0


@once
def of_own(view: CarthageView) -> Worth:
    """What things are worth to the viewer."""
    return worth_of(view, sets(hand(view)))


def worth_of(view: CarthageView, held: Held) -> Worth:
    """The same, if he held these."""
    return remembered(
        Worth(
            cards=tuple(held.items()),
            turns=seasons(view) if thinks_of("warehouses") else 0,
            drawn=tuple(draws(view).items()),
            prices=tuple(view.trade.prices.items()),
            room=view.factions[me(view)].traders,
            patience=weights().patience,
        )
    )


@lru_cache(MANY)
def remembered(worth: Worth) -> Worth:
    """The same, with all that was reckoned the last time these very facts were looked at."""
    return worth


def draws(view: CarthageView) -> dict[str, float]:
    """How many cards of each commodity a turn brings: out of the stacks that one's Traders reach, and by deals."""
    extra, reach = monopolies(view, me(view)), view.factions[me(view)].traders
    found: dict[str, float] = {}
    for stack in view.trade.stacks:
        cards = ((stack.number <= reach) + extra[stack.id]) * likely(view, stack)
        for commodity, share in shares(stack).items():
            found[commodity] = cards * share + weights().deals
    return found


def likely(view: CarthageView, stack: StackView) -> float:
    """RC-7.1.4: how likely there is a card in a stack for each who draws of it, with half of those in others' hands.

    What one holds oneself does not come as long as it is kept.
    """
    drawn = sum(one.traders >= stack.number for one in view.factions.values())
    own = sum(card.value == stack.value for card in hand(view))
    return min(1.0, (stack.left + stack.in_play - own) / 2 / max(1, drawn))


def shares(stack: StackView) -> Mapping[str, float]:
    """How much of a stack each of its commodities is."""
    return _shares(stack.id, stack.counts)


@lru_cache(MANY)
def _shares(stack: str, counts: tuple[int, ...]) -> Mapping[str, float]:
    kinds = CARTHAGE.tables.stacks[stack].commodities
    return {name: count / sum(counts) for name, count in zip(kinds, counts, strict=True)}
