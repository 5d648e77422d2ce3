"""What the store keeps: plain rows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypedDict

from pydantic_core import to_jsonable_python

from games.kernel import Checkpoint, Entry, Event, Raw, Seat, Telling, Window

Status = Literal["lobby", "playing", "held", "over"]
Holder = Literal["user", "caretaker", "vacant"]

CLAUSES = "clauses"
"""Under this what an event rests on stands beside its fields where it is stored."""
AUDIENCE = re.compile(r"public|watchers|(?:seat|deal|circle):.+")
TARGET = re.compile(r"channel|log|lobby|ballot|watchers|(?:dm|thread|log|circle):.+")


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game, from the lobby to the end.

    Attributes:
        id: six letters and digits; stands in every custom_id.
        kind: the id of the game in the catalogue: "sample".
        head: the highest seq ever used; -1 in the lobby.
        last: the newest entry that stands; None: there is none, or it is not known.
        version: one more with each write that changes how it stands: an act, a saved answer, a seat, a note, a pause.
        log: the public log thread.
        options: the options of the rules; terms: those of the table (visibility, deals, ballots...).
        commitment: digest of the seed, published at the start.
        code: why the game is held, as told to the players; cause: the same for maintainers.
        paused_at: since when its clocks stand still because the table wishes it.
    """

    id: str
    kind: str
    title: str
    host: int
    made_at: datetime
    status: Status = "lobby"
    head: int = -1
    gm: int | None = None
    guild: int | None = None
    channel: int | None = None
    log: int | None = None
    pace: str = "standard"
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    terms: Mapping[str, Any] = field(default_factory=dict[str, Any])
    commitment: str = ""
    code: str = ""
    cause: str = field(default="", repr=False)
    started_at: datetime | None = None
    held_at: datetime | None = None
    ended_at: datetime | None = None
    paused_at: datetime | None = None
    last: int | None = None
    version: int = 0


class GameChanges(TypedDict, total=False):
    """What may be changed of a game outside play."""

    title: str
    status: Literal["lobby", "over"]
    host: int
    gm: int | None
    guild: int | None
    channel: int | None
    log: int | None
    pace: str
    options: Mapping[str, Any]
    terms: Mapping[str, Any]
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who holds it."""

    game: str
    seat: Seat
    holder: Holder
    user: int | None
    since: datetime


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line of the journal; `undone_by`: the seq of the undo or rewind that took it back."""

    entry: Entry = field(repr=False)
    at: datetime
    user: int | None
    version: str
    undone_by: int | None = None


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """Where a game can be rewound to; `name` tells nobody how much had happened by then."""

    seq: int
    step: str
    at: datetime
    name: str = ""


