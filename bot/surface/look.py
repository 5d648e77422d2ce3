"""A game as one seat, or the public, sees it: all that cards are made of, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Protocol

from bot.store.store import GameRow, SeatRow, Store, WindowRow
from bot.surface.names import glossary, goods, seat_names, sigil, things
from bot.text import DEFAULT, Library, Voice
from games.kernel import Posted, Raw, Seat, View
from games.kernel.table import Table


class Games(Protocol):
    """Where live tables are found."""

    async def table(self, game: str) -> Table[Any]:
        """The table of a game being played; it is only looked at."""
        ...


@dataclass(frozen=True)
class Look:
    """What a seat (None: the public) sees of a game in play.

    Attributes:
        own: its open decisions; empty for the public.
        waiting: how many decisions each seat is waited for in; covert ones never count.
        drafts: its saved answers, by ref.
        due: deadlines by ref.
        step: the step that is running.
    """

    game: GameRow
    seats: Mapping[Seat, SeatRow]
    seat: Seat | None
    view: View
    voice: Voice
    own: Sequence[Posted]
    waiting: Mapping[Seat, int]
    drafts: Mapping[str, Raw] = field(default_factory=dict[str, Raw])
    due: Mapping[str, datetime] = field(default_factory=dict[str, datetime])
    step: str = ""
    over: bool = False

    @property
    def awaited(self) -> list[Posted]:
        """The own decisions the table waits for."""
        return [posted for posted in self.own if posted.decision.awaited]

    @property
    def deadline(self) -> datetime | None:
        """The next deadline of those shown here."""
        return min(self.due.values(), default=None)

    def find(self, kind: str = "", **about: object) -> Posted | None:
        """The own open decision of a kind, or of any kind that is about this."""
        wanted = about.items()
        found = (one for one in self.own if kind in ("", one.decision.kind) and wanted <= one.decision.about.items())
        return next(found, None)

    def by_ref(self, ref: str) -> Posted | None:
        """The own open decision under a ref."""
        return next((one for one in self.own if one.ref == ref), None)

    @property
    def phase(self) -> str:
        """The phase: the first word of the step."""
        return self.step.partition(".")[0]

    @property
    def turn(self) -> int:
        """The turn; 0 if the game does not count any."""
        return int(getattr(self.view, "turn", getattr(self.view, "day", 0)))

    def sigil(self, seat: Seat) -> str:
        """The shape of a seat."""
        return sigil(self.voice.words, seat)


@dataclass(slots=True)
class Looker:
    """Makes looks from the store and the live tables."""

    store: Store
    games: Games
    library: Library = field(default_factory=Library)
    known: dict[int, str] = field(default_factory=dict[int, str])

    async def look(self, game: str, seat: Seat | None = None, language: str = DEFAULT) -> Look | None:
        """A game in play as this seat sees it; None if there is none."""
        stand = await self.store.stand(game)
        if stand is None or stand.game.status == "lobby":
            return None
        table = await self.games.table(game)
        windows = await self.store.windows(game)
        words = self.library.of(stand.game.kind, language)
        names = {**glossary(stand.game.kind), **seat_names(words, await self.holders(stand.seats))}
        saved = {one.ref: one.raw for one in stand.saved if one.seat == seat}
        return look(
            table,
            seat,
            Voice(words, names, goods(stand.game.kind)),
            stand.game,
            stand.seats,
            windows=windows,
            drafts=saved,
        )

    async def holders(self, seats: Mapping[Seat, SeatRow]) -> dict[Seat, str]:
        """Who holds the seats, by name."""
        return {seat: await self.person(row.user) if row.user else "⚙" for seat, row in seats.items()}

    async def person(self, user: int) -> str:
        """The name somebody last went by."""
        if user not in self.known:
            self.known[user] = str((await self.store.user(user)).settings.get("name", "?"))
        return self.known[user]


def look(
    table: Table[Any],
    seat: Seat | None,
    voice: Voice,
    game: GameRow,
    seats: Mapping[Seat, SeatRow],
    *,
    windows: Sequence[WindowRow] = (),
    drafts: Mapping[str, Raw] | None = None,
) -> Look:
    """What a seat sees of a table."""
    view = table.view(seat)
    awaited = [posted.decision for posted in table.open.values() if posted.decision.awaited]
    waiting = Counter(decision.seat for decision in awaited if not decision.covert)
    seen = [one for one in windows if one.due and (one.seat == seat or (seat is None and not one.covert))]
    return Look(
        game=game,
        seats=seats,
        seat=seat,
        view=view,
        voice=replace(voice, names={**things(view), **voice.names}),
        own=[posted for posted in table.open.values() if posted.decision.seat == seat],
        waiting=waiting,
        drafts=drafts or {},
        due={one.ref: one.due for one in seen if one.due},
        step=table.state.step,
        over=table.over,
    )
