"""RC-8.9: what a card does when it is drawn in an initiative."""

from __future__ import annotations

from games.carthage.components import DeckEvent, Exploration, Family
from games.carthage.forum.wars_coming import war_appears
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import LateEraBegan
from games.carthage.wars.leaders import leader_appears
from games.kernel import Seat
from games.republic.components import Card, LeaderCard, WarCard
from games.republic.effects import perform
from games.republic.forum.deck import take
from games.republic.forum.events_cards import CardTurnedUp, DeckEmpty, FamilyJoined
from games.republic.senators import enter
from games.republic.ties import break_tie


async def draw(g: Carthage, seat: Seat) -> None:
    """RC-8.4: the top card; red ones go to the hand, black ones are turned up (RC-1.4d). RC-12.4: perhaps none."""
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


def top_card(g: Carthage) -> str | None:
    """RC-8.4; GV-4.5, 6.6, 12.4: a card that counts no more is discarded, and the next is drawn in its place."""
    go_on_with_the_late_deck(g)
    if not g.deck:
        return None
    card = g.deck.pop()
    return top_card(g) if g.law.abroad.voids(g, card) else card


def go_on_with_the_late_deck(g: Carthage) -> None:
    """RC-4.15: in the Campaign the Late deck follows the empty Early one; its era begins with its first card.

    GV-2.1: not before Rome is there.
    """
    if not g.deck and g.next_deck and not g.law.abroad.deck_waits(g):
        begin_late_era(g)


def begin_late_era(g: Carthage) -> None:
    """RC-4.15: the Late deck is drawn from, with its table of events."""
    g.deck[:] = g.next_deck
    g.next_deck.clear()
    g.era = "late"
    g.tell(LateEraBegan(len(g.deck)))


async def appear(g: Carthage, card: str, printed: Card) -> None:
    """RC-8.9: by the kind of the card."""
    match printed:
        case Family():
            family_appears(g, card)
        case WarCard():
            await war_appears(g, card)
        case LeaderCard():
            leader_appears(g, card)
        case Exploration():
            g.explorations.append(card)  # RC-8.9.14: open until it succeeds
        case DeckEvent():
            g.gone.append(card)  # RC-8.9.15: resolved at once
            await perform(g, card, printed.effects)
        case _:
            pass


def family_appears(g: Carthage, family: str) -> None:
    """RC-8.9.1: it lies unaligned in the Forum, or goes under its Statesman; RC-11.2.1: of two the higher DR."""
    card = g.tables.families[family]
    statesmen = [one for one in g.senators.values() if one.statesman in card.statesmen and not one.family]
    if not statesmen:
        enter(g, seat=None, family=family)
        return
    owner = g.senators[break_tie(g, [one.id for one in statesmen], "family")]
    owner.family = family
    g.tell(FamilyJoined(family, owner.id))
