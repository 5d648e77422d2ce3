"""The whole state: a Carthage, a Rome, and what couples them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from games.grand.combat.pieces import CombinedCombat
from games.grand.halves import HalfDice, OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, ROME, CoupledWar, Ending, Mode, Pact, Side, Start
from games.kernel import Broken, Seat, State, StepId

Course = Literal["setup", "stage-1", "opening", "both", "stage-2"]
Half: TypeAlias = "OfCarthage | OfRome"


@dataclass(slots=True, kw_only=True)
class Grand(State):
    """A game of the Grand Variant."""

    rulebook: ClassVar[str] = "GV"

    seats: list[Seat]  # all players, clockwise on the Carthaginian board; then those of Rome alone
    mode: Mode = "two-factions"
    start: Start = "staged"
    overlap: bool = False  # GV-3.6
    advanced: list[str] = field(default_factory=list[str])  # RR-2: the Advanced Rules of the Roman board
    sides: dict[Seat, Side] = field(default_factory=dict[Seat, Side])  # GV-10.1: in one-faction mode
    turn: int = 0  # of the whole game; each republic counts its own
    last_turn: int | None = None  # how many turns were agreed upon; None: as many as the rules want
    course: Course = "setup"
    leg: str = ""  # which part of the sequence of play is played (GV-3.1)
    resumes: dict[str, StepId] = field(default_factory=dict[str, StepId])  # where each republic goes on
    carthage: OfCarthage
    rome: OfRome | None = None  # GV-2.1: there is none in stage 1
    combat: CombinedCombat = field(default_factory=CombinedCombat)  # GV-3.4
    wars: list[CoupledWar] = field(default_factory=lambda: [CoupledWar(number=n) for n in (1, 2, 3)])
    dead: list[str] = field(default_factory=list[str])  # GV-6.6: of those whom both games know
    pacts: list[Pact] = field(default_factory=list[Pact])  # GV-1.6, 10.3
    pacts_made: int = 0
    taken_back: list[Seat] = field(default_factory=list[Seat])  # who took back a proposal of his in this turn
    broken_off: StepId = ""  # GV-7.5: the step of a republic that follows when its Rebel has fought the Wars
    fallen: list[Side] = field(default_factory=list[Side])  # GV-7.4
    ending: Ending | None = None

    def __post_init__(self) -> None:
        """Both halves draw and tell through the whole, and know it."""
        for half in self.halves():
            self.take_in(half)

    def take_in(self, half: Half) -> None:
        """This half draws and tells through the whole from now on."""
        self.join(half)
        half.dice = HalfDice(self.dice.seed, whole=self.dice, half=half.half)
        half.joined = self

    def halves(self) -> Iterator[Half]:
        """The republics that are played."""
        yield self.carthage
        if self.rome is not None:
            yield self.rome

    def republic(self, name: str) -> Half:
        """The republic of this name. Broken: it is not played."""
        found = next((half for half in self.halves() if half.half == name), None)
        if found is None:
            raise Broken(f"{name} is not played")
        return found

    def standing(self) -> Sequence[Side]:
        """GV-7.4: the republics that are played and have not fallen."""
        played: tuple[Side, ...] = (CARTHAGE, ROME) if self.rome else (CARTHAGE,)
        return [side for side in played if side not in self.fallen]

    def players(self, side: Side) -> list[Seat]:
        """GV-1.5: who has a faction of this republic."""
        return [seat for seat in self.seats if self.sides.get(seat, side) == side]

    def war(self, number: int) -> CoupledWar:
        """War n."""
        return self.wars[number - 1]
