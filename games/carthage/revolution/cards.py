"""RC-11.2: in order each player plays Statesmen and other cards for this phase, and discards down to five."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from games.carthage.forum.statesmen import plays
from games.carthage.revolution.events import BodyguardPosted
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, Several, StepId, Window, ask
from games.republic.components import Law
from games.republic.forum.peddling import peddle
from games.republic.forum.statesmen import Play, play
from games.republic.hands import is_secret
from games.republic.revolution.events import CardsDiscarded


@dataclass(frozen=True, slots=True)
class Guard:
    """An Open Bodyguard, and the Senator he is to stand beside."""

    card: str
    senator: str


@dataclass(frozen=True, slots=True)
class Theft:
    """Influence Peddling, and the player whose card is taken."""

    card: str
    victim: Seat


async def playing(g: Carthage) -> StepId:
    """RC-11.2: in order from the HRAO's player."""
    for seat in g.from_hrao():
        while card := await ask(partial(choosing, g, seat)):
            await lay(g, seat, card)
        await discard_excess(g, seat)
    return "revolution.revolt"


def choosing(g: Carthage, seat: Seat) -> Decision[Play | Guard | Theft | None]:
    """RC-DP74: a Statesman, a Trade Concession, an Open Bodyguard, Influence Peddling, or nothing; all are asked."""
    able: dict[str, Play | Guard | Theft | None] = {**plays(g, seat), **guards(g, seat), **thefts(g, seat)}
    choice, cite, hidden = OneOf(able), g.law.cites["revolution.play"], is_secret(g, seat)
    return Decision("revolution.play", seat, choice, *cite, lapse="none", hidden=hidden, window=Window.SEQUENCE)


def guards(g: Carthage, seat: Seat) -> dict[str, Guard]:
    """RC-11.2: an Open Bodyguard is played on one of his own Senators, for good."""
    cards = [card for card in g.factions[seat].hand if g.tables.card(card).has("attach_senator")]
    wards = [senator for senator in g.senators_of(seat) if not senator.bodyguard]
    return {f"{card}@{ward.id}": Guard(card, ward.id) for card in cards for ward in wards}


def thefts(g: Carthage, seat: Seat) -> dict[str, Theft]:
    """RC-8.9.16: Influence Peddling takes a card at random out of another hand."""
    cards = [card for card in g.factions[seat].hand if g.tables.card(card).has("steal_random_card")][:1]
    victims = [other for other in g.seats if other != seat and g.factions[other].hand]
    return {f"{card}@{victim}": Theft(card, victim) for card in cards for victim in victims}


async def lay(g: Carthage, seat: Seat, card: Play | Guard | Theft) -> None:
    """RC-11.2: it is played."""
    match card:
        case Play():
            play(g, seat, card)
        case Guard():
            g.factions[seat].hand.remove(card.card)
            g.senators[card.senator].bodyguard = card.card
            g.tell(BodyguardPosted(seat, card.senator, card.card))
        case Theft():
            await peddle(g, seat, card.card, card.victim)


async def discard_excess(g: Carthage, seat: Seat) -> None:
    """RC-11.2, 11.2f: what is above five he discards, as he chooses, face up. RC-15.3: a Neutral has no limit."""
    hand = g.factions[seat].hand
    count = len(hand) - g.law.constants.hand_limit
    if count <= 0 or g.factions[seat].neutral:
        return
    order = list(range(len(hand)))
    g.dice.shuffle("discard", order)
    chosen = await ask(partial(discarding, g, seat, order)) or []
    hand[:] = [card for card in hand if card not in chosen]
    g.gone += chosen
    g.tell(CardsDiscarded(seat, tuple(chosen)))


def discarding(g: Carthage, seat: Seat, order: Sequence[int]) -> Decision[list[str]]:
    """RC-DP42: which; if absent at random (the places in his hand in the order that was rolled for), Laws last."""
    hand = g.factions[seat].hand
    count = len(hand) - g.law.constants.hand_limit
    at_random = [hand[place] for place in order]
    lapse = sorted(at_random, key=lambda card: isinstance(g.tables.card(card), Law))[:count]
    choice = Several({card: card for card in hand}, count, count)
    return Decision(
        "revolution.discard", seat, choice, *g.law.cites["revolution.discard"], lapse=lapse, window=Window.SEQUENCE
    )
