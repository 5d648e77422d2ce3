"""The store: the one truth about every game. `Store` is what the rest of the bot may ask of it.

Each method is one transaction, parcels included, so Discord is told of all that was committed and of nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Protocol, Unpack

from bot.base.health import Figures
from games.kernel import Raw, Seat

from .bell import Bell
from .rows import (
    Census,
    CheckpointRow,
    EntryRow,
    EventRow,
    GameChanges,
    GameRow,
    GuildRow,
    Handover,
    Holder,
    MessageRow,
    Move,
    NoteRow,
    OrderRow,
    OutboxRow,
    Parcel,
    ParleyRow,
    Recalled,
    Replay,
    RoadRow,
    SavedRow,
    SeatRow,
    Stand,
    Status,
    TalkRow,
    UserRow,
    WindowRow,
)
from .starts import Starts

__all__ = [
    "Bell",
    "Census",
    "CheckpointRow",
    "EntryRow",
    "EventRow",
    "GameChanges",
    "GameRow",
    "GuildRow",
    "Handover",
    "Holder",
    "MessageRow",
    "Move",
    "NoteRow",
    "OrderRow",
    "OutboxRow",
    "Parcel",
    "ParleyRow",
    "Recalled",
    "Replay",
    "RoadRow",
    "SavedRow",
    "SeatRow",
    "Stand",
    "Status",
    "Store",
    "TalkRow",
    "UserRow",
    "WindowRow",
    "new_id",
]

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 6) -> str:
    """A short opaque word: no vowels that could be misread as digits, none told from another by case."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class Store(Starts, Protocol):
    """Everything that is remembered. `outbox_bell` and `window_bell` ring when such rows have changed.

    `figures`: how long its transactions take, and which fail; whoever stands on it counts there too.
    """

    figures: Figures
    outbox_bell: Bell
    window_bell: Bell

    async def close(self, parting: str = "") -> None:
        """Write no longer, and close the file. `parting`: what the next that begins may rest on."""
        ...

    async def renew(self, now: datetime, *, connected: bool) -> None:
        """Show that this writer lives; `connected`: and that the bot is on Discord."""
        ...

    async def last_seen(self) -> datetime | None:
        """When the bot was last known to be connected."""
        ...

    async def census(self, now: datetime) -> Census:
        """How much of everything there is."""
        ...

    # -- games and seats ---------------------------------------------------------------------------------------------
    async def add_game(self, game: GameRow, parcels: Sequence[Parcel] = (), notes: Sequence[NoteRow] = ()) -> None:
        """A new game in the lobby, with its notes."""
        ...

    async def find_game(self, game: str) -> GameRow | None:
        """One game."""
        ...

    async def games(
        self,
        *,
        status: Sequence[Status] = (),
        guild: int | None = None,
        channel: int | None = None,
        user: int | None = None,
        still: bool = False,
    ) -> list[GameRow]:
        """Games by status, place, the user who holds a seat, or whose clocks stand still, the oldest first."""
        ...

    async def change_game(
        self, game: str, now: datetime, parcels: Sequence[Parcel] = (), **changes: Unpack[GameChanges]
    ) -> GameRow:
        """Change what is not play: title, place, pace, options. `Conflict` if there is no such game."""
        ...

    async def stand(self, game: str) -> Stand | None:
        """The game, its seats, the saved answers and the windows, read together."""
        ...

    def known_stand(self, game: str) -> Stand | None:
        """The same, if it can be told without waiting."""
        ...

    async def still_at(self, game: str, version: int | None) -> None:
        """`Conflict`: a game is no longer in the version in which it was looked at, and this process did not know."""
        ...

    async def seats(self, game: str) -> list[SeatRow]:
        """All seats of a game that were ever taken."""
        ...

    async def take_seat(self, row: SeatRow, parcels: Sequence[Parcel] = (), notes: Sequence[NoteRow] = ()) -> None:
        """Sit down, with the notes that go with it. `Conflict` if the seat is held by a user, or he sits already."""
        ...

    async def give_up_seat(
        self, game: str, seat: Seat, now: datetime, *, holder: Holder | None = None, parcels: Sequence[Parcel] = ()
    ) -> None:
        """Get up: the seat is free again (in the lobby), or kept with another kind of `holder`."""
        ...

    async def hand_over(self, change: Handover) -> None:
        """A seat passes from one holder to the next, with all that goes with it. `Conflict`: it was not as thought."""
        ...

    async def pause(
        self, game: str, now: datetime, notes: Sequence[NoteRow] = (), parcels: Sequence[Parcel] = ()
    ) -> None:
        """Stop the clocks of a game. `Conflict`: they stand still already, or it is not in play."""
        ...

    async def resume(
        self, game: str, now: datetime, gone: Sequence[NoteRow] = (), parcels: Sequence[Parcel] = ()
    ) -> None:
        """Let the clocks of a game run on: each deadline moves by as long as it stood still. `Conflict`: they run."""
        ...

    # -- play --------------------------------------------------------------------------------------------------------
    async def replay(self, game: str, upto: int | None = None, before: int | None = None) -> Replay | None:
        """What the table is rebuilt from.

        `upto`: as it was after the entry of this seq. `before`: from a checkpoint older than the entry of this seq.
        """
        ...

    async def commit(self, move: Move) -> None:
        """Write one act. `Conflict` if the game has moved on since it was looked at; nothing is written then."""
        ...

    async def hold(self, game: str, code: str, cause: str, now: datetime, parcels: Sequence[Parcel] = ()) -> None:
        """Stop a game in play: its clocks stand still."""
        ...

    async def release(self, game: str, now: datetime, parcels: Sequence[Parcel] = ()) -> None:
        """Let a held game go on; its deadlines move by as long as it was held."""
        ...

    async def journal(self, game: str) -> list[EntryRow]:
        """All entries, those taken back included."""
        ...

    async def recalled(self, game: str, seat: Seat, target: str, kind: str, last: int = 20) -> Recalled:
        """A seat's last entries since its newest such message or its last answer, and what was told since."""
        ...

    async def last_entry(self, game: str) -> EntryRow | None:
        """The newest entry that stands."""
        ...

    async def checkpoints(self, game: str, last: int = 25) -> list[CheckpointRow]:
        """The last checkpoints that stand, the newest first."""
        ...

    async def events(self, game: str, after: int = -1, upto: int | None = None) -> list[EventRow]:
        """Told events with `after` < seq <= `upto` that were not taken back."""
        ...

    async def unreadable(self, game: str) -> list[str]:
        """The rows of a game, but for journal and checkpoints, that cannot be read; they are left out elsewhere."""
        ...

    # -- deadlines and intentions ------------------------------------------------------------------------------------
    async def windows(self, game: str) -> list[WindowRow]:
        """The awaited decisions of a game, the earliest deadline first."""
        ...

    async def clocks(self, now: datetime | None = None) -> list[WindowRow]:
        """Windows with a deadline in games being played, the earliest first; `now`: only those that want something."""
        ...

    async def next_due(self) -> datetime | None:
        """The earliest deadline of all games being played."""
        ...

    async def next_reminder(self) -> datetime | None:
        """When the earliest reminder of all games being played is to be sent."""
        ...

    async def move_windows(
        self, due: Mapping[tuple[str, str], datetime], now: datetime, parcels: Mapping[str, Sequence[Parcel]]
    ) -> None:
        """Set deadlines anew, by (game, ref), and tell the games concerned; reminders begin anew where that is much."""
        ...

    async def set_windows(
        self,
        rows: Sequence[WindowRow],
        now: datetime,
        parcels: Mapping[str, Sequence[Parcel]],
        notes: Sequence[NoteRow] = (),
        gone: Sequence[NoteRow] = (),
    ) -> None:
        """Set deadlines and reminders as these rows say, write notes or take them away, tell the games concerned."""
        ...

    async def give_back(
        self,
        rows: Sequence[WindowRow],
        now: datetime,
        parcels: Mapping[str, Sequence[Parcel]],
        settled: Sequence[str] = (),
    ) -> None:
        """Set deadlines after an outage, tell the games concerned; with it nobody was away from `settled` any more."""
        ...

    async def unsettled(self) -> dict[str, datetime]:
        """The games to which an outage is still to be given back, since another process saw to them; and since when."""
        ...

    async def remind(
        self,
        rows: Sequence[WindowRow],
        now: datetime,
        parcels: Sequence[Parcel],
        notes: Sequence[NoteRow] = (),
        *,
        again: bool = False,
    ) -> None:
        """Note how far the reminders of windows have come, and tell a seat of the game of the first.

        `again`: a reminder that was sent comes once more.
        """
        ...

    async def saved(self, game: str) -> list[SavedRow]:
        """The saved answers of a game."""
        ...

    async def save(self, row: SavedRow) -> None:
        """Keep an intention in place of the former one."""
        ...

    async def unsave(self, game: str, ref: str) -> None:
        """Forget an intention."""
        ...

    async def orders(self, game: str, seat: Seat | None = None) -> list[OrderRow]:
        """The standing orders of a game or a seat, in their order."""
        ...

    async def set_orders(self, game: str, seat: Seat, bodies: Sequence[Mapping[str, Any]]) -> None:
        """All standing orders of a seat."""
        ...

    # -- notes -------------------------------------------------------------------------------------------------------
    async def notes(self, game: str | None = None, kind: str | None = None) -> list[NoteRow]:
        """Notes of a game, or of all games, by kind and ref."""
        ...

    async def note(
        self,
        game: str,
        now: datetime,
        put: Sequence[NoteRow] = (),
        drop: Sequence[NoteRow] = (),
        parcels: Sequence[Parcel] = (),
    ) -> None:
        """Write notes of one game, take others away, and tell whom it concerns: one transaction."""
        ...

    async def due_notes(self, now: datetime) -> list[NoteRow]:
        """Notes of all games that have fallen due, the earliest first."""
        ...

    async def next_note(self) -> datetime | None:
        """When the earliest note of all games falls due."""
        ...

    # -- to Discord --------------------------------------------------------------------------------------------------
    async def post(self, game: str, parcels: Sequence[Parcel], now: datetime) -> None:
        """Put parcels into the outbox that belong to no move."""
        ...

    async def claim(self, now: datetime, limit: int = 50) -> list[OutboxRow]:
        """Take the first unsent row of each route (game and target) that is free and due, the longest due first."""
        ...

    async def take(self, now: datetime, limit: int = 50) -> tuple[list[OutboxRow], datetime | None]:
        """The same, and what `next_outbox` says then."""
        ...

    async def next_outbox(self) -> datetime | None:
        """When the earliest unsent, unclaimed row that leads its route may be tried; None: there is none."""
        ...

    async def behind(self, row: OutboxRow) -> list[OutboxRow]:
        """The rows of its kind that wait right behind this one on its route, in their order."""
        ...

    async def sent(self, row: int, message: MessageRow | None = None, along: Sequence[int] = ()) -> None:
        """This row arrived, and those that went along; remember the message that now stands, if it needed one."""
        ...

    async def failed(self, row: int, retry: datetime) -> None:
        """This row was tried and refused; it keeps its place, and its route waits."""
        ...

    async def put_off(self, row: int, retry: datetime) -> None:
        """This row could not be sent for a reason that is not its own: that is no try."""
        ...

    async def dropped(self, row: int) -> None:
        """Nobody needs this row any more."""
        ...

    async def given_up(self, row: int, cause: str) -> None:
        """This row should have been sent, and cannot be."""
        ...

    async def lost(self) -> int:
        """How many rows of the last days were given up."""
        ...

    async def close_road(self, road: RoadRow) -> None:
        """Nothing that is sent arrives."""
        ...

    async def open_road(self) -> None:
        """What is sent arrives again."""
        ...

    async def road(self) -> RoadRow | None:
        """Since when nothing arrives; None: it does."""
        ...

    async def hasten(self, now: datetime, *, patient: bool = False, most: timedelta = timedelta()) -> None:
        """What was to be tried later is tried now; `patient`: only what was never tried, and waits for its like.

        `most`: only what would wait for longer.
        """
        ...

    async def unsent(self) -> int:
        """How many rows are still to be sent."""
        ...

    async def message(self, game: str, target: str, kind: str, ref: str) -> MessageRow | None:
        """The newest message that shows this."""
        ...

    async def message_by_id(self, message: int) -> MessageRow | None:
        """What a message shows."""
        ...

    async def messages(
        self, game: str, target: str | None = None, kind: str | None = None, *, since: datetime | None = None
    ) -> list[MessageRow]:
        """The messages of a game that stand, all or those of a target, a kind, or a time on, the oldest first."""
        ...

    async def put_message(self, row: MessageRow) -> None:
        """Remember a message, or what it shows now."""
        ...

    async def forget_message(self, message: int) -> None:
        """It no longer stands."""
        ...

    # -- words and people --------------------------------------------------------------------------------------------
    async def say(
        self, game: str, deal: str, seat: Seat, text: str, now: datetime, parcels: Sequence[Parcel]
    ) -> TalkRow:
        """Add a line to the talk of a deal."""
        ...

    async def talk(self, game: str, deal: str, last: int | None = None) -> list[TalkRow]:
        """The words of a deal, the oldest first."""
        ...

    async def parley(self, game: str, deal: str) -> ParleyRow:
        """What surrounds the talk of a deal."""
        ...

    async def put_parley(self, row: ParleyRow) -> None:
        """Set its thread, who keeps it, and when it is erased."""
        ...

    async def tidy(self, now: datetime) -> None:
        """Erase the words whose time has come, and what the outbox has long done with."""
        ...

    async def user(self, user: int) -> UserRow:
        """The settings of a person; empty if he never made any."""
        ...

    async def put_user(self, row: UserRow) -> None:
        """Set them."""
        ...

    async def change_user(self, user: int, changes: Mapping[str, Any]) -> UserRow:
        """Change some of them and leave the others, within a group too; None takes one away."""
        ...

    async def change_users(self, changes: Mapping[int, Mapping[str, Any]], note: NoteRow) -> None:
        """Change some settings of several people, for the reason this note tells: one transaction."""
        ...

    async def diligence(self, user: int) -> tuple[int, int]:
        """How many decisions somebody has made himself, and how many defaults were taken on the seats he holds."""
        ...

    async def guild(self, guild: int) -> GuildRow:
        """The settings of a server."""
        ...

    async def known_guild(self, guild: int) -> GuildRow:
        """The settings of a server as they were not long ago: nothing binding may rest on them."""
        ...

    async def put_guild(self, row: GuildRow) -> None:
        """Set them."""
        ...

    async def change_guild(self, guild: int, changes: Mapping[str, Any]) -> None:
        """Change some of them and leave the others, which somebody else may be changing now."""
        ...

    async def personal(self, user: int) -> dict[str, Any]:
        """Everything that is kept of a person, as plain data."""
        ...

    async def forget(self, user: int) -> None:
        """Take a person's id and settings out of everything. Seats he holds in running games are left first."""
        ...

    # -- carrying games about ----------------------------------------------------------------------------------------
    async def dump(self, game: str) -> dict[str, Any] | None:
        """Everything about one game as plain data."""
        ...

    async def restore(self, document: Raw, game: str, now: datetime) -> None:
        """Add a dumped game under a new id; if it was in play it is held until somebody releases it."""
        ...
