"""SR-32.1: what a seat cannot see, dealt anew: the hands of others, and the order of all decks."""

from __future__ import annotations

from typing import Protocol

from games.kernel import Seat
from games.sword.state import Sword


class Shuffler(Protocol):
    """Who brings cards into an order."""

    def shuffle(self, label: str, deck: list[str]) -> None:
        """In place."""
        ...


def scramble(g: Sword, seat: Seat, dice: Shuffler) -> None:
    """In place: each other hand gets as many cards out of its own deck and hand; decks are shuffled.

    What all have seen on the table is still where it was.
    """
    for hand in g.hands.values():
        kept = [one for one in hand.hand if hand.seat == seat or (g.played is not None and one == g.played.card)]
        hidden = [*(one for one in hand.hand if one not in kept), *hand.deck]
        dice.shuffle(f"scramble.{hand.player}", hidden)
        held = len(hand.hand) - len(kept)
        hand.hand[:], hand.deck[:] = [*kept, *hidden[:held]], hidden[held:]
