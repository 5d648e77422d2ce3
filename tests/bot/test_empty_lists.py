"""An empty list is said as a word of the language, so a text that chooses on a list must know that word."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot.app.reading  # noqa: F401 - for what it loads: how events are retold
from bot.base.text import RETOLD, Library, event_key, languages, parts, resource
from games import rome
from games.catalog import GAMES
from games.kernel import Game

MANY = ("tuple[", "list[", "Mapping[", "dict[")


class Choices(Visitor):
    """What a text chooses on, with the keys of the variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def choices(game: Game[Any], language: str) -> Iterator[tuple[str, str, set[str]]]:
    """What texts of events choose on that is a list."""
    lists = {
        event_key(one.id): {field.name for field in dataclasses.fields(one) if str(field.type).startswith(MANY)}
        for one in game.events
    }
    text = "\n".join(resource(language, part).read_text("utf-8") for part in parts(language, game.id))
    for message in FluentParser().parse(text).body:
        if isinstance(message, ftl.Message) and message.id.name in lists:
            seen = Choices()
            seen.visit(message)
            yield from ((message.id.name, name, keys) for name, keys in seen.found if name in lists[message.id.name])


@pytest.mark.parametrize("game", [GAMES["carthage"], rome.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("language", languages())
def test_texts_that_choose_on_a_list_know_the_empty_one(game: Game[Any], language: str) -> None:
    nothing = Library().of(language=language).say("list-empty")
    found = list(choices(game, language))
    assert found
    retold = {event_key(kind) for kind in RETOLD.of(game.id)}  # these give nothing at all, which is "none"
    words = {key: {nothing, "none"} if key in retold else {nothing} for key, _, _ in found}
    unknown = [(key, name) for key, name, keys in found if not words[key] & keys]
    assert unknown == []
