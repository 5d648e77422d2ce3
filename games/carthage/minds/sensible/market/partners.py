"""What is known of the other side of a deal: by what it says truly, by what it wishes for, and by what it can have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from games.carthage.minds.sensible.market.worth import Held, Reckoned, monopolies, shares, value
from games.carthage.seen.trade import StatementView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat

Likely = Sequence[Held]
"""The hands that a statement allows, each as likely as the other."""


def meant(stated: StatementView) -> Likely:
    """RC-7.2.2: what fits number, total and names; what is named is there, and of the rest only the value is known."""
    names, total = list(stated.names), stated.total or 0
    found = [Counter(dict(zip(names, counts, strict=True))) for counts in numbers(names, stated.cards, total)]
    return found or [Counter(names)]


def numbers(names: Sequence[str], cards: int, total: int) -> Iterator[tuple[int, ...]]:
    """In which numbers, one at least of each, these commodities are so many cards worth so much together."""
    if not names:
        if not cards and not total:
            yield ()
        return
    first, *rest = names
    for count in range(1, cards - len(rest) + 1):
        yield from ((count, *others) for others in numbers(rest, cards - count, total - count * value(first)))


@dataclass(frozen=True)
class Partner:
    """Another player as a partner in a deal."""

    view: CarthageView
    seat: Seat

    @cached_property
    def said(self) -> Sequence[StatementView]:
        """What he has stated to the viewer in this phase, in deals that stand and in those that came to nothing."""
        before = [one.sides[self.seat] for one in self.view.refused if self.seat in one.sides]
        standing = [deal.sides[self.seat].stated for deal in self.view.deals if self.seat in deal.sides]
        return [stated for stated in (*before, *standing) if stated]

    @cached_property
    def wants(self) -> Sequence[str]:
        """What he has said he would like."""
        return list(dict.fromkeys(name for stated in self.said for name in stated.wants))

    @cached_property
    def spares(self) -> Sequence[str]:
        """What he has offered: he does not build it."""
        return list(dict.fromkeys(name for stated in self.said for name in stated.names if name not in stated.wants))

    @cached_property
    def expected(self) -> Mapping[str, float]:
        """How many he may hold of each commodity: as many of each stack that he draws from."""
        his, extra = self.view.factions[self.seat], monopolies(self.view, self.seat)
        weighed = {stack: (stack.number <= his.traders) + extra[stack.id] for stack in self.view.trade.stacks}
        a_share = his.trade_cards / max(1, sum(weighed.values()))
        return {name: n * a_share * share for stack, n in weighed.items() for name, share in shares(stack).items()}

    def holds(self, commodity: str) -> float:
        """How many he holds, about: two at least of what he wishes for, and of the rest hardly any."""
        if commodity in self.wants:
            return max(2.0, self.expected[commodity])
        return min(0.25 if self.wants else 1.0, self.expected[commodity])

    def may_have(self, commodity: str) -> bool:
        """Whether he could have some, and does not collect it himself."""
        return self.expected[commodity] > 0 and commodity not in self.wants

    def gains(self, taken: Mapping[str, int], given: Mapping[str, int]) -> float:
        """What a deal would bring him: he gives of what he has, and most gladly what stands alone."""
        won, lost = self.won, self.lost
        loss = sum([lost[one] for one in given.items()])
        return sum([won[one] for one in taken.items()]) - loss

    @cached_property
    def won(self) -> Reckoned:
        """What he gets for so many more, as the square of his set grows."""
        return Reckoned(self._won)

    def _won(self, commodity: str, count: int) -> float:
        held = self.holds(commodity)
        return value(commodity) * ((held + count) ** 2 - held * held)

    @cached_property
    def lost(self) -> Reckoned:
        """What he misses with so many less: of what he offers himself he has no more."""
        return Reckoned(self._lost)

    def _lost(self, commodity: str, count: int) -> float:
        held = max(self.holds(commodity), count) if commodity not in self.spares else count
        return value(commodity) * (held * held - (held - count) ** 2)
