"""What a programme means, written once more (RC-9.0.2, 9.0.6, 9.0.7, 9.0.13, 9.4, 9.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from games.carthage.seen.senate import MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from games.kernel.ahead import legal
from tests.games.carthage.ahead.literal import Knowing, Meant, Saw, Says, Used, seen
from tests.games.carthage.ahead.literal_votes import VOTE, cast

FLOOR, REBUKE = "senate.floor", "senate.rebuke"
HOME, CHOOSES = "senate.home", "senate.home-choice"
ELECTING = "senate.governors"
PARTS: Mapping[str, str] = {
    "senate.suffetes": "suffetes",
    "senate.committee": "committee",
    ELECTING: "business",
    "senate.business": "business",
}
"""RC-9.0.2: of Governors and of other business he speaks at once."""
ANSWERS = (FLOOR, REBUKE, VOTE, HOME, CHOOSES)
"""What comes out of a programme beside proposals."""
BY_ITSELF = ("senate.life", "senate.trial")
"""RC-9.10, 9.3: never on a programme."""
Way: TypeAlias = Mapping[str, Any]
"""A proposal of a programme: its kind and its terms."""


class Programme:
    """Said by who has the floor; anew, once a floor, if it cannot go on, or he wished to be asked then."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing while one rules for life (RC-9.10.3), nor of what is decided for another faction."""
        now = meeting(know)
        if now is None or "faction" in asked.about:
            return "nothing"
        if is_business(asked) and know.floor() is not None and self.waits(know, now):
            return "wait"
        return self.of(know, now.said, asked) if now.said is not None and asked.seat == now.seat else "nothing"

    def waits(self, know: Knowing, now: Meeting) -> bool:
        """Whether he has still to say something; who would propose one thing after the other by hand has not."""
        if now.said is None:
            return True
        if not now.said["motions"] and now.said["end"] == "ask":
            return False
        floor = next(one for one in open_now(know) if one.kind == FLOOR and one.seat == now.seat)
        return now.saw.floor != know.floor() and self.business(know, now.said, floor) == "person"

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
        """RC-9.0.6: motion by motion, of each what can be proposed; with a proposal the floor is used."""
        motions = [one for one in said["motions"] if open_still(know, one) and is_their_time(know, one)]
        ways = [one for one in motions[0] if fate(know, one) is None and possible(know, one)] if motions else []
        if ways and asked.kind == FLOOR:
            return Says(asked.lapse)
        if ways:
            return Says(ways[0]["terms"]) if asked.kind == f"senate.{ways[0]['kind']}" else "nothing"
        if asked.kind != FLOOR:
            return "nothing"
        return "person" if motions else self.end(know, said, asked)

    def end(self, know: Knowing, said: Raw, asked: Decision[Any]) -> Meant:
        """RC-9.4: to other business he goes on as soon as he may; RC-9.0.20: then what he has said of the end."""
        if know.table.state.step == ELECTING and said["motions"]:
            return Says("proceed") if asked.lapse == "proceed" else "person"
        if said["end"] == "ask":
            return "person"
        return Says(asked.lapse if said["end"] == "go-on" or asked.lapse == "proceed" else "adjourn")

    def vote(self, know: Knowing, said: Raw, asked: Decision[Any]) -> Meant:
        """RC-9.0.9: his own faction, on all that is on his programme alike."""
        motion = on_the_table(know)
        if motion is None or announced(know, motion) is None:
            return "nothing"
        votes = said["votes"]
        return "person" if votes["voice"] == "ask" else Says(cast(know.view(), motion, asked, votes))


