"""Who will vote for what is proposed: posts are shared out so that it passes, at the least price.

Nobody is trusted beyond his interest; and whoever did not vote for posts of his own when he was named has no friend
left in this Senate.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from games.kernel import Seat
from games.republic.minds.memory import AGAINST, silent_in_votes
from games.republic.minds.outlook import decides_alone, me, standing
from games.republic.minds.temper import once
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView

V = TypeVar("V", bound=RepublicView)
PATIENT: Final = 3  # so many times in vain, and who outvotes all others shares
HOPELESS: Final = 1000.0  # what a proposal is put back by for each vote that it lacks


def settles_nothing(_view: RepublicView, _seat: Seat, _names: Sequence[str], _points: int) -> bool:
    """Posts win nobody the game."""
    return False


def as_it_is() -> float:
    """No more than it is."""
    return 1.0


def fully(_view: RepublicView, _seat: Seat, _name: str, _points: int) -> float:
    """All of it."""
    return 1.0


@dataclass(frozen=True, kw_only=True)
class Interests(Generic[V]):
    """What posts are worth to a faction of one republic.

    Attributes:
        point: what a point of Influence is worth, in Talents.
        harm: what part of it a faction loses by each point that this Senator of another gains.
        envy: the same where it gains a post by the same proposal.
        purse: the Talents with which a faction can buy votes.
        gain: what part of it a faction gains by each of so many points for this Senator of its own.
        settles: whether by so many points for each of these Senators a faction wins the game.
        all_of_it: what part of it each point then counts, for its faction and against others.
    """

    point: Callable[[], float]
    harm: Callable[[V, Seat, str, int], float]
    envy: Callable[[V, Seat, str, int], float]
    purse: Callable[[V, Seat], int]
    gain: Callable[[V, Seat, str, int], float] = fully
    settles: Callable[[V, Seat, Sequence[str], int], bool] = settles_nothing
    all_of_it: Callable[[], float] = as_it_is


def brings(own: Interests[V], view: V, seat: Seat, names: Iterable[str], points: int) -> float:
    """What posts of so much Influence for these Senators are worth to a faction."""
    return _brings(view, own, seat, tuple(names), points)


@once
def _brings(view: V, own: Interests[V], seat: Seat, names: Sequence[str], points: int) -> float:
    known = [name for name in names if name in view.senators]
    costs = own.envy if any(view.senators[name].faction == seat for name in known) else own.harm
    winner = next((one for one in view.seats if own.settles(view, one, names, points)), None)
    return own.point() * points * sum(share(own, view, seat, name, points, costs, winner) for name in known)


def share(
    own: Interests[V],
    view: V,
    seat: Seat,
    name: str,
    points: int,
    costs: Callable[[V, Seat, str, int], float],
    winner: Seat | None,
) -> float:
    """One's own gain counts fully, that of another against; all of it, where that faction wins by what is proposed."""
    faction = view.senators[name].faction
    if faction is None:
        return 0.0
    if faction == winner:
        return own.all_of_it() if faction == seat else -own.all_of_it()
    return own.gain(view, seat, name, points) if faction == seat else -costs(view, seat, name, points)


def cast(own: Interests[V], view: V, names: Sequence[str], points: int, *, forgiving: bool = False) -> int:
    """By how many votes the others will be for such posts, or (below 0) against them.

    `forgiving`: also those who were named in what was defeated.
    """
    return _cast(view, own, tuple(names), points, forgiving)


@once
def _cast(view: V, own: Interests[V], names: Sequence[str], points: int, forgiving: bool) -> int:  # noqa: FBT001 - `once`
    refused, sworn = [] if forgiving else spurners(view), pledged(view, me(view), names)
    voting = [one for seat, one in view.factions.items() if seat != me(view) and one.votes]
    others = [one for one in voting if not silent_in_votes(view, one.seat)]
    total = 0
    for one in others:
        value = 1.0 if one.seat in sworn else brings(own, view, one.seat, names, points)
        total += 0 if value > 0 and one.seat in refused else one.votes * ((value > 0) - (value <= AGAINST))
    return total


def pledged(view: RepublicView, seat: Seat, names: Iterable[str]) -> list[Seat]:
    """RC-1.5d, RR-0.5.3: who has promised a faction, this turn, to vote for one of these."""
    sought = set(names)
    made = [
        one
        for agreement in view.agreements
        if agreement.turn == view.turn and len(agreement.entered) == len(agreement.parties)
        for one in agreement.promises
        if one.taker == seat and one.votes
    ]
    return [one.giver for one in made if sought.intersection(called(view, one.votes))]


def called(view: RepublicView, text: str) -> list[str]:
    """The Senators whose names stand there: the longest first, for Hanno the Navigator is not Hanno."""
    left, found = f" {' '.join(text.replace(',', ' ').casefold().split())} ", list[str]()
    for one in sorted(view.senators.values(), key=lambda one: -len(one.name)):
        name = f" {one.name.casefold()} "
        if name in left:
            left = left.replace(name, "  ")
            found.append(one.id)
    return found


@once
def spurners(view: RepublicView) -> list[Seat]:
    """RC-9.0.8, RR-1.09.131: the factions that were named in what was defeated in this Senate, and did not help it.

    Who voted how is forgotten: nobody is blamed where all of them together with one's own votes were not enough, nor
    for a pair without one of one's own: one may have been against it, or have vetoed it oneself.
    """
    told = zip(view.senate.defeated if view.senate else (), defeated(view), strict=True)
    shared = [({*owners(view, names)}, bool(NAMED.search(one))) for one, names in told]
    named = [whose - {me(view)} for whose, posts in shared if posts or me(view) in whose]
    return [seat for whose in named if enough(view, whose) for seat in sorted(whose)]


