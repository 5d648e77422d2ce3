"""What a seat may know of both republics: the view of each, and what couples them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from games.carthage.seen.view import CarthageView
from games.grand.pieces import Mode, Reason, Side, Start
from games.grand.seen.battle import DirectBattleView, FoughtView
from games.grand.state import Course
from games.grand.wars.faces import FaceState
from games.kernel import Seat, View
from games.republic.seen.table import CardView
from games.rome.seen.view import RomeView


class ScoreView(View):
    """GV-9.2: what a faction comes to, and of what."""

    side: Side
    seat: Seat
    influence: int
    ruler: int
    won: int
    lost: int
    points: int


class EndingView(View):
    """How it ended."""

    reason: Reason
    winners: tuple[Seat, ...]
    scores: tuple[ScoreView, ...]


class CoupledWarView(View):
    """GV-1.2, 12.1: a coupled war, as all see it."""

    number: int
    faces: dict[Side, str]  # the id of the card on each board
    states: dict[Side, FaceState]
    settled: bool
    winner: Side | Literal[""]
    sea: Side | Literal[""]


class PactView(View):
    """GV-1.6, 10.3: a public agreement over both boards."""

    id: str
    text: str
    parties: tuple[Seat, ...]  # who proposed it is the first
    entered: tuple[Seat, ...]
    in_force: bool


class GrandView(View):
    """Both tables as one seat, or the public, sees them."""

    seat: Seat | None
    seats: tuple[Seat, ...]
    mode: Mode
    start: Start
    overlap: bool
    sides: dict[Seat, Side]  # in one-faction mode
    turn: int
    course: Course
    leg: str
    step: str
    resumes: dict[str, str]  # at which step of its own each republic goes on that waits for the other
    carthage: CarthageView
    rome: RomeView | None
    wars: tuple[CoupledWarView, ...]
    battle: DirectBattleView | None  # that is being fought
    fought: tuple[FoughtView, ...]  # in the last Combat part
    prospects: tuple[DirectBattleView, ...]  # GV-5.1: if both republics go on as they stand now
    pacts: tuple[PactView, ...]
    fallen: tuple[Side, ...]
    hands: dict[Side, dict[Seat, tuple[CardView, ...]]]  # GV-8.3: of those for whom the viewer decides now
    scores: tuple[ScoreView, ...]  # GV-9.2: as they would be now
    ending: EndingView | None
    last_turn: int | None

    if not TYPE_CHECKING:  # to checkers all parts of the boards are there

        def model_dump(self, **how: Any) -> dict[str, Any]:
            """As of any model."""
            return super(GrandView, self.whole()).model_dump(**how)

        def model_dump_json(self, **how: Any) -> str:
            """As of any model."""
            return super(GrandView, self.whole()).model_dump_json(**how)

    def whole(self) -> Self:
        """Nothing of either board is left to be made."""
        for half in self._halves():
            half.whole()
        return self

    def share(self, made: dict[str, Any]) -> None:
        """What all see alike of each board is made once."""
        for name in ("carthage", "rome"):
            half: View | None = getattr(self, name)
            if half is not None:
                half.share(made.setdefault(name, {}))

    def keep_for(self, reader: object) -> None:
        """As long as this reader lives he may read all of both boards."""
        for half in self._halves():
            half.keep_for(reader)

    def close(self) -> None:
        """The table moves on."""
        for half in self._halves():
            half.close()

    def _halves(self) -> list[View]:
        return [half for half in (self.carthage, self.rome) if half is not None]
