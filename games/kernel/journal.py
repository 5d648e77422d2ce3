"""The journal of a game: what was answered, from where play can go on, and what one answer did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .ahead import Plan
from .choice import Raw
from .decision import Kind, Posted, Seat, Window
from .errors import NotAllowed
from .event import Telling


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    Attributes:
        seq: its number; never used twice, not even after undo.
        kind: who gave it.
        seat: who answered; None for rulings and rewinds.
        key: the decision's key, or the ruling's name.
        raw: the answer, or the ruling's arguments.
        mark: digests of what the game came to; see `marks`.
        sealed: no undo: dice were drawn, something was revealed, or others have learnt of it.
    """

    seq: int
    kind: Kind
    seat: Seat | None
    key: str
    raw: Raw
    mark: str
    sealed: bool


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The saved state at the beginning of a step.

    Attributes:
        seq: the entry that led to it; 0: the start.
        step: the step that begins.
        ruleset: the version of the rules it begins under.
        schema: the shape of the document.
        document: the state as JSON.
        refs: the refs of decisions that stayed open across it, by key.
    """

    seq: int
    step: str
    ruleset: int
    schema: int
    document: bytes
    refs: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one entry did.

    `entry` None: the start, or something said ahead. `closed`: refs. `checkpoint`: of the last step begun, if any.
    `plans`: what was said ahead, was used, or has noted what happened, as it stands now.
    """

    entry: Entry | None
    tellings: list[Telling]
    opened: list[Posted]
    closed: list[str]
    checkpoint: Checkpoint | None
    plans: Sequence[Plan] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """An entry in the making. `answered`: the decision as it was open; None: a ruling or rewind."""

    kind: Kind
    seat: Seat | None
    key: str
    raw: Raw
    answered: Posted | None = None


def seals(move: Move, tellings: Sequence[Telling], still_open: Mapping[str, Posted]) -> bool:
    """Whether others have learnt something from it that cannot be taken back.

    A ruling; an event that reveals or is for somebody else alone; the last answer of a window that closed.
    """
    if move.answered is None:
        return True
    if any(telling.event.reveals or telling.to not in (None, (move.seat,)) for telling in tellings):
        return True
    decision = move.answered.decision
    alone = decision.window in (Window.SOLO, Window.SEQUENCE)
    return not alone and all(posted.decision.topic != decision.topic for posted in still_open.values())


def check_undo(last: Entry | None, seat: Seat) -> None:
    """NotAllowed: the last entry is not there, is no answer, is another seat's, or is sealed."""
    if last is None or last.kind != "answer":
        raise NotAllowed("undo.nothing")
    if last.seat != seat:
        raise NotAllowed("undo.other")
    if last.sealed:
        raise NotAllowed("undo.sealed")
