"""RR-1.06.3: all move their money at once; gifts, and who may touch what."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.events_agreements import Redistributed
from games.republic.revenue.events import GaveTalents
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import SEATS, all_of, in_revolt, legion, rich
from tests.games.rome.play import Play, add_province, numbered

DIAMOND, TRIANGLE = Seat("diamond"), Seat("triangle")


@pytest.fixture
def play(play: Play) -> Play:
    return play.until("revenue.state")


def keep(play: Play, *seats: str) -> None:
    for seat in seats:
        play.lapse(seat, "revenue.redistribute")


@clause("RR-1.06.3", "RR-0.6.8.1", "RR-0.4.1", "RR-DP11")
def test_all_are_asked_at_once_money_or_not(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({1: 4}, circle=3))
    assert [seat for seat, _ in play.asked("revenue.redistribute")] == list(SEATS)
    assert all(one.personal for one in play.awaited())
    assert play.decision("diamond", "revenue.redistribute").lapse == {
        "fam-cornelius": 4, "fam-claudius": 0, "fam-aurelius": 0, "treasury": 0,
    }  # fmt: skip
    play.lapse_all("revenue.redistribute")
    assert (play.senator(1).talents, play.told) == (4, [])


@clause("RR-1.06.3", "RR-0.4.1", "RR-1.04.6", "RR-DP11")
def test_money_moves_among_own_purses_wherever_senators_are(play: Play) -> None:
    def away(g: Rome) -> None:
        rich({1: 4, 5: 2}, diamond=3)(g)
        add_province(g, "sicilia", 5)

    play.at("revenue.redistribution", change=away)
    play.answer("diamond", "revenue.redistribute", {"fam-claudius": 7, "treasury": 2})
    keep(play, *SEATS[1:])
    assert (play.senator(1).talents, play.senator(5).talents, play.g.factions[DIAMOND].treasury) == (0, 7, 2)
    assert play.saw(Redistributed) == [Redistributed(DIAMOND, {"fam-cornelius": -4, "fam-claudius": 5})]
    invariants(play.g)


@clause("RR-1.06.3", "RR-0.5.5", "RR-DP11")
def test_a_gift_lies_in_the_faction_treasury_and_is_placed_at_once(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({1: 9}))
    play.answer("diamond", "revenue.redistribute", {"fam-cornelius": 3, "triangle": 6})
    keep(play, *SEATS[1:])
    assert play.asked() == [("triangle", "revenue.place")]
    assert play.audience(GaveTalents) == [(DIAMOND, TRIANGLE)]
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.place", {"fam-manlius": 7})
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.place", {"diamond": 6})
    play.answer("triangle", "revenue.place", {"fam-manlius": 4, "treasury": 2})
    assert (play.senator(6).talents, play.g.factions[TRIANGLE].treasury) == (4, 2)
    invariants(play.g)


@clause("RR-1.06.3", "RR-DP11")
def test_without_an_answer_a_gift_stays_in_the_faction_treasury(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({1: 9}))
    play.answer("diamond", "revenue.redistribute", {"triangle": 9})
    keep(play, *SEATS[1:])
    play.lapse("triangle", "revenue.place")
    assert play.g.factions[TRIANGLE].treasury == 9


@clause("RR-1.06.3")
@pytest.mark.parametrize("bad", [{"fam-cornelius": 5}, {"fam-fabius": 4}, {"fam-cornelius": 3}, {"fam-cornelius": -1}])
def test_what_is_not_there_cannot_be_moved(play: Play, bad: dict[str, int]) -> None:
    play.at("revenue.redistribution", change=rich({1: 4}))
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revenue.redistribute", bad)


@clause("RR-1.06.3", "RR-1.10.71")
def test_the_treasury_of_a_captive_is_frozen(play: Play) -> None:
    def captive(g: Rome) -> None:
        rich({1: 4, 5: 2})(g)
        numbered(g, 5).place, numbered(g, 5).at = "captive", "punic-1"

    play.at("revenue.redistribution", change=captive)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revenue.redistribute", {"fam-cornelius": 3, "fam-claudius": 3})


@clause("RR-1.06.3", "RR-DP11")
def test_rebels_move_money_among_themselves_alone(play: Play) -> None:
    play.at(
        "revenue.redistribution", change=all_of(in_revolt(legion(), rebels=(2, 6), purses={2: 3, 6: 1, 10: 5}))
    )  # fmt: skip
    assert play.decision("triangle", "revenue.redistribute", purses="rebel").lapse == {
        "fam-fabius": 3,
        "fam-manlius": 1,
    }
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.redistribute", {"fam-fabius": 2, "treasury": 2}, purses="rebel")
    play.answer("triangle", "revenue.redistribute", {"fam-manlius": 4}, purses="rebel")
    loyal = next(one for one in play.awaited() if one.seat == "triangle")
    assert loyal.lapse == {"fam-junius": 5, "treasury": 0}
