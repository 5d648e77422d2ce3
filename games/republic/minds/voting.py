"""How a vote is cast in the Senate of any republic: a voice for the whole faction, and votes bought where they decide.

What a motion is worth each republic judges for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from games.kernel import Seat
from games.republic.minds.memory import silent_in_votes
from games.republic.minds.outlook import is_mine, me
from games.republic.minds.temper import because, thinks_of
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView

TIRED: Final = 3  # so many motions in a step, and one no longer insists
MOST: Final = 1000  # Talents: all one has
FOR_LIFE: Final = "for Life"
Form: TypeAlias = Mapping[str, Any]
Purchasing: TypeAlias = Callable[[Seat], int]
"""The votes a faction could buy, as far as is seen."""

# What is proposed


def named(motion: MotionView, field: str) -> list[str]:
    """The Senators in a field of what is proposed, with posts or without."""
    found = motion.terms[field]
    return [str(name) for name in (found.values() if isinstance(found, dict) else found or ())]  # type: ignore[union-attr]


def patience(motion: MotionView) -> bool:
    """Whether enough has been voted down."""
    return motion.number >= TIRED


def insisting(view: RepublicView, kind: str) -> bool:
    """Whether not enough of this kind has been voted down in this Senate yet."""
    done = view.senate.defeated if view.senate else ()
    return sum(one.partition(":")[0] == kind for one in done) < TIRED


def own_motion(view: RepublicView, motion: MotionView) -> bool:
    """Whether it is his; RC-9.10.3, GV-8.3: or that of a faction for which he decides, since he rules for life."""
    if motion.seat == me(view) or motion.forced:
        return motion.seat == me(view)
    rebels = any(view.senators[name].rebel for name in view.factions[motion.seat].senators)
    return rules(view, me(view)) and not rebels


def rules(view: RepublicView, seat: Seat) -> bool:
    """Whether one of a faction rules for life already."""
    return any(
        title.endswith(FOR_LIFE) for name in view.factions[seat].senators for title in view.senators[name].titles
    )


def decided(view: RepublicView) -> bool:
    """RC-9.10.3, RR-1.09.823: whether somebody rules for life already: nothing is left but that the State stands."""
    return any(rules(view, seat) for seat in view.seats)


def won(view: RepublicView) -> bool:
    """RC-9.10.3, RR-1.09.823: whether the game is won, if the State stands; GV-7.3: the combined game goes on."""
    return decided(view) and not view.senate_alone


def voted_for_life(view: RepublicView) -> bool:
    """RC-9.10.1, RR-1.09.821: whether that has been voted on, and voted down, this turn: it is not again."""
    return any(one.startswith("life:") for one in (view.senate.defeated if view.senate else ()))


def rule_for_life(view: RepublicView, motion: MotionView) -> int:
    """RC-9.10, RR-1.09.82: whoever it is has won."""
    return MOST if is_mine(view, str(motion.terms["nominee"])) else -MOST


# The sheet


def sheet(
    view: RepublicView,
    motion: MotionView,
    form: Form,
    value: float,
    otherwise: str,
    purchasing: Purchasing,
    most: float = MOST,
) -> dict[str, Any]:
    """RC-9.0.9, RR-1.09.14: all his Senators speak alike; votes are bought where they decide something worth it.

    `otherwise`: what is said where one may not say what one would. `most`: Talents for votes.
    """
    voice = spoken(value, form, otherwise)
    said: dict[str, Any] = {name: 0 if name.endswith(".bought") else voice for name in form}
    needed = 0
    if voice != "abstain" and thinks_of("bought-votes"):
        needed, last = missing(view, motion, voice, purchasing), motion.outstanding == motion.strength.get(me(view), 0)
        buy(said, form, needed, int(min(abs(value), most)), alone=last or voice == "for")
    tell(motion, voice, sum(votes for votes in said.values() if isinstance(votes, int)), needed)
    return said


def tell(motion: MotionView, voice: str, bought: int, needed: int) -> None:
    """Why somebody votes as he does, where that is worth telling: a rule for life, and money."""
    if motion.kind == "life":
        because("life-mine" if voice == "for" else "life-of-rival", senator=str(motion.terms["nominee"]))
    if bought:
        because("buy-votes" if bought >= needed else "buy-all", votes=bought)


def spoken(value: float, form: Form, otherwise: str) -> str:
    """For, against, or (where one may) neither."""
    able = next((list(one) for name, one in form.items() if not name.endswith(".bought")), ["against"])
    wish = "for" if value > 0 else "against" if value <= -2 else "abstain"
    return next((one for one in (wish, otherwise) if one in able), "against")


def missing(view: RepublicView, motion: MotionView, voice: str, purchasing: Purchasing) -> int:
    """How many votes this side lacks, if all others who have still to vote stay away; before them one buys none.

    On a rule for life all others are against it, and the nominee's faction buys what it can.
    """
    own = motion.strength.get(me(view), 0)
    waiting = motion.outstanding - own
    ahead_by = motion.votes_for - motion.votes_against
    if motion.kind == "life" and voice == "against":
        return ahead_by + threat(view, motion, purchasing) - own - helped(view, motion)
    if motion.kind == "life":
        return waiting + bought_by_others(view, motion, purchasing) - ahead_by - own + 1
    if waiting:
        return 0
    return -ahead_by - own + 1 if voice == "for" else ahead_by - own


def bought_by_others(view: RepublicView, motion: MotionView, purchasing: Purchasing) -> int:
    """What those who have still to vote against it could buy."""
    left = [seat for seat in motion.order if seat != me(view) and seat not in motion.declared]
    return sum(map(purchasing, left))


def threat(view: RepublicView, motion: MotionView, purchasing: Purchasing) -> int:
    """What the faction of a nominee for life may still cast and buy."""
    seat = owner(view, motion)
    if seat is None or seat in motion.declared:
        return 0
    return motion.strength.get(seat, 0) + purchasing(seat)


def owner(view: RepublicView, motion: MotionView) -> Seat | None:
    """Whose the nominee for life is."""
    return view.senators[str(motion.terms["nominee"])].faction


def helped(view: RepublicView, motion: MotionView) -> int:
    """The votes, none of them bought, of all others who have still to vote against a rule for life, as they must."""
    return sum(motion.strength.get(seat, 0) for seat in opponents(view, motion))


def opponents(view: RepublicView, motion: MotionView) -> list[Seat]:
    """RC-9.10.1, RR-1.09.821: the others who have still to vote against a rule for life; none who never votes."""
    left = [seat for seat in motion.order if seat not in (me(view), owner(view, motion), *motion.declared)]
    return [seat for seat in left if not silent_in_votes(view, seat)]


def buy(said: dict[str, Any], form: Form, needed: int, limit: int, *, alone: bool) -> None:
    """RC-9.0.10, RR-1.09.141: just as many as are needed, if they can be paid and are worth it.

    Where all is at stake also fewer, unless he is `alone` with it, or the last: others may add theirs.
    """
    purses = {name: int(part[1]) for name, part in form.items() if name.endswith(".bought")}
    if not 0 < needed <= limit or (needed > sum(purses.values()) and (alone or limit < MOST)):
        return
    for name, high in sorted(purses.items(), key=lambda one: -one[1]):
        said[name] = min(high, needed)
        needed -= said[name]
