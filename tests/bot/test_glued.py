"""Texts with parts that depend on something: no word of such a part clings to the word before it or after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.base.text import languages
from data import path


def patterns(entry: ftl.Message) -> Iterator[ftl.Pattern]:
    yield from ([entry.value] if entry.value else [])
    yield from (one.value for one in entry.attributes)


def is_select(one: object) -> bool:
    return isinstance(one, ftl.Placeable) and isinstance(one.expression, ftl.SelectExpression)


def is_filled_in(one: object) -> bool:
    return isinstance(one, ftl.Placeable) and isinstance(one.expression, ftl.VariableReference)


def clings(pattern: ftl.Pattern) -> Iterator[str]:
    """Parts that begin or end with a letter right where something is filled in beside them."""
    around = [None, *pattern.elements, None]
    for before, one, after in zip(around, around[1:], around[2:], strict=False):
        if not is_select(one):
            continue
        assert isinstance(one, ftl.Placeable)
        assert isinstance(one.expression, ftl.SelectExpression)
        for variant in one.expression.variants:
            first, last = variant.value.elements[0], variant.value.elements[-1]
            if isinstance(first, ftl.TextElement) and first.value[:1].isalpha() and is_filled_in(before):
                yield first.value
            if isinstance(last, ftl.TextElement) and last.value[-1:].isalpha() and is_filled_in(after):
                yield last.value


@pytest.mark.parametrize("language", languages())
def test_no_word_clings_to_what_is_filled_in_before_or_after_it(language: str) -> None:
    found = [
        (file.name, entry.id.name, part)
        for file in sorted(path(f"text/{language}").glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
        for pattern in patterns(entry)
        for part in clings(pattern)
    ]
    assert found == []


def test_what_clings_is_found() -> None:
    def parsed(text: str) -> list[str]:
        (entry,) = FluentParser().parse(text).body
        assert isinstance(entry, ftl.Message)
        return [part for pattern in patterns(entry) for part in clings(pattern)]

    glued = 'a = { $who }{ $how ->\n    [none] { "" }\n   *[other] under { $how }\n} there.\n'
    assert parsed(glued) == ["under "]
    assert parsed(glued.replace("under", '{ " " }under')) == []
    assert parsed("a = { $how ->\n    [x] word\n   *[other] { $y }\n}{ $who }\n") == ["word"]
