"""Another game that looks the same to one seat: everything it cannot see is dealt afresh (RC-1.5e)."""

from __future__ import annotations

from itertools import pairwise

from games.carthage.pieces import TradeCard
from games.carthage.state import Carthage
from games.carthage.trade.deals import Offer, statement
from games.kernel import Dice, Seat
from games.republic.concealed import cards_of, follow, shown_to, treasuries
from games.republic.senate.ballot import forget_sheets

TRIES = 3
Said = tuple[int, int, tuple[str, ...]]
Statements = dict[tuple[str, Seat], Said | None]


def scramble(g: Carthage, seat: Seat, dice: Dice) -> None:
    """Re-deal others' hands, decks, stacks and Faction Treasuries as far as `seat` would see no difference."""
    others = [one for one in g.people if one != seat]
    red_cards(g, others, dice, shown_to(g, seat))
    treasuries(g, others, dice)
    trade_cards(g, others, dice)
    g.refused[:] = [one for one in g.refused if seat in one.sides]
    forget_sheets(g, seat)


def red_cards(g: Carthage, others: list[Seat], dice: Dice, shown: set[str]) -> None:
    """Others' hands are exchanged with the red cards of the deck, and the decks come into another order."""
    hands = {one: list(g.factions[one].hand) for one in others}
    places = [(g.factions[one].hand, n) for one in others for n, card in enumerate(hands[one]) if card not in shown]
    places += [(g.deck, n) for n, card in enumerate(g.deck) if g.tables.card(card).red]
    hidden = [cards[n] for cards, n in places]
    dice.shuffle("red", hidden)
    for (cards, n), card in zip(places, hidden, strict=True):
        cards[n] = card
    for one, before in hands.items():
        follow(g, one, dict(zip(before, g.factions[one].hand, strict=True)))
    dice.shuffle("deck", g.deck)
    dice.shuffle("next-deck", g.next_deck)


def trade_cards(g: Carthage, others: list[Seat], dice: Dice) -> None:
    """Swap unseen trade cards pair by pair; a swap that `seat`'s statements, or a standing offer, forbid is undone."""
    hands = [g.factions[one].trade_cards for one in others]
    for stack in g.stacks.values():
        places = [*hands, stack.cards, stack.aside, stack.gone]
        swap_all(g, [(pile, n) for pile in places for n, card in enumerate(pile) if card.stack == stack.id], dice)
    swap_all(g, [(hand, n) for hand in hands for n in range(len(hand))], dice)


def swap_all(g: Carthage, places: list[tuple[list[TradeCard], int]], dice: Dice) -> None:
    """Try to exchange cards between neighbours of a random order, a few times over."""
    for _ in range(TRIES):
        dice.shuffle("places", places)
        for (one, m), (other, n) in pairwise(places):
            swap(g, one[m], other[n])


def swap(g: Carthage, one: TradeCard, other: TradeCard) -> None:
    """Exchange two cards, in standing offers too; back again if a statement were another one."""
    if one.id == other.id:
        return
    before = statements(g, one, other)
    exchange(g, one, other)
    if before and statements(g, other, one) != before:
        exchange(g, one, other)


def exchange(g: Carthage, one: TradeCard, other: TradeCard) -> None:
    """Let two cards change places, and the offers they stand in follow them."""
    names = {one.id: other.id, other.id: one.id}
    one.id, other.id = other.id, one.id
    for deal in g.floor.deals.values():
        for raw in deal.sides.values():
            for offered in cards_of(raw):
                offered[:] = [names.get(str(card), card) for card in offered]


def statements(g: Carthage, *cards: TradeCard) -> Statements:
    """What is said now of the offers in which one of the cards stands."""
    names = {card.id for card in cards}
    sides = [(deal.id, side, raw) for deal in g.floor.deals.values() for side, raw in deal.sides.items()]
    concerned = [one for one in sides if any(names.intersection(map(str, offered)) for offered in cards_of(one[2]))]
    return {(deal, side): summed_up(statement(g, side, raw)) for deal, side, raw in concerned}


def summed_up(said: Offer | None) -> Said | None:
    """What a statement tells; None: it can no longer be made."""
    return (len(said.cards), said.total, said.names) if said else None
