"""Eyes on all that people are shown, and a check of it against the hands as they truly were.

Every message, hidden note, form and suggestion is noted the moment it appears, with those who see it and how far each
game had come. Afterwards the journal is played again: what stood in others' hands then, and was never told to the
viewer, must be in none of it.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.store.sqlite import open_store
from bot.store.store import GameRow, Store
from games.catalog import GAMES
from games.kernel import Outcome, Seat
from games.kernel.table import Table
from loopback import perms
from loopback.model import PRIVATE_THREAD, Event
from loopback.server import Logged
from loopback.town import Town
from tests.e2e.lexicon import LEXICONS, Lexicon

WORDS = ("content", "label", "placeholder", "title", "name", "value")
TREASURY = re.compile(r"Faction Treasury: \*\*(\d+)T")
STATIC = ("agreement", "board")  # commands that name what lies on every table


@dataclass(frozen=True)
class Sight:
    """Something shown: to whom, when, the words of it, and all of it as text."""

    viewers: frozenset[int]
    heads: Mapping[str, int]
    words: str
    whole: str


@dataclass
class Knowledge:
    """What a seat has been told so far."""

    goods: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    treasuries: set[int | None] = field(default_factory=set)


@dataclass(frozen=True)
class Truth:
    """What is another's at a moment: forbidden to one seat."""

    goods: frozenset[str]
    cards: frozenset[str]
    treasuries: frozenset[int]


class Eyes:
    """Everybody's eyes."""

    def __init__(self, town: Town, database: Path) -> None:
        self.town, self.database, self.sights = town, database, list[Sight]()
        self.reader: sqlite3.Connection | None = None
        town.world.listeners.append(self._event)
        town.loopback.on_request.append(self._request)

    def _event(self, event: Event) -> None:
        """A message came or changed."""
        message, channel = event.about, event.channel
        if message is None or channel is None:
            return
        people = [one.id for one in self.town.world.users.values() if not one.bot]
        seeing = [one for one in people if perms.sees(self.town.world, one, channel)]
        if channel.type == PRIVATE_THREAD:  # whoever owns a server sees all of it; 8.6 speaks of players
            seeing = [one for one in seeing if one != self.town.mayor.id]
        viewers = [message.viewer] if message.viewer else seeing
        command = str((message.interaction or {}).get("name", ""))
        words = "" if command.startswith(STATIC) else "\n".join(texts([message.content, *message.components]))
        self._note(viewers, words, [message.content, message.components, message.embeds, message.attachments])

    def _request(self, call: Logged) -> None:
        """A form was opened, or suggestions were made."""
        parts = call.path.split("/")
        if parts[1] != "interactions" or call.status >= 400:
            return
        one = self.town.world.interactions.get(parts[3])
        shown = one and (one.modal or one.choices)
        if one and shown:
            words = "" if one.name.startswith(STATIC) else "\n".join(texts(shown))
            self._note([one.user_id], words, shown)

    def _note(self, viewers: Iterable[int], words: str, whole: Any) -> None:
        text = json.dumps(whole, ensure_ascii=False)
        self.sights.append(Sight(frozenset(viewers), self._heads(), words, text))

    def _heads(self) -> dict[str, int]:
        if self.reader is None:
            if not self.database.exists():
                return {}
            self.reader = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        return dict(self.reader.execute("SELECT id, head FROM game WHERE status != 'lobby'").fetchall())

    async def leaks(self, opened: Store | None = None) -> list[str]:
        """All that somebody saw and should not have seen. With no store opened, the bot has gone."""
        store = opened or await open_store(self.database)
        try:
            games = [row for row in await store.games() if row.kind in LEXICONS and row.status != "lobby"]
            files = [await _file(store, row) for row in games]
        finally:
            if opened is None:
                await store.close()
        return [leak for sight in self.sights for leak in _leaks(sight, files)]

    def close(self) -> None:
        """Look no longer."""
        if self.reader:
            self.reader.close()


@dataclass(frozen=True)
class File:
    """One game: who sits where, and what was secret when; `over`: in the end it may be told why all played so."""

    game: str
    title: str
    lexicon: Lexicon
    seats: Mapping[int, Seat]
    truths: Mapping[int, Mapping[Seat | None, Truth]]
    over: bool = False

    def explains(self, sight: Sight) -> bool:
        """Whether it is a page of reasons of this game, which is over: there nothing is hidden any more."""
        return self.over and f"b1:{self.game}:table::motives:" in sight.whole

    def concerns(self, sight: Sight) -> bool:
        """Whether something shown names this game."""
        return self.title in sight.whole or f"b1:{self.game}:" in sight.whole


