"""What a faction of a republic sees, as an order can compare it: figures under names, and whom a decision concerns.

Everything comes from the view of the seat: what everybody knows, and what only its holder does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from bot.services.orders.ordering import Circumstances
from games.kernel import Decision, Seat, View
from games.kernel.choice import is_dict, is_list
from games.republic.seen.people import FactionView
from games.republic.seen.view import RepublicView

More = Callable[[View], Mapping[str, int]]

FIGURES: Final = (
    "turn",
    "state-treasury",
    "wars",
    "active-wars",
    "own-treasury",
    "own-senators",
    "own-talents",
    "own-votes",
    "own-influence",
    "own-hand",
    "high-bid",
    "bribes",
    "counter-bribes",
    "base-number",
    "votes-for",
    "votes-against",
    "votes-left",
)

EVENTS: Final = (
    "republic.TableEventRolled",
    "republic.PersuasionAnnounced",
    "republic.CounterBribed",
    "republic.BribeRaised",
    "republic.Proposed",
    "republic.VoteClosed",
    "republic.MotionFell",
    "republic.AssassinSent",
    "republic.WarAppeared",
    "republic.BattleFought",
)


def facts_with(more: More) -> Callable[[View, Seat], Mapping[str, int]]:
    """The figures of a republic, with those that only this one has."""

    def facts(view: View, _seat: Seat) -> Mapping[str, int]:
        """The figures that are known to a seat now."""
        if not isinstance(view, RepublicView):
            raise TypeError(type(view))
        return {**_table(view), **_own(view), **_bids(view), **_votes(view), **more(view)}

    return facts


def _table(view: RepublicView) -> dict[str, int]:
    return {
        "turn": view.turn,
        "state-treasury": view.treasury,
        "wars": len(view.wars),
        "active-wars": sum(war.status == "active" for war in view.wars.values()),
    }


def _own(view: RepublicView) -> dict[str, int]:
    if view.own is None:
        return {}
    faction: FactionView = view.factions[view.own.seat]
    return {
        "own-treasury": view.own.treasury,
        "own-senators": len(faction.senators),
        "own-talents": faction.talents,
        "own-votes": faction.votes,
        "own-influence": faction.influence,
        "own-hand": len(view.own.hand),
    }


def _bids(view: RepublicView) -> dict[str, int]:
    if view.initiative is None:
        return {}
    attempt = view.initiative.persuasion
    bribes = {
        "bribes": attempt.bribes,
        "counter-bribes": sum(attempt.counter_bribes.values()),
        "base-number": attempt.base,
    } if attempt else {}  # fmt: skip
    return {"high-bid": view.initiative.high, **bribes}


def _votes(view: RepublicView) -> dict[str, int]:
    motion = view.senate.motion if view.senate else None
    if motion is None or motion.mode == "sealed":
        return {}
    return {"votes-for": motion.votes_for, "votes-against": motion.votes_against, "votes-left": motion.outstanding}


def circumstances(view: View, decision: Decision[Any]) -> Circumstances:
    """What a decision is about: the motion that is voted on, who acts, whom it concerns."""
    if not isinstance(view, RepublicView):
        raise TypeError(type(view))
    named = frozenset(str(value) for value in decision.about.values())
    phase = decision.kind.partition(".")[0]
    motion = view.senate.motion if view.senate else None
    if phase == "senate" and motion is not None:
        ids = {*named, *_words(motion.terms)}
        return Circumstances(motion.kind, str(motion.seat), _concerned(view, ids))
    attempt = view.initiative.persuasion if view.initiative else None
    if phase == "forum" and attempt is not None:
        return Circumstances("", str(attempt.seat), _concerned(view, {*named, attempt.target}))
    return Circumstances(targets=_concerned(view, named))


def _words(value: object) -> Iterator[str]:
    """Every id in the terms of a proposal."""
    if isinstance(value, str):
        yield value
    elif is_dict(value):
        for key, one in value.items():
            yield from (key, *_words(one))
    elif is_list(value):
        for one in value:
            yield from _words(one)


def _concerned(view: RepublicView, ids: set[str] | frozenset[str]) -> frozenset[str]:
    """The seats of those who are named, beside the names themselves."""
    senators = {name: str(one.faction) for name, one in view.senators.items() if one.faction is not None}
    governors = {name: senators.get(one.governor, "") for name, one in view.provinces.items()}
    owners = {seat for one in ids if (seat := senators.get(one) or governors.get(one, ""))}
    return frozenset({*ids, *owners})
