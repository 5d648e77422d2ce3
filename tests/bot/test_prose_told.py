"""Whole games, read line by line in every language: what no writer would let stand is looked for."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from typing import Any, Final

import pytest

from bot.base.text import Catalogue, Voice, event_key, languages
from bot.surface.kit.names import naming, seat_names
from games.carthage.law import CARTHAGE
from games.carthage.minds import Player, RandomPlayer, SensiblePlayer
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Outcome, Seat, Setup, Table, chairs
from games.republic.minds.runner import Round

PLAYED: Final = (
    ("early", 4, "base", 21),
    ("late", 5, "optional", 22),
    ("campaign", 3, "base", 23),
    ("late", 2, "base", 25),
)
PEOPLE: Final = ("Ada", "Blaise", "Carl", "Dido", "Emmy", "Felix")
FAULTY: Final = {
    "two spaces": r"  ",
    "a space before a stop": r" [.,;:](?!\.)",
    "two stops": r"[.,;:][.,;]",
    "nothing between brackets": r"\(\s*\)|\[\s*\]",
    "a text that is missing": r"\[[\w-]+\]|\{|\}",
    "an id": r"\b(?:fam|st|te|ev)-[a-z0-9]|\b\w+-war\b|carthage\.|republic\.",
    "a word of the program": r"\bNone\b|\bTrue\b|\bFalse\b",
}
PEOPLE_OF_ONE: Final = r"\b1 (?:Celtiberians|Sikels|Balearic|Campanian|Libyan|Numidian|Gallic|Carthaginian Legions)\b"
SPOKEN: Final = {
    "en": {
        "one of several": r"\b1 (?:legions|cards|votes|turns|Fleets|Caravans|Traders|veterans|Wars|Senators)\b",
        "several of one": r"\b(?:0|[2-9]|\d\d+) (?:legion|card|vote|turn|Fleet|Caravan|Trader|veteran)\b(?! of| [A-Z])",
        "one of a people": PEOPLE_OF_ONE,
        "nobody who is nothing": r": nothing\.|\bby nothing\b|\bof nothing\b",
        "no gain that is told": r"\bgains? 0\b|\bloses? 0\b|\bpays? 0T|\bgives? 0T|\bspends? 0T|\bfor 0T|\bof 0T",
        "votes that are less than none": r"-\d+ votes",
        "so many of nothing": r"(?<![-+\d.])0 (?:turns|cards|to the)\b",
        "no subject": r"^Dice \d",
    },
    "de": {
        "one of several": r"\b1 (?:Legionen|Karten|Stimmen|Runden|Fleets|Caravans|Veteranen|Kriege|Senatoren)\b",
        "several of one": r"\b(?:0|[2-9]|\d\d+) (?:Legion|Karte|Stimme|Runde|Fleet|Caravan|Veteran)\b",
        "one of a people": PEOPLE_OF_ONE,
        "nobody who is nothing": r": nichts\.|\bvon nichts\b",
        "so many of nothing": r"(?<![-+\d.])0 (?:Runden|Karten|zur)\b",
        "no subject": r"^Würfel \d",
        "English": r"\b(?:and|the|none|nothing|nobody|with|crucified|executed|mercenary|citizen)\b",
        "no gain that is told": r"gewinnt 0|verliert 0|zahlt 0T|spendet 0T|\bfür 0T|\bmit 0T",
    },
}
ALLOWED: Final = {"republic.UnitsLost": "nobody who is nothing"}  # nothing is what was lost


@cache
def voice(language: str, seats: int) -> Voice:
    """Who tells it."""
    words, called = Catalogue("carthage", language), naming("carthage")
    people = seat_names(words, dict(zip(chairs(seats), PEOPLE, strict=False)))
    neutral = {f"seat{number}": f"№{number}" for number in range(1, 9)}
    return Voice(words, {**called.printed(), **neutral, **people}, called.goods())


def told(scenario: str, seats: int, rule: str, number: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every event of a game, to whomever it was told."""
    game = GAMES["carthage"]
    options = game.options.model_validate({"scenario": scenario, "assassination": rule})
    table: Table[Carthage]
    table, first = Table.start(game, Setup(chairs(seats), f"read {number}", options), marks=False)
    going = Round(table, {seat: mind(seat, number) for seat in chairs(seats)})
    yield from events(first)
    while not table.over and (said := going.next()):
        yield from events(table.submit(*said))
    table.close()


def mind(seat: Seat, number: int) -> Player:
    """Sensible and random ones sit at one table."""
    return SensiblePlayer() if (len(seat) + number) % 2 else RandomPlayer(f"read {number}/{seat}")


def events(outcome: Outcome) -> Iterator[tuple[str, dict[str, Any]]]:
    """What was told, as it is stored."""
    for one in outcome.tellings:
        yield one.event.id, {name: value for name, value in asdict(one.event).items() if name != "clauses"}


@pytest.fixture(scope="module")
def lines() -> dict[str, dict[str, set[str]]]:
    """By language and kind every line that was told, as a result too."""
    found: dict[str, dict[str, set[str]]] = {one: defaultdict(set) for one in languages()}
    for plan in PLAYED:
        for kind, fields in told(*plan):
            for language, kinds in found.items():
                speaker = voice(language, plan[1])
                ways = [one for one in (kind, f"{kind}.news") if speaker.has(event_key(one))]
                kinds[kind] |= {speaker.event(one, fields) for one in ways}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_no_line_is_written_as_nobody_writes(lines: dict[str, dict[str, set[str]]], language: str) -> None:
    patterns = {name: re.compile(one) for name, one in {**FAULTY, **SPOKEN[language]}.items()}
    found = [
        (name, line)
        for kind, told_ in lines[language].items()
        for line in sorted(told_)
        for name, pattern in patterns.items()
        if pattern.search(printed_apart(line)) and ALLOWED.get(kind) != name
    ]
    assert found == []


@cache
def printed_names() -> re.Pattern[str]:
    """Names on components, of several words, but for legions: in every language they are as they are printed."""
    legions = {one.name for one in CARTHAGE.tables.legions.values()}
    names = {name for name in naming("carthage").printed().values() if " " in name} - legions
    return re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))


def printed_apart(line: str) -> str:
    """A line without printed names and digests."""
    return printed_names().sub("Name", re.sub(r"`[^`]*`", "digest", line))


@pytest.mark.slow
def test_the_games_have_told_most_of_what_can_happen(lines: dict[str, dict[str, set[str]]]) -> None:
    """So that the reading proves something."""
    assert {len(kinds) for kinds in lines.values()} == {len(lines["en"])}
    assert len(lines["en"]) > 110


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Disbanded: 1 Celtiberians."), ("en", "The joiners: nothing."), ("en", "He pays 0T."),
    ("en", "Dice 1, modifier 0."), ("en", "0 cards returned."), ("de", "Noch 0 Runden."),
    ("en", "Lost  2 legions"), ("en", "A force of [unit-name]."),
    ("de", "Verloren: 1 Fleets."), ("de", "Es stirbt (crucified)."), ("de", "Gesendet wird fam-mago."),
])  # fmt: skip
def test_what_is_looked_for_would_be_found(language: str, line: str) -> None:
    assert any(re.search(pattern, line) for pattern in {**FAULTY, **SPOKEN[language]}.values())
