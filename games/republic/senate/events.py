"""What can happen in the Senate of any republic: proposals and votes, and what business brings about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.republic.events import RepublicEvent
from games.republic.record import Deed, Doing, voice


@dataclass(frozen=True, slots=True)
class Proposed(RepublicEvent, Doing):
    """RC-9.0.6, 9.0.16, RR-1.09.12: a proposal is put to the Senate; `terms` as `MotionView.terms`.

    `wars`: against which Wars the forces stand that it names, so that it can be told when they are gone.
    """

    rules: ClassVar[Rules] = {"forced": {True: ("RC-9.0.16", "RR-1.09.151")}}
    number: int
    kind: str
    seat: Seat
    forced: bool
    terms: Mapping[str, object]
    wars: Mapping[str, str] = field(default_factory=dict[str, str], compare=False)

    def deeds(self) -> Sequence[Deed]:
        """It is in the record, but for what a card forces and what has no effect."""
        return [] if self.forced or self.kind == "minor" else [(self.seat, "proposed", 1)]


@dataclass(frozen=True, slots=True)
class ConsentGiven(RepublicEvent):
    """RC-9.0.14, RR-1.09.172: a Senator whose consent is needed before the vote agrees or refuses; `clause` asks it."""

    seat: Seat
    senator: str
    clause: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class Called(RepublicEvent):
    """RC-9.0.9, RR-1.09.14: the presiding magistrate calls this faction next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SheetHandedIn(RepublicEvent):
    """RC-9.0.9, RR-1.09.14: told to the faction alone: its sheet is in, and counts as soon as it is called."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class VotesDeclared(RepublicEvent, Doing):
    """RC-9.0.9, RR-1.09.142: a faction has voted: of each Senator the voice and all votes; `bought` of all together.

    `purchases`: who bought how many, so that a tally can tell them from the votes that Senators have of their own.
    """

    reveals: ClassVar[bool] = True
    number: int
    seat: Seat
    voices: Mapping[str, str]
    weights: Mapping[str, int]
    bought: int
    purchases: Mapping[str, int] = field(default_factory=dict[str, int], compare=False)

    def deeds(self) -> Sequence[Deed]:
        """It is in the record."""
        return [(self.seat, voice(self.voices, self.weights), 1)]


@dataclass(frozen=True, slots=True)
class VoteClosed(RepublicEvent):
    """RC-9.0.11, RR-1.09.143: the last faction has voted.

    `beside`: how many of the votes on each side are no Senator's (RC-9.3, RR-1.09.42).
    """

    number: int
    kind: str
    votes_for: int
    votes_against: int
    passed: bool
    beside: Mapping[str, int] = field(default_factory=dict[str, int], kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class Unopposed(RepublicEvent):
    """RC-9.4.1, RR-1.09.5.1: it takes effect without a vote, for nobody else is left."""

    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class MotionFell(RepublicEvent):
    """RC-9.0.15, 9.0.14, 9.0.16, 9.3.5, 9.8.7, RR-1.09.152: a vote ended early, and why."""

    rules: ClassVar[Rules] = {
        "fate": {
            "refused": ("RC-9.0.14", "RR-1.09.172"),
            "cancelled": ("RC-9.8.7", "RR-1.09.721"),
            "impossible": ("RC-9.0.16", "RR-1.09.151"),
            "freed": ("RC-9.3.5", "RR-1.09.421"),
        }
    }
    number: int
    kind: str
    fate: str


@dataclass(frozen=True, slots=True)
class Rebuked(RepublicEvent):
    """RC-9.0.13, RR-1.09.144: all others voted against the proposal: the magistrate lost 1 INF, or stepped down."""

    senator: str
    stepped_down: bool
    number: int = 0  # of the motion; 0: an event of before, which did not say it


@dataclass(frozen=True, slots=True)
class ClaimForgone(RepublicEvent):
    """RC-9.0.16, RR-1.09.151: who had claimed the next proposal makes none."""

    formerly: ClassVar[tuple[str, ...]] = ("carthage.ClaimForgone",)
    seat: Seat


@dataclass(frozen=True, slots=True)
class SenateAdjourned(RepublicEvent):
    """RC-9.0.20, 9.5.1, RR-1.09.12: adjourned by its magistrate, for want of one, or because he has left."""

    rules: ClassVar[Rules] = {"cause": {"departure": ("RC-9.5.1", "RR-1.09.642")}}
    cause: str


@dataclass(frozen=True, slots=True)
class SenatorJoined(RepublicEvent):
    """RC-9.9.1, RR-1.09.81: a Senator has joined the smallest faction, for the Senate had become too small."""

    seat: Seat
    senator: str


# What other business brings about


@dataclass(frozen=True, slots=True)
class ConcessionGranted(RepublicEvent):
    """RC-9.5, RR-1.09.61: a Senator receives a Concession out of the Forum."""

    senator: str
    concession: str


@dataclass(frozen=True, slots=True)
class ElectedForLife(RepublicEvent):
    """RC-9.10.1, RR-1.09.821: the Senate has elected a ruler for life; he wins at the end of the turn if all stands."""

    senator: str


EVENTS: Final = (
    Proposed,
    ConsentGiven,
    Called,
    SheetHandedIn,
    VotesDeclared,
    VoteClosed,
    Unopposed,
    MotionFell,
    Rebuked,
    ClaimForgone,
    SenateAdjourned,
    SenatorJoined,
    ConcessionGranted,
    ElectedForLife,
)
