"""What modules hold by name: a name is never given twice."""

from __future__ import annotations

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.habits import Habits
from games.republic.effects import Effects
from games.republic.register import Register, gathered


def one() -> str:
    return "one"


def two() -> str:
    return "two"


def test_a_function_is_found_under_all_its_names() -> None:
    register = Register()
    assert register("a", "b")(one) is one
    assert register == {"a": one, "b": one}


@pytest.mark.parametrize("register", [Register(), Effects(), Habits()])
def test_a_second_rule_of_a_name_is_refused(register: Register) -> None:
    register("a")(one)
    with pytest.raises(ValueError, match="a is there twice"):
        register("a")(two)
    assert list(register) == ["a"]


def test_two_modules_do_not_use_one_name() -> None:
    assert gathered({"a": one}, {"b": two}) == {"a": one, "b": two}
    with pytest.raises(ValueError, match="a is there twice"):
        gathered({"a": one}, {"b": two, "a": one})


def test_a_law_is_not_changed() -> None:
    with pytest.raises(AttributeError):
        CARTHAGE.tables = None
