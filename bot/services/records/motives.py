"""Why computer players did what they did: their game is played again, and each is asked again what he would do.

They keep no memory, and the same question at the same table has the same answer: where that is what the journal says,
the reasons are those he had. Only for games that are over, for in them lies what was hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.base.halves import kind_in, seen_in
from bot.services.people.automata import BY_DEFAULTS, CARETAKER, mind_of
from bot.services.records.exported import Exported
from bot.store.store import EntryRow
from games.catalog import GAMES, MINDS, mind
from games.kernel import Raw, Seat, View
from games.kernel.choice import is_dict, is_list, plain
from games.kernel.minds import Mind, Reason
from games.kernel.table import Table

ANSWERS: Final = ("answer", "order")
"""What somebody said himself, or his automaton for him."""
Called: TypeAlias = Callable[[str, View], Mapping[str, str]]
"""What came into being in play and is named in a view of this half only."""


@dataclass(frozen=True, slots=True)
class Motive:
    """One thing a computer player did, and why; `about`: of the question; `names`: of what is spoken of, as of then."""

    seq: int
    turn: int
    seat: Seat
    key: str
    about: Mapping[str, Any]
    raw: Any
    reasons: tuple[Reason, ...]
    names: Mapping[str, str]


def explains(kind: str) -> bool:
    """Whether computer players of a game know why they do a thing."""
    return any(one.reasoned for one in MINDS.get(kind, {}).values())


def everybody(exported: Exported, level: str) -> dict[Seat, Mind]:
    """All seats of a game, as if each had been played at this level; empty: its computer players have no reasons."""
    own = mind(exported.game.kind, level) if explains(exported.game.kind) else None
    return dict.fromkeys(exported.seats, own) if own else {}


def players(exported: Exported) -> dict[Seat, Mind]:
    """The computer players of a game in the end, by their seats; those that play by the defaults have no reasons."""
    kinds = {Seat(ref): mind_of(word) for ref, word in exported.caretakers.items()}
    found = {
        seat: mind(exported.game.kind, level)
        for seat, level in kinds.items()
        if level != BY_DEFAULTS and seat in exported.seats and exported.seats[seat].holder == CARETAKER
    }
    return {seat: one for seat, one in found.items() if one}


def recalled(exported: Exported, asked: Mapping[Seat, Mind], called: Called) -> list[Motive]:
    """What these did and why, in its order."""
    return list(_told_once(_played_again(exported, asked, called)))


def _told_once(motives: Iterable[Motive]) -> Iterator[Motive]:
    """What is done again in a turn for the same reason is told the first time."""
    told = set[tuple[int, Seat, tuple[Reason, ...]]]()
    for one in motives:
        if (one.turn, one.seat, one.reasons) not in told:
            told.add((one.turn, one.seat, one.reasons))
            yield one


def _played_again(exported: Exported, asked: Mapping[Seat, Mind], called: Called) -> Iterator[Motive]:
    """Each answer under the rules of its step."""
    first = exported.saved[min(exported.saved)]
    ruleset = first.ruleset
    with closing(Table.resume(GAMES[exported.game.kind], first, [], compare="none")) as table:
        for row in exported.journal:
            own = asked.get(row.entry.seat) if row.entry.seat else None
            if own and _is_his(exported, row):
                yield from _motive(table, row, own, called)
            begun = exported.saved.get(row.entry.seq)
            table.under(begun.ruleset if begun else ruleset)
            table.replay(row.entry, compare=False)
            ruleset = begun.ruleset if begun else ruleset


def _is_his(exported: Exported, row: EntryRow) -> bool:
    """Whether whoever sits there in the end said it himself."""
    seat = exported.seats.get(row.entry.seat or Seat(""))
    return row.entry.kind in ANSWERS and seat is not None and row.user == seat.user and row.at >= seat.since


def _motive(table: Table[Any], row: EntryRow, own: Mind, called: Called) -> Iterator[Motive]:
    """Why he said it, if he would say it again."""
    seat, posted = row.entry.seat, table.literal.get(row.entry.key)
    if posted is None or seat is None or own.reasoned is None:
        return
    half, _ = kind_in(row.entry.key)
    raw, reasons = own.reasoned(posted.decision, lambda: table.view(seat))
    if reasons and raw is not None and plain(raw) == row.entry.raw:
        view = seen_in(table.game.id, half, table.view(seat))
        names, about = _spoken_of(reasons, raw, called(half, view)), dict(posted.decision.about)
        yield Motive(row.entry.seq, table.turn, seat, row.entry.key, about, raw, tuple(reasons), names)


def _spoken_of(reasons: Sequence[Reason], raw: Raw, names: Mapping[str, str]) -> dict[str, str]:
    """The names of what the answer and its reasons are about."""
    ids = (value for reason in reasons for _, value in reason.about if isinstance(value, str))
    return {one: names[one] for one in (*ids, *_words_in(raw)) if one in names}


def _words_in(raw: Raw) -> Iterator[str]:
    """All texts in an answer."""
    if isinstance(raw, str):
        yield raw
    elif is_list(raw):
        for one in raw:
            yield from _words_in(one)
    elif is_dict(raw):
        for one in raw.values():
            yield from _words_in(one)
