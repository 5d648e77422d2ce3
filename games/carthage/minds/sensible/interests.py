"""What posts are worth to a faction, who becomes too strong by them, and which pairs of Suffetes are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from games.carthage.minds.sensible.outlook import (
    LIFE,
    NEARLY,
    enthroned,
    first_of_all,
    mighty,
    purse,
    reaching,
    winning,
)
from games.carthage.minds.sensible.purses import for_votes
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.minds import coalitions
from games.republic.minds.memory import HARM, shunned
from games.republic.minds.outlook import is_mine, me, presiding
from games.republic.minds.temper import once
from games.republic.minds.voting import decided, insisting, voted_for_life

SUFFETE: Final = 5
MEMBER: Final = 3
CONCESSION: Final = 2
"""The Influence that a Trade Concession is worth: a card each Trade Phase."""
POSTS: Final = {"suffetes": ("nominees", SUFFETE), "committee": ("members", MEMBER)}
"""RC-9.1c, 9.2b: where posts stand in a proposal, and the Influence that each brings."""
FEW: Final = 5
"""Votes that are bought for offices of others, lest they go to who could then rule for life."""
FAILED: Final = 5
"""So many pairs of Suffetes in one Senate, and one no longer waits for a better."""


def share(view: CarthageView, names: Iterable[str], points: int) -> float:
    """What posts that bring so much Influence are worth: one's own count fully, those of others against."""
    return coalitions.brings(INTERESTS, view, me(view), names, points)


@once
def harm(view: CarthageView, seat: Seat, name: str, points: int) -> float:
    """What part of each point it costs a faction that this Senator of another gains so many.

    RC-9.1: where no pair is elected nobody governs: after some defeats who does not do his part is as good as others.
    """
    costs, one = envy(view, seat, name, points), view.senators[name]
    return max(costs, HARM) if shunned(view, one.faction) and insisting(view, "suffetes") else costs


@once
def envy(view: CarthageView, seat: Seat, name: str, points: int) -> float:
    """The same of who does his part; or, where one gains oneself, of anybody: a grudge is not worth one's own posts."""
    one, own = view.senators[name], weights()
    if perilous(view, seat, name, points):
        return own.peril
    return own.rival_leading if one.influence + points >= LIFE - 7 else envied(view, seat, one.faction)


def envied(view: CarthageView, seat: Seat, other: Seat | None) -> float:
    """What part of what another faction gains it costs one: most of what the first of all does."""
    own = weights()
    if first_of_all(view, other):
        return own.rival_leading
    return own.rival_ahead if pressing(view, seat, other) else own.rival_behind


def pressing(view: CarthageView, seat: Seat, other: Seat | None) -> bool:
    """Whether another faction is ahead of one, or the next behind it, and by an office would be as far."""
    if other is None:
        return False
    theirs, own = view.factions[other].influence, view.factions[seat].influence
    others = [one.influence for one in view.factions.values() if one.seat not in (seat, other)]
    return theirs > own or (theirs + SUFFETE >= own and theirs > max(others, default=0))


def perilous(view: CarthageView, seat: Seat, name: str, points: int) -> bool:
    """RC-9.10: whether such a gain would make a Senator of another faction Suffete for Life, at once or by votes.

    Or whether it would let a faction preside that has one whom nobody could outvote.
    """
    one = view.senators.get(name)
    if one is None or one.faction is None or one.faction == seat:
        return False
    if one.influence + points >= LIFE or reaching(view, one, points) or mighty(view, one, points, part=NEARLY):
        return True
    return points >= SUFFETE and enthroned(view, one.faction)


def spendable(view: CarthageView, seat: Seat) -> int:
    """RC-9.10.1: the Talents with which a faction may buy votes for posts: of one's own not what holds a rival off."""
    money = purse(view, seat)
    return int(min(money, for_votes(view))) if seat == me(view) else money


def gain(view: CarthageView, seat: Seat, name: str, points: int) -> float:
    """RC-9.10.1: what part of each point one gains: more, if it makes one of one's own a ruler."""
    return weights().peril if points == MEMBER and electing(view, seat, name) else 1.0


@once
def electing(view: CarthageView, seat: Seat, name: str) -> bool:
    """RC-9.2b, 9.10.1: whether by a seat this one of who presides could be elected for life, who could not before.

    In this Senate: later it would only make him a target.
    """
    one = view.senators[name]
    able = seat == one.faction == presiding(view) and not voted_for_life(view) and not decided(view)
    return able and mighty(view, one, MEMBER) and not mighty(view, one)


def settles(view: CarthageView, seat: Seat, names: Sequence[str], points: int) -> bool:
    """RC-12.1d: whether a faction wins in the last turn, when all these have gained so many points each."""
    gained = Counter(coalitions.owners(view, names))
    return winning(view, seat, points * gained[seat], tuple((one, points * count) for one, count in gained.items()))


INTERESTS: Final[coalitions.Interests[CarthageView]] = coalitions.Interests(
    point=lambda: weights().influence,
    harm=harm,
    envy=envy,
    purse=spendable,
    gain=gain,
    settles=settles,
    all_of_it=lambda: weights().peril,
)


# Pairs of Suffetes


def eligible(view: CarthageView) -> list[SenatorView]:
    """RC-9.1, 9.2: who may be named for an office."""
    able = [one for one in view.senators.values() if one.faction and one.in_carthage]
    return [one for one in able if not (one.office or one.committee)]


