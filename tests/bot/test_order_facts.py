"""What an order goes by: whom a decision concerns, which figures are known, and what it comes to as an answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bot.services.orders.answers import answer
from bot.services.orders.ordering import Asked, Circumstances, Ways, ordering
from bot.services.orders.orders import Do
from games import sample
from games.carthage.state import Carthage
from games.kernel import (
    Amount,
    Choice,
    Decision,
    IllegalAnswer,
    Line,
    OneOf,
    Raw,
    Record,
    Seat,
    Setup,
    Several,
    Table,
    View,
)
from games.kernel.decision import chairs
from games.republic.forum.events import PersuasionAnnounced
from tests.games.carthage.forum import purse
from tests.games.carthage.play import Play
from tests.games.carthage.senate import propose, session, vote
from tests.games.carthage.test_rc8_5_persuasion import attempt, persuading

DIAMOND, _, CIRCLE, _ = chairs(4)


def about(play: Play, seat: str, kind: str) -> Circumstances:
    return ordering("carthage").circumstances(play.table.view(Seat(seat)), play.decision(seat, kind))


# -- whom it concerns --------------------------------------------------------------------------------------------------
def test_a_persuasion_is_by_its_persuader_and_concerns_whose_senator_is_persuaded() -> None:
    play = persuading(Play(), purse(5, 2))
    attempt(play, "fam-milko")
    assert play.saw(PersuasionAnnounced)
    found = about(play, "triangle", "forum.counter")
    assert (found.motion, found.actor) == ("", "diamond")
    assert {"fam-milko", "triangle"} <= found.targets
    assert not {"diamond", "circle", "square"} & found.targets


def test_a_motion_has_its_type_and_its_proposer_and_concerns_whom_it_names() -> None:
    play = session(Play())
    propose(play, "minor", {"text": "Praise"})
    found = about(play, "circle", "senate.vote")
    assert (found.motion, found.actor) == ("minor", "diamond")
    assert not set(chairs(4)) & (found.targets - {"circle"})


def test_in_the_senate_there_may_be_no_motion() -> None:
    play = session(Play())
    found = about(play, "diamond", "senate.minor")
    assert (found.motion, found.actor) == ("", "")


# -- figures -----------------------------------------------------------------------------------------------------------
def ballots(how: Any) -> Any:
    def change(g: Carthage) -> None:
        g.ballots = how

    return change


def test_what_is_voted_is_known_while_the_senate_votes_aloud() -> None:
    play = session(Play(), "senate.business", ballots("live"))
    assert not [name for name in known(play) if name.startswith("votes")]
    propose(play, "minor", {"text": "Praise"})
    before = known(play)
    vote(play, "triangle", "for")
    cast = known(play)["votes-for"]
    assert (before["votes-for"], known(play)["votes-left"]) == (0, before["votes-left"] - cast)
    assert cast > 0


def test_what_is_voted_in_secret_is_not_known() -> None:
    play = session(Play(), "senate.business", ballots("sealed"))
    propose(play, "minor", {"text": "Praise"})
    vote(play, "triangle", "for")
    assert not [name for name in known(play) if name.startswith("votes")]


def known(play: Play) -> dict[str, int]:
    return dict(ordering("carthage").facts(play.table.view(CIRCLE), CIRCLE))


def test_who_is_not_at_the_table_knows_no_figures() -> None:
    seats = chairs(3)
    table, _ = Table.start(sample.GAME, Setup(seats, "seed", sample.GAME.options()))
    assert set(ordering("sample").facts(table.view(seats[0]), seats[0])) == {"turn", "own-coins", "own-hand"}
    assert ordering("sample").facts(table.view(None), Seat("nobody")) == {}


# -- what is answered --------------------------------------------------------------------------------------------------
TAKE = OneOf({"none": None, "a": "a", "b": "b"})
MUST = OneOf({"a": "a", "b": "b"})
PURSES = Record(dict, poor=Amount(0, 2), rich=Amount(0, 5))


def given(do: Do, choice: Choice[Any], lapse: Raw, *, awaited: bool = True) -> Raw:
    return answer(do, Asked("carthage", Decision("k", DIAMOND, choice, "T-1", lapse=lapse, awaited=awaited), senate()))


@cache
def senate() -> View:
    """What diamond sees of a Senate in which nothing is voted on."""
    return session(Play()).table.view(DIAMOND).whole()


@pytest.mark.parametrize(
    ("do", "choice", "lapse", "raw"),
    [
        (Do(how="none"), TAKE, "a", "none"),
        (Do(how="none"), MUST, "b", "b"),
        (Do(how="none"), Several({"a": 1, "b": 2}, 0, 2), ["a"], []),
        (Do(how="none"), Amount(1, 5), 3, 1),
        (Do(how="use"), TAKE, "none", "a"),
        (Do(how="use"), MUST, "a", "b"),
        (Do(how="use"), Several({"a": 1, "b": 2, "c": 3}, 0, 2), [], ["a", "b"]),
        (Do(how="use"), Amount(1, 5), 3, 5),
        (Do(how="amount", amount=4), Amount(0, 3), 0, 3),
        (Do(how="amount", amount=4), Amount(0, 9), 0, 4),
        (Do(how="amount", amount=6), PURSES, {"poor": 0, "rich": 0}, {"poor": 1, "rich": 5}),
        (Do(how="default"), Amount(0, 9), 2, 2),
    ],
)
def test_what_an_order_comes_to(do: Do, choice: Choice[Any], lapse: Raw, raw: Raw) -> None:
    assert given(do, choice, lapse) == raw


@pytest.mark.parametrize(
    ("do", "choice", "awaited"),
    [
        (Do(how="use"), Line(20), True),
        (Do(how="amount", amount=3), Record(dict, purse=Amount(0, 5), side=MUST), True),
        (Do(how="amount", amount=3), MUST, True),
        (Do(how="with", seat="circle"), MUST, True),
        (Do(how="option", option="c"), MUST, True),
        (Do(how="default"), MUST, False),
        (Do(how="none"), MUST, False),
    ],
)
def test_an_order_that_does_not_fit_what_is_asked_gives_no_answer(do: Do, choice: Choice[Any], awaited: bool) -> None:
    with pytest.raises(IllegalAnswer):
        given(do, choice, "a", awaited=awaited)


@pytest.mark.parametrize("seats", [(), ("circle", "square")])
def test_each_way_is_offered_once_and_those_that_follow_a_seat_once_for_each(seats: Sequence[str]) -> None:
    ways = Ways(("default", "with", "against"), ("for",))
    named = [(one.how, one.option or one.seat) for one in ways.all(seats)]
    followed = [(how, seat) for how in ("with", "against") for seat in seats]
    assert named == [("option", "for"), ("default", ""), *followed]
