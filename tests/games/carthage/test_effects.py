"""The operations that are built, against those the cards name."""

from __future__ import annotations

import inspect

import pytest

from games.carthage.charts import operations
from games.carthage.law import CARTHAGE
from games.carthage.wars import awakening as wars
from tests.games.carthage.test_data import every_effect

FIRST = ["g", "card"]


@pytest.mark.parametrize("op", CARTHAGE.operations)
def test_an_operation_takes_exactly_the_parameters_of_the_cards(op: str) -> None:
    assert op in operations()
    given = [set(effect.params) for effect in every_effect() if effect.op == op]
    parameters = inspect.signature(CARTHAGE.operations[op]).parameters
    assert list(parameters)[:2] == FIRST
    required = {name for name, one in parameters.items() if one.default is one.empty} - set(FIRST)
    assert set(parameters) - set(FIRST) == set().union(*given)
    assert required == set.intersection(*given)


def test_whatever_a_war_does_when_it_becomes_active_is_built() -> None:
    cards = CARTHAGE.tables.wars.values()
    assert {effect.op for card in cards for effect in card.on_activate} <= set(CARTHAGE.operations)
    leaders = CARTHAGE.tables.leaders.values()
    assert {effect.op for card in leaders for effect in card.effects} <= set(CARTHAGE.operations)
    assert wars.activate
