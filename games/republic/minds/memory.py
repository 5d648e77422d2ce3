"""Who does his part is remembered: who gives, votes, deals and proposes while the others do theirs, and who does not.

A faction that plainly does not do its part while all others have done theirs is a shirker: it gets no posts, no votes
and no bargains of those who remember it. Whoever mends his ways is forgiven, for only what was done lately counts
against him as well as all that was done before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median_low
from typing import Final

from games.kernel import Seat
from games.republic.minds.outlook import me, standing
from games.republic.minds.temper import because, once, thinks_of
from games.republic.seen.people import FactionView, RecordView
from games.republic.seen.view import RepublicView

SOON: Final = 2
"""The turn from which on anybody may be called a shirker."""
PART: Final = 0.2
"""Who does less than so much of what others do does not do his part."""
BALLOTS: Final = 4
"""Votes after which it can be said how somebody votes."""
PASSED: Final = 2
"""Times that somebody has let the floor pass, after which it can be said whether he proposes anything."""
PURSE: Final = 20
"""Talents that a faction must have to give any."""
OFTEN: Final = 2
"""Deals that most others must have made: two who once dealt with each other make no shirkers of two others."""
WARES: Final = 3
"""Cards without which hardly anybody can deal."""
TITHE: Final = 10
"""Talents that everybody can be expected to give in a few turns."""
KEPT: Final = 5
"""What is left in a purse out of which one gives them."""
AGAINST: Final = -2.0
"""What is as bad as this is voted against."""
SPURNED: Final = -4
"""What a proposal of a shirker is worth."""
LEAD: Final = 10
"""Influence by which who is ahead of all others runs away from them."""
HUNTED: Final = 1.6
"""How much more it is worth to take a Senator from a shirker than from others."""
HARM: Final = 3.0
"""What part of a point it costs that goes to a shirker."""


@dataclass(frozen=True, kw_only=True)
class Duty:
    """One of the things that are expected of everybody.

    Attributes:
        name: what it is.
        done: how much of it somebody has done.
        least: what most of the others must have done before it is expected.
        able: whether a faction could do it at all.
    """

    name: str
    done: Callable[[RecordView], float]
    least: float
    able: Callable[[FactionView], bool]


def voted(record: RecordView) -> float:
    """RC-9.0.9, RR-1.09.14: in what part of all votes somebody was for or against."""
    spoken = record.ayes + record.noes
    return spoken / max(1, spoken + record.abstained)


def ballots(one: FactionView) -> bool:
    """Whether it has been called often enough."""
    return one.lately.ayes + one.lately.noes + one.lately.abstained >= BALLOTS


DUTIES: Final[Sequence[Duty]] = (
    Duty(name="gifts", done=lambda one: one.given, least=8, able=lambda one: one.talents >= PURSE),
    Duty(name="votes", done=voted, least=0.5, able=ballots),
    Duty(name="deals", done=lambda one: one.deals, least=OFTEN, able=lambda one: one.wares >= WARES),
)
"""What can be measured by what the others do."""


@once
def failings(view: RepublicView, seat: Seat) -> list[str]:
    """What a faction plainly fails to do."""
    one = view.factions[seat]
    others = [view.factions[other] for other in view.seats if other != seat and plays(view.factions[other])]
    if view.turn < SOON or not others or not plays(one):
        return []
    found = [duty.name for duty in DUTIES if fails(duty, one, others)]
    return [*found, *(["proposals"] if silent(one, others) else [])]


def plays(one: FactionView) -> bool:
    """RC-15, 5.4: whether somebody plays it, and it is still there."""
    return not (one.neutral or one.out)


def fails(duty: Duty, one: FactionView, others: Sequence[FactionView]) -> bool:
    """Whether it does not do this while most others have done it, neither since the game began nor lately.

    Where lately nobody has, he alone cannot. One who gives for the Influence that it brings makes no shirkers of all
    who give nothing.
    """
    usual = median_low(duty.done(other.record) for other in others)
    if usual < duty.least or not duty.able(one) or duty.done(one.record) >= PART * usual:
        return False
    lately = average(duty.done(other.lately) for other in others)
    return lately > 0 and duty.done(one.lately) <= PART * lately


def silent(one: FactionView, others: Sequence[FactionView]) -> bool:
    """RC-9.0.6: whether it has let the floor pass and proposed nothing.

    Where the others on average have done so as often, there was nothing that anybody could propose. Who has proposed
    something lets it pass after each proposal of others that fails.
    """
    often = one.lately.passed >= PASSED and not one.lately.proposed
    return often and one.lately.passed > average(other.lately.passed for other in others)


def average(numbers: Iterator[float]) -> float:
    """The mean."""
    found = list(numbers)
    return sum(found) / len(found)


def shuns(view: RepublicView, seat: Seat | None) -> bool:
    """Whether one has nothing to do with another faction, for it does not do its part, and one does."""
    return seat is not None and seat != me(view) and shunned(view, seat) and bool(held_against(view, seat))


@once
def held_against(view: RepublicView, seat: Seat) -> list[str]:
    """What another fails to do and one has done oneself: who has not holds it against nobody."""
    own = view.factions[me(view)].record
    undone = [duty.name for duty in DUTIES if duty.done(own) < duty.least] + failings(view, me(view))
    return [one for one in failings(view, seat) if one not in undone]


def shunned(view: RepublicView, seat: Seat | None) -> bool:
    """Whether all who remember have nothing to do with a faction, be it one's own.

    While another runs away from all of them nobody is: else it alone would be fit for posts.
    """
    if seat is None or seat not in view.factions or not thinks_of("memory"):
        return False
    return shirks(view, seat) and runaway(view) in (None, seat)


@once
def runaway(view: RepublicView) -> Seat | None:
    """Who is ahead of all others by more than two offices bring."""
    able = sorted((one for one in view.factions.values() if not one.out), key=standing, reverse=True)
    return next((one.seat for one, other in pairwise(able[:2]) if standing(one) - standing(other) > LEAD), None)


def shirks(view: RepublicView, seat: Seat) -> bool:
    """Whether everybody can see that a faction does not do its part."""
    return bool(failings(view, seat))


def avoids(view: RepublicView, seat: Seat) -> bool:
    """Whether one makes no deal with another faction; who has never made one may begin with it."""
    return seat != me(view) and thinks_of("memory") and any(one != "deals" for one in held_against(view, seat))


def own_part(view: RepublicView, purses: Mapping[str, int]) -> dict[str, int]:
    """RC-6.9, RR-1.06.52: what one gives lest one be called a shirker, if one has not lately: of the fullest purse."""
    richest = max(purses, key=lambda name: purses[name])
    kept = any(one.record != RecordView() for one in view.factions.values())  # in older games no record is
    owed = kept and thinks_of("memory") and view.turn >= SOON and view.factions[me(view)].lately.given < TITHE
    if not owed or purses[richest] < TITHE + KEPT:
        return dict.fromkeys(purses, 0)
    because("own-part", talents=TITHE)
    return {**dict.fromkeys(purses, 0), richest: TITHE}


def silent_in_votes(view: RepublicView, seat: Seat) -> bool:
    """Whether nobody need reckon with the votes of a faction, for it never uses them."""
    return thinks_of("memory") and "votes" in failings(view, seat)


def hunts(view: RepublicView, seat: Seat | None) -> bool:
    """Whether one turns what hurts against another faction rather than against others."""
    return thinks_of("grudges") and shuns(view, seat)


def spurned(view: RepublicView, seat: Seat, value: float) -> float:
    """What a proposal of a faction is worth that is worth so much in itself: of a shirker's it is voted down.

    Of what would be voted down for itself that is not the reason.
    """
    shunned_for_it = remembered(view, seat) if value > AGAINST else shuns(view, seat)
    return min(value, SPURNED) if shunned_for_it else value


def remembered(view: RepublicView, seat: Seat | None) -> bool:
    """Note why somebody is shunned, if he is."""
    if seat is None or not shuns(view, seat):
        return False
    because("shirker", seat=seat, failing=held_against(view, seat)[0])
    return True