def enough(view: RepublicView, others: Collection[Seat]) -> bool:
    """RC-9.0.11, RR-1.09.14: whether the votes of these and one's own are more than those of all others."""
    votes = sum(view.factions[seat].votes for seat in (me(view), *sorted(others)))
    return 2 * votes > sum(one.votes for one in view.factions.values())


NAMED: Final = re.compile("[=/]")
"""Before whom a proposal names for it stands the post, or the card: "harbor-master/fam-hanno"."""


def defeated(view: RepublicView) -> list[list[str]]:
    """RC-9.0.8, RR-1.09.131: who was named in each proposal that was defeated in this Senate."""
    told = [one.partition(":")[2].split() for one in (view.senate.defeated if view.senate else ())]
    return [[NAMED.split(word)[-1] for word in words] for words in told]


def owners(view: RepublicView, names: Iterable[str]) -> list[Seat]:
    """The factions of these Senators, in the order of their names; each as often as it has one there."""
    named = (view.senators[name].faction for name in names if name in view.senators)
    return sorted(seat for seat in named if seat)


@once
def shared_in_vain(view: RepublicView) -> list[list[Seat]]:
    """How posts were shared in what was defeated: others of the same factions, or in other seats, fare no better."""
    return [owners(view, names) for names in defeated(view)]


def in_vain(view: RepublicView, names: Iterable[str]) -> bool:
    """Whether posts shared so have been refused."""
    whose = owners(view, names)
    return whose in shared_in_vain(view) and not vetoed(view, whose)


def vetoed(view: RepublicView, whose: Sequence[Seat]) -> bool:
    """RC-9.0.15, RR-1.09.152: whether only a veto can have stood against these of one's own: that card is gone.

    For one outvotes all others; not again and again, for they may have bought votes.
    """
    return overruling(view, whose) and shared_in_vain(view).count([*whose]) < PATIENT


def overruling(view: RepublicView, whose: Sequence[Seat]) -> bool:
    """Whether these are one's own, and one's votes more than those of all others together."""
    return {*whose} == {me(view)} and decides_alone(view)


def price(own: Interests[V], view: V, names: Sequence[str], points: int, *, forgiving: bool = False) -> int:
    """The votes that will have to be bought for such posts, called last."""
    return max(0, 1 - view.factions[me(view)].votes - cast(own, view, names, points, forgiving=forgiving))


def prospect(own: Interests[V], view: V, points: int, names: Sequence[str]) -> float:
    """What it is worth to propose this: what it brings less the votes it costs; the less the more are missing."""
    value, costs = brings(own, view, me(view), names, points), price(own, view, names, points)
    return value - costs if promising(own, view, names, points) else value - HOPELESS * max(1, costs)


def promising(own: Interests[V], view: V, names: Sequence[str], points: int) -> bool:
    """Whether it passes, and nothing shared as it is was refused."""
    return not in_vain(view, names) and payable(own, view, names, points)


def payable(own: Interests[V], view: V, names: Sequence[str], points: int, *, forgiving: bool = False) -> bool:
    """Whether it passes: with votes that are bought only if whoever gets posts by it votes for it too."""
    costs = price(own, view, names, points, forgiving=forgiving)
    if not costs:
        return True
    others = {*owners(view, names)} - {me(view)}
    limit = min(own.purse(view, me(view)), brings(own, view, me(view), names, points))
    return costs <= limit and all(willing(own, view, seat, names, points) for seat in others)


def willing(own: Interests[V], view: V, seat: Seat, names: Sequence[str], points: int) -> bool:
    """Whether a faction will vote for such posts."""
    if seat in pledged(view, me(view), names):
        return True
    return seat not in spurners(view) and brings(own, view, seat, names, points) > 0


def outbid(own: Interests[V], view: V, names: Sequence[str], points: int) -> bool:
    """RC-9.0.10, RR-1.09.141: whether those against such posts could and would add so many votes that they fail."""
    return view.factions[me(view)].votes + cast(own, view, names, points) <= added(own, view, names, points)


def added(own: Interests[V], view: V, names: Sequence[str], points: int) -> int:
    """RC-9.0.10, RR-1.09.141: the votes that those against such posts could and would buy."""
    costs = {one.seat: -brings(own, view, one.seat, names, points) for one in view.factions.values() if one.votes}
    foes = [seat for seat, harm in costs.items() if seat != me(view) and harm >= -AGAINST]
    return sum(int(min(own.purse(view, seat), costs[seat])) for seat in foes)


def best_first(own: Interests[V], view: V, shares: Iterable[Sequence[str]], points: int) -> list[Sequence[str]]:
    """What is most worth proposing first; of two alike what gives no rival more than another.

    Then what is for who is further from victory.
    """

    def worth(names: Sequence[str]) -> tuple[float, int, int]:
        whose = {*owners(view, names)}
        risen = sum(standing(view.factions[seat]) for seat in whose - {me(view)})
        return prospect(own, view, points, names), len(whose), -risen

    return sorted(shares, key=worth, reverse=True)


def forsaken(own: Interests[V], view: V, motion: MotionView, names: Sequence[str], points: int) -> bool:
    """Whether a faction has left in the lurch a proposal by which it gains: it is not helped to posts.

    Whoever was named because the others outvote him was not counted on.
    """
    voted = [seat for seat in owners(view, names) if seat != me(view) and seat in motion.declared]
    voted = [seat for seat in voted if brings(own, view, seat, names, points) > 0]
    return any(all(one.voice != "for" for one in motion.declared[seat]) for seat in voted)
