"""What can happen in the Senate (RC-9): the session, proposals and votes. Other business has its events beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat


@dataclass(frozen=True, slots=True)
class SenateOpened(CarthageEvent):
    """RC-9.0.3, 9.0.4: the Senate meets; who presides, and whether Carthage is in Crisis."""

    magistrate: str
    crisis: bool


@dataclass(frozen=True, slots=True)
class FloorPassed(CarthageEvent):
    """RC-9.0.6, RC-DP24: a player lets the floor pass to the next official."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Proposed(CarthageEvent):
    """RC-9.0.6, 9.0.16: a proposal is put to the Senate; `terms` as `MotionView.terms`."""

    rules: ClassVar[Rules] = {"forced": {True: "RC-9.0.16"}}
    number: int
    kind: str
    seat: Seat
    forced: bool
    terms: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class ConsentGiven(CarthageEvent):
    """RC-9.0.14: a Senator whose consent is needed before the vote has agreed, or refused; `clause` asks it."""

    seat: Seat
    senator: str
    clause: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class Called(CarthageEvent):
    """RC-9.0.9: the presiding magistrate calls this faction next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SheetHandedIn(CarthageEvent):
    """RC-9.0.9: told to the faction alone: its sheet is in, and counts as soon as it is called."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class VotesDeclared(CarthageEvent):
    """RC-9.0.9: a faction has voted: of each Senator the voice and all his votes; `bought` of all together."""

    reveals: ClassVar[bool] = True
    number: int
    seat: Seat
    voices: Mapping[str, str]
    weights: Mapping[str, int]
    bought: int


@dataclass(frozen=True, slots=True)
class VoteClosed(CarthageEvent):
    """RC-9.0.11: the last faction has voted."""

    number: int
    kind: str
    votes_for: int
    votes_against: int
    passed: bool


@dataclass(frozen=True, slots=True)
class Unopposed(CarthageEvent):
    """RC-9.4.1: it takes effect without a vote, for nobody else is left."""

    number: int
    kind: str


@dataclass(frozen=True, slots=True)
class MotionFell(CarthageEvent):
    """RC-9.0.15, 9.0.14, 9.0.16, 9.3.5, 9.8.7: a vote ended early: vetoed, refused, impossible, freed or cancelled."""

    rules: ClassVar[Rules] = {
        "fate": {"refused": "RC-9.0.14", "cancelled": "RC-9.8.7", "impossible": "RC-9.0.16", "freed": "RC-9.3.5"}
    }
    number: int
    kind: str
    fate: str


@dataclass(frozen=True, slots=True)
class Rebuked(CarthageEvent):
    """RC-9.0.13: nobody else voted for the proposal: the magistrate lost 1 INF, or stepped down."""

    senator: str
    stepped_down: bool


@dataclass(frozen=True, slots=True)
class SenateAdjourned(CarthageEvent):
    """RC-9.0.20, 9.5.1: the Senate is adjourned: by its magistrate, for want of one, or because the HRAO has left."""

    rules: ClassVar[Rules] = {"cause": {"departure": "RC-9.5.1"}}
    cause: str


@dataclass(frozen=True, slots=True)
class LawAnnounced(CarthageEvent):
    """RC-9.7.1: a Law is played while a vote is open; it takes effect when that is over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    law: str


@dataclass(frozen=True, slots=True)
class LawEnacted(CarthageEvent):
    """RC-9.7.1: a Law holds from now on."""

    reveals: ClassVar[bool] = True
    law: str


@dataclass(frozen=True, slots=True)
class SenatorJoined(CarthageEvent):
    """RC-9.9.1: a Senator has joined the smallest faction, for the Senate had become too small."""

    seat: Seat
    senator: str


EVENTS: Final = (
    SenateOpened,
    FloorPassed,
    Proposed,
    ConsentGiven,
    Called,
    SheetHandedIn,
    VotesDeclared,
    VoteClosed,
    Unopposed,
    MotionFell,
    Rebuked,
    SenateAdjourned,
    LawAnnounced,
    LawEnacted,
    SenatorJoined,
)
