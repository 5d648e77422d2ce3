"""The last lines of a seat's card: what came of what it answered, and of what was answered in its name.

They go back to when the card was posted, or to the last answer before it. They are made of the journal, so that no
restart loses one, and what was taken back is no longer said.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from bot.base.errors import BotError
from bot.base.halves import kind_in, kind_of
from bot.base.text import clip
from bot.store.store import EntryRow, EventRow, GameRow, SeatRow, Stand, Store
from bot.surface.kit.answers import NOTHING, told
from bot.surface.kit.cards import in_its_name, receipt
from bot.surface.kit.fortunes import came_of, followed, fortunes
from bot.surface.kit.look import Look
from bot.surface.kit.then import looks_then
from bot.table.tables import Tables
from games.kernel import Decision, Entry, Seat, View
from games.kernel.choice import is_dict

LAST: Final = 5
OUTCOMES: Final = 4
LONGEST: Final = 500
DECLINED: Final = ("no", "decline", "stand")
"""Answers that let pass what was asked."""
KEPT: Final = 1_000
VIEWS: Final = 32


@dataclass(frozen=True, slots=True)
class Question:
    """What the journal does not tell of an answer: what it was asked about, and whether that stays to be answered."""

    kind: str
    about: Mapping[str, str | int]
    stays: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """One answer of a seat, what it answered, and what was told in its act; `asked` None: that cannot be found out."""

    entry: Entry
    undone: bool
    asked: Question | None = None
    told: Sequence[EventRow] = ()

    @property
    def kind(self) -> str:
        """The kind of the question."""
        return kind_in(self.entry.key)[1]

    @property
    def half(self) -> str:
        """The half that asked it."""
        return kind_in(self.entry.key)[0]


@dataclass(frozen=True, slots=True)
class Past:
    """What the card of a seat is told of.

    Attributes:
        deeds: its answers, and those given in its name.
        since: its last answer; -1: it has given none.
        told: what it was told since it pressed last, the act it led to included.
        happened: all that was told to anybody since the first of these.
        before: how all saw the table before those acts that cannot be understood otherwise.
    """

    deeds: Sequence[Deed] = ()
    since: int = -1
    told: Sequence[EventRow] = ()
    before: Mapping[int, View] = field(default_factory=dict[int, View])
    happened: Sequence[EventRow] = ()

    def looks(self, look: Look) -> list[Look]:
        """For each of its answers, which are in their order, the look with the names of then."""
        acts: list[tuple[int, int, Deed | EventRow]] = [(one.entry.seq, -1, one) for one in self.deeds]
        acts += [(one.seq, one.n, one) for one in self.happened]
        done = [one for *_, one in sorted(acts, key=lambda one: one[:2])]
        return [then for one, then in zip(done, looks_then(look, done), strict=True) if isinstance(one, Deed)]


@dataclass(slots=True)
class Receipts:
    """Finds what is said on the cards of seats.

    `asked`: the questions of the latest answers; those of others are looked up in the game as it was then. `before`:
    how games stood before the latest acts of which that was asked.
    """

    store: Store
    tables: Tables
    asked: OrderedDict[tuple[str, int], Question] = field(default_factory=OrderedDict[tuple[str, int], Question])
    before: OrderedDict[tuple[str, int], View] = field(default_factory=OrderedDict[tuple[str, int], View])

    def note(self, game: str, entry: Entry | None, decision: Decision[Any]) -> None:
        """Remember what was answered."""
        if entry is not None:
            self.asked[game, entry.seq] = Question(decision.kind, decision.about, decision.stays)
            if len(self.asked) > KEPT:
                self.asked.popitem(last=False)

    async def past(self, game: str, seat: Seat | None) -> Past:
        """All that the card of a seat is told of, but nothing of former holders.

        Answers go back to when its newest card was posted, or to the last before: a card that has just come says what
        came of that, and of what was answered in its name since.
        """
        stand = await self.store.stand(game)
        held = stand.seats.get(seat) if stand and seat else None
        if stand is None or held is None:
            return Past()
        found, said = await self.store.recalled(game, held.seat, f"dm:{seat}", "decisions"), _said(stand, held)
        told = found.told
        own = [row for row in _counted(found.entries, held) if row.entry.seq > found.posted or row.at >= said]
        since = max((row.entry.seq for row in own if row.entry.kind == "answer"), default=-1)
        heard = [one for one in told if one.seq >= since and one.reaches(seat) and one.at >= said]
        deeds = [await self._deed(game, row, told) for row in own]
        return Past(deeds, since, heard, await self._stood(stand.game, held.seat, heard), told)

    async def _deed(self, game: str, row: EntryRow, told: Sequence[EventRow]) -> Deed:
        entry, undone = row.entry, row.undone_by is not None
        if entry.kind == "answer" and not undone and (game, entry.seq) not in self.asked:
            await self._look_up(game, entry)
        act = [event for event in told if event.seq == entry.seq]
        return Deed(entry, undone, self.asked.get((game, entry.seq)), act)

    async def _stood(self, game: GameRow, seat: Seat, told: Sequence[EventRow]) -> dict[int, View]:
        """How all saw the table before those acts that cannot be weighed otherwise, as far as that can be found out."""
        hinging = {one.seq for one in told if fortunes(kind_of(game.kind, one.half)).hinges(one, seat)}
        found = {seq: await self._before(game.id, seq) for seq in hinging}
        return {seq: view for seq, view in found.items() if view is not None}

    async def _before(self, game: str, seq: int) -> View | None:
        """How all saw the table before an act; None: it cannot be played again."""
        if (game, seq) not in self.before:
            try:
                table = await self.tables.as_it_was(game, seq - 1)
            except BotError:
                return None
            with closing(table):
                self.before[game, seq] = table.view(None).whole()
            if len(self.before) > VIEWS:
                self.before.popitem(last=False)
        return self.before[game, seq]

    async def came(self, look: Look, entry: Entry) -> Deed:
        """An answer that was just given, with what was told in its act."""
        told = await self.store.events(look.game.id, entry.seq - 1, entry.seq)
        return Deed(entry, undone=False, asked=self.asked.get((look.game.id, entry.seq)), told=told)

    async def _look_up(self, game: str, entry: Entry) -> None:
        """What was asked, from the table as it was before the answer."""
        try:
            table = await self.tables.as_it_was(game, entry.seq - 1)
        except BotError:
            return
        with closing(table):
            if posted := table.open.get(entry.key):
                self.note(game, entry, posted.decision)


def _said(stand: Stand, held: SeatRow) -> datetime:
    """When the holder of a seat last said something ahead, or prepared it; or when he sat down."""
    return max([held.since, *(row.at for row in stand.saved if row.user == held.user)])


def _counted(rows: Sequence[EntryRow], held: SeatRow) -> list[EntryRow]:
    """What was answered by or for the holder of a seat; what a rewind has taken back is not told."""
    rewinds = {row.entry.seq for row in rows if row.entry.kind == "rewind"}
    return [row for row in rows if _counts(row, held) and row.undone_by not in rewinds]


def _counts(row: EntryRow, held: SeatRow) -> bool:
    """Whether the holder of the seat gave an answer, or it was given in his name; of both the latter stay undone."""
    if row.entry.seat != held.seat or row.at < held.since:
        return False
    return row.user == held.user if row.entry.kind == "answer" else row.undone_by is None


def lines(look: Look, deeds: Sequence[Deed], looks: Sequence[Look] = ()) -> dict[str, list[Deed]]:
    """What a card says of the last deeds, the newest last, each line with the deeds it tells of.

    `looks`: of each deed the look of then; empty: all are told as of now. What was done again stands where it was
    done last. Where that is too much, what was said beforehand and came to nothing is left out first, unless it is
    the newest.
    """
    said = dict[str, list[Deed]]()
    for deed, then in zip(reversed(deeds), reversed(looks or [look] * len(deeds)), strict=True):
        if one := line(then, deed):
            said.setdefault(one, []).append(deed)
    idle = [one for one, told in reversed([*said.items()][1:]) if all(_is_idle(look, deed) for deed in told)]
    left = set(idle[: max(0, len(said) - LAST)])
    return {one: said[one] for one in [one for one in reversed(said) if one not in left][-LAST:]}


def _is_idle(look: Look, deed: Deed) -> bool:
    raw = deed.entry.raw
    look = look.within(deed.half)
    nothing = raw in (*NOTHING, *DECLINED) or (is_dict(raw) and all(one in NOTHING for one in raw.values()))
    return deed.entry.kind == "order" and nothing and not came_of(look, deed.kind, deed.told)


def line(look: Look, deed: Deed) -> str:
    """What came of an answer; beside answers to other halves it says to which."""
    return look.voice.signed(deed.half, _came(look.within(deed.half), deed))


def _came(look: Look, deed: Deed) -> str:
    """The same in the words of its half; where that does not say what was answered, both."""
    if deed.undone:
        return look.voice.say("card-undone")
    came, then = came_of(look, deed.kind, deed.told), followed(look, deed.kind, deed.told)
    own = " ".join(look.voice.outcome(one.kind, one.fields) for one in came[:OUTCOMES])
    first = look.voice.say("card-came", by=deed.entry.kind, came=own) if came else _answered(look, deed)
    return clip(" ".join([first, *(look.voice.tell(one) for one in then[:OUTCOMES])]), LONGEST)


def _answered(look: Look, deed: Deed) -> str:
    entry, asked = deed.entry, deed.asked
    if entry.kind != "answer":
        return in_its_name(look, entry.kind, entry.key, entry.raw)
    if asked is not None and asked.stays:  # its own card shows what it has come to
        return ""
    return receipt(look, asked.kind, asked.about, told(look.voice, asked.kind, entry.raw)) if asked else ""
