"""Trials in any republic: only who is ahead is accused, and only with a fair chance of conviction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

from games.kernel import Raw, Seat
from games.republic.minds.habits import Asked, options
from games.republic.minds.memory import hunts
from games.republic.minds.outlook import ahead, is_mine, leads, me, standing
from games.republic.minds.voting import Purchasing
from games.republic.seen.people import SenatorView
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView

S = TypeVar("S", bound=RepublicView)
MARGIN: Final = 5  # votes by which one who is not feared must be outvoted
PEOPLE: Final = 16  # votes that the people add for a conviction at most


def nobody(_view: RepublicView, _one: SenatorView) -> bool:
    """None of all Senators."""
    return False


def accusations(
    asked: Asked, view: S, able: Sequence[SenatorView], feared: Callable[[S, Any], bool] = nobody
) -> Iterator[Raw]:
    """Shirkers and dangers first, the gravest charge first; one's own prosecutor, then one of each faction."""
    ready = prosecutors(view, options(asked, "prosecutor"))
    for accused in sorted(able, key=lambda one: wanted(view, one, feared)):
        for charge in sorted(options(asked, "charge"), key=lambda one: one != "major"):
            for name in ready:
                if view.senators[name].faction != accused.faction:
                    yield {"accused": accused.id, "charge": charge, "prosecutor": name}


def wanted(view: S, one: SenatorView, feared: Callable[[S, Any], bool]) -> tuple[bool, bool, int]:
    """Whose conviction others want, too: a shirker's, then of who is feared, or leads; the most influential first."""
    dangerous = feared(view, one) or leads(view, one.faction)
    return not hunts(view, one.faction), not dangerous, -one.influence


def prosecutors(view: RepublicView, able: Iterable[str]) -> list[str]:
    """RC-9.3.2, RR-1.09.411: one's own; of each other faction one, the weakest first, for it has most to gain.

    Where one Senator refuses so would all of his faction.
    """
    nearest = sorted(able, key=lambda name: (not is_mine(view, name), faction_influence(view, name)))
    return list({view.senators[name].faction: name for name in reversed(nearest)}.values())[::-1]


def faction_influence(view: RepublicView, name: str) -> int:
    """What the faction of a Senator has."""
    seat = view.senators[name].faction
    return standing(view.factions[seat]) if seat else 0


def outvoted(view: RepublicView, accused: SenatorView, *, feared: bool, bought: int = 0) -> bool:
    """Whether all the others together outvote him, his faction and his Influence; they must want to.

    `bought`: the votes that the accuser would buy.
    """
    if accused.faction is None or not (ahead(view, accused.faction) or feared):
        return False
    his = view.factions[accused.faction].votes
    others = sum(one.votes for one in view.factions.values()) - his
    return others + bought > his + accused.influence + (0 if feared else MARGIN)


def appeal(view: RepublicView, popularity: int, purchasing: Purchasing) -> Raw | None:
    """RC-9.3.5, RR-1.09.421: when he may well be convicted and the accused has as much Popularity, or more.

    RC-8.8.4, RR-1.07.21.8: Evil Omens are as bad for him as if the people liked him less.
    """
    motion = view.senate.motion if view.senate else None
    accused = view.senators.get(str(motion.terms["accused"])) if motion else None
    if motion is None or accused is None:
        return None
    own, liked = motion.strength.get(me(view), 0), accused.popularity + view.omens
    most = motion.votes_for + motion.outstanding - own + sum(map(purchasing, bidders(view, motion, liked)))
    return "appeal" if liked >= popularity and most >= motion.votes_against + own else None


def bidders(view: RepublicView, motion: MotionView, liked: int) -> list[Seat]:
    """RC-9.0.10, RR-1.09.141: whose bought votes are feared: of all, where an appeal helps more than it harms.

    RC-9.3.10, RR-1.09.44: else of who accuses and whose the prosecutor is; of none where it rather harms.
    """
    prosecutor = view.senators.get(str(motion.terms.get("prosecutor", "")))
    accusers = (motion.seat, prosecutor.faction if prosecutor else None)
    return [seat for seat in to_come(view, motion) if liked > 0 or (liked == 0 and seat in accusers)]


def to_come(view: RepublicView, motion: MotionView) -> list[Seat]:
    """The others who are still to be called."""
    return [seat for seat in motion.order if seat not in (me(view), *motion.declared)]


def called_after(view: RepublicView, motion: MotionView) -> list[Seat]:
    """RC-9.0.9, RR-1.09.14: the others who are called after one."""
    return [*motion.order[motion.order.index(me(view)) + 1 :]] if me(view) in motion.order else []


def outnumbered(view: RepublicView, motion: MotionView, foes: Collection[Seat]) -> int:
    """RC-9.0.11, RR-1.09.14: the votes against it that are lacking when these are for it and the others against it."""
    friends = [me(view), *(seat for seat in to_come(view, motion) if seat not in foes)]
    votes = [sum(motion.strength[seat] for seat in seats) for seats in (foes, friends)]
    return 1 + motion.votes_for + votes[0] - motion.votes_against - votes[1]
