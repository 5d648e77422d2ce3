"""RC-9.10.1: who has the money of a faction, and how much of it must be kept lest a rival be elected for life."""

from __future__ import annotations

from typing import Final

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.army import generals_only, urgent
from games.carthage.minds.sensible.outlook import ALL, RISE, champion, last_gifts, mighty, most_bought, power, purse
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.minds.outlook import me, mine, rivals, senators_of
from games.republic.minds.temper import once, thinks_of
from games.republic.minds.voting import decided, voted_for_life

PER_PAIR: Final = 0.5
"""Talents that a faction sells its cards for, about, for the square of their number."""
SLACK: Final = 100
"""Votes that a faction may still get; by more than that nobody is held off."""
UNSURE: Final = 1.6
"""Times what a rival seems to come to, he may come to."""
SEEN: Final = 1.2
"""The same in the Senate: all see what he has, and he can still rise by an office."""
LESS: Final = 2
"""RC-9.1c, 9.2b: the Influence that a seat brings less than the office of a Suffete."""
BEFORE: Final = ("revenue", "trade")
"""The phases in which this turn's cards are still to be sold."""


@once
def purser(view: CarthageView) -> SenatorView | None:
    """RC-9.0.10: who has the money of the faction: the champion, if he is at home, where alone it buys votes.

    Said in the Senate of what comes after it: if he will still be.
    """
    first = champion(view)
    home = [one for one in mine(view) if one.in_carthage and not marching(view, one)]
    if first is None or first in home or not thinks_of("purses-at-home"):
        return first
    return max(home, key=lambda one: (one.influence, one.oratory, -one.number), default=first)


