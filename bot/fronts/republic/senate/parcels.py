"""When Vote cards are drawn: after which acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bot.store.store import Parcel
from games.kernel import Outcome
from games.kernel.table import Table
from games.republic.state import Republic

UNDONE: Final = 8  # so many cards are looked for when the game is taken back
ENDS: Final = ("republic.Unopposed", "republic.VoteClosed", "republic.MotionFell")
MOVES: Final = ("republic.Proposed", "republic.VotesDeclared", *ENDS)
TARGET: Final = "ballot"  # the game's channel, but no other message waits for this one


def ref_of(turn: int, number: int) -> str:
    """Under which name the card of a motion is kept, and its buttons lead to it."""
    return f"{turn}.{number}"


def ballots(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """A parcel for each Vote card that an act may have changed."""
    state: Republic = table.state
    open_now = [one.number for one in (state.senate.motion, *state.senate.suspended) if one]
    moved = [telling.event for telling in outcome.tellings if telling.event.id in MOVES]
    numbers = [*open_now, *(int(getattr(event, "number", 0)) for event in moved), *taken_back(state, outcome)]
    for number in dict.fromkeys(numbers):
        yield Parcel("public", TARGET, "ballot", ref_of(state.turn, number), merge=True)


def taken_back(state: Republic, outcome: Outcome) -> range:
    """The motions that may have been undone, if the game was taken back."""
    last = state.senate.motions
    undone = outcome.entry is None or outcome.entry.kind == "rewind"
    return range(last + 1, last + 1 + UNDONE) if undone and state.step.startswith("senate.") else range(0)


def standing(table: Table[Any]) -> Iterator[Parcel]:
    """The card of the motion that is voted on."""
    state: Republic = table.state
    if state.senate.motion is not None:
        yield Parcel("public", TARGET, "ballot", ref_of(state.turn, state.senate.motion.number), merge=True)
