"""Cards to be drawn in the Forum."""

from __future__ import annotations

from typing import Any

from games.carthage.state import Carthage
from games.republic.pieces import EnemyLeader
from tests.games.carthage.forum import Change
from tests.games.carthage.play import Play, add_war


def war(name: str, status: str = "active") -> Change:
    return lambda g: add_war(g, name, status)


def idle(name: str, **marks: Any) -> Change:
    """An enemy Leader is in play."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [card for card in deck if card != name]
        g.leaders[name] = EnemyLeader(id=name, **marks)

    return change


def gone(*cards: str) -> Change:
    def change(g: Carthage) -> None:
        for card in cards:
            for deck in (g.deck, g.next_deck):
                deck[:] = [one for one in deck if one != card]
            g.wars.pop(card, None)
            g.gone.append(card)

    return change


def statuses(play: Play) -> dict[str, str]:
    return {name: one.status for name, one in play.g.wars.items() if name != "conquest-of-tunisia"}
