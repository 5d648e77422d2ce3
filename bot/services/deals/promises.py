"""The ledger of promises: not enforced, but at the named event both sides are asked whether they were kept (8.7).

A promise is owed once its deal has settled. What the two say of it is for the two; others learn it only if both agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from bot.base.errors import NotAllowed, NotOpen
from bot.base.halves import HALVES, kind_in, kind_of
from bot.base.parts import Parts
from bot.base.text import DEFAULT, catalogue
from bot.services.deals.terms import endings, terms_of
from bot.store.store import NoteRow, Parcel, Stand
from bot.table.notes import Act, Noted
from bot.table.tables import Tables
from games.kernel import Seat, Table

PROMISE: Final = "promise"
ANSWERED: Final = timedelta(hours=72)
VOTE: Final = "vote"
TURN: Final = "turn"
VOTED: Final[Parts[str]] = Parts("")
"""The kind of decision that is a vote, in games that have votes."""
Verdict: TypeAlias = Literal["owed", "asked", "kept", "broken", "disputed", "unsaid"]


class Promise(BaseModel):
    """What one seat owes another by its word.

    Attributes:
        by: "turn", the name of a phase, or "vote": what it is kept or broken by.
        turn, phase: when it was made; seq: by which act.
        said: what each side says of it; open: who would let everybody know.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    deal: str
    giver: Seat
    taker: Seat
    text: str = Field(repr=False)
    by: str
    turn: int
    phase: str
    seq: int
    state: Literal["owed", "asked", "closed"] = "owed"
    said: dict[Seat, bool] = Field(default_factory=dict[Seat, bool])
    open: tuple[Seat, ...] = ()

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two it is between."""
        return self.giver, self.taker

    @property
    def ref(self) -> str:
        """How it is named."""
        return f"{self.deal}.{self.giver}"

    @property
    def verdict(self) -> Verdict:
        """What has become of it."""
        words = set(self.said.values())
        if len(self.said) == len(self.seats):
            return "disputed" if len(words) > 1 else "kept" if words == {True} else "broken"
        return "unsaid" if self.state == "closed" else self.state

    @property
    def public(self) -> bool:
        """Whether both have agreed that everybody may know."""
        return len(self.open) == len(self.seats)


def promises(stand: Stand) -> list[Promise]:
    """All promises of a game."""
    return [_read(note) for note in stand.notes_of(PROMISE)]


def _read(note: NoteRow) -> Promise:
    return Promise.model_validate(note.body)


def unanswered(stand: Stand, seat: Seat | None) -> list[str]:
    """The promises a seat is asked about."""
    made = promises(stand)
    return [one.ref for one in made if one.state == "asked" and seat in one.seats and seat not in one.said]


def find(stand: Stand, ref: str, seat: Seat | None) -> Promise:
    """One promise. NotOpen: there is none; NotAllowed: it is between two others."""
    found = next((one for one in promises(stand) if one.ref == ref), None)
    if found is None:
        raise NotOpen("promise.gone")
    if seat not in found.seats:
        raise NotAllowed("promise.others")
    return found


def between(stand: Stand, giver: Seat, taker: Seat) -> list[Promise]:
    """What one has promised another."""
    return [one for one in promises(stand) if one.seats == (giver, taker)]


def record(made: Sequence[Promise]) -> Counter[Verdict]:
    """How often promises were kept, broken, or are disputed."""
    return Counter(one.verdict for one in made)


def noted(game: str, promise: Promise, due: datetime | None = None) -> NoteRow:
    """As it is kept."""
    return NoteRow(game, PROMISE, promise.ref, promise.model_dump(mode="json"), due)


def asking(promise: Promise) -> list[Parcel]:
    """The card of the promise, for both."""
    return [Parcel(f"seat:{seat}", f"dm:{seat}", "promise", promise.ref, merge=True) for seat in promise.seats]


# -- what comes of an act ----------------------------------------------------------------------------------------------
def keep_count(act: Act) -> Noted:
    """A deal that settles makes its promises owed; the event they name has both sides asked."""
    if act.undone_from is not None:
        first = act.undone_from
        return Noted(drop=[note for note in act.stand.notes_of(PROMISE) if int(note.body["seq"]) >= first])
    made = [noted(act.game.id, promise) for promise in _made(act)]
    owed = [note for note in act.stand.notes_of(PROMISE) if note.body["state"] == "owed"]
    due = [one for one in map(_read, owed) if falls_due(one, act)]
    asked = [_asked(act, one) for one in due]
    return Noted([*made, *asked], parcels=[parcel for one in due for parcel in asking(one)])


def _made(act: Act) -> Iterator[Promise]:
    for ending in endings(act):
        if ending.ended.how != "settled":
            continue
        words = terms_of(act.stand, ending.deal, ending.ended.rev)
        one, other = (Seat(seat) for seat in ending.deal.split(".")[:2])
        for giver, taker in ((one, other), (other, one)):
            said = words.get(giver)
            if said and said.promise:
                turn, phase = now(act.table)
                yield Promise(
                    deal=ending.deal,
                    giver=giver,
                    taker=taker,
                    text=said.promise,
                    by=said.by,
                    turn=turn,
                    phase=phase,
                    seq=act.game.head,
                )


def _asked(act: Act, promise: Promise) -> NoteRow:
    return noted(act.game.id, promise.model_copy(update={"state": "asked"}), act.at + ANSWERED)


def now(table: Table[Any]) -> tuple[int, str]:
    """The turn and the phase."""
    return table.turn, table.phase


def falls_due(promise: Promise, act: Act) -> bool:
    """Whether the event has come: the end of the turn, the end of a phase, the promiser's next vote, the game's end."""
    if act.table.over:
        return True
    turn, phase = now(act.table)
    entry = act.outcome.entry
    if promise.by == VOTE:
        return entry is not None and entry.seat == promise.giver and is_vote(act.game.kind, entry.key)
    if promise.by == TURN:
        return turn > promise.turn
    order = phases(act.game.kind)
    until = promise.turn + (_place(order, promise.by) < _place(order, promise.phase))
    return (turn, _place(order, phase)) > (until, _place(order, promise.by))


def is_vote(game: str, key: str) -> bool:
    """Whether a decision of this game is a vote."""
    half, kind = kind_in(key)
    return kind == VOTED.of(kind_of(game, half))


@cache
def phases(kind: str) -> tuple[str, ...]:
    """The phases of a turn, in their order."""
    return tuple(catalogue(kind, DEFAULT).say("phases").split())


def events(kind: str) -> list[str]:
    """By what a promise of this game may fall due."""
    return [
        TURN,
        *phases(kind),
        *([VOTE] if any(VOTED.of(kind_of(kind, half)) for half in ("", *HALVES.of(kind))) else []),
    ]


def _place(order: Sequence[str], phase: str) -> int:
    return order.index(phase) if phase in order else -1


# -- what the two say of it --------------------------------------------------------------------------------------------
async def say(tables: Tables, game: str, ref: str, seat: Seat | None, *, kept: bool) -> Promise:
    """One side says whether the promise was kept. NotOpen: it is not asked yet, or he has said it."""

    async def act() -> Promise:
        promise, due = await _found(tables, game, ref, seat)
        if seat is None or promise.state == "owed" or seat in promise.said:
            raise NotOpen("promise.said" if promise.state != "owed" else "promise.early")
        said = {**promise.said, seat: kept}
        closed = len(said) == len(promise.seats)
        new = promise.model_copy(update={"said": said, "state": "closed" if closed else promise.state})
        kept_ = noted(game, new, None if closed else due)
        await tables.store.note(game, tables.time.now(), [kept_], parcels=asking(new))
        return new

    return await tables.alone(game, act)


async def publish(tables: Tables, game: str, ref: str, seat: Seat | None) -> Promise:
    """One side would let everybody know; once both would, everybody is told. NotOpen: there is nothing to tell yet."""

    async def act() -> Promise:
        promise, due = await _found(tables, game, ref, seat)
        if seat is None or seat in promise.open or promise.verdict not in ("kept", "broken", "disputed"):
            raise NotOpen("promise.early")
        new = promise.model_copy(update={"open": (*promise.open, seat)})
        told = [Parcel("public", "channel", "promised", ref)] if new.public else []
        await tables.store.note(game, tables.time.now(), [noted(game, new, due)], parcels=[*asking(new), *told])
        return new

    return await tables.alone(game, act)


async def _found(tables: Tables, game: str, ref: str, seat: Seat | None) -> tuple[Promise, datetime | None]:
    stand = await tables.store.stand(game)
    if stand is None:
        raise NotOpen("game.unknown")
    note = stand.note(PROMISE, ref)
    return find(stand, ref, seat), note.due if note else None


async def close(tables: Tables, note: NoteRow) -> None:
    """Nobody is asked for ever: who has said nothing by now says nothing."""

    async def act() -> None:
        stand = await tables.store.stand(note.game)
        kept = stand.note(PROMISE, note.ref) if stand else None
        if kept is None or kept.due is None:
            return
        promise = Promise.model_validate(kept.body).model_copy(update={"state": "closed"})
        await tables.store.note(note.game, tables.time.now(), [noted(note.game, promise)], parcels=asking(promise))

    await tables.alone(note.game, act)
