"""Walks through Rome, read line by line in every language: what happens, what is asked, and what nobody would write."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import cache
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from bot.base.text import Catalogue, Voice, event_key, languages
from bot.surface.kit.names import seat_names
from games.kernel import Decision, Outcome, chairs
from games.rome.components import TABLES
from tests.bot.test_prose_told import FAULTY, PEOPLE, SPOKEN
from tests.games.rome.playouts import begun

WALKS: Final = (("early", 4, False, 31), ("late", 5, True, 32), ("middle", 3, True, 33), ("late", 6, False, 34))
MOVES: Final = 500
ALLOWED: Final = {"no subject", "one of a people"}
"""What is looked for in the texts of the other republic only."""
TITLES: Final = ("State of the Republic", "Slice and Dice", "Disbandment and Recall")
MEANT: Final = {"rome.DictatorSought", "republic.Agreed"}
"""Where nothing is what somebody has said, or promised."""
WORN: Final = {**FAULTY, "an id": r"\b(?:fam|st|te|ev|law)-[a-z0-9]|\b\w+-war\b|rome\.|republic\."}


@cache
def printed() -> Mapping[str, str]:
    """What is printed on components, by id."""
    cards = {name: card.name for name, card in TABLES.cards.items()}
    events = {name: one.name for name, one in TABLES.table_events.items()}
    return {**cards, **events, **TABLES.titles}


@cache
def voice(language: str, seats: int) -> Voice:
    """Who tells it."""
    words = Catalogue("rome", language)
    people = seat_names(words, dict(zip(chairs(seats), PEOPLE, strict=False)))
    return Voice(words, {**printed(), **people})


def heard() -> Iterator[tuple[int, list[tuple[str, dict[str, Any]]], list[Decision[Any]]]]:
    """What is told and asked on walks, answer by answer."""
    for scenario, seats, advanced, seed in WALKS:
        _, walk = begun(scenario, seats, seed, advanced=advanced)
        while not walk.table.over and len(walk.entries) < MOVES:
            outcome = walk.step()
            yield seats, list(events(outcome)), [one.decision for one in outcome.opened]


def events(outcome: Outcome) -> Iterator[tuple[str, dict[str, Any]]]:
    """What was told, as it is stored."""
    for one in outcome.tellings:
        yield one.event.id, {name: value for name, value in asdict(one.event).items() if name != "clauses"}


@pytest.fixture(scope="module")
def lines() -> dict[str, dict[str, set[str]]]:
    """By language and kind every line that was told or asked; nothing in them was missing."""
    found: dict[str, dict[str, set[str]]] = {one: defaultdict(set) for one in languages()}
    with capture_logs() as logged:
        for seats, told, asked in heard():
            for language, kinds in found.items():
                speaker = voice(language, seats)
                for kind, fields in told:
                    ways = [one for one in (kind, f"{kind}.news") if speaker.has(event_key(one))]
                    kinds[kind] |= {speaker.event(one, fields) for one in ways}
                for one in asked:
                    kinds[f"ask {one.kind}"] |= set(questions(speaker, one))
    assert [one for one in logged if str(one["event"]).startswith("text.")] == []
    return found


def questions(speaker: Voice, decision: Decision[Any]) -> Iterator[str]:
    """All that is said of a decision, but for its options."""
    kind, about = decision.kind, decision.about
    yield from (speaker.ask(kind, about), speaker.ask_label(kind, about), speaker.hint(kind, about))


@pytest.mark.parametrize("language", languages())
def test_no_line_is_written_as_nobody_writes(lines: dict[str, dict[str, set[str]]], language: str) -> None:
    patterns = {name: re.compile(one) for name, one in {**WORN, **SPOKEN[language]}.items() if name not in ALLOWED}
    found = [
        (kind, name, line)
        for kind, said in lines[language].items()
        for line in sorted(said)
        for name, pattern in patterns.items()
        if pattern.search(apart(line))
        if name != "nobody who is nothing" or kind.removesuffix(".news") not in MEANT
    ]
    assert found == []


@cache
def names() -> re.Pattern[str]:
    """Names on components, of several words: in every language they are as they are printed."""
    several = sorted((name for name in [*printed().values(), *TITLES] if " " in name), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, several)))


def apart(line: str) -> str:
    """A line without printed names and digests."""
    return names().sub("Name", re.sub(r"`[^`]*`", "digest", line))


def test_the_walks_have_told_and_asked_much_of_what_there_is(lines: dict[str, dict[str, set[str]]]) -> None:
    """So that the reading proves something."""
    assert len([kind for kind in lines["en"] if not kind.startswith("ask ")]) > 60
    assert len([kind for kind in lines["en"] if kind.startswith("ask ")]) > 30
