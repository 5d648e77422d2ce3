"""SR-8.4, 21.3: what a card or its die makes of a leader."""

from __future__ import annotations

from typing import Literal

from games.sword.board import displace, remove
from games.sword.cards.events import LeaderFell
from games.sword.cards.using import Use
from games.sword.components import leaders
from games.sword.state import Sword


def fall(g: Sword, leader: str, how: Literal["displaced", "removed"], card: str, roll: int = 0) -> None:
    """SR-8.4, 21.3: a leader is displaced, or removed from the game, which minor leaders never are."""
    if how == "removed" and leaders()[leader].kind == "named":
        remove(g.leaders[leader])
    else:
        how = "displaced"
        displace(g.leaders[leader])
    g.tell(LeaderFell(leader, how, card, roll))


def befall(g: Sword, leader: str, use: Use) -> bool:
    """A leader is displaced if the die comes to `need` or more, a named one removed from the game at `kill_on`.

    Returns whether anything befell him. A leader who is displaced already can still be removed.
    """
    (roll,) = g.dice.roll("fate")
    if roll < use.effect.get("need", 1):
        g.tell(LeaderFell(leader, "unhurt", use.card, roll))
        return False
    fall(g, leader, "removed" if roll >= use.effect["kill_on"] else "displaced", use.card, roll)
    return True
