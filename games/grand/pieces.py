"""What lies between the two boards: small saved dataclasses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from games.kernel import Saved, Seat

Side = Literal["carthage", "rome"]
CARTHAGE: Final[Side] = "carthage"
ROME: Final[Side] = "rome"
SIDES: Final[tuple[Side, ...]] = (CARTHAGE, ROME)
OTHER: Final[dict[Side, Side]] = {CARTHAGE: ROME, ROME: CARTHAGE}
RULESETS: Final[Mapping[int, Mapping[Side, int]]] = {
    1: {CARTHAGE: 9, ROME: 1},
    2: {CARTHAGE: 10, ROME: 1},
    3: {CARTHAGE: 11, ROME: 2},
    4: {CARTHAGE: 12, ROME: 2},
}
"""By the ruleset of the whole game: by which rulesets both republics are played."""

Mode = Literal["two-factions", "one-faction"]
Start = Literal["staged", "simultaneous"]
Reason = Literal["decks", "turns", "fallen"]


@dataclass(slots=True, kw_only=True)
class CoupledWar(Saved):
    """GV-1.2, 12.1: what both faces of war n share; the card on each board is its face there."""

    number: int
    settled: bool = False  # GV-1.3: for good
    given_up: bool = False  # GV-4.9: because Carthage sued for peace
    winner: Side | Literal[""] = ""  # "": nobody has won it, or it was settled without (GV-4.10, 7.4)
    sea: Side | Literal[""] = ""  # GV-4.12: who controls the sea; of war 1 alone

    @property
    def lost_by(self) -> Side | Literal[""]:
        """GV-1.3: whose Lost War it is."""
        return OTHER[self.winner] if self.winner else ""


@dataclass(slots=True, kw_only=True)
class Pact(Saved):
    """GV-1.6, 10.3: a public agreement in words, which may tie acts on both boards."""

    id: str
    text: str
    parties: list[Seat]  # who proposed it is the first
    entered: list[Seat]
    turn: int  # in which it was proposed, or came into force

    @property
    def in_force(self) -> bool:
        """Whether all have entered it."""
        return len(self.entered) == len(self.parties)


@dataclass(slots=True, kw_only=True)
class Score(Saved):
    """GV-9.2: what a faction comes to, and of what."""

    side: Side
    seat: Seat
    influence: int  # of its Senators who are neither Rebels nor Captives
    ruler: int  # for the Consul for Life
    won: int  # for the coupled Wars that its republic has won
    lost: int  # so much less for those it has lost
    points: int


@dataclass(slots=True, kw_only=True)
class Ending(Saved):
    """GV-7.1, 9, 10.4: how it ended: who has won, all of them if it is shared; nobody: both republics have fallen."""

    reason: Reason
    winners: list[Seat]
    scores: list[Score] = field(default_factory=list[Score])
