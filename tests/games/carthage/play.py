"""A small table to try one rule at: put the game where the rule begins, answer, see what is told.

    play.at("trade.selling", hands={"diamond": ["ochre.1", "ochre.2"]})
    play.answer("diamond", "trade.sell", ["ochre.1", "ochre.2"])
    assert Sold(...) in play.told

How the table is laid, who sits where and who governs what is told in `games/carthage/bench.py`; hands are empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games import bench
from games.carthage import GAME
from games.carthage import bench as laying
from games.carthage.bench import add_province, add_war, give_trade, places, prepared, run, take_trade
from games.carthage.components import PRINTED, Family
from games.carthage.law import CARTHAGE
from games.carthage.pieces import Senator
from games.carthage.state import Carthage, Scenario
from games.kernel import Event, Game, Seat
from games.kernel.decision import CHAIRS
from games.republic.bench import add_senator, gather, give_red, numbered

__all__ = [
    "CHAIRS",
    "Play",
    "add_province",
    "add_senator",
    "add_war",
    "dealt",
    "gather",
    "give_red",
    "give_trade",
    "home_suffete",
    "is_family",
    "numbered",
    "places",
    "prepared",
    "run",
    "take_trade",
]


def dealt(seats: int = 4, scenario: Scenario = "early", **more: Any) -> Carthage:
    """As `games/carthage/bench.py` deals, and the Families have the INF that tests know."""
    g = laying.dealt(seats, scenario, **more)
    as_known(g)
    return g


def as_known(g: Carthage) -> None:
    """What Families begin with is a figure of its edition; tests of other rules know the INF of the first."""
    for senator in g.senators.values():
        known, now = (PRINTED[one].families[senator.family].influence for one in (1, g.edition))
        senator.influence += known - now


class Play(bench.Play[Carthage]):
    """A table of The Republic of Carthage, and all that was told at it."""

    def __init__(self, game: Game[Carthage] = GAME) -> None:
        super().__init__(game)

    def at(
        self,
        step: str,
        *,
        seats: int = 4,
        scenario: Scenario = "early",
        hands: Mapping[str, Sequence[str]] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        chits: Sequence[str] = (),
        change: Callable[[Carthage], None] | None = None,
    ) -> Play:
        """Begin at a step: with these trade hands, red cards, dice by label and chits, after `change`."""
        g = dealt(seats, scenario)
        if not step.startswith("setup."):
            prepared(g)
        give_red(g, cards or {})
        give_trade(g, hands or {})
        if change:
            change(g)
        g.dice.loaded = {label: list(numbers) for label, numbers in (dice or {}).items()}
        if chits:
            g.dice.loaded["mortality"] = places(chits)
        g.step = step
        self.begin(g)
        return self

    def lapse_turn(self) -> None:
        """Let all decisions of the turn, to its end, take their defaults; told is gathered."""
        told, turn = list(self.told), self.g.turn
        while self.g.turn == turn and not self.table.over:
            one = self.awaited()[0]
            self.lapse(one.seat, one.kind, **one.about)
            told += self.told
        self.told[:] = told

    def saw(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among those told."""
        return [event for event in self.told if isinstance(event, kind)]

    def audience(self, kind: type[Event]) -> list[tuple[Seat, ...] | None]:
        """Who was told the events of one kind."""
        return [one.to for one in self.tellings if isinstance(one.event, kind)]

    def senator(self, number: int) -> Senator:
        """The Senator in play with this ID."""
        return numbered(self.g, number)


def home_suffete(number: int) -> Callable[[Carthage], None]:
    """This Senator is Home Suffete instead of Mago, and so HRAO."""

    def change(g: Carthage) -> None:
        numbered(g, 1).office = ""
        numbered(g, number).office = "home-suffete"

    return change


def is_family(name: str) -> bool:
    """Whether a card is a Family."""
    return isinstance(CARTHAGE.tables.card(name), Family)
