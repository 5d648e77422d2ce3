"""RC-9.0.8: what has been voted down is offered no more; with nothing left the kind is not offered at all."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.kernel import Amount, Choice, IllegalAnswer, Line, OneOf, Record, Several
from games.republic.senate.left_over import FEW, answers, something_left
from games.republic.senate.orders import Offer, Orders
from games.republic.senate.soldiers import Counts
from tests.clauses import clause
from tests.games.carthage.play import Play, add_war
from tests.games.carthage.senate import propose, reject_motion, session


def offered(play: Play) -> set[str]:
    return {one.decision.kind for one in play.table.open.values() if one.decision.about.get("forced") == 0}


@clause("RC-9.0.8")
def test_a_kind_of_which_all_has_been_voted_down_is_not_offered(play: Play) -> None:
    """There is one legion, which can only be disbanded."""

    def poor(g: Carthage) -> None:
        g.treasury, g.issued = 0, g.issued - g.treasury
        del g.army.active.legions[1:]
        g.army.reserve["carthaginian"] += 1

    session(play, "senate.business", poor)
    assert play.options("diamond", "senate.units") == {"disband.carthaginian": [0, 1]}
    propose(play, "units", {"disband.carthaginian": 1})
    reject_motion(play)
    assert "senate.units" not in offered(play)
    assert "senate.minor" in offered(play)


@clause("RC-9.0.8")
def test_another_number_is_a_real_change(play: Play) -> None:
    session(play)
    propose(play, "units", raise_fleets(play, 1))
    reject_motion(play)
    with pytest.raises(IllegalAnswer, match=r"senate\.again"):
        propose(play, "units", raise_fleets(play, 1))
    propose(play, "units", raise_fleets(play, 2))


def raise_fleets(play: Play, count: int) -> dict[str, int]:
    return {**dict.fromkeys(play.options("diamond", "senate.units"), 0), "raise.fleet": count}


@clause("RC-9.0.8")
def test_another_war_is_a_real_change(play: Play) -> None:
    session(play, "senate.business", lambda g: [add_war(g, "libyan-revolt"), add_war(g, "syracusan-war-1")])
    propose(play, "peace", {"war": "libyan-revolt"})
    reject_motion(play)
    propose(play, "peace", {"war": "syracusan-war-1"})
    reject_motion(play)
    assert "senate.peace" not in offered(play)


ORDERS = Orders({("recall", "f"): Offer("recall", "f", ["a", "b"], 0, 1, {"sikels": 1}, 1)})


@pytest.mark.parametrize(
    ("choice", "found"),
    [
        (OneOf({"a": 1, "b": 2}), ["a", "b"]),
        (Amount(2, 4), [2, 3, 4]),
        (Several({"a": 1, "b": 2}, 0, 1), [[], ["a"], ["b"]]),
        (Counts({"x": 1}), [{"x": 0}, {"x": 1}]),
        (Record(dict, a=OneOf({"x": 1}), b=Amount(0, 1)), [{"a": "x", "b": 0}, {"a": "x", "b": 1}]),
    ],
)
def test_all_answers_are_found(choice: Choice[object], found: list[object]) -> None:
    assert list(answers(choice)) == found
    for raw in found:
        choice.read(raw)


def test_all_movements_are_found() -> None:
    found = list(answers(ORDERS))
    assert len(found) == 3 * 2 * 2
    for raw in found:
        ORDERS.read(raw)


def illegal(**_parts: object) -> None:
    raise IllegalAnswer("senate.again")


def test_nothing_is_left_if_no_answer_is_legal() -> None:
    assert not something_left(Record(illegal, a=Amount(0, FEW - 1)))
    assert something_left(Record(illegal, a=Amount(0, FEW))), "so many are not tried"
    assert something_left(Record(illegal, text=Line(9))), "there is always another word"
    assert something_left(Record(dict, a=Amount(0, 1)))
