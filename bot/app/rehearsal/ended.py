"""What came of a game: what the store holds of it, and what stands on Discord; and where two games differ."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.app.rehearsal.company import TITLE, Company
from bot.store.store import MessageRow
from games.kernel.state import save
from games.kernel.table import Table
from loopback.model import THREAD_CREATED
from loopback.seen import Seen

Ended: TypeAlias = Mapping[str, Sequence[str]]
"""Lines by where they stand."""
RECEIPT: Final = ("✔", "-#")
DESK: Final = "**Desk of"
HEADINGS: Final = ("#", "**")
DRAWN: Final = "\nWhat you add to the dice"
OTHERS: Final = re.compile(r"<t:\d+(:\w)?>|`[0-9a-f]{16}`|https://\S+|<[@#]!?\d+>")
"""What is another in each game: moments, shares of the dice, links, numbers of people and channels."""

NOTICES: Final = (
    "Clocks are stopped until then.",
    "I can write here again, and the game goes on",
    "Nothing was changed. The bot cannot write just now",
)
"""Of the faults themselves it may be told: to the host, where nothing could be written, and to whoever presses."""


async def ended(company: Company) -> Ended:
    """All of one game, as lines that are the same in the same game."""
    async with company.house.store() as store:
        journal = [one for one in await store.journal(company.game) if one.undone_by is None]
        events = await store.events(company.game)
        unsent, lost = await store.unsent(), await store.lost()
        routes = {one.id: _route(one) for one in await store.messages(company.game)}
    table = await company.table()
    return {
        "state": [f"{name}: {_json(value)}" for name, value in json.loads(save(table.state)).items()],
        "asked": sorted(_asked(table)),
        "journal": [f"{one.entry.kind} {one.entry.seat} {one.entry.key} {_json(one.entry.raw)}" for one in journal],
        "events": [f"{one.half} {one.kind} {one.audience} {_json(one.fields)}" for one in events],
        "outbox": [f"{unsent} wait, {lost} are given up"],
        "wrong": [*company.house.wrong, *company.silent, *company.house.town.problems()],
        **dict(_read(company, routes)),
    }


def _route(one: MessageRow) -> str:
    """What waits for each other. The Turn card of one act, if it is on its way, is already that of the next."""
    return f"{one.target}: {one.kind}" if one.kind == "turn" else one.target


def _asked(table: Table[Any]) -> Iterator[str]:
    return (one.decision.key for one in table.open.values())


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=str)


def _read(company: Company, routes: Mapping[int, str]) -> Iterator[tuple[str, list[str]]]:
    """The log, the hall with its cards, and each inbox as they stand in the end.

    What goes to the hall by several routes is read route by route, for these do not wait for each other.
    """
    persons = company.persons
    yield "log", [line for one in persons[0].thread(f"Log: {TITLE}").all for line in _lines(one.text)]
    hall = sorted(persons[0].channel("hall").all, key=lambda one: _came_by(one, routes))
    yield "hall", list(_stand(hall))
    for person in persons:
        yield f"inbox of {person.name}", list(_stand(person.inbox.all))


def _came_by(one: Seen, routes: Mapping[int, str]) -> str:
    """Discord says itself that a thread was opened; each has a route of its own."""
    return one.text if one.raw.type == THREAD_CREATED else routes.get(one.raw.id, "")


def _stand(cards: Iterable[Seen]) -> Iterator[str]:
    """What stands there by itself: answers to presses do not, which come again if one presses again."""
    for one in cards:
        if not (one.answers or one.text.startswith(RECEIPT)):
            yield from _card(one)


def _card(one: Seen) -> Iterator[str]:
    """Its lines, and the buttons by that by which it is known: its heading, or, of results that share it, each line."""
    if _notice(one.text):
        return
    lines = list(_lines(one.text.partition(DRAWN)[0]))
    buttons = " ".join(f"[{label}]" for label in one.buttons)
    named = lines[:1] if lines and lines[0].startswith(HEADINGS) else lines
    for n, line in enumerate(lines):
        yield line
        if buttons and n < len(named):
            yield f"{line}: {buttons}"


def _lines(text: str) -> Iterator[str]:
    return (OTHERS.sub("…", line) for line in text.splitlines() if line and not line.startswith(RECEIPT))


def differences(calm: Ended, mine: Ended, *, deleted: bool) -> Iterator[str]:
    """Where a game ended otherwise than on the quiet day; what a moderator deleted may be lacking on Discord."""
    for place, lines in calm.items():
        told = [line for line in mine[place] if not _notice(line)]
        lacking, more = Counter(lines) - Counter(told), Counter(told) - Counter(lines)
        if not deleted or place not in _discord(calm):
            yield from (f"{place} lacks: {line}" for line in lacking.elements())
        yield from (f"{place} has besides: {line}" for line in more.elements())
        if not lacking and not more and list(lines) != told:
            was, now = next((was, now) for was, now in zip(lines, told, strict=True) if was != now)
            yield f"{place}: the same lines in another order, first: {now} where there was: {was}"


def _discord(calm: Ended) -> Iterable[str]:
    return [place for place in calm if place.startswith(("log", "hall", "inbox"))]


def _notice(line: str) -> bool:
    """Whether this tells of the faults themselves: that the bot could not write, or not be heard."""
    return any(words in line for words in NOTICES)
