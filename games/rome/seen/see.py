"""From the state to what a seat sees (RR-0.4)."""

from __future__ import annotations

from games.kernel import Dice, Seat
from games.republic.senate.ballot import forget_sheets
from games.rome.seen.view import RomeView
from games.rome.state import Rome


def view(g: Rome, seat: Seat | None) -> RomeView:
    """RR-0.4.1: hands and Faction Treasuries are their owners' alone."""
    own = g.factions[seat] if seat else None
    return RomeView(
        turn=g.turn,
        era=g.era,
        scenario=g.scenario,
        seats=g.seats,
        treasury=g.treasury,
        unrest=g.unrest,
        hand=own.hand if own else (),
        purse=own.treasury if own else None,
    )


def scramble(g: Rome, seat: Seat, dice: Dice) -> None:
    """RR-0.4.1, 0.4.2: for this seat the deck and the hands of others might be any that it cannot tell apart."""
    hidden = [*g.deck, *(card for one in g.factions.values() if one.seat != seat for card in one.hand)]
    dice.shuffle("scramble", hidden)
    for faction in g.factions.values():
        if faction.seat != seat:
            faction.hand = [take_red(g, hidden) for _ in faction.hand]
    g.deck = hidden
    forget_sheets(g, seat)


def take_red(g: Rome, cards: list[str]) -> str:
    """The first red card of a pile."""
    card = next(one for one in cards if g.tables.card(one).red)
    cards.remove(card)
    return card
