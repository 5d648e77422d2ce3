"""SR-32.1: what a seat cannot see, dealt anew: the hands of others, and the order of all decks."""

from __future__ import annotations

from games.kernel import Dice, Seat
from games.sword.state import Sword


def scramble(g: Sword, seat: Seat, dice: Dice) -> None:
    """In place: each other hand gets as many cards out of its own deck and hand; decks are shuffled.

    A card that is shown to all while it is still in its hand stays there: an event announced, a tribute offered.
    """
    shown = [g.played.card if g.played else "", g.raid.tribute if g.raid else ""]
    for hand in g.hands.values():
        known = [one for one in hand.hand if one in shown or hand.seat == seat]
        hidden = [*(one for one in hand.hand if one not in known), *hand.deck]
        dice.shuffle(f"scramble.{hand.player}", hidden)
        dealt = len(hand.hand) - len(known)
        hand.hand[:], hand.deck[:] = [*known, *hidden[:dealt]], hidden[dealt:]
