"""Motions of the table: what the seats decide together about the table, not in the game (discord-ux 9.7).

Pure: what a motion is, who votes on it, how it stands. One seat, one vote; two thirds of the held seats carry it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from bot.store.store import GameRow, NoteRow, Parcel, SeatRow, Stand
from bot.table.tables import Tables
from games.kernel import Seat

NOTE: Final = "motion"
OPEN: Final = timedelta(hours=48)
SOON: Final = timedelta(minutes=1)
KEPT: Final = timedelta(days=7)
State: TypeAlias = Literal["open", "passed", "failed", "carried", "refused", "void"]


class Ballot(BaseModel):
    """How a seat voted, and who sat there then."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    user: int
    yea: bool


class Motion(BaseModel):
    """One motion, as its note keeps it.

    Attributes:
        kind: what is to be done; its rule says by whom.
        seat: who proposed it; None: nobody at the table, but the bot or a game master without a seat.
        concerning: the seat that has no vote, for it is voted on.
        state: open; decided but not yet in effect (passed, failed); over (carried, refused, void).
        master: the game master decided it alone.
        late: its time ran out.
        why, about: the reason it could not take effect, if it is void.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    ref: str
    kind: str
    opened: AwareDatetime
    until: AwareDatetime
    args: dict[str, Any] = Field(default_factory=dict)
    seat: Seat | None = None
    user: int | None = None
    concerning: Seat | None = None
    votes: dict[Seat, Ballot] = Field(default_factory=dict[Seat, Ballot])
    state: State = "open"
    closed: AwareDatetime | None = None
    master: bool = False
    late: bool = False
    why: str = ""
    about: dict[str, Any] = Field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether nothing more comes of it."""
        return self.state in ("carried", "refused", "void")

    def changed(self, **changes: Any) -> Motion:
        """The same motion, some of it changed."""
        return self.model_copy(update=changes)

    def note(self, now: datetime) -> NoteRow:
        """As it is kept; it falls due at its end, at once if it is to take effect, and when it may be forgotten."""
        due = self.until if self.state == "open" else now + (KEPT if self.over else SOON)
        return NoteRow(self.game, NOTE, self.ref, self.model_dump(mode="json", exclude={"game", "ref"}), due)

    @property
    def card(self) -> Parcel:
        """The parcel that brings its Vote card up to date."""
        return Parcel("public", "ballot", NOTE, self.ref, merge=True)


def read(note: NoteRow) -> Motion:
    """The motion a note keeps."""
    return Motion.model_validate({**note.body, "game": note.game, "ref": note.ref})


def motions(stand: Stand) -> list[Motion]:
    """All motions of a game that are remembered, the oldest first."""
    return sorted((read(note) for note in stand.notes_of(NOTE)), key=lambda motion: motion.opened)


def open_motions(stand: Stand) -> list[Motion]:
    """Those that are voted on now."""
    return [motion for motion in motions(stand) if motion.state == "open"]


Effect: TypeAlias = "Callable[[Tables, Motion], Awaitable[None]]"
"""What a motion does once it is decided: called outside the lock of the game, again if the process ended meanwhile."""
Present: TypeAlias = Callable[[Stand, Seat, datetime], bool]


@dataclass(frozen=True, slots=True)
class Rule:
    """How a kind of motion is decided.

    Attributes:
        carry: what it does; a RulesError says why it cannot.
        refuse: what is done if it is not carried.
        present: not two thirds, but all seats of which this holds must agree; and no game master can decide for them.
    """

    carry: Effect
    refuse: Effect | None = None
    present: Present | None = None


Rules: TypeAlias = Mapping[str, Rule]
"""How each kind of motion is decided: `Tables.hooks.motions`."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How a motion stands; `unanimous`: not two thirds, but all who are there must agree."""

    voters: Mapping[Seat, SeatRow]
    yea: int
    nay: int
    needed: int
    unanimous: bool = False

    @property
    def left(self) -> int:
        """Seats that have not voted."""
        return len(self.voters) - self.yea - self.nay

    @property
    def passes(self) -> bool:
        """Whether enough have agreed."""
        return bool(self.voters) and self.yea >= self.needed

    @property
    def fails(self) -> bool:
        """Whether it cannot pass any more."""
        return not self.voters or self.yea + self.left < self.needed


def voters(rules: Rules, stand: Stand, motion: Motion, now: datetime) -> dict[Seat, SeatRow]:
    """The seats with a vote: held by somebody, and not the one that is voted on."""
    present = rules[motion.kind].present
    return {
        seat: row
        for seat, row in stand.seats.items()
        if row.holder == "user" and seat != motion.concerning and (present is None or present(stand, seat, now))
    }


def vote(motion: Motion, row: SeatRow) -> bool | None:
    """How a seat has voted; None: not yet. A vote goes with who cast it: his successor votes for himself."""
    ballot = motion.votes.get(row.seat)
    return ballot.yea if ballot and ballot.user == row.user else None


def tally(rules: Rules, stand: Stand, motion: Motion, now: datetime) -> Tally:
    """How a motion stands among those who hold seats now."""
    able = voters(rules, stand, motion, now)
    cast = [vote(motion, row) for row in able.values()]
    unanimous = rules[motion.kind].present is not None
    needed = len(able) if unanimous else -(-2 * len(able) // 3)
    return Tally(able, cast.count(True), cast.count(False), needed, unanimous)


def master(game: GameRow) -> int:
    """Who acts for the table at once: its game master, or the host where none is named."""
    return game.gm or game.host
