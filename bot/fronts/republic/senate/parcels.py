"""When Vote cards are drawn: after which acts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.store.store import Parcel
from games.kernel import Outcome
from games.kernel.table import Table
from games.republic.state import Republic

UNDONE: Final = 8  # so many cards are looked for when the game is taken back
ENDS: Final = ("republic.Unopposed", "republic.VoteClosed", "republic.MotionFell")
PUT: Final = ("republic.Proposed",)
MOVES: Final = (*PUT, "republic.VotesDeclared", *ENDS)
TARGET: Final = "ballot"  # the game's channel: others wait for this one as it is first to be sent, and no longer


def ref_of(turn: int, number: int) -> str:
    """Under which name the card of a motion is kept, and its buttons lead to it."""
    return f"{turn}.{number}"


def ballots(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """A parcel for each Vote card that an act may have changed, but for that of which `next_ballot` tells."""
    state: Republic = table.state
    open_now = [one.number for one in (state.senate.motion, *state.senate.suspended) if one]
    numbers = [*open_now, *moved(outcome, MOVES), *taken_back(state, outcome)]
    for number in dict.fromkeys(numbers):
        if number != after_others(state, outcome):
            yield ballot(state, number)


def next_ballot(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The Vote card of a motion that is put in the act that settled another: what came of that stands above it."""
    number = after_others(table.state, outcome)
    if number is not None:
        yield ballot(table.state, number)


def after_others(state: Republic, outcome: Outcome) -> int | None:
    """The motion that is voted on, if it was put in this act, and others were settled in it."""
    motion = state.senate.motion
    put = motion is not None and motion.number in moved(outcome, PUT)
    return motion.number if motion is not None and put and moved(outcome, ENDS) else None


def moved(outcome: Outcome, kinds: Sequence[str]) -> list[int]:
    """The motions of which an act told such events."""
    told = [telling.event for telling in outcome.tellings if telling.event.id in kinds]
    return [int(getattr(event, "number", 0)) for event in told]


def ballot(state: Republic, number: int) -> Parcel:
    """The parcel of a Vote card."""
    return Parcel("public", TARGET, "ballot", ref_of(state.turn, number), merge=True)


def taken_back(state: Republic, outcome: Outcome) -> range:
    """The motions that may have been undone, if the game was taken back."""
    last = state.senate.motions
    undone = outcome.entry is None or outcome.entry.kind == "rewind"
    return range(last + 1, last + 1 + UNDONE) if undone and state.step.startswith("senate.") else range(0)


def standing(table: Table[Any]) -> Iterator[Parcel]:
    """The card of the motion that is voted on."""
    state: Republic = table.state
    if state.senate.motion is not None:
        yield ballot(state, state.senate.motion.number)
