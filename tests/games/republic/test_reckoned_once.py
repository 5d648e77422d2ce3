"""What a player reckons of what he sees is kept for one thought: never for the next, nor for other eyes or minds."""

from __future__ import annotations

from dataclasses import dataclass

from games.republic.minds.temper import PLAIN, once, temper, thinking

RECKONED: list[int] = []


@dataclass
class Sight:
    """What somebody sees."""

    number: int


@once
def total(view: Sight, more: int) -> str:
    RECKONED.append(more)
    return f"{temper().name} {view.number + more}"


def test_in_one_thought_it_is_reckoned_once_for_each_view_and_question() -> None:
    one, other = Sight(1), Sight(2)
    RECKONED.clear()
    with thinking(PLAIN):
        found = [total(one, 5), total(other, 5), total(one, 6), total(one, 5), total(other, 5)]
    assert (found, RECKONED) == (["plain 6", "plain 7", "plain 7", "plain 6", "plain 7"], [5, 5, 6])


def test_the_next_thought_begins_with_nothing() -> None:
    view = Sight(1)
    with thinking(PLAIN):
        assert total(view, 5) == "plain 6"
    view.number = 2
    with thinking(PLAIN.model_copy(update={"name": "other"})):
        assert total(view, 5) == "other 7"
        with thinking(PLAIN):
            assert total(view, 5) == "plain 7"


def test_a_view_that_is_gone_is_not_taken_for_the_next() -> None:
    with thinking(PLAIN):
        assert [total(Sight(number), 1) for number in range(50)] == [f"plain {number + 1}" for number in range(50)]


def test_outside_of_all_thinking_nothing_is_kept() -> None:
    view = Sight(1)
    assert total(view, 5) == "plain 6"
    view.number = 2
    assert total(view, 5) == "plain 7"
