"""Another game that looks the same to one seat: on both boards everything it cannot see is dealt afresh (RC-1.5e)."""

from __future__ import annotations

from games.carthage.scramble import scramble as of_carthage
from games.grand.state import Grand
from games.kernel import Dice, Seat
from games.rome.scramble import scramble as of_rome


def scramble(g: Grand, seat: Seat, dice: Dice) -> None:
    """GV-1.6: the two boards have nothing in common but what all know."""
    of_carthage(g.carthage, seat, dice)
    if g.rome is not None:
        of_rome(g.rome, seat, dice)