class Drafts:
    """Said before its part comes: it answers nothing, but becomes a programme as it is (see `proof.drafted`)."""

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing."""
        return "nothing"


# Who presides, and what he has said


class Meeting(NamedTuple):
    """Whose proposals are dealt with in which part of the order of business, what he has said, what he saw then."""

    part: str
    seat: Seat
    said: Raw
    saw: Saw


def meeting(know: Knowing) -> Meeting | None:
    """RC-9.0.2, RC-DP24: whose motion is voted on, if he has a programme; else who has the floor. None: nobody."""
    view = know.view()
    part, senate = PARTS.get(know.table.state.step), view.senate
    for_life = any("Suffete for Life" in one.titles for one in view.senators.values())
    if part is None or senate is None or senate.ballots != "ordered" or for_life:
        return None
    mover = senate.motion.seat if senate.motion and not senate.motion.forced else None
    speaker = view.senators[senate.speaker].faction if senate.speaker in view.senators else None
    keys = {seat: f"senate.programme/turn={view.turn}/part={part}@{seat}" for seat in (mover, speaker) if seat}
    seat = next((one for one, key in keys.items() if key in know.said), speaker)
    said = know.newest(keys[seat]) if seat else None
    return Meeting(part, seat, said.raw if said else None, know.saw.get(keys[seat], seen(view))) if seat else None


def open_now(know: Knowing) -> list[Decision[Any]]:
    """All that the rules ask."""
    return [posted.decision for posted in know.table.open.values()]


def on_the_table(know: Knowing) -> MotionView | None:
    """RC-9.0.9: what is voted on."""
    senate = know.view().senate
    return senate.motion if senate else None


def is_business(asked: Decision[Any]) -> bool:
    """RC-9.0.6: the floor, or what may be proposed there; not by an Outcry (RC-9.0.16)."""
    return asked.kind == FLOOR or (asked.about.get("forced") == 0 and asked.kind not in BY_ITSELF)


# What has become of it


def proposed(know: Knowing) -> list[Used]:
    """What has been put in this part of the session out of programmes, of whoever presided."""
    now = meeting(know)
    out = [one for one in know.used if one.turn == know.view().turn and isinstance(one.matter, Programme)]
    return [one for one in out if now and PARTS.get(one.step) == now.part and one.kind not in ANSWERS]


def fate(know: Knowing, way: Way) -> bool | None:
    """RC-9.0.11: whether he who presides has had it passed; None: he has not put it."""
    now = meeting(know)
    return None if now is None else outcome(know, [one for one in proposed(know) if one.answer.seat == now.seat], way)


def outcome(know: Knowing, put: Sequence[Used], way: Way) -> bool | None:
    """RC-9.0.11: whether one of these was this, and has passed, whatever becomes of the same proposed by others."""
    these = [one for one in put if same(one, way)]
    return any(know.passed.get((one.turn, one.motions + 1), False) for one in these) if these else None


def same(put: Used, way: Way) -> bool:
    """Whether that is what was put."""
    return put.kind == f"senate.{way['kind']}" and put.answer.raw == way["terms"]


def open_still(know: Knowing, motion: Sequence[Way]) -> bool:
    """Whether something of this motion may still be put: a fallback if it has not passed, or that has to be named."""
    gone = know.table.state.step == "senate.business" and motion[0]["kind"] == "governors"
    fates = [fate(know, way) for way in motion]
    over = True in fates or (len(motion) == 1 and fates == [False])
    return not gone and not over and not all(knew_failed(know, way) for way in motion)


def knew_failed(know: Knowing, way: Way) -> bool:
    """Whether it had been voted down when he spoke last: then he has been asked what else he proposes."""
    now = meeting(know)
    if now is None:
        return False
    put = [one for one in proposed(know) if one.answer.seat == now.seat and same(one, way)]
    return any(now.saw.settled.get((one.turn, one.motions + 1)) is False for one in put)


def is_their_time(know: Knowing, motion: Sequence[Way]) -> bool:
    """RC-9.0.2: while Governors are elected nothing else is proposed."""
    return know.table.state.step != ELECTING or motion[0]["kind"] == "governors"


def possible(know: Knowing, way: Way) -> bool:
    """RC-9.0.7: whether it may be proposed now."""
    now = meeting(know)
    mine = [one for one in open_now(know) if now and one.seat == now.seat and one.about == {"forced": 0}]
    return any(one.kind == f"senate.{way['kind']}" and legal(one, way["terms"]) for one in mine)


def announced(know: Knowing, motion: MotionView) -> Way | None:
    """What of his programme he has put as this motion; None: it is not on it."""
    now = meeting(know)
    if now is None or now.said is None or motion.seat != now.seat or motion.forced:
        return None
    put = [one for one in proposed(know) if one.answer.seat == now.seat and one.motions + 1 == motion.number]
    return {"kind": put[-1].kind.removeprefix("senate."), "terms": put[-1].answer.raw} if put else None


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
