"""What people read of a card of Rome is what is printed on it, in every language, with the figures of the data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.base.text import DEFAULT, Library, Voice, languages, resource
from games.rome.components import TABLES
from rendering.text_layout import BODY, wrap
from tests.bot.test_card_texts import COUNTED, NOTE, NUMBER, WORDS

OTHERS = [language for language in languages() if language != DEFAULT]
SPELLED = {1: "one", 2: "two", 3: "three", 6: "six"}
TERMS = ("knight", "tribune", "hrao", "unrest", "tax farmer", "land bill", "proconsul", "mortality chits", "force pool")
HALVED = {"half": 2, "twice": 2, "double": 2}


@cache
def printed() -> dict[str, str]:
    """All that stands on cards, by its name in the catalogues."""
    groups: tuple[dict[str, Any], ...] = (TABLES.cards, dict(TABLES.provinces), dict(TABLES.offices))
    texts = {name: one.text for group in groups for name, one in group.items() if one.text}
    sides = {f"{name}-{n}": one.level(n).text for name, one in TABLES.table_events.items() for n in (1, 2)}
    return {**texts, **sides}


@cache
def said(language: str) -> dict[str, str]:
    body = FluentParser().parse(resource(language, "rome-cards").read_text("utf-8")).body
    assert not [one for one in body if isinstance(one, ftl.Junk)]
    ids = [one.id.name for one in body if isinstance(one, ftl.Message)]
    assert len(ids) == len(set(ids))
    words = Library().of("rome", language)
    return {one.removeprefix("printed-"): words.say(one) for one in ids}


def voice(language: str = DEFAULT) -> Voice:
    return Voice(Library().of("rome", language))


def test_in_english_the_card_itself_is_read() -> None:
    assert len(printed()) == 160
    assert all(voice().printed(name, text) == text for name, text in printed().items())


@pytest.mark.parametrize("language", OTHERS)
def test_every_other_language_says_every_card_and_its_copies(language: str) -> None:
    assert said(language).keys() == printed().keys()
    for name, text in said(language).items():
        assert voice(language).printed(name, "?") == text
        assert text != printed()[name]
    assert voice(language).printed("tribune.3", "?") == said(language)["tribune"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", printed())
def test_a_translated_card_has_the_figures_of_the_printed_one(language: str, name: str) -> None:
    """In figures or, for small numbers, in words."""
    text, english = said(language)[name], printed()[name]
    missing = set(NUMBER.findall(english)) - set(NUMBER.findall(text))
    added = set(NUMBER.findall(text)) - set(NUMBER.findall(english))
    assert all(any(word in text for word in COUNTED[language].get(one, ())) for one in missing), (missing, text)
    assert added <= {figure for word, figure in WORDS.items() if word in f"{english.lower()} "}, (added, text)
    for term in TERMS:
        assert (term in plain(text)) == (term in plain(english)), term


def plain(text: str) -> str:
    """Whatever letters a term is written with."""
    return text.lower().replace("-", " ")


@pytest.mark.parametrize("language", languages())
def test_a_card_can_be_read_whole_in_pictures(language: str) -> None:
    for name, text in (printed() if language == DEFAULT else said(language)).items():
        assert "…" not in wrap(text, BODY, *NOTE[:2], 3)[-1], name


def figures() -> Iterator[tuple[str, int, str]]:
    """Every number of an effect on a card, a side or a Leader, with what is printed there."""
    for name, card in TABLES.cards.items():
        yield from ((f"{name}.{at}", n, card.text) for at, n in numbers(card))
    for name, leader in TABLES.leaders.items():
        yield f"{name}.strength", leader.strength, leader.text
    for name, event in TABLES.table_events.items():
        for side in (1, 2):
            text = " ".join(event.level(one).text for one in range(1, side + 1))
            yield from ((f"{name}-{side}.{at}", n, text) for at, n in numbers(event.level(side)) if at != "sign")


def numbers(card: Any) -> Iterator[tuple[str, int]]:
    """The numbers in its effects."""
    for effect in card.effects:
        yield from ((at, abs(n)) for at, n in effect.params.items() if isinstance(n, int) and not isinstance(n, bool))


@pytest.mark.parametrize(("at", "number", "text"), list(figures()), ids=lambda one: str(one)[:40])
def test_what_a_card_says_has_the_figures_of_what_it_does(at: str, number: int, text: str) -> None:
    spoken = {int(one) for one in NUMBER.findall(text)} | {n for word, n in HALVED.items() if word in text.lower()}
    spoken |= {n for n, word in SPELLED.items() if word in text.lower()}
    assert number in spoken, (at, text)
