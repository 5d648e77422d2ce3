"""Dealing afresh what a seat cannot see, as far as it sees no difference (RC-1.5e, RR-0.4.1)."""

from __future__ import annotations

from pydantic import JsonValue

from games.kernel import Dice, Seat
from games.republic.reign import laid_open
from games.republic.revolution.dealing import red_offer
from games.republic.state import Republic


def shown_to(g: Republic, seat: Seat) -> set[str]:
    """RC-11.2, RR-1.11.1: the red cards that others show to this seat in standing offers. GV-8.3: or have to show."""
    sides = [(one, raw) for deal in g.floor.deals.values() if seat in deal.sides for one, raw in deal.sides.items()]
    offers = [offer for one, raw in sides if one != seat and (offer := red_offer(g, one, raw))]
    hands = {card for one in laid_open(g, seat) for card in g.factions[one].hand}
    return hands | {card for offer in offers if offer.shown for card in offer.cards}


def follow(g: Republic, seat: Seat, names: dict[str, str]) -> None:
    """RC-11.2, RR-1.11.1: the standing offers of a hand follow its red cards."""
    for deal in g.floor.deals.values():
        for offered in cards_of(deal.sides.get(seat)):
            offered[:] = [names.get(str(card), card) for card in offered]


def treasuries(g: Republic, others: list[Seat], dice: Dice) -> None:
    """The same Talents in other Faction Treasuries; what was just given is known to its giver and stays."""
    factions = [g.factions[one] for one in others]
    given = [min(faction.gifts, faction.treasury) for faction in factions]
    held = [faction.treasury - gift for faction, gift in zip(factions, given, strict=True)]
    dice.shuffle("treasuries", held)
    for faction, gift, talents in zip(factions, given, held, strict=True):
        faction.treasury = gift + talents


def cards_of(raw: JsonValue) -> list[list[JsonValue]]:
    """The list of cards of an offer, to be changed in place; none if nothing has been put down."""
    cards = raw.get("cards") if isinstance(raw, dict) else None
    return [cards] if isinstance(cards, list) else []
