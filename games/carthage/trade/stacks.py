"""RC-7.5 and RC-7.3.4: the nine stacks of trade cards, and what adds cards to them or takes cards away.

A card that must leave a stack while it is in a hand is *owed*: it goes aside when it comes back. Owed cards count as
out of play already, so that halving twice, or halving and doubling, does what it says.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.pieces import TableEvent, TradeCard, War
from games.carthage.state import Carthage
from games.carthage.trade.events import StackChanged
from games.republic.effects import Effects

effect = Effects()


def draw(g: Carthage, stack: str) -> TradeCard | None:
    """RC-7.1.3, 7.1.4: the top card; an empty stack gives nothing."""
    cards = g.stacks[stack].cards
    return cards.pop() if cards else None


def halve(g: Carthage, stack: str, cause: str) -> None:
    """RC-7.5.2: the number in play becomes half, rounded up. RC-7.5.6: nothing brings the others back by itself."""
    tell(g, stack, "halved", cause, set_aside(g, stack, g.stacks[stack].in_play // 2))


def double(g: Carthage, stack: str, cause: str) -> None:
    """RC-7.5.3: as many cards as are in play are added, or all that were set aside if those are fewer."""
    tell(g, stack, "doubled", cause, add(g, stack, g.stacks[stack].in_play))


def set_aside(g: Carthage, stack: str, count: int) -> int:
    """RC-7.5.2: cards leave the stack at random; those it does not have are owed. Never more than are in play."""
    count = min(count, g.stacks[stack].in_play)
    pile = g.stacks[stack]
    taken = at_random(g, stack, pile.cards, count)
    pile.aside += taken
    pile.owed += count - len(taken)
    return count


def add(g: Carthage, stack: str, count: int) -> int:
    """RC-7.5.3: owed cards are cancelled first, one for one; the rest comes from those set aside, if there are any."""
    pile = g.stacks[stack]
    cancelled = min(pile.owed, count)
    pile.owed -= cancelled
    back = at_random(g, stack, pile.aside, count - cancelled)
    pile.cards += back
    g.dice.shuffle(f"trade.{stack}", pile.cards)
    return cancelled + len(back)


def remove_until(g: Carthage, cause: War | TableEvent, stack: str, count: int) -> None:
    """RC-7.5.4: a War or event keeps so many cards away until `give_back`; a higher count replaces the former."""
    missing = count - cause.taken.get(stack, 0)
    if missing > 0:
        taken = set_aside(g, stack, missing)
        cause.taken[stack] = cause.taken.get(stack, 0) + taken
        tell(g, stack, "removed", cause.id, taken)


def give_back(g: Carthage, cause: War | TableEvent) -> None:
    """RC-7.5.4: the War or event is over, and the same number comes back."""
    for stack, count in cause.taken.items():
        tell(g, stack, "returned", cause.id, add(g, stack, count))
    cause.taken.clear()


def remove_forever(g: Carthage, stack: str, count: int, cause: str) -> None:
    """RC-7.5.4, a Lost War: cards leave the game, at random from the stack, or as they come back to it."""
    count = min(count, g.stacks[stack].in_play)
    pile = g.stacks[stack]
    taken = at_random(g, stack, pile.cards, count)
    pile.gone += taken
    pile.owed_gone += count - len(taken)
    tell(g, stack, "lost", cause, count)


def open_area(g: Carthage, area: str) -> None:
    """RC-7.5.5: the cards of the area (T-2) are added at once, or what there is; once only while it is open."""
    if area in g.areas:
        return
    g.areas[area] = {stack: add(g, stack, count) for stack, count in g.tables.areas[area].adds.items()}
    for stack, count in g.areas[area].items():
        tell(g, stack, "opened", area, count)


def close_area(g: Carthage, area: str) -> None:
    """RC-7.5.5: an area that closes sets the same number aside again."""
    for stack, count in g.areas.pop(area, {}).items():
        tell(g, stack, "closed", area, set_aside(g, stack, count))


def come_back(g: Carthage, cards: Sequence[TradeCard]) -> None:
    """RC-7.3.4: cards go back to their stacks; owed ones, taken at random, go aside first; then it is shuffled."""
    for stack, pile in g.stacks.items():
        coming = [card for card in cards if card.stack == stack]
        if coming:
            lost, owed = (at_random(g, stack, coming, count) for count in (pile.owed_gone, pile.owed))
            pile.gone += lost
            pile.owed_gone -= len(lost)
            pile.aside += owed
            pile.owed -= len(owed)
            pile.cards += coming
            g.dice.shuffle(f"trade.{stack}", pile.cards)


def at_random(g: Carthage, stack: str, pile: list[TradeCard], count: int) -> list[TradeCard]:
    """Take so many cards out of a pile, or all there are."""
    if count == 0:
        return []
    g.dice.shuffle(f"trade.{stack}", pile)
    taken, pile[:] = pile[:count], pile[count:]
    return taken


def tell(g: Carthage, stack: str, change: str, cause: str, cards: int) -> None:
    """Make known what happened to a stack, and why."""
    g.tell(StackChanged(stack, change, cause, cards, g.stacks[stack].owed, g.stacks[stack].in_play))


@effect("trade_halve")
def trade_halve(g: Carthage, card: str, *, stack: str) -> None:
    """RC-7.5.2 for a card."""
    halve(g, stack, card)


@effect("trade_double")
def trade_double(g: Carthage, card: str, *, stack: str) -> None:
    """RC-7.5.3 for a card."""
    double(g, stack, card)


@effect("trade_remove_forever")
def trade_remove_forever(g: Carthage, card: str, *, stack: str, count: int) -> None:
    """RC-7.5.4 for a Lost War."""
    remove_forever(g, stack, count, card)


@effect("open_area")
def area_opens(g: Carthage, card: str, *, area: str) -> None:  # noqa: ARG001 - every effect is called alike
    """RC-7.5.5 for a card."""
    open_area(g, area)


@effect("close_area")
def area_closes(g: Carthage, card: str, *, area: str) -> None:  # noqa: ARG001
    """RC-7.5.5 for a Lost War."""
    close_area(g, area)


@effect("price_multiplier")
def price_multiplier(g: Carthage, card: str, *, commodity: str, value: int, until: str) -> None:  # noqa: ARG001
    """The commodity sells for a multiple of its value until the end of the next Trade Phase, alone or in sets."""
    g.prices[commodity] = value