async def _file(store: Any, game: GameRow) -> File:
    seats = {row.user: row.seat for row in await store.seats(game.id)}
    return File(
        game.id,
        game.title,
        LEXICONS[game.kind],
        seats,
        await _truths(store, game, list(seats.values())),
        game.status == "over",
    )


def _leaks(sight: Sight, files: Sequence[File]) -> Iterator[str]:
    """What is wrong with one sight, for each who saw it."""
    for lexicon in LEXICONS.values():
        if card := lexicon.faces.search(sight.whole):
            yield f"the number of a card is shown: {card[0]}"
    begun = [one for one in files if one.game in sight.heads and not one.explains(sight)]
    for viewer in sight.viewers:
        meant = [one for one in begun if one.concerns(sight)] or [one for one in begun if viewer in one.seats] or begun
        found = [_found(sight, one, viewer) for one in meant]
        if found and all(found):
            yield f"{viewer} learns at {dict(sight.heads)} of {found}: {sight.words!r}"


def _found(sight: Sight, one: File, viewer: int) -> list[str]:
    """What somebody reads there and may not know. A table of others is as secret as another's hand."""
    truth = one.truths[sight.heads[one.game]][one.seats.get(viewer)]
    purses = {int(purse) for purse in TREASURY.findall(sight.words)} & truth.treasuries
    names = one.lexicon.goods_in(sight.words) & truth.goods | one.lexicon.cards_in(sight.words) & truth.cards
    return sorted(names | {f"{purse}T" for purse in purses})


async def _truths(store: Any, row: GameRow, seats: Sequence[Seat]) -> dict[int, dict[Seat | None, Truth]]:
    """After every act: what each seat, and who has none, may not see."""
    first, lexicon = await store.replay(row.id, upto=0), LEXICONS[row.kind]
    entries = [one.entry for one in await store.journal(row.id) if one.undone_by is None]
    table = Table.resume(GAMES[row.kind], first.checkpoint, [], 0, compare="none", marks=False)
    told: dict[Seat | None, Knowledge] = defaultdict(Knowledge)
    for event in await store.events(row.id, -1, 0):
        _hear(lexicon, told, seats, event.audience, event.fields)
    found = {0: _forbidden(lexicon, table, told, seats)}
    for entry in entries:
        outcome = _again(table, entry)
        for telling in outcome.tellings:
            _hear(lexicon, told, seats, telling.to, telling.event)
        found[entry.seq] = _forbidden(lexicon, table, told, seats)
    table.close()
    return found


def _again(table: Table[Any], entry: Any) -> Outcome:
    table.head = entry.seq - 1
    if entry.seat is None:
        return table.rule(entry.key, entry.raw)
    return table.submit(entry.seat, entry.key, entry.raw, entry.kind)


def _hear(lexicon: Lexicon, told: dict[Seat | None, Knowledge], seats: Sequence[Seat], to: Any, event: object) -> None:
    """What was told to some, or to all, and they know it from now on."""
    text = repr(event)
    goods, cards = lexicon.goods_in(text), lexicon.told_of(text)
    for seat in [*seats, None] if to is None else to:
        told[seat].goods |= goods
        told[seat].cards |= cards


def _forbidden(
    lexicon: Lexicon, table: Table[Any], told: dict[Seat | None, Knowledge], seats: Sequence[Seat]
) -> dict[Seat | None, Truth]:
    held = lexicon.held(table.state)
    found: dict[Seat | None, Truth] = {}
    for seat in [*seats, None]:
        mine = told[seat]
        if seat is not None:
            mine.goods |= held[seat].goods
            mine.treasuries.add(held[seat].purse)
        mine.cards |= lexicon.cards_besides(mine.cards, table.view(seat).model_dump_json())
        others = [one for other, one in held.items() if other != seat]
        found[seat] = Truth(
            frozenset(
                {lexicon.name(one) for other in others for one in other.goods}
                - {lexicon.name(one) for one in mine.goods}
            ),
            frozenset({one for other in others for one in other.cards} - mine.cards),
            frozenset({other.purse for other in others if other.purse is not None} - mine.treasuries),
        )
    return found


def texts(body: Any) -> Iterator[str]:
    """Every word a component, form or suggestion shows; what describes pictures is the public board and left out."""
    if isinstance(body, str):
        yield body
    elif isinstance(body, list):
        for one in body:
            yield from texts(one)
    elif isinstance(body, dict):
        yield from (str(body[key]) for key in WORDS if isinstance(body.get(key), str))
        yield from (one for value in body.values() if isinstance(value, dict | list) for one in texts(value))
