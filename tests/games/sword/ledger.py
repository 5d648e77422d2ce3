"""CU as they are told: what comes and goes by events must be what comes and goes on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from games.kernel import Event
from games.sword.action.events import CUPlaced, CURemoved
from games.sword.battle.events import Destroyed, LossesTaken, Retreated
from games.sword.cards.events import CostPaid
from games.sword.components import POWERS_OF
from games.sword.events import Reinforced, WentHome
from games.sword.nonplayers.events import NeutralsCame, Revolted
from games.sword.sea_events import SailedBack
from games.sword.siege.events import CityFell, PlunderRolled, SiegeRolled
from games.sword.state import Sword
from games.sword.turn.events import Departed, MercenariesLeft, Starved

BROTHERS: Final = "ETS"


def whose(power: str) -> str:
    """SR-12.1.1: Etruscans and Samnites lose together: they are counted together."""
    return BROTHERS if power in POWERS_OF["ETS"] else power


def standing(g: Sword) -> Counter[str]:
    """The CU on the map; raiders with three players come and vanish untold (SR-22.2)."""
    found: Counter[str] = Counter()
    for one in g.stacks:
        found[whose(one.power)] += one.cu
    return found


def _fell(one: CityFell) -> Counter[str]:
    found: Counter[str] = Counter()
    for power, number in one.lost.items():
        found[whose(power)] -= number
    return found


CHANGES: Final[Mapping[type[Event], Callable[[Any], Mapping[str, int]]]] = {
    Reinforced: lambda one: {whose(one.power): sum(one.at.values())},
    CUPlaced: lambda one: {whose(one.power): sum(one.at.values())},
    NeutralsCame: lambda one: {whose(one.power): one.cu},
    Revolted: lambda one: {"MER": one.cu},
    CURemoved: lambda one: {whose(one.power): -one.cu},
    CostPaid: lambda one: {whose(one.power): -sum(one.at.values())},
    LossesTaken: lambda one: {whose(one.powers[0]): -sum(one.units.values())} if one.powers else {},
    Destroyed: lambda one: {whose(one.powers[0]): -one.cu},
    Retreated: lambda one: {whose(one.powers[0]): -one.lost},
    WentHome: lambda one: {whose(one.power): -one.lost},
    SailedBack: lambda one: {whose(one.power): -one.cu} if one.result == "sunk" else {},
    SiegeRolled: lambda one: {whose(one.power): -one.lost},
    PlunderRolled: lambda one: {"GAU": -int(one.how == "repelled")},
    CityFell: _fell,
    Starved: lambda one: {whose(one.power): -sum(one.units.values())},
    Departed: lambda one: {whose(one.power): -sum(one.at.values())},
    MercenariesLeft: lambda one: {"CAR": -sum(one.at.values())},
}
"""By event, the CU that it adds or takes away, by power."""


def told(events: Iterable[Event]) -> Counter[str]:
    """What all these events add and take away."""
    found: Counter[str] = Counter()
    for one in events:
        found.update(CHANGES[type(one)](one) if type(one) in CHANGES else {})
    return found


class Ledger:
    """Kept beside a game: after each answer the map must show what was told."""

    def __init__(self, g: Sword) -> None:
        self.before = standing(g)

    def keep(self, g: Sword, events: Iterable[Event]) -> None:
        """AssertionError: CU have come or gone untold."""
        now, said = standing(g), told(events)
        powers = {*now, *self.before, *said} - ({"GAU"} if "GAU" not in g.hands else set())
        wrong = [one for one in powers if self.before[one] + said[one] != now[one]]
        assert not wrong, {one: (self.before[one], said[one], now[one]) for one in wrong}
        self.before = now
