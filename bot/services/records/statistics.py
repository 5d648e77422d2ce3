"""Who played, and how it ended: of every game that was played to its end its winners are noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.store.store import GameRow, NoteRow, Store
from bot.table.notes import NOTHING, Act, Noted
from games.kernel import Event, Seat

RESULT = "result"


def result(act: Act) -> Noted:
    """Note the winners with the last act of a game; then whoever played it is rated."""
    if not act.table.over:
        return NOTHING
    won = winners(telling.event for telling in act.outcome.tellings)
    return Noted([NoteRow(act.game.id, RESULT, "", {"winners": won}, act.at)])


def winners(told: Iterable[Event]) -> list[Seat]:
    """Who has won, as the last event of a game says; nobody where all have lost."""
    found: list[Seat] = []
    for event in told:
        one: Seat | None = getattr(event, "winner", None)
        found += [*getattr(event, "winners", ()), *([one] if one else [])]
    return found


@dataclass(frozen=True, slots=True)
class Record:
    """The games of a person, or of a server.

    Attributes:
        played: games played to their end, by kind; won: those of them that a person won (or somebody, on a server).
        running: games in play now.
        answered: decisions a person has made himself; missed: those the default was taken for.
        champions: who has won most on a server, with how often.
    """

    played: Counter[str] = field(default_factory=Counter[str])
    won: Counter[str] = field(default_factory=Counter[str])
    running: int = 0
    answered: int = 0
    missed: int = 0
    champions: Sequence[tuple[int, int]] = ()


async def of_person(store: Store, user: int) -> Record:
    """What somebody has played."""
    games = await store.games(user=user, status=("playing", "held", "over"))
    won, finished = Counter[str](), await played(store, games)
    for game, seats in finished:
        holders = {row.seat: row.user for row in await store.seats(game.id)}
        won[game.kind] += user in {holders.get(seat) for seat in seats}
    answered, missed = await store.diligence(user)
    return Record(Counter(game.kind for game, _ in finished), won, running(games), answered, missed)


async def of_server(store: Store, guild: int, champions: int = 5) -> Record:
    """What a server has played."""
    games = await store.games(guild=guild, status=("playing", "held", "over"))
    won, by_user, finished = Counter[str](), Counter[int](), await played(store, games)
    for game, seats in finished:
        holders = {row.seat: row.user for row in await store.seats(game.id)}
        won[game.kind] += bool(seats)
        by_user.update(user for seat in seats if (user := holders.get(seat)) is not None)
    best = by_user.most_common(champions)
    return Record(Counter(game.kind for game, _ in finished), won, running(games), champions=best)


def running(games: Iterable[GameRow]) -> int:
    """How many of these games are in play."""
    return sum(game.status != "over" for game in games)


async def played(store: Store, games: Iterable[GameRow]) -> list[tuple[GameRow, list[Seat]]]:
    """Those of these games that were played to their end, and who won each; what a table broke off counts nowhere."""
    noted = {note.game: [Seat(seat) for seat in note.body["winners"]] for note in await store.notes(kind=RESULT)}
    return [(game, noted[game.id]) for game in games if game.id in noted]
