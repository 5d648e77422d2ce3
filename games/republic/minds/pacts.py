"""RC-1.5d, RR-0.5: agreements: Talents for votes, where both gain by it; and what is thought of the offers of others.

Votes are promised by naming those for whom they are cast, so that computers and people read the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, Generic, TypeAlias

from games.kernel import Raw, Seat
from games.republic.minds import coalitions
from games.republic.minds.coalitions import Interests, V
from games.republic.minds.memory import AGAINST, remembered, shuns
from games.republic.minds.outlook import me
from games.republic.minds.temper import because
from games.republic.seen.table import AgreementView, PromiseView
from games.republic.seen.view import RepublicView

Card: TypeAlias = Callable[[V, str], float]
"""What a red card is worth in Talents."""
PROFIT: Final = 3  # what whoever sells his votes must gain by it
PART: Final = 1 / 3  # and of what the other gains by them: what is worth much to him is not sold for little
BETTER: Final = 3  # by how much a coalition with bought votes must be better than one without
VAGUE: Final = 8  # what a promise of votes is worth that names nobody


@dataclass(frozen=True, slots=True)
class Bargain:
    """Votes for these Senators, to be had of a faction for so much; `value`: what all of it is worth then."""

    names: Sequence[str]
    seat: Seat
    talents: int
    value: float


def asking(own: Interests[V], view: V, seller: Seat, buyer: Seat, names: Sequence[str], points: int) -> float:
    """What a faction asks for its votes: what posts for these cost it, and its part of what they bring the other.

    Nothing for what it gains by itself. Who offers reckons what the other does, lest he offer what is declined.
    """
    theirs = coalitions.brings(own, view, seller, names, points)
    return max(PROFIT, PART * coalitions.brings(own, view, buyer, names, points)) - theirs if theirs <= 0 else 0.0


# Offers


def bargain(own: Interests[V], view: V, shares: Iterable[Sequence[str]], points: int) -> Bargain | None:
    """The best sharing of posts with votes that are promised for Talents, if it is better than all others.

    And worth its Talents: where nothing passes, nothing is paid lest posts of others fail.
    """
    ways = list(shares)
    usual = max((coalitions.prospect(own, view, points, names) for names in ways), default=0.0)
    bought = (one for names in ways for one in buying(own, view, names, points))
    best = max(bought, key=lambda one: one.value, default=None)
    return best if best and best.value > max(0.0, usual + BETTER) else None


def buying(own: Interests[V], view: V, names: Sequence[str], points: int) -> Iterable[Bargain]:
    """Of whom the votes could be bought that are missing, and for how much."""
    price = coalitions.price(own, view, names, points)
    value = coalitions.brings(own, view, me(view), names, points)
    for seat, one in view.factions.items():
        theirs = coalitions.brings(own, view, seat, names, points)
        talents = int(asking(own, view, seat, me(view), names, points)) + 1
        swing = one.votes * (2 if theirs <= AGAINST else 1)
        rest = max(0, price - swing)
        affordable = talents + rest <= view.factions[me(view)].talents and rest <= own.purse(view, me(view))
        willing = not (one.neutral or shuns(view, seat))
        if seat != me(view) and price and theirs <= 0 and one.votes and affordable and willing:
            yield Bargain(names, seat, talents, value - talents - rest)


def proposed(view: RepublicView, found: Bargain) -> Raw:
    """The answer: so many Talents for votes for these."""
    because("votes-for-talents", seat=found.seat, talents=found.talents)
    nothing: dict[str, Any] = {"text": "", "cards": [], "votes": "", "asked_talents": 0, "asked_cards": []}
    votes = ", ".join(view.senators[name].name for name in found.names)
    return {**nothing, "partner": found.seat, "talents": found.talents, "asked_votes": votes}


# What is offered


@dataclass(frozen=True, slots=True)
class Terms(Generic[V]):
    """How a promise is weighed: by the Influence of the posts it is about, and what a red card is worth.

    `paid`: whether a Revenue Phase is still to come, in which Talents change hands.
    """

    points: int
    card: Card[V]
    paid: bool


def worth(own: Interests[V], view: V, offer: AgreementView, terms: Terms[V]) -> float:
    """What an agreement is worth that another proposes; he must be seen to have the Talents."""
    return sum(promise(own, view, one, terms) * (1 if one.taker == me(view) else -1) for one in offer.promises)


def promise(own: Interests[V], view: V, made: PromiseView, terms: Terms[V]) -> float:
    """What is promised is worth so much: to whom it is made nothing of votes, for they are not enforced."""
    if made.votes:
        return 0.0 if made.taker == me(view) else favour(own, view, made, terms.points)
    if made.taker == me(view) and (not terms.paid or made.talents > view.factions[made.giver].talents):
        return 0.0
    return made.talents + sum(terms.card(view, one) for one in made.cards)


def favour(own: Interests[V], view: V, made: PromiseView, points: int) -> float:
    """What one asks for voting for those who are named; if nobody is, nobody knows."""
    names = coalitions.called(view, made.votes)
    return asking(own, view, me(view), made.taker, names, points) if names else VAGUE


def answered(own: Interests[V], view: V, agreement: str, terms: Terms[V]) -> str | None:
    """RC-DP51, RR-DP92: what one gains by is entered, all else declined."""
    offer = next((one for one in view.agreements if one.id == agreement), None)
    if offer is None or me(view) in offer.entered:
        return None
    value = worth(own, view, offer, terms)
    if value > 0 and any(remembered(view, seat) for seat in offer.parties):
        return "decline"
    because("agreement" if value > 0 else "agreement-declined", seat=offer.parties[0], talents=ceil(abs(value)))
    return "enter" if value > 0 else "decline"