def marching(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.6.1: whether he will have left with a force: the Marine Suffete, while an Active War is not met."""
    if one.office != "marine-suffete" or not view.step.startswith("senate.") or generals_only(view):
        return False
    return any(war.status == "active" for war in urgent(view))


@once
def spare(view: CarthageView, unsure: float = UNSURE) -> float:
    """RC-9.10.1: what may be given before the Senate meets, so that no rival has the votes to be elected for life.

    Near the end what buys no votes, too: sooner it makes rulers for life.
    """
    return unneeded(view, unsure) + (useless(view) if last_gifts(view) else 0)


@once
def free(view: CarthageView) -> float:
    """RC-8.0, 9.10.1: what may be spent on Senators, Traders and votes: what buys no votes for life, too."""
    return unneeded(view, UNSURE) + useless(view)


@once
def unneeded(view: CarthageView, unsure: float) -> float:
    """RC-9.10.1: of the Talents that buy votes those that hold no rival off; all, against who has them in any case."""
    votes = {seat: votes_to_come(view, seat) for seat in view.seats}
    strongest = max((votes[one.seat] for one in rivals(view) if nominable(view, one.seat)), default=0)
    rest = sum(votes.values()) - strongest
    if not thinks_of("votes-kept") or not strongest or strongest > rest + SLACK:
        return ALL
    return max(0, rest - unsure * strongest)


@once
def unclaimed(view: CarthageView) -> float:
    """RC-9.10.1: of one's own Talents those that are not needed to have one of one's own elected for life this turn.

    All, where nobody could be; the others may still rise as in the Senate, and so may he, by an office.
    """
    heirs = [] if voted_for_life(view) or decided(view) else [one for one in mine(view) if one.in_carthage]
    most = max((one.influence for one in heirs if mighty(view, one, rise(view, one))), default=0)
    others = sum(power(view, seat) for seat in view.seats if seat != me(view))
    return max(0, power(view, me(view)) + most - SEEN * others) if most else ALL


def for_votes(view: CarthageView) -> float:
    """RC-9.10.1: what may be spent on votes: all, when nobody can be elected for life any more."""
    return ALL if voted_for_life(view) or decided(view) else free(view)


def useless(view: CarthageView) -> float:
    """RC-9.7.2: the Talents of one's own that buy no votes: under the Sumptuary Law what is more than all may buy.

    RC-6.10: until the money is moved it may still be spread; later what the purse of each at home holds beyond it.
    """
    home, most = [one for one in mine(view) if one.in_carthage], most_bought(view)
    if view.step.partition(".")[0] in BEFORE:
        return max(0, sum(one.talents for one in mine(view)) - most * len(home))
    return sum(one.talents for one in home) - purse(view, me(view))


@once
def voice(view: CarthageView) -> int:
    """RC-9.7.2: the Talents that each at home needs under the Sumptuary Law, if votes may have to hold a rival off."""
    most = most_bought(view)
    return most if most < ALL and unneeded(view, UNSURE) < ALL else 0


@once
def looming(view: CarthageView, seat: Seat | None) -> bool:
    """RC-9.10.1: whether a rival may come to as many votes as all others together, and be elected for life."""
    if seat is None or seat == me(view) or not nominable(view, seat):
        return False
    votes = {one: votes_to_come(view, one) for one in view.seats}
    return UNSURE * votes[seat] >= sum(votes.values()) - votes[seat]


@once
def contested(view: CarthageView) -> bool:
    """RC-7.3, 9.10.1: whether somebody, be it oneself, may be elected this turn: what is sold later is too late."""
    return thinks_of("votes-kept") and not decided(view) and any(rising(view, seat) for seat in view.seats)


@once
def rising(view: CarthageView, seat: Seat) -> bool:
    """RC-9.10.1: whether a faction, when all have sold, has about as many votes as all others together.

    His own Influence comes to that, if he presides; for it alone nobody need sell.
    """
    return outvoting(view, seat, 0)


def enriched(view: CarthageView, seat: Seat) -> bool:
    """RC-7.2.2, 9.10.1: whether what a faction gains by trade may have one of its own elected this turn.

    The Influence of its best at home counts too, if the chair is its own and he can be nominated as he stands.
    """
    if not thinks_of("votes-kept") or decided(view):
        return False
    own, least = senators_of(view, seat), CARTHAGE.constants.for_life_elected
    home = [one.influence for one in own if one.in_carthage and one.influence >= least]
    return outvoting(view, seat, max(home, default=0) if any(one.id == view.hrao for one in own) else 0)


def outvoting(view: CarthageView, seat: Seat, more: int) -> bool:
    """RC-9.10.1: the same, with so many votes more."""
    votes = {one: votes_sold(view, one) for one in view.seats} if nominable(view, seat) else {}
    return bool(votes) and SEEN * (votes[seat] + more) >= sum(votes.values()) - votes[seat]


def votes_sold(view: CarthageView, seat: Seat) -> float:
    """RC-7.3, 9.0.10: the votes a faction has at home, and those that it could buy if it sold all its trade cards."""
    home, faction = [one for one in senators_of(view, seat) if one.in_carthage], view.factions[seat]
    money = sum(one.talents for one in home) + faction.trade_income + PER_PAIR * faction.trade_cards**2
    return sum(one.oratory for one in home) + min(money, len(home) * most_bought(view))


def nominable(view: CarthageView, seat: Seat) -> bool:
    """RC-9.10.1: whether a faction may have this turn one who can be proposed for life."""
    least = CARTHAGE.constants.for_life_elected
    return any(one.influence + rise(view, one) >= least for one in senators_of(view, seat))


def rise(view: CarthageView, one: SenatorView) -> int:
    """RC-9.1, 9.2: who is Suffete in the Forum cannot be so again in the Senate; he may have a seat.

    RC-6.9: gifts that come before it may make it up, in this turn's Revenue Phase or, said ahead, in the next.
    """
    forum = view.step.partition(".")[0] == "forum"
    return RISE - LESS if forum and one.office.endswith("suffete") else RISE


def votes_to_come(view: CarthageView, seat: Seat) -> float:
    """The votes a faction may have in the Senate with its money and its champion's Influence; none without voters.

    RC-6.10: until the money is moved that of those who are away counts too; until they are sold, its trade cards.
    RC-9.7.2: but no more than all of them may buy.
    """
    own, faction = senators_of(view, seat), view.factions[seat]
    home = [one for one in own if one.in_carthage]
    if not home:
        return 0
    votes = sum(one.oratory for one in home) + max(one.influence for one in home)
    if view.step.partition(".")[0] not in BEFORE:
        return votes + purse(view, seat)
    money = sum(one.talents for one in own) + PER_PAIR * (faction.trade_cards + faction.traders) ** 2
    return votes + min(money, len(home) * most_bought(view))
