"""Views of what is done in the Senate: proposals and votes, Outcries, attempts at assassination."""

from __future__ import annotations

from typing import Literal, TypedDict

from pydantic import JsonValue

from games.kernel import Seat, View
from games.republic.seen.table import CardView
from games.republic.senate.pieces import BallotMode, Voice


class CastView(View):
    """RC-9.0.9, RR-1.09.142: the declared vote of one Senator."""

    senator: str
    voice: Voice
    votes: int
    bought: int


class OutcryView(View):
    """RC-9.0.18, RR-1.14.10: what has just been played and may still be cancelled."""

    seat: Seat
    power: str  # the card, the Statesman or the office
    use: Literal["veto", "proposal", "claim"]


class AttemptView(View):
    """RC-9.8.5, RR-1.09.73: an assassination while the victim's player is asked for Secret Bodyguards."""

    seat: Seat
    assassin: str
    victim: str
    cards: int  # Assassin cards played
    dice: tuple[int, ...]
    modifier: int  # of those, of an Open Bodyguard and of omens


class Tally(TypedDict):
    """RC-9.0.9, RR-1.09.14: the part of a `MotionView` that tells how a vote stands so far."""

    declared: dict[Seat, tuple[CastView, ...]]
    handed_in: int
    votes_for: int
    votes_against: int
    abstained: int


class MotionView(View):
    """RC-9.0.9, RR-1.09.13: what is voted on, and how the vote stands; own sheets are seen before they are declared."""

    number: int
    kind: str
    clause: str
    seat: Seat
    magistrate: str
    forced: bool
    terms: dict[str, JsonValue]  # the fields of the proposal
    mode: BallotMode
    order: tuple[Seat, ...]  # of calling; only factions with a Senator at home
    due: tuple[Seat, ...]  # who are called now and have not voted
    strength: dict[Seat, int]  # votes each faction has without buying any
    senators: dict[str, int]  # the same for each Senator who has not declared yet
    declared: dict[Seat, tuple[CastView, ...]]
    handed_in: int  # sealed votes: how many sheets are in; else 0
    own_sheet: dict[str, JsonValue] | None  # the viewer's own, not declared yet
    votes_for: int
    votes_against: int
    abstained: int
    outstanding: int  # votes of those who have not declared, without bought ones
    two_thirds: bool  # RC-9.7.2, RR-1.09.143: whether it takes two thirds of the votes cast, not only more than half
    compulsory: bool  # RC-9.5.6e, RR-1.09.14: nobody may abstain


class SenateView(View):
    """RC-9.0, RR-1.09: the session."""

    ballots: BallotMode
    magistrate: str  # who presides, "" if nobody can
    motions: int  # so many proposals have been made
    motion: MotionView | None
    suspended: tuple[MotionView, ...]  # votes that wait for another to be settled
    outcry: OutcryView | None
    claims: tuple[Seat, ...]  # RC-9.0.16, RR-1.09.151: who have claimed the next proposal
    attempt: AttemptView | None
    adjourned: bool
    stepped_down: tuple[str, ...]
    defeated: tuple[str, ...]  # RC-9.0.8, RR-1.09.131: proposals that may not be repeated, by kind and what they are
    declined: tuple[str, ...]  # RC-9.2c, 9.4.4: "post/Senator" who did not consent
    announced: tuple[CardView, ...]  # Laws that take effect when the vote is over
    attackers: tuple[Seat, ...]  # RC-9.8.1, RR-1.09.7.1: who have tried an assassination this turn
    attacked: tuple[Seat, ...]
    majors: int  # prosecutions held
    minors: int
