"""The sale: full sets, those a price is good for, and what the Warehouses cannot hold; what grows is kept."""

from __future__ import annotations

from collections.abc import Mapping

from games.carthage.minds.sensible.habits import Asked, Habits, offered
from games.carthage.minds.sensible.market.worth import Worth, hand, of_own, sets
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.outlook import me
from games.republic.minds.temper import because

habit = Habits()


@habit("trade.sell")
def sell(asked: Asked, view: CarthageView) -> Raw:  # noqa: ARG001 - what he holds he sees
    """RC-7.3.1: all but the sets that gain more in the Warehouses, and what the tax takes; near the end all."""
    sold = gainful(view, stored(view))
    return [card.id for card in hand(view) if card.commodity in sold]


def planned(view: CarthageView) -> dict[str, Raw]:
    """The same said ahead, of the hand as it is: after a deal it is asked once more."""
    kept = stored(view)
    sold, first = gainful(view, kept), {"keep": dearest(view, kept)} if kept else {}
    if not kept and len(sold) == len(sets(hand(view))):
        return {"sale": "all"}
    return {"sale": "named", "named": sold, **first} if sold else {"sale": "none", **first}


@habit("trade.keep")
def keep(asked: Asked, view: CarthageView) -> Raw:
    """RC-7.4.1: what was kept to grow, before what was left unsold because the tax would have taken it."""
    own = of_own(view)
    wanted = keeping(own, view.factions[me(view)].traders)
    usual = [*asked.lapse, *(name for name in offered(asked) if name not in asked.lapse)]
    commodity = {card.id: card.commodity for card in hand(view)}
    ranked = sorted(usual, key=lambda name: commodity[name] not in wanted)
    return ranked[: len(asked.lapse)]


def dearest(view: CarthageView, kept: Mapping[str, int]) -> str:
    """RC-7.4.1: of what is kept to grow that which gains most."""
    return max(kept, key=lambda name: (of_own(view).growth(name, kept[name]), name))


def gainful(view: CarthageView, kept: Mapping[str, int]) -> list[str]:
    """RC-7.3.2: the commodities that are not kept, but for those that leave no Talent more: tax is rounded up."""
    worth = of_own(view)
    brought = {name: int(worth.today(name, count)) for name, count in worth.held.items() if name not in kept}
    for name in sorted(brought, key=lambda name: (brought[name], name)):
        total = sum(brought.values())
        if after_tax(view, total - brought[name]) >= after_tax(view, total):
            del brought[name]
    return [name for name in worth.held if name in brought]


def after_tax(view: CarthageView, talents: int) -> int:
    """RC-7.3.2: what is left of a revenue."""
    return talents - -(-talents * view.tax // 100)


def stored(view: CarthageView) -> dict[str, int]:
    """What goes into the Warehouses, and why."""
    kept = keeping(of_own(view), view.factions[me(view)].traders)
    if kept:
        most = max(kept, key=lambda name: (kept[name], name))
        because("trade-keep", commodity=most, cards=kept[most], others=sum(kept.values()) - kept[most])
    return kept


def keeping(worth: Worth, room: int) -> dict[str, int]:
    """RC-7.4.1: the whole sets that gain most in so many places."""
    found: list[tuple[float, dict[str, int]]] = [(0.0, {})] * (room + 1)
    for name, count in sorted(worth.held.items()):
        gain = worth.growth(name, count)
        if gain > 0:
            found = [
                max((found[place], added(found[place - count], name, count, gain)), key=lambda one: one[0])
                if count <= place
                else found[place]
                for place in range(room + 1)
            ]
    return found[room][1]


def added(before: tuple[float, dict[str, int]], name: str, count: int, gain: float) -> tuple[float, dict[str, int]]:
    """The same, with one set more."""
    return before[0] + gain, {**before[1], name: count}
