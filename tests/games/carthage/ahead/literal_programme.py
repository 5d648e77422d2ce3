"""What a programme means, written once more (RC-9.0.2, 9.0.6, 9.0.7, 9.0.13, 9.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.kernel.ahead import legal
from tests.games.carthage.ahead.literal import Knowing, Meant, Says, Used
from tests.games.carthage.ahead.literal_votes import VOTE, cast

FLOOR, REBUKE = "senate.floor", "senate.rebuke"
HOME, CHOOSES = "senate.home", "senate.home-choice"
PARTS: Mapping[str, str] = {
    "senate.suffetes": "suffetes",
    "senate.committee": "committee",
    "senate.governors": "governors",
    "senate.business": "business",
}
ANSWERS = (FLOOR, REBUKE, VOTE, HOME, CHOOSES)
"""What comes out of a programme beside proposals."""
BY_ITSELF = ("senate.life", "senate.trial")
"""RC-9.10, 9.3: never on a programme."""
Way: TypeAlias = Mapping[str, Any]
"""A proposal of a programme: its kind and its terms."""


class Programme:
    """Said by who presides, when he first has the floor."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing while one rules for life (RC-9.10.3), nor of what is decided for another faction."""
        now = meeting(know)
        if now is None or "faction" in asked.about:
            return "nothing"
        if now.said is None:
            return "wait" if has_floor(know, now.seat) and is_business(asked) else "nothing"
        return self.of(know, now.said, asked) if asked.seat == now.seat else "nothing"

    def of(self, know: Knowing, said: Raw, asked: Decision[Any]) -> Meant:
        """The next motion and what then, his own votes, his answer to a rebuke, who is Home Suffete."""
        if is_business(asked):
            return self.business(know, said, asked)
        if asked.kind == REBUKE:
            return "person" if said["rebuke"] == "ask" else Says(said["rebuke"])
        if asked.kind in (HOME, CHOOSES):
            return home(know.view(), asked, said["home"])
        return self.vote(know, said, asked) if asked.kind == VOTE and asked.awaited else "nothing"

    def business(self, know: Knowing, said: Raw, asked: Decision[Any]) -> Meant:
        """RC-9.0.6: motion by motion; with a proposal the floor is used."""
        due: Sequence[Way] = next((motion for motion in said["motions"] if open_still(know, motion)), ())
        way = next((one for one in due if fate(know, one) is None and possible(know, one)), None)
        if way is not None and asked.kind == FLOOR:
            return Says(asked.lapse)
        if way is not None:
            return Says(way["terms"]) if asked.kind == f"senate.{way['kind']}" else "nothing"
        if asked.kind != FLOOR:
            return "nothing"
        if due or said["end"] == "ask":
            return "person"
        return Says(asked.lapse if said["end"] == "go-on" else said["end"])

    def vote(self, know: Knowing, said: Raw, asked: Decision[Any]) -> Meant:
        """RC-9.0.9: his own faction, on all that is on his programme alike."""
        motion = know.view().senate.motion
        if motion is None or announced(know, motion) is None:
            return "nothing"
        votes = said["votes"]
        return "person" if votes["voice"] == "ask" else Says(cast(know.view(), motion, asked, votes))


# Who presides, and what he has said


class Meeting(NamedTuple):
    """Who presides over which part of the order of business, and what he has said of it."""

    part: str
    seat: Seat
    said: Raw


def meeting(know: Knowing) -> Meeting | None:
    """RC-9.0.2, 9.0.4; None: no programme can be made now."""
    view = know.view()
    part, senate = PARTS.get(know.table.state.step), view.senate
    if part is None or senate is None or senate.ballots != "ordered" or senate.magistrate not in view.senators:
        return None
    for_life = any("Suffete for Life" in one.titles for one in view.senators.values())
    seat = view.senators[senate.magistrate].faction
    said = know.newest(f"senate.programme/turn={view.turn}/part={part}@{seat}")
    return None if seat is None or for_life else Meeting(part, seat, said.raw if said else None)


def has_floor(know: Knowing, seat: Seat) -> bool:
    """RC-DP24: whether this seat may propose now."""
    asked = [posted.decision for posted in know.table.open.values()]
    return any(one.kind == FLOOR and one.seat == seat and "faction" not in one.about for one in asked)


def is_business(asked: Decision[Any]) -> bool:
    """RC-9.0.6: the floor, or what may be proposed there; not by an Outcry (RC-9.0.16)."""
    return asked.kind == FLOOR or (asked.about.get("forced") == 0 and asked.kind not in BY_ITSELF)


# What has become of it


def out_of_it(know: Knowing, now: Meeting) -> list[Used]:
    """What has been put out of his programme."""
    mine = [one for one in know.used if one.turn == know.view().turn and one.answer.seat == now.seat]
    return [one for one in mine if isinstance(one.matter, Programme) and one.kind not in ANSWERS]


def fate(know: Knowing, way: Way) -> bool | None:
    """RC-9.0.11: whether it has passed; None: it has not been put."""
    now = meeting(know)
    put = [one for one in out_of_it(know, now) if same(one, way)] if now else []
    return know.passed.get((put[-1].turn, put[-1].motions + 1), False) if put else None


def same(put: Used, way: Way) -> bool:
    """Whether that is what was put."""
    return put.kind == f"senate.{way['kind']}" and put.answer.raw == way["terms"]


def open_still(know: Knowing, motion: Sequence[Way]) -> bool:
    """Whether something of this motion may still be put: a fallback if it has not passed, or that has to be named."""
    fates = [fate(know, way) for way in motion]
    return True not in fates and not (len(motion) == 1 and fates == [False])


def possible(know: Knowing, way: Way) -> bool:
    """RC-9.0.7: whether it may be proposed now."""
    now = meeting(know)
    asked = [posted.decision for posted in know.table.open.values()]
    mine = [one for one in asked if now and one.seat == now.seat and one.about == {"forced": 0}]
    return any(one.kind == f"senate.{way['kind']}" and legal(one, way["terms"]) for one in mine)


def announced(know: Knowing, motion: MotionView) -> str | None:
    """The place of the motion that is voted on, on the programme of who presides; None: it is not on it."""
    now = meeting(know)
    if now is None or now.said is None or motion.seat != now.seat or motion.forced:
        return None
    put = [one for one in out_of_it(know, now) if one.motions + 1 == motion.number]
    return next((place for place, way in places(now.said) if put and same(put[-1], way)), None)


def places(said: Raw) -> list[tuple[str, Way]]:
    """RC-9.0.2: as they are numbered: 1, its fallbacks 1.1 and 1.2, then 2."""
    return [
        (f"{number}.{fallback}" if fallback else str(number), way)
        for number, motion in enumerate(said["motions"], 1)
        for fallback, way in enumerate(motion)
    ]


# Offices


def home(view: CarthageView, asked: Decision[Any], wish: str) -> Meant:
    """RC-9.11: his own is the first of the pair that is his; whoever has no wish but rolls higher takes his own."""
    if wish == "ask":
        return "person"
    if wish == "roll":
        return Says(asked.lapse)
    pair = [name for name in asked.choice.form() if name != "roll"]
    own = next(name for name in pair if view.senators[name].faction == asked.seat)
    return Says(own if wish == "own" else next(name for name in pair if name != own))
