"""Rewind: where a game can be taken back to, what is undone by it, and who has learnt what (architecture 9, ux 12).

The seats vote on it, the game master decides at once. Places are known by names that tell nobody how much happened in
secret; nothing is deleted by going back, and no roll of the dice comes twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.base.errors import NotAllowed
from bot.services.pauses.pauses import seat_of
from bot.services.records.chronicle import Course, course
from bot.services.votes.motions import Motion, master
from bot.services.votes.votes import begun, propose
from bot.store.store import CheckpointRow, EntryRow, EventRow, Store
from bot.table.tables import Tables
from games.kernel import Seat

OFFERED: Final = 25
ALL: Final = 100_000


@dataclass(frozen=True, slots=True)
class Place:
    """A moment a game can be taken back to: the beginning of a step.

    Attributes:
        back: how many steps ago it began; 0: the one that is being played.
    """

    name: str
    seq: int
    step: str
    turn: int
    back: int


@dataclass(frozen=True, slots=True)
class Undone:
    """What a rewind takes back.

    Attributes:
        events: what was told since, to whomever.
        private: how much each seat was told alone or with some others, words of deals aside: that stays known.
    """

    events: Sequence[EventRow]
    private: Counter[Seat]

    @property
    def public(self) -> list[EventRow]:
        """What everybody was told."""
        return [event for event in self.events if event.audience is None]


async def places(store: Store, game: str) -> list[Place]:
    """Where a game can be taken back to, the latest first."""
    points = await store.checkpoints(game, OFFERED)
    row = await store.find_game(game)
    begins = await _beginnings(store, game, course(row.kind if row else ""))
    return [_place(point, begins, back) for back, point in enumerate(points)]


async def _beginnings(store: Store, game: str, course_: Course) -> dict[int, int]:
    """The act with which each turn began."""
    told = [event for event in await store.events(game) if event.kind in course_.begins]
    return {turn: events[0].seq for turn, events in course_.turns(told).items()}


def _place(point: CheckpointRow, begins: dict[int, int], back: int) -> Place:
    turn = max((turn for turn, seq in begins.items() if seq <= point.seq), default=0)
    return Place(point.name, point.seq, point.step, turn, back)


async def place_of(store: Store, game: str, name: str) -> Place:
    """The place of a name. NotAllowed: nothing is left of it, or it is too far back."""
    found = next((one for one in await places(store, game) if one.name == name.strip()), None)
    if found is None:
        raise NotAllowed("rewind.nowhere")
    return found


async def undone(store: Store, game: str, to: int) -> Undone:
    """What was told after an act and would be taken back with it."""
    events = await store.events(game, to)
    hidden = (event for event in events if event.audience is not None and "deal" not in event.fields)
    return Undone(events, Counter(seat for event in hidden for seat in event.audience or ()))


async def ask_rewind(tables: Tables, game: str, user: int, name: str) -> Motion:
    """A seat proposes to go back, the game master goes back. NotAllowed: there is no such place, or nothing since."""
    stand = await begun(tables, game)
    place = await place_of(tables.store, game, name)
    if not any(_is_play(row) for row in await since(tables.store, game, place.seq)):
        raise NotAllowed("rewind.nothing")
    args = {"to": place.seq, "step": place.step, "turn": place.turn}
    return await propose(tables, game, "rewind", args, seat_of(stand, user), user)


async def since(store: Store, game: str, to: int) -> list[EntryRow]:
    """The acts that stand and came after this one."""
    return [row for row in await store.journal(game) if row.entry.seq > to and row.undone_by is None]


def _is_play(row: EntryRow) -> bool:
    return row.entry.kind != "rewind"


async def go_back(tables: Tables, motion: Motion) -> None:
    """The game goes back; asked for again, after a restart, it has gone already."""
    stand, to = await begun(tables, motion.game), int(motion.args["to"])
    later = await since(tables.store, motion.game, to)
    if motion.closed is not None and any(not _is_play(row) and row.at >= motion.closed for row in later):
        return
    if not any(point.seq == to for point in await tables.store.checkpoints(motion.game, ALL)):
        raise NotAllowed("rewind.nowhere")
    user = motion.user if motion.user == master(stand.game) else None
    await tables.rewind(motion.game, to, user)
