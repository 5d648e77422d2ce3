"""What the things of both boards are called, where a card speaks of both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.base.text import Catalogue
from bot.fronts.carthage.calling import NAMING as OF_CARTHAGE
from bot.fronts.rome.calling import NAMING as OF_ROME
from bot.surface.kit.names import Found, Naming
from games.grand.seen.view import GrandView
from games.kernel import Seat, State, View


@cache
def printed() -> Mapping[str, str]:
    """The printed names of both boards; what has one on both is called as in Carthage."""
    return {**OF_ROME.printed(), **OF_CARTHAGE.printed()}


def born(view: View) -> Mapping[str, str]:
    """What came into being on either board."""
    if not isinstance(view, GrandView):
        return {}
    rome = view.rome
    return Found(lambda: OF_CARTHAGE.born(view.carthage), lambda: OF_ROME.born(rome) if rome else {})


def automata(_words: Catalogue, _state: State) -> Mapping[Seat, str]:
    """GV-1.5: every seat is a player's."""
    return {}


NAMING: Final = Naming(
    printed=printed, goods=OF_CARTHAGE.goods, born=born, changing=OF_CARTHAGE.changing, automata=automata
)
