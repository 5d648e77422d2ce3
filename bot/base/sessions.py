"""Which process has which of the bot's sessions (shards) on Discord.

A process takes free ones at a beat, up to its part: as many as there are for each of the processes there are to be,
rounded up. What nobody came for within the time after which one that is silent is dead, and what the dead had, goes to
those that live, in parts of their number. Who has more than such a part, as others have come since, gives up the rest.
So none stays free, and after a time nobody has more than his part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Session:
    """A session as its row says. `owner`: None: nobody's. `late`: it is of the dead, or was free for long."""

    number: int
    owner: str | None = None
    late: bool = False


def to_take(process: str, sessions: Sequence[Session], *, alive: int, planned: int) -> list[int]:
    """Which a process takes now: first what has been free for long, which may be more than its part of all."""
    mine = sum(one.owner == process for one in sessions)
    late = [one.number for one in sessions if one.owner is None and one.late]
    free = late + [one.number for one in sessions if one.owner is None and not one.late]
    within, beyond = part(sessions, max(alive, planned)) - mine, part(sessions, alive) - mine
    return free[: max(within, min(beyond, len(late)), 0)]


def to_give_up(process: str, sessions: Sequence[Session], *, alive: int) -> list[int]:
    """Which a process gives up now: what it has beyond a part for each that lives."""
    return [one.number for one in sessions if one.owner == process][part(sessions, alive) :]


def part(sessions: Sequence[Session], processes: int) -> int:
    """How many sessions there are for each, rounded up."""
    return -(-len(sessions) // processes)
