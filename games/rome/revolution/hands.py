"""RR-1.11.2: hands are cut to five cards. RR-2.06.4: where laws are voted on, Laws stay."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, Seat, Several, StepId, ask_all
from games.republic.asking import each
from games.republic.revolution.events import CardsDiscarded
from games.rome.components import Intrigue, Law
from games.rome.state import Rome


async def cutting(g: Rome) -> StepId:
    """RR-1.11.2: all at once; how many cards one holds is open."""
    chosen = await ask_all(partial(each, g, discarding))
    for seat in g.people:
        if excess(g, seat) > 0:
            discard(g, seat, [*inevitable(g, seat), *chosen.get(seat, ())])
    return "revolution.revolt"


def excess(g: Rome, seat: Seat) -> int:
    """RR-1.11.2: so many cards are too many. RR-4.07.1: Neutrals have no limit."""
    if g.factions[seat].neutral:
        return 0
    return len(g.factions[seat].hand) - g.law.constants.hand_limit


def discarding(g: Rome, seat: Seat) -> Decision[list[str]] | None:
    """RR-DP80: which; if absent in the order of RR-0.6.4. Who has no choice is not asked."""
    able = open_to_choice(g, seat)
    count = excess(g, seat) - len(inevitable(g, seat))
    if count <= 0:
        return None
    choice = Several({card: card for card in able}, count, count)
    lapse = sorted(able, key=partial(rank, g))[:count]
    return Decision("revolution.discard", seat, choice, *g.law.cites["revolution.discard"], lapse=lapse)


def free(g: Rome, seat: Seat) -> list[str]:
    """RR-2.06.4: the cards of a hand that may be discarded while there are others."""
    return [card for card in g.factions[seat].hand if not protected(g, card)]


def inevitable(g: Rome, seat: Seat) -> list[str]:
    """RR-2.06.4: what must go for certain: all that may go, where that is not enough; the rest of the hand is Laws."""
    able = free(g, seat)
    return able if len(able) <= excess(g, seat) else []


def open_to_choice(g: Rome, seat: Seat) -> list[str]:
    """RR-2.06.4: among what he chooses: what may go, or where all of that goes, the Laws."""
    gone = inevitable(g, seat)
    return [card for card in g.factions[seat].hand if card not in gone] if gone or not free(g, seat) else free(g, seat)


def protected(g: Rome, card: str) -> bool:
    """RR-2.06.4: a Law, but for what its card says: once another card is out of the game it may go."""
    printed = g.tables.card(card)
    return g.plays("laws") and isinstance(printed, Law) and printed.freed_by not in g.gone


def rank(g: Rome, card: str) -> int:
    """RR-0.6.4: what goes first; among equals what was held longest, as the hand is kept in that order."""
    return g.law.charts.discards.order.index(kind(g, card))


def kind(g: Rome, card: str) -> str:
    """RR-0.6.4: what the order calls a card: Concessions, Laws and statesmen by their kind, others by their name."""
    printed = g.tables.card(card)
    if isinstance(printed, Intrigue):
        return printed.kind if printed.kind == "concession" else printed.id
    return "law" if isinstance(printed, Law) else "statesman"


def discard(g: Rome, seat: Seat, cards: list[str]) -> None:
    """RR-1.11.2: face up, out of the game."""
    hand = g.factions[seat].hand
    hand[:] = [card for card in hand if card not in cards]
    g.gone += cards
    g.tell(CardsDiscarded(seat, tuple(cards)))
