"""SR-21.3: a die of a card decides what becomes of a leader."""

from __future__ import annotations

from games.sword.board import displace, remove
from games.sword.cards.events import LeaderFell
from games.sword.cards.using import Use
from games.sword.components import leaders
from games.sword.state import Sword


def befall(g: Sword, leader: str, use: Use) -> bool:
    """A leader is displaced if the die comes to `need` or more, a named one removed from the game at `kill_on`.

    Returns whether anything befell him. A leader who is displaced already can still be removed.
    """
    (roll,) = g.dice.roll("fate")
    one = g.leaders[leader]
    if roll < use.effect.get("need", 1):
        g.tell(LeaderFell(leader, "unhurt", use.card, roll))
        return False
    if roll >= use.effect["kill_on"] and leaders()[leader].kind == "named":
        remove(one)
        g.tell(LeaderFell(leader, "removed", use.card, roll))
    else:
        displace(one)
        g.tell(LeaderFell(leader, "displaced", use.card, roll))
    return True
