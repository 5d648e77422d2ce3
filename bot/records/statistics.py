"""Who played, and how it ended: of every game that is over its winners are noted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.notes import NOTHING, Act, Noted, follows
from bot.store.store import GameRow, NoteRow, Store
from games.kernel import Event, Seat

RESULT = "result"


@follows
def result(act: Act) -> Noted:
    """Note the winners with the last act of a game."""
    if not act.table.over:
        return NOTHING
    won = winners(telling.event for telling in act.outcome.tellings)
    return Noted([NoteRow(act.game.id, RESULT, "", {"winners": won})])


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
    over, running = ended(games)
    won = Counter[str]()
    for game, seats in await victories(store, over):
        holders = {row.seat: row.user for row in await store.seats(game.id)}
        won[game.kind] += user in {holders.get(seat) for seat in seats}
    answered, missed = await store.diligence(user)
    return Record(Counter(game.kind for game in over), won, running, answered, missed)


async def of_server(store: Store, guild: int, champions: int = 5) -> Record:
    """What a server has played."""
    over, running = ended(await store.games(guild=guild, status=("playing", "held", "over")))
    won, by_user = Counter[str](), Counter[int]()
    for game, seats in await victories(store, over):
        holders = {row.seat: row.user for row in await store.seats(game.id)}
        won[game.kind] += bool(seats)
        by_user.update(user for seat in seats if (user := holders.get(seat)) is not None)
    return Record(Counter(game.kind for game in over), won, running, champions=by_user.most_common(champions))


def ended(games: Iterable[GameRow]) -> tuple[list[GameRow], int]:
    """The games that were played to their end, and how many are in play."""
    listed = list(games)
    over = [game for game in listed if game.status == "over" and game.started_at is not None]
    return over, sum(game.status != "over" for game in listed)


async def victories(store: Store, games: Sequence[GameRow]) -> list[tuple[GameRow, list[Seat]]]:
    """These games, and who won each."""
    noted = {note.game: [Seat(seat) for seat in note.body["winners"]] for note in await store.notes(kind=RESULT)}
    return [(game, noted.get(game.id, [])) for game in games]
