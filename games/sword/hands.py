"""SR-6: cards go from the deck to the hand, to the discard pile, out of the game."""

from __future__ import annotations

from games.sword.components import Card, Player, cards
from games.sword.state import Sword


def face(card: str) -> Card:
    """The card as printed."""
    return cards()[card]


def draw(g: Sword, player: Player, number: int) -> list[str]:
    """SR-5.2, 5.2.2: so many cards off the deck, made anew of the discard pile when empty. Fewer: none are left."""
    hand = g.hands[player]
    drawn: list[str] = []
    for _ in range(number):
        if not hand.deck:
            hand.deck, hand.discard = hand.discard, []
            g.dice.shuffle(f"deck.{player}", hand.deck)
        if hand.deck:
            drawn.append(hand.deck.pop())
    hand.hand += drawn
    return drawn


def spend(g: Sword, player: Player, card: str, *, out: bool = False) -> None:
    """SR-6.3, 6.4, 7.4.5: a card leaves the hand for the discard pile; `out`, and Desperate Times: out of the game."""
    hand = g.hands[player]
    if card in hand.desperate:
        hand.desperate.remove(card)
        hand.removed.append(card)
        return
    hand.hand.remove(card)
    (hand.removed if out else hand.discard).append(card)
