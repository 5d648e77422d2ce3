"""RC-1.4d, RR-1.07.3: red cards go to a hand. RC-8.8.2a, RR-1.07.21.6: a War goes back among the top cards."""

from __future__ import annotations

from typing import Final

from games.kernel import Seat
from games.republic.forum.events_cards import CardReceived, RedCardDrawn
from games.republic.state import Republic

TOP: Final = 6


def take(g: Republic, seat: Seat, card: str) -> None:
    """RC-8.9.2, 8.9.4, 8.9.16, RR-1.07.3: Statesmen, Concessions, Laws and Intrigues are held, hidden."""
    g.factions[seat].hand.append(card)
    g.tell(RedCardDrawn(seat))
    g.tell(CardReceived(card), to=[seat])


def into_the_deck(g: Republic, card: str) -> bool:
    """RC-8.8.2a, RR-1.07.21.6: among the top 6 cards, or all if there are fewer; with no deck left it is discarded."""
    deck = g.deck or g.next_deck
    if not deck:
        g.gone.append(card)
        return False
    top = [*deck[-TOP:], card]
    g.dice.shuffle("deck.top", top)
    deck[-TOP:] = top
    return True
