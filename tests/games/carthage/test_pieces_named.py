"""Every card, Table Event, Province and office has a test that names it; operations are the same in data and code."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games import carthage, republic
from games.carthage.law import CARTHAGE
from tests.games.carthage.test_data import every_effect

T = CARTHAGE.tables
HERE = Path(__file__).parent
RULES = [path for one in (carthage, republic) for path in Path(one.__file__).parent.rglob("*.py")]
LISTS = ("test_data.py", Path(__file__).name)  # they name everything, and prove nothing of what it does
PIECES = {**T.cards, **T.table_events, **T.provinces, **T.offices, **T.committee}

# What the data says of these operations in one way only, so that the code need not look: another value would be
# ignored, and this test fails.
ONE_WAY: dict[tuple[str, str], Any] = {
    ("assassination_modifier", "permanent"): True,
    ("cancel_card", "card"): "public-outcry",
    ("discard_leader", "chooser"): "hrao",
    ("extra_catch_roll", "count"): 1,
    ("global_roll_modifier", "cumulative"): True,
    ("income_on_fleets_raised", "from"): "bank",
    ("inherent_outcry", "mode"): "veto",
    ("inherent_outcry", "per"): "senate_phase",
    ("inherent_veto", "per"): "senate_phase",
    ("inherent_veto", "scope"): "spending_proposals",
    ("public_works", "per"): "revenue_phase",
}


def said(path: Path) -> set[str]:
    """Every word or sentence in quotation marks."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def named_in_tests() -> str:
    """All that the tests of the rules name, those with a clause in them."""
    files = [path for path in HERE.glob("*.py") if path.name not in LISTS]
    return "\n".join(word for path in files for word in said(path))


@pytest.mark.parametrize("piece", PIECES)
def test_each_is_named_by_a_test(piece: str) -> None:
    """By its id, or by the name on it."""
    names = "|".join(map(re.escape, (piece, PIECES[piece].name)))
    assert re.search(rf"(?<![\w-])({names})(?![\w-])", named_in_tests()), f"no test names {piece}, {PIECES[piece].name}"


def test_what_is_printed_is_all_there() -> None:
    """The 128 cards of both decks, 18 Table Events, 9 Provinces, 10 offices."""
    assert sum(sum(card.copies.values()) for card in T.cards.values()) == 128
    assert (len(T.table_events), len(T.provinces), len(T.offices) + len(T.committee)) == (18, 9, 10)


@cache
def modules() -> dict[str, set[str]]:
    """What the modules of the rules say; players who think are none of them."""
    return {str(path): said(path) for path in RULES if "minds" not in path.parts}


def given() -> dict[str, dict[str, list[Any]]]:
    """By operation and parameter the values in the data."""
    found: dict[str, dict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))
    for effect in every_effect():
        for name, value in effect.params.items():
            found[effect.op][name].append(value)
        found.setdefault(effect.op, defaultdict(list))
    return found


STANDING = sorted(set(given()) - set(CARTHAGE.operations))


@pytest.mark.parametrize("op", STANDING)
def test_what_is_no_function_is_looked_up_with_its_parameters(op: str) -> None:
    """Who asks for an operation that holds as long as its card lies there reads its figures from the card."""
    asking = [words for words in modules().values() if op in words]
    assert asking, f"no rule asks for {op}"
    for name, values in given()[op].items():
        if (op, name) in ONE_WAY:
            assert all(value == ONE_WAY[op, name] for value in values), f"{op}: {name} is not read"
        else:
            assert any(name in words for words in asking), f"{op}: {name} is not read"


def test_every_function_is_named_by_a_card() -> None:
    assert set(CARTHAGE.operations) <= set(given())


def test_no_rule_asks_for_an_operation_that_no_card_has() -> None:
    """`has`, `event_effects` and comparisons of an `op`."""
    asked = {name for path in RULES for name in operations_in(ast.parse(path.read_text("utf-8")))}
    assert asked
    assert asked <= set(given())


def operations_in(tree: ast.AST) -> set[str]:
    """The operations a module asks for by their names."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("has", "event_effects")
        ):
            found |= words_in(node.args[:1])
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "op":
            found |= words_in(node.comparators)
    return found


def words_in(nodes: list[ast.expr]) -> set[str]:
    return {
        one.value
        for node in nodes
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def test_the_one_way_parameters_are_in_the_data() -> None:
    assert all(name in given()[op] for op, name in ONE_WAY)
