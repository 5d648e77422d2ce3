"""RC-9.0.2, RR-1.09: how far a programme has come: what has been put, what comes next, which motion is voted on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from games.kernel import Decision, Event, Now, Plan, Raw, Seat
from games.kernel.choice import is_dict
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.customs import Customs
from games.republic.ahead.senate.terms import Item, proposable
from games.republic.seen.senate import MotionView, SenateView
from games.republic.seen.view import RepublicView
from games.republic.senate.events import MotionFell, Unopposed, VoteClosed

PROGRAMME: Final = "senate.programme"
DOCKET: Final = "senate.docket"
FLOOR: Final = "senate.floor"
ELECTING: Final = "senate.governors"
BUSINESS: Final = "senate.business"
GOVERNORS: Final = "governors"
ALONE: Final = ("life", "trial")
"""RC-9.10, 9.3: never on a programme."""
LAST: Final = "business"
"""The part in which it may be adjourned."""
ADJOURN: Final = "adjourn"
GO_ON: Final = "go-on"
"""He lets the floor pass, or goes on to other business."""
Fate: TypeAlias = Literal["open", "passed", "failed"]
NOTHING: Final[Mapping[str, Any]] = {}
SETTLED: Final = (VoteClosed, Unopposed, MotionFell)
"""RC-9.0.11: what tells all what has become of a motion."""


@dataclass(frozen=True, slots=True)
class Place:
    """A proposal on the programme: of which motion, and which of its fallbacks (0: itself)."""

    motion: int
    fallback: int

    def __str__(self) -> str:
        """As it stands in answers: "2", "2.1"."""
        return f"{self.motion}.{self.fallback}" if self.fallback else str(self.motion)


@dataclass(frozen=True, slots=True)
class Put:
    """A proposal that has been put to the vote, as the plan has noted it."""

    number: int
    mark: str
    fate: Literal["passed", "failed"] = "passed"


def part_of(own: Customs, now: Now) -> str:
    """RC-9.0.2: which part of the order of business this is; "": none with a programme, or all vote as they wish."""
    part = own.parts.get(now.step, "")
    senate = seen(now).senate if part else None
    return part if senate and senate.ballots == "ordered" and not ruled(own, seen(now)) else ""


def ruled(own: Customs, view: RepublicView) -> bool:
    """RC-9.10.3: whether somebody rules for life: then all is asked as it comes."""
    return any(own.for_life in one.titles for one in view.senators.values())


def presider(view: RepublicView) -> Seat | None:
    """RC-9.0.4: the player of who presides."""
    senate = view.senate
    first = view.senators.get(senate.magistrate) if senate else None
    return first.faction if first else None


def announced(own: Customs, now: Now) -> Plan | None:
    """The programme of this part, which all can read: of whose proposal is voted on, else of who has the floor."""
    said = {one.seat: one for one in programmes(own, now)}
    senate = seen(now).senate
    mover = senate.motion.seat if senate and senate.motion and not senate.motion.forced else None
    speaker = has_floor(own, seen(now))
    return (said.get(mover) if mover else None) or (said.get(speaker) if speaker else None)


def has_floor(own: Customs, view: RepublicView) -> Seat | None:
    """RC-DP24, RR-1.09.12: the player who has the floor."""
    first = view.senators.get(own.speaker(view)) if view.senate else None
    return first.faction if first else None


def programmes(own: Customs, now: Now) -> list[Plan]:
    """The programmes of this part: of all who have had the floor in it."""
    part = part_of(own, now)
    return [one for one in now.public(PROGRAMME) if part and one.key == key_of(now, part, one.seat)]


def about(now: Now, part: str) -> dict[str, str | int]:
    """What the questions of a part are about."""
    return {"turn": now.turn, "part": part}


def key_of(now: Now, part: str, seat: Seat, kind: str = PROGRAMME) -> str:
    """The key of the programme of a part, or of the docket."""
    return f"{kind}/turn={now.turn}/part={part}@{seat}"


def said_in(own: Customs, now: Now, seat: Seat) -> Mapping[str, Any]:
    """What a seat has said on the docket of this part; nothing, if it has not."""
    key = key_of(now, part_of(own, now), seat, DOCKET)
    return next((one.raw for one in now.said(DOCKET, seat) if one.key == key and not one.draft), NOTHING)


def ways_of(raw: Raw) -> list[list[Item]]:
    """The motions of a programme, each with its fallbacks."""
    return [[Item(one["kind"], one["terms"]) for one in motion] for motion in raw["motions"]]


def places(raw: Raw) -> Iterator[tuple[Place, Item]]:
    """All proposals of a programme in order."""
    for number, motion in enumerate(ways_of(raw), 1):
        yield from ((Place(number, fallback), item) for fallback, item in enumerate(motion))


def note_of(number: int, item: Item) -> str:
    """What the plan notes of a proposal as it is put."""
    return f"{number}|{item.mark}"


def fate_told(plan: Plan, turn: int, event: Event) -> str:
    """RC-9.0.11: what the plan notes of a motion of its own of which all have been told what became of it."""
    if not isinstance(event, SETTLED) or plan.turn != turn or event.number not in {one.number for one in puts(plan)}:
        return ""
    passed = isinstance(event, Unopposed) or (isinstance(event, VoteClosed) and event.passed)
    return f"{event.number}={'passed' if passed else 'failed'}"


def puts(plan: Plan) -> list[Put]:
    """What has been put out of this programme; of one number what was noted last counts, for that vote was retaken."""
    notes = [use.note for use in plan.uses]
    failed = {number: fate == "failed" for number, equal, fate in (note.partition("=") for note in notes) if equal}
    made = [note.split("|")[:2] for note in notes if "|" in note]
    return [Put(int(number), mark, "failed" if failed.get(number) else "passed") for number, mark in made]


def voted_on(now: Now, plan: Plan) -> str | None:
    """The mark of the proposal of the programme that is voted on now; None: none of it."""
    senate = seen(now).senate
    motion = senate.motion if senate else None
    return mark_of(plan, motion) if motion else None


def mark_of(plan: Plan, motion: MotionView) -> str | None:
    """The mark of a motion that was put out of the programme."""
    known = motion.seat == plan.seat and not motion.forced
    return next((one.mark for one in puts(plan) if one.number == motion.number), None) if known else None


def passed(senate: SenateView, plans: Sequence[Plan], mark: str) -> bool:
    """RC-9.0.11: whether a proposal of these programmes has passed; never put, or still voted on, counts as not."""
    return any(fate(senate, one) == "passed" for plan in plans for one in puts(plan) if one.mark == mark)


def fate(senate: SenateView | None, put: Put) -> Fate:
    """RC-9.0.11: what became of a proposal that was put; "open": that is being voted on."""
    if senate is None or put.number in open_votes(senate):
        return "open"
    return put.fate


def pending(own: Customs, now: Now, plan: Plan) -> dict[str, tuple[Place, Item]]:
    """What is voted on of the programme, or may still be put, by its mark."""
    voting = {one.mark for one in puts(plan) if one.number in open_votes(seen(now).senate)}
    done = {one.mark for one in puts(plan)} - voting
    still = still_open(own, now, plan)
    left = [n for n, motion in enumerate(ways_of(plan.raw), 1) if motion in still or voting & marks(motion)]
    able = [(place, item) for place, item in places(plan.raw) if place.motion in left]
    first = {item.mark: (place, item) for place, item in reversed(able) if item.mark not in done}
    return dict(reversed(first.items()))


def marks(motion: Sequence[Item]) -> set[str]:
    """Of a motion and its fallbacks."""
    return {item.mark for item in motion}


def open_votes(senate: SenateView | None) -> list[int]:
    """The numbers of the motions that are voted on, or wait for another to be settled."""
    return [motion.number for motion in (senate.motion, *senate.suspended) if motion] if senate else []


def following(own: Customs, now: Now, plan: Plan, asked: Mapping[str, Decision[Any]]) -> Item | bool | None:
    """What is put next; None: it is illegal by now, or all fallbacks have been voted down; False: all has been put.

    While an office is filled it is only about that, and while Governors are elected only about them.
    """
    motions = [one for one in still_open(own, now, plan) if now.step in own.steps(one[0].kind)]
    done = {one.mark for one in puts(plan)}
    if not motions:
        return False
    return next((item for item in motions[0] if item.mark not in done and proposable(asked, item)), None)


def still_open(own: Customs, now: Now, plan: Plan) -> list[list[Item]]:
    """The motions that are not settled, whose time has not gone by, and of which he has not been asked anew since."""
    senate, done = seen(now).senate, {one.mark: one for one in puts(plan)}
    known = set(plan.facts["failed"]) if is_dict(plan.facts) else set[str]()
    motions = [one for one in ways_of(plan.raw) if not {item.mark for item in one} <= known]
    in_time = [one for one in motions if is_to_come(own, now, one[0].kind)]
    return [one for one in in_time if senate and not settled(senate, one, done)]


def is_to_come(own: Customs, now: Now, kind: str) -> bool:
    """RC-9.0.2, RR-1.09: whether this kind of business is on, or comes later in this part."""
    steps = list(own.parts)
    here = steps.index(now.step) if now.step in steps else 0
    return any(steps.index(step) >= here for step in own.steps(kind))


def failed(now: Now, plan: Plan) -> list[str]:
    """The marks of what has been put out of it and voted down."""
    return [one.mark for one in puts(plan) if fate(seen(now).senate, one) == "failed"]


def settled(senate: SenateView, motion: Sequence[Item], done: Mapping[str, Put]) -> bool:
    """Whether a motion has passed, or was voted down and no fallback was named."""
    made = [done[item.mark] for item in motion if item.mark in done]
    return any(len(motion) == 1 or fate(senate, one) != "failed" for one in made)


def carried_out(own: Customs, now: Now, plan: Plan) -> bool:
    """Whether nothing of it is left to be put."""
    done = {one.mark for one in puts(plan)}
    return all(motion[-1].mark in done for motion in still_open(own, now, plan))


def proposals_to(now: Now, seat: Seat) -> dict[str, Decision[Any]]:
    """RC-9.0.7: what this seat may propose now, by kind."""
    own = [one for one in now.asked if one.seat == seat and one.about.get("forced") == 0 and len(one.about) == 1]
    return by_kind(own)


def by_kind(proposals: Iterable[Decision[Any]]) -> dict[str, Decision[Any]]:
    """Questions what to propose, by their kind of business."""
    return {one.kind.removeprefix("senate."): one for one in proposals}


def puts_next(decision: Decision[Any]) -> bool:
    """RC-9.0.6: the floor, and what may be proposed on it."""
    if "faction" in decision.about:
        return False
    proposal = decision.about.get("forced") == 0 and decision.kind.removeprefix("senate.") not in ALONE
    return proposal or decision.kind == FLOOR


def floor_of(now: Now) -> Decision[Any] | None:
    """RC-DP24, RR-1.09.12: what who has the floor is waited for; not where another decides for a faction."""
    return next((one for one in now.asked if one.awaited and puts_next(one)), None)
