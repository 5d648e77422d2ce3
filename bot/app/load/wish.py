"""Which load is wanted: how many servers, people and games, how fast they press, and on what the bot stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.app.load.kept import Kept
from bot.app.pace.measure import TIMED
from bot.base import settings
from bot.base.errors import SetupError
from bot.base.places import Place
from bot.services.clock.hours import Pace
from games.catalog import GAMES

AT_A_TABLE: Final = 4
"""Seats of a game, or as near to that as its rules allow."""
GATHERING: Final = 5
"""One game in so many stays in the lobby."""
CHANNELS: Final = 400
"""Of a server, in each of which there is one game: Discord allows five hundred."""
STAT: Final = Path("/proc/self/stat")


@dataclass(frozen=True, slots=True)
class Booked:
    """One game that will be opened."""

    kind: str
    seats: int
    pace: Pace
    server: int
    gathers: bool

    @property
    def title(self) -> str:
        """What it is called."""
        return f"{self.kind} {'lobby' if self.gathers else 'table'}"


@dataclass(frozen=True, slots=True)
class Wish:
    """One series.

    Attributes:
        rate: presses a second, of all people together.
        limits: whether the local Discord keeps Discord's limits.
        stored: how many games more are stored, for the starts; 0: no start is measured.
        seed: of what people choose.
        processes: so many of the bot, each with a session of its own.
    """

    servers: int = 3
    games: int = 60
    people: int = 120
    seconds: float = 60
    rate: float = 20
    limits: bool = True
    kept: Kept = Kept.SQLITE
    stored: int = 0
    seed: int = 1
    processes: int = 1
    kinds: Sequence[str] = field(default_factory=lambda: tuple(GAMES))

    def check(self) -> None:
        """SetupError: there cannot be such a load, or not on this machine."""
        if not STAT.exists():
            raise SetupError("The load is measured by /proc, as Linux has it.")
        if self.people < self.least:
            raise SetupError(f"{self.people} people are too few for {self.servers} servers; take {self.least}.")
        if self.games > self.servers * CHANNELS:
            raise SetupError(f"A server has room for {CHANNELS} games. Take more servers.")
        if self.processes > 1 and self.kept is not Kept.POSTGRES:
            raise SetupError(f"A file is used by one process. Say --store {Kept.POSTGRES} for {self.processes}.")
        if self.kept is Kept.POSTGRES and settings.read().database_url is None:
            raise SetupError("Set DATABASE_URL to an empty database of PostgreSQL's, made for this.")

    @property
    def least(self) -> int:
        """So many people must there be that each table of each server can be full."""
        return self.servers * max(seats(kind) for kind in self.kinds)

    @property
    def booked(self) -> list[Booked]:
        """All games: the kinds in turn, and for each of them the paces."""
        count = len(self.kinds)
        return [
            Booked(
                kind := self.kinds[number % count],
                seats(kind),
                TIMED[number // count % len(TIMED)],
                number % self.servers,
                number % GATHERING == GATHERING - 1,
            )
            for number in range(self.games)
        ]

    @property
    def command(self) -> str:
        """How it is asked for."""
        return (
            f"byrsa load --servers {self.servers} --games {self.games} --people {self.people}"
            f" --seconds {self.seconds:g} --presses-a-second {self.rate:g}"
            f" {'--limits' if self.limits else '--no-limits'} --store {self.kept} --stored {self.stored}"
            f" --seed {self.seed}{f' --processes {self.processes}' if self.processes > 1 else ''}"
        )

    def place(self, folder: Path) -> Place:
        """Where its games are kept."""
        address = settings.read().database_url if self.kept is Kept.POSTGRES else None
        return address or folder / "load.db"


def seats(kind: str) -> int:
    """How many sit at a game."""
    rules = GAMES[kind]
    return min(rules.places_with(rules.options()), key=lambda count: abs(count - AT_A_TABLE))