def said(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What stored fields say of what happened; not what it rests on, which in games of before stood in a `rule`."""
    return {name: value for name, value in fields.items() if name not in (CLAUSES, "rule")}


def facts(event: Event) -> dict[str, Any]:
    """The fields of an event as JSON; not what it rests on, which is kept beside them."""
    fields: dict[str, Any] = to_jsonable_python(event, exclude={CLAUSES})
    return fields


@dataclass(frozen=True, slots=True)
class EventRow:
    """One told event; `audience` None: everyone. `kind` is its id, `clauses` what it rests on, if that was told.

    `half`: which of the games that its game is made of tells it; "": it itself.
    """

    game: str
    seq: int
    n: int
    kind: str
    fields: Mapping[str, Any] = field(repr=False)
    audience: tuple[Seat, ...] | None
    at: datetime
    clauses: tuple[str, ...] = ()
    half: str = ""

    @staticmethod
    def of(game: str, seq: int, n: int, telling: Telling, at: datetime) -> EventRow:
        """The n-th event that an act has told."""
        event = telling.event
        return EventRow(game, seq, n, event.id, facts(event), telling.to, at, event.clauses, telling.half)

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: the public) is told."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, slots=True)
class WindowRow:
    """An awaited decision and its deadline; `due` None: it has none.

    `stage`: reminders sent so far; `remind_at`: when the next is to be sent. `rested`: the deadline that was moved
    out of quiet hours, if one was. `drawn`: quarters of its seat's bank it runs on, since `missed`.
    """

    game: str
    ref: str
    key: str
    kind: str
    topic: str
    seat: Seat
    type: Window
    covert: bool
    opened: datetime
    due: datetime | None
    stage: int = 0
    remind_at: datetime | None = None
    rested: datetime | None = None
    drawn: int = 0
    missed: datetime | None = None


@dataclass(frozen=True, slots=True)
class SavedRow:
    """An intention: counts at the deadline; locked: "do not wait for me".

    `ref` is that of an open decision, or the key of one that is still to come (then `rev` is empty), or is asked again
    (then it counts as long as the same is offered).
    """

    game: str
    ref: str
    seat: Seat
    rev: str
    raw: Raw = field(repr=False)
    locked: bool
    user: int | None
    at: datetime

    def is_for(self, ref: str, key: str, rev: str) -> bool:
        """Whether it was meant for this question as it is asked now."""
        return self.ref == ref or (self.ref == key and self.rev in ("", rev))


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A standing order."""

    game: str
    seat: Seat
    n: int
    body: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class NoteRow:
    """What is remembered of a game that is not play: a table vote, an absence, a promise, a bank of time.

    Attributes:
        kind: what it is; the clock calls what is registered for it (`bot.table.notes.rings`) when the note falls due.
        ref: which of its kind: a seat, a deal, a number.
        due: when it falls due; None: it only lies there.
    """

    game: str
    kind: str
    ref: str
    body: Mapping[str, Any] = field(default_factory=dict[str, Any], repr=False)
    due: datetime | None = None


@dataclass(frozen=True, slots=True)
class Parcel:
    """One thing to tell Discord; written in the transaction of the move it tells about.

    Attributes:
        audience: "public", "seat:<seat>", "deal:<deal>" (the two seats of a deal thread), "circle:<name>" (those
            who have a private thread, which is its target) or "watchers" (spectators).
        target: "channel", "ballot" (the channel too), "log" (of a half "log:<half>"), "lobby", "watchers",
            "dm:<seat>" or "thread:<deal>".
        kind: "turn", "hand", "decisions", "result", "log", "deal", "notice", "board"...
        ref: what to render: an event's seq, a deal, a step...
        merge: an unsent row of the same audience, target, kind and ref takes this one's place, or rather this one its.
        about: further parameters; ids and numbers, no secrets that the audience may not know.
        patience: seconds it may wait for others of its kind; what is merged waits so without holding up its route.
        half: which of the games that its game is made of it shows; "": the whole.
    """

    audience: str
    target: str
    kind: str
    ref: str = ""
    merge: bool = False
    about: Mapping[str, Any] = field(default_factory=dict[str, Any], repr=False)
    patience: float = 0.0
    half: str = ""

    def __post_init__(self) -> None:
        if not AUDIENCE.fullmatch(self.audience) or not TARGET.fullmatch(self.target):
            raise ValueError(f"no such audience or target: {self.audience} to {self.target}")
        scope, _, who = self.audience.partition(":")
        private = {"seat": f"dm:{who}", "deal": f"thread:{who}", "circle": f"circle:{who}", "watchers": "watchers"}
        if scope != "public" and self.target != private[scope]:
            raise ValueError(f"what is for {self.audience} only may not go to {self.target}")


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat passes from one holder to the next: all that goes with it, in one transaction.

    What the former holder had saved and ordered is forgotten with it.

    Attributes:
        former: the seat as it was; if it is no longer so, or the new holder sits elsewhere, `Conflict`.
        new: the seat as it is from now on.
        put: notes written; drop: notes taken away.
        windows: deadlines and reminders set anew.
        parcels: whom it concerns.
    """

    former: SeatRow
    new: SeatRow
    put: Sequence[NoteRow] = ()
    drop: Sequence[NoteRow] = ()
    windows: Sequence[WindowRow] = ()
    parcels: Sequence[Parcel] = ()


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A parcel on its way.

    `seq`: the head of the game when it was made; `tries`: how often it was refused before; `trail`: what it comes of.
    """

    id: int
    game: str
    seq: int
    parcel: Parcel
    tries: int
    made_at: datetime
    due: datetime
    trail: str = ""

    @property
    def nonce(self) -> str:
        """The same at every try, so that Discord posts a message once (at most 25 characters)."""
        return f"{self.game}-{self.id}"


@dataclass(frozen=True, slots=True)
class RoadRow:
    """The road to Discord is closed: since when, and by which hindrance."""

    since: datetime
    cause: str


@dataclass(frozen=True, slots=True)
class Census:
    """How much of everything there is in a database.

    Attributes:
        games: how many, by kind and state; a state is a status, or "paused".
        asked: questions that are open and awaited; due: those whose deadline has come; soon: within the next hour.
        next_due: the earliest deadline of games whose clocks run.
        unsent: messages that wait; late: those of them that are due; oldest: when the first of them was made.
        given_up: messages of the last week.
        road: since when nothing arrives on Discord, and why; None: it does.
    """

    games: Mapping[tuple[str, str], int]
    asked: int
    due: int
    soon: int
    next_due: datetime | None
    unsent: int
    late: int
    oldest: datetime | None
    given_up: int
    road: RoadRow | None

    def by_state(self) -> dict[str, int]:
        """How many games there are in each state that any is in."""
        found = Counter[str]()
        for (_, state), count in self.games.items():
            found[state] += count
        return dict(found)


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message that stands on Discord, and the digest of what it shows.

    Attributes:
        files: what it shows of its own, as Discord numbers it, by name.
        plain: Discord refused to edit it with its picture, and it is shown without one.
        seq: the head of the game when it was posted; None: not known.
    """

    id: int
    game: str
    channel: int
    audience: str
    target: str
    kind: str
    ref: str
    digest: str
    at: datetime
    files: Mapping[str, int] = field(default_factory=dict[str, int])
    plain: bool = False
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class ParleyRow:
    """What surrounds the talk of one deal: its thread, who wants the words kept, when they are erased."""

    game: str
    deal: str
    thread: int | None = None
    kept: tuple[Seat, ...] = ()
    erase_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class TalkRow:
    """Words said in a deal; rules never see them."""

    game: str
    deal: str
    n: int
    seat: Seat
    text: str = field(repr=False)
    at: datetime


@dataclass(frozen=True, slots=True)
class UserRow:
    """The settings of a person; nothing else is kept of him."""

    id: int
    settings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class GuildRow:
    """The settings of a server."""

    id: int
    settings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Move:
    """All that one act changes, written in one transaction or not at all.

    Attributes:
        head: the head the act was made on; if the game has moved on, `Conflict`, and nothing is written.
        new: the head afterwards.
        undone_from: entries from this seq on are taken back by this move.
        line: the journal line, if any.
        closed: refs of decisions no longer open; opened: those that are now.
        covered: refs of decisions that are put off, and open again later: what was saved for them stays.
        status: what the game is from now on.
        notes: notes written beside it; gone: notes taken away.
        saves: answers saved beside it.
        seated: who sits down at the table with it, on a chair of his own; `Conflict` if it is taken, or he sits here.
        remarked: earlier lines whose marks are others now; retold: earlier acts whose events are told anew by this one.
    """

    game: str
    at: datetime
    head: int
    new: int
    status: Status = "playing"
    undone_from: int | None = None
    line: EntryRow | None = None
    events: Sequence[EventRow] = ()
    checkpoint: Checkpoint | None = None
    opened: Sequence[WindowRow] = ()
    closed: Sequence[str] = ()
    covered: Sequence[str] = ()
    parcels: Sequence[Parcel] = ()
    commitment: str | None = None
    notes: Sequence[NoteRow] = ()
    gone: Sequence[NoteRow] = ()
    saves: Sequence[SavedRow] = ()
    seated: SeatRow | None = None
    remarked: Sequence[EntryRow] = ()
    retold: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Stand:
    """A game as it stands: read in one go before each act.

    `windows`: the earliest deadline first; `orders`: the standing orders of all seats, each seat's in their order;
    `people`: what those who hold seats have set for themselves, as it is stored (`bot.services.people.people.of_seat`).
    """

    game: GameRow
    seats: Mapping[Seat, SeatRow]
    saved: Sequence[SavedRow]
    windows: Sequence[WindowRow]
    notes: Sequence[NoteRow] = ()
    orders: Sequence[OrderRow] = ()
    people: Mapping[Seat, Mapping[str, Any]] = field(default_factory=dict[Seat, Mapping[str, Any]])

    def holder(self, seat: Seat) -> int | None:
        """The user on a seat."""
        row = self.seats.get(seat)
        return row.user if row else None

    def note(self, kind: str, ref: str = "") -> NoteRow | None:
        """One note."""
        return next((one for one in self.notes if (one.kind, one.ref) == (kind, ref)), None)

    def notes_of(self, kind: str) -> list[NoteRow]:
        """All notes of a kind."""
        return [one for one in self.notes if one.kind == kind]


@dataclass(frozen=True, slots=True)
class Replay:
    """What a table is rebuilt from: a checkpoint and the entries after it that were not taken back."""

    head: int
    checkpoint: Checkpoint
    entries: Sequence[Entry]
    versions: Sequence[str]


@dataclass(frozen=True, slots=True)
class Recalled:
    """A seat's last entries, what was told since the first answer among them, and when its card was posted (-1)."""

    entries: Sequence[EntryRow]
    told: Sequence[EventRow]
    posted: int
