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
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bot.store.sqlite import open_store
from bot.store.store import Store
from games.carthage.law import CARTHAGE
from games.catalog import GAMES
from games.kernel import Outcome, Seat
from games.kernel.table import Table
from loopback import perms
from loopback.model import PRIVATE_THREAD, Event
from loopback.server import Logged
from loopback.town import Town

WORDS = ("content", "label", "placeholder", "title", "name", "value")
TREASURY = re.compile(r"Faction Treasury: \*\*(\d+)T")
TO_ALL = (  # questions and rules that everybody reads alike, whoever holds the card they name
    "All are asked; only who holds a Tophet Sacrifice can.",
    "Do you force a last proposal with a Public Outcry?",
    "Do you claim the next proposal with a Public Outcry?",
    "plays a Public Outcry or a power of his own. Do you cancel it?",
    "**Public Outcry**: a red card that vetoes a motion or forces one of your own",  # what a word on the card means
)
SAME = 1024  # texts of which is known what they name: many see the same
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
    treasuries: set[int] = field(default_factory=set)


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
            games = [row for row in await store.games() if row.kind == "carthage" and row.status != "lobby"]
            files = [await _file(store, row.id, row.title) for row in games]
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
    """One game: who sits where, and what was secret when."""

    game: str
    title: str
    seats: Mapping[int, Seat]
    truths: Mapping[int, Mapping[Seat | None, Truth]]

    def concerns(self, sight: Sight) -> bool:
        """Whether something shown names this game."""
        return self.title in sight.whole or f"b1:{self.game}:" in sight.whole


async def _file(store: Any, game: str, title: str) -> File:
    seats = {row.user: row.seat for row in await store.seats(game)}
    return File(game, title, seats, await _truths(store, game, list(seats.values())))


def _leaks(sight: Sight, files: Sequence[File]) -> Iterator[str]:
    """What is wrong with one sight, for each who saw it."""
    if card := _faces().search(sight.whole):
        yield f"the number of a card is shown: {card[0]}"
    begun = [one for one in files if one.game in sight.heads]
    for viewer in sight.viewers:
        meant = [one for one in begun if one.concerns(sight)] or [one for one in begun if viewer in one.seats] or begun
        found = [_found(sight, one, viewer) for one in meant]
        if found and all(found):
            yield f"{viewer} learns at {dict(sight.heads)} of {found}: {sight.words!r}"


def _found(sight: Sight, one: File, viewer: int) -> list[str]:
    """What somebody reads there and may not know. A table of others is as secret as another's hand."""
    truth = one.truths[sight.heads[one.game]][one.seats.get(viewer)]
    purses = {int(purse) for purse in TREASURY.findall(sight.words)} & truth.treasuries
    names = _goods_in(sight.words) & truth.goods | _cards_in(sight.words) & truth.cards
    return sorted(names | {f"{purse}T" for purse in purses})


async def _truths(store: Any, game: str, seats: Sequence[Seat]) -> dict[int, dict[Seat | None, Truth]]:
    """After every act: what each seat, and who has none, may not see."""
    first = await store.replay(game, upto=0)
    entries = [row.entry for row in await store.journal(game) if row.undone_by is None]
    table = Table.resume(GAMES["carthage"], first.checkpoint, [], 0, compare="none", marks=False)
    told: dict[Seat | None, Knowledge] = defaultdict(Knowledge)
    for event in await store.events(game, -1, 0):
        _hear(told, seats, event.audience, event.fields)
    found = {0: _forbidden(table, told, seats)}
    for entry in entries:
        outcome = _again(table, entry)
        for telling in outcome.tellings:
            _hear(told, seats, telling.to, telling.event)
        found[entry.seq] = _forbidden(table, told, seats)
    table.close()
    return found


def _again(table: Table[Any], entry: Any) -> Outcome:
    table.head = entry.seq - 1
    if entry.seat is None:
        return table.rule(entry.key, entry.raw)
    return table.submit(entry.seat, entry.key, entry.raw, entry.kind)


