"""RR-1.07.3: what a card does when it is drawn in an initiative."""

from __future__ import annotations

from games.kernel import Seat
from games.republic.components import Card, Family, LeaderCard
from games.republic.effects import perform
from games.republic.forum.deck import take
from games.republic.forum.events_cards import CardTurnedUp, DeckEmpty, FamilyJoined
from games.republic.senators import enter
from games.rome.components import DeckEvent, WarCard
from games.rome.forum.decks import go_on_with_the_next_deck
from games.rome.forum.wars_coming import war_appears
from games.rome.pieces import Senator
from games.rome.state import Rome
from games.rome.wars.leaders import leader_appears


async def draw(g: Rome, seat: Seat) -> None:
    """RR-1.07.2, 1.07.3: the top card; red ones go to the hand, black ones are resolved face up. Perhaps there is none.

    RR-3.04.1: when the deck is empty the next one is continued with.
    """
    card = top_card(g)
    if card is None:
        g.tell(DeckEmpty(seat))
        return
    printed = g.tables.card(card)
    if printed.red:
        take(g, seat, card)
    else:
        g.tell(CardTurnedUp(seat, card))
        await appear(g, card, printed)


def top_card(g: Rome) -> str | None:
    """RR-1.07.2; GV-4.5, 6.6, 12.4: a card that counts no more is discarded, and the next is drawn in its place."""
    go_on_with_the_next_deck(g)
    if not g.deck:
        return None
    card = g.deck.pop()
    return top_card(g) if g.law.abroad.voids(g, card) else card


async def appear(g: Rome, card: str, printed: Card) -> None:
    """RR-1.07.3: by the kind of the card."""
    match printed:
        case Family():
            family_appears(g, card)
        case WarCard():
            await war_appears(g, card)
        case LeaderCard():
            leader_appears(g, card)
        case DeckEvent():
            await perform(g, card, printed.effects)
        case _:
            pass


def family_appears(g: Rome, family: str) -> None:
    """RR-1.07.311, 1.07.312.4: it lies unaligned in the Forum, or goes under its Statesman; of two under "A"."""
    statesmen = [one for one in g.senators.values() if one.statesman in g.tables.families[family].statesmen]
    bare = sorted((one for one in statesmen if not one.family), key=code)
    if not bare:
        enter(g, seat=None, family=family)
        return
    bare[0].family = family
    g.tell(FamilyJoined(family, bare[0].id))


def code(senator: Senator) -> str:
    """RR-1.07.312.4: A comes before B."""
    return senator.statesman