def twos(able: Sequence[SenatorView]) -> list[Sequence[str]]:
    """All pairs, of the last before the first."""
    return [(one.id, other.id) for one, other in combinations(reversed(able), 2)]


def harmless(view: CarthageView, couples: Iterable[Sequence[str]]) -> list[Sequence[str]]:
    """RC-9.1: the pairs of which no rival could make himself ruler for life; it is better that none is elected.

    RC-9.0.8, 9.0.21: but not where all such have been refused or would be, for more than a few votes, and offices that
    fill themselves make one no safer.
    """
    refused = [sorted(names) for names in coalitions.defeated(view)]
    left = [names for names in couples if sorted(names) not in refused]
    safe = [names for names in left if not ruling(view, names)]
    hoped = not usurped(view) or any(
        coalitions.promising(INTERESTS, view, names, SUFFETE) or for_few_votes(view, names) for names in safe
    )
    return safe if hoped else left


def usurped(view: CarthageView) -> bool:
    """RC-9.0.21: whether offices that fill themselves would let a rival make himself ruler for life."""
    return view.senate is not None and ruling(view, list(view.senate.filling.values()))


def overrun(view: CarthageView) -> bool:
    """RC-9.0.6: whether a rival who outvotes all others could name one who could then make himself ruler for life.

    Who presides lets the floor pass when he has nobody else to name.
    """
    votes = sum(one.votes for one in view.factions.values())
    strong = [seat for seat, one in view.factions.items() if seat != me(view) and 2 * one.votes > votes]
    return any(one.faction in strong and perilous(view, me(view), one.id, SUFFETE) for one in eligible(view))


def rescuing(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.1: whether these two of others keep from the offices who could then make himself ruler for life."""
    return (usurped(view) or overrun(view)) and not ruling(view, names) and share(view, names, SUFFETE) <= 0


def for_few_votes(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.10: whether such a pair passes with a few votes that one buys, and who gains by it votes for it."""
    others = {*coalitions.owners(view, names)} - {me(view)}
    willing = all(coalitions.willing(INTERESTS, view, seat, names, SUFFETE) for seat in others)
    able = coalitions.price(INTERESTS, view, names, SUFFETE) <= min(FEW, purse(view, me(view)))
    return able and willing and not coalitions.in_vain(view, names)


def ruling(view: CarthageView, names: Iterable[str]) -> bool:
    """Whether a rival among these, as Suffete, could make himself ruler for life."""
    return any(perilous(view, me(view), name, SUFFETE) for name in names)


def least_evil(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.1: whether, after so many pairs in vain, this one is no worse than those that are left, on average."""
    failed = sum(one.startswith("suffetes:") for one in (view.senate.defeated if view.senate else ()))
    if failed < FAILED:
        return False
    left = harmless(view, twos(eligible(view)))
    values = [share(view, one, SUFFETE) for one in left]
    known = sorted(names) in map(sorted, left)
    return known and share(view, names, SUFFETE) * len(values) >= sum(values)


def better_left(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.15a: whether at least half of the pairs that a veto of this one leaves are less of an evil.

    Who presides names another of them, of his own if this one was, and the card is gone. The last pair that is left is
    appointed: that must cost one less, not merely have a lesser man.
    """
    gone = [sorted(one) for one in (*coalitions.defeated(view), names)]
    left = [one for one in twos(eligible(view)) if sorted(one) not in gone]
    if len(left) <= 1:
        return any(evil(view, one)[0] < evil(view, names)[0] for one in left)
    alike = [one for one in left if ruled(view, one)] if ruled(view, names) else left
    return 2 * sum(evil(view, one) < evil(view, names) for one in alike or left) >= len(alike or left)


@once
def relief(view: CarthageView, names: Sequence[str]) -> float:
    """RC-9.1a: what one gains if another pair is named in place of this: one of who presides, if this has, and anybody.

    Each as costly as they are on average.
    """
    able = [one.id for one in eligible(view)]
    first = [name for name in able if ruled(view, [name])] if ruled(view, names) else able
    instead = [fmean(share(view, [name], SUFFETE) for name in some) for some in (first, able) if some]
    return sum(instead) - share(view, names, SUFFETE)


def ruled(view: CarthageView, names: Iterable[str]) -> bool:
    """Whether one of these is of the faction that presides."""
    return presiding(view) in coalitions.owners(view, names)


def evil(view: CarthageView, names: Sequence[str]) -> tuple[float, int, int]:
    """RC-9.1c: what a pair costs one; of two alike it is worse that has both for one rival, or for who stands high."""
    rivals = [view.senators[name] for name in names if view.senators[name].faction != me(view)]
    seats = {one.faction for one in rivals}
    return -share(view, names, SUFFETE), len(rivals) - len(seats), max((one.influence for one in rivals), default=0)


def seats_left(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.2: whether these seats could still go to one's own: else they go to others, whoever is vetoed.

    Unless one of these would be near a rule for life by it.
    """
    own = any(one.faction == me(view) for one in eligible(view)) and counts(view)
    return own or any(perilous(view, me(view), name, MEMBER) for name in names)


def counts(view: CarthageView) -> bool:
    """RC-9.0.21, 9.2: whether who presides might need one's votes for seats, or they fill themselves with one's own."""
    first = presiding(view)
    if view.senate is None or first is None:
        return True
    able = sum(one.votes for seat, one in view.factions.items() if seat in (first, me(view)))
    filled = any(is_mine(view, name) for name in view.senate.filling.values())
    return filled or 2 * able >= sum(one.votes for one in view.factions.values())
