"""Every reason that orders and the adjudicator give has its words in every language, and rests on a clause."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.base.text import languages, resource
from tests.clauses import known

GAME = Path(__file__).parents[3] / "games" / "diplomacy"


def given() -> list[tuple[str, str]]:
    """Word and clause of each reason in the code."""
    found: list[tuple[str, str]] = []
    for path in (*sorted((GAME / "orders").glob("*.py")), *sorted((GAME / "adjudicator").glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                word, clause = node.args[:2]
                assert isinstance(word, ast.Constant), f"{path.name}:{node.lineno}"
                assert isinstance(clause, ast.Constant), f"{path.name}:{node.lineno}"
                found.append((word.value, clause.value))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words_and_no_words_are_left_over(language: str) -> None:
    body = FluentParser().parse(resource(language, "diplomacy-adjudication").read_text("utf-8")).body
    said = [one.id.name for one in body if isinstance(one, ftl.Message)]
    assert len(said) == len(set(said))
    assert {f"why-{word}" for word, _ in given()} == set(said)


def test_every_reason_rests_on_a_clause() -> None:
    assert {clause for _, clause in given()} <= known()
