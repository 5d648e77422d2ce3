"""What became of the deals of two seats: of each that settled, what was said of the goods and what came.

It is for the two, through all turns: what they have both seen. Free words are not kept here, they are erased (8.5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from bot.base.parts import Parts
from bot.services.deals.deals import seats_of
from bot.services.deals.terms import Said, endings, terms_of
from bot.store.store import NoteRow, Stand
from bot.table.halves import halves_of
from bot.table.notes import Act, Noted
from games.kernel import Seat, Table, Telling

PAST: Final = "deal-past"
Came: TypeAlias = Callable[[Table[Any], Sequence[Telling]], Mapping[Seat, Sequence[str]]]


def nothing_hidden(_table: Table[Any], _told: Sequence[Telling]) -> Mapping[Seat, Sequence[str]]:
    """Of a game in which both see what lies there, nothing need be kept."""
    return {}


CAME: Final[Parts[Came]] = Parts(nothing_hidden)
"""By the giver, the goods that came with a deal which an act has settled."""


class Handed(BaseModel):
    """What one side gave, and what it had said of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    came: tuple[str, ...]
    said: tuple[str, ...] = ()

    @property
    def false(self) -> list[str]:
        """What was said, and did not come."""
        return list((Counter(self.said) - Counter(self.came)).elements())

    @property
    def instead(self) -> list[str]:
        """What came, and was not said."""
        return list((Counter(self.came) - Counter(self.said)).elements())


class Past(BaseModel):
    """A deal that was settled; `seq`: by which act."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    deal: str
    turn: int
    seq: int
    sides: dict[Seat, Handed] = Field(default_factory=dict[Seat, Handed])


def past_of(stand: Stand, deal: str) -> Past | None:
    """What came of one deal; None: nothing, or both saw it anyway."""
    note = stand.note(PAST, deal)
    return Past.model_validate(note.body) if note else None


def between(stand: Stand, one: Seat, other: Seat) -> list[Past]:
    """What came of all deals of two seats, the oldest first."""
    pair = {one, other}
    found = [Past.model_validate(note.body) for note in stand.notes_of(PAST) if pair == set(seats_of(note.ref))]
    return sorted(found, key=lambda past: past.seq)


def keep_record(act: Act) -> Noted:
    """A deal that settles is remembered; one whose settlement is taken back is not."""
    if act.undone_from is not None:
        first = act.undone_from
        return Noted(drop=[note for note in act.stand.notes_of(PAST) if int(note.body["seq"]) >= first])
    came = came_in(act)
    settled = [ending for ending in endings(act) if ending.ended.how == "settled"] if came else []
    return Noted([_noted(act, one.deal, one.ended.rev, came) for one in settled])


def came_in(act: Act) -> Mapping[Seat, Sequence[str]]:
    """By the giver, what came with a deal, on whichever board it lay."""
    whole = CAME.of(act.game.kind)(act.table, act.outcome.tellings)
    told = {half: [one for one in act.outcome.tellings if one.half == half] for half, _ in halves_of(act.table)}
    found = [CAME.of(table.game.id)(table, told[half]) for half, table in halves_of(act.table)]
    return next((one for one in (whole, *found) if one), dict[Seat, Sequence[str]]())


def _noted(act: Act, deal: str, rev: int, came: Mapping[Seat, Sequence[str]]) -> NoteRow:
    words = terms_of(act.stand, deal, rev)
    sides = {seat: _handed(tuple(came.get(seat, ())), words.get(seat, Said())) for seat in seats_of(deal)}
    past = Past(deal=deal, turn=act.table.turn, seq=act.game.head, sides=sides)
    return NoteRow(act.game.id, PAST, deal, past.model_dump(mode="json"))


def _handed(came: tuple[str, ...], said: Said) -> Handed:
    return Handed(came=came, said=(*said.named, *said.claims))
