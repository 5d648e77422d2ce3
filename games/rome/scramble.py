"""Another game that looks the same to one seat: everything it cannot see is dealt afresh (RR-0.4)."""

from __future__ import annotations

from games.kernel import Dice, Seat
from games.republic.concealed import follow, shown_to, treasuries
from games.republic.senate.ballot import forget_sheets
from games.rome.forum.unseen import NEXT, buried, left_out, origin, reached
from games.rome.setup.laying_out import ERA_ENDS
from games.rome.state import Rome

Place = tuple[list[str], int]


def scramble(g: Rome, seat: Seat, dice: Dice) -> None:
    """RR-0.4.1, 0.4.2: others' hands, decks, Faction Treasuries and secret orders, as far as `seat` sees no change."""
    others = [one for one in g.people if one != seat]
    hands(g, others, dice, shown_to(g, seat))
    for deck in (g.deck, g.next_deck):
        order(g, deck, dice)
    treasuries(g, others, dice)
    forget_sheets(g, seat)
    forget_ransoms(g, seat)


def hands(g: Rome, others: list[Seat], dice: Dice, shown: set[str]) -> None:
    """Others' hands and the decks are dealt anew, each place with a card of the pile its card came from."""
    before = {one: list(g.factions[one].hand) for one in others}
    held = [(g.factions[one].hand, n) for one in others for n, card in enumerate(before[one]) if card not in shown]
    lying = [(deck, n) for deck in (g.deck, g.next_deck) for n, card in enumerate(deck) if not known(g, card)]
    hidden, spare = [*held, *lying], [card for card in left_out(g) if not known(g, card)]
    for pile in dict.fromkeys(origin(g, cards[n]) for cards, n in hidden):
        places = [(cards, n) for cards, n in hidden if origin(g, cards[n]) == pile]
        redeal(g, places, [card for card in spare if origin(g, card) == pile], dice)
    for one, cards in before.items():
        follow(g, one, dict(zip(cards, g.factions[one].hand, strict=True)))


def known(g: Rome, card: str) -> bool:
    """RR-1.07.21.6: a War that lies in a deck may have been put back there, so that everybody knows that it does."""
    return card in g.tables.wars and reached(g)


def redeal(g: Rome, places: list[Place], spare: list[str], dice: Dice) -> None:
    """One pile's cards are given to its places; a hand gets red ones. What is spare may lie in any."""
    cards = [*(pile[n] for pile, n in places), *spare]
    dice.shuffle("redeal", cards)
    decks = [g.deck, g.next_deck]
    for pile, n in sorted(places, key=lambda place: any(place[0] is deck for deck in decks)):
        in_hand = not any(pile is deck for deck in decks)
        pile[n] = take(g, cards, red=in_hand)


def take(g: Rome, cards: list[str], *, red: bool) -> str:
    """The first card; for a hand the first red one."""
    place = next(n for n, card in enumerate(cards) if not red or g.tables.card(card).red)
    return cards.pop(place)


def order(g: Rome, deck: list[str], dice: Dice) -> None:
    """RR-3.01.4d: what lies at the bottom stays there, and so does Era Ends; within both parts any order will do."""
    parts = split(g, deck)
    for part in parts:
        dice.shuffle("order", part)
    deck[:] = [card for part in parts for card in part]


def split(g: Rome, deck: list[str]) -> tuple[list[str], list[str]]:
    """The cards at the bottom, as high as anything of theirs has come since, and those above."""
    known = [n for n, card in enumerate(deck) if origin(g, card) in (NEXT, ERA_ENDS)]
    height = max(buried(g), known[-1] + 1) if known else 0
    return deck[:height], deck[height:]


def forget_ransoms(g: Rome, seat: Seat) -> None:
    """RR-0.4.1, RR-1.10.71: for whom others have said in secret that they pay."""
    own = {one.id for one in g.senators_of(seat)}
    g.ransoms[:] = [name for name in g.ransoms if name in own]