def _hear(told: dict[Seat | None, Knowledge], seats: Sequence[Seat], to: Any, event: object) -> None:
    """What was told to some, or to all, and they know it from now on."""
    text = repr(event)
    for seat in [*seats, None] if to is None else to:
        told[seat].goods |= _goods_in(text)
        told[seat].cards |= {name for one, name in _reds().items() if re.search(rf"'{one}(\.\d+)?'", text)}


def _forbidden(
    table: Table[Any], told: dict[Seat | None, Knowledge], seats: Sequence[Seat]
) -> dict[Seat | None, Truth]:
    factions = table.state.factions
    goods = {seat: {card.commodity for card in one.trade_cards} for seat, one in factions.items()}
    cards = {seat: {CARTHAGE.tables.card(card).name for card in one.hand} for seat, one in factions.items()}
    purses = {seat: one.treasury for seat, one in factions.items()}
    found: dict[Seat | None, Truth] = {}
    for seat in [*seats, None]:
        mine = told[seat]
        if seat is not None:
            mine.goods |= goods[seat]
            mine.treasuries.add(purses[seat])
        mine.cards |= _cards_besides(mine.cards, table.view(seat).model_dump_json())
        others = [one for one in factions if one != seat]
        found[seat] = Truth(
            frozenset({_name(one) for other in others for one in goods[other]} - {_name(one) for one in mine.goods}),
            frozenset({one for other in others for one in cards[other]} - mine.cards),
            frozenset({purses[other] for other in others} - mine.treasuries),
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


def leaks_in_logs(lines: Sequence[Mapping[str, Any]]) -> list[str]:
    """Lines of the log that name a card."""
    shown = [repr(line) for line in lines]
    return [line for line in shown if _faces().search(line) or _goods_in(line) or _cards_in(line)]


@cache
def _reds() -> dict[str, str]:
    """Red cards by id: their names."""
    return {one: card.name for one, card in CARTHAGE.tables.cards.items() if card.red}


@cache
def _names() -> dict[str, str]:
    """Trade cards by commodity: their names."""
    return {one: card.name for one, card in CARTHAGE.tables.commodities.items()}


def _name(commodity: str) -> str:
    return _names().get(commodity, commodity)


@cache
def _faces() -> re.Pattern[str]:
    """The ids of trade cards, which nobody is to see."""
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, _names()))})\.\d+\b")


@cache
def _goods() -> re.Pattern[str]:
    return re.compile(
        rf"(?<![\w-])(?:{'|'.join(re.escape(one) for pair in _names().items() for one in pair)})(?![\w-])"
    )


@lru_cache(SAME)
def _goods_in(text: str) -> frozenset[str]:
    """Commodities by name; Grain Estates are no grain, and a list of all there are tells nothing."""
    plain = _all_goods().sub("", _printed().sub("", text))
    return frozenset(_name(one) for one in _goods().findall(plain))


@cache
def _all_goods() -> re.Pattern[str]:
    """A list from which any commodity of the game can be chosen: each by its name and its id."""
    each = "|".join(f"{re.escape(name)}\n{re.escape(one)}" for one, name in _names().items())
    return re.compile(rf"(?:(?:{each})(?:\n|$)){{{len(_names())}}}")


@cache
def _printed() -> re.Pattern[str]:
    """All names of cards."""
    names = {card.name for card in CARTHAGE.tables.cards.values()}
    return re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))


@cache
def _cards() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, _reds().values()), key=len, reverse=True))})\b")


@cache
def _asked_of_all() -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, TO_ALL)))


@lru_cache(SAME)
def _cards_in(text: str) -> frozenset[str]:
    return frozenset(_cards().findall(_asked_of_all().sub("", text)))


def _cards_besides(known: set[str], view: str) -> frozenset[str]:
    """The cards that a view names: face up, in hand, or named on such a card. Most views name nothing new."""
    new = any(name in view for name in _reds().values() if name not in known)
    return _cards_in(view) if new else frozenset()
