"""SR-32.1: what a seat cannot see, dealt anew: the hands of others, and the order of all decks."""

from __future__ import annotations

from games.kernel import Dice, Seat
from games.sword.state import Sword


def scramble(g: Sword, seat: Seat, dice: Dice) -> None:
    """In place: each other hand gets as many cards out of its own deck and hand; decks are shuffled."""
    for hand in g.hands.values():
        hidden = hand.deck if hand.seat == seat else [*hand.hand, *hand.deck]
        dice.shuffle(f"scramble.{hand.player}", hidden)
        if hand.seat != seat:
            held = len(hand.hand)
            hand.hand[:], hand.deck[:] = hidden[:held], hidden[held:]
