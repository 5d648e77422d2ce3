"""RC-6.8.2: spoils that the State might not be able to pay."""

from __future__ import annotations

import pytest

from games.carthage.revenue.events import ProvinceIdle, ProvinceIncome, SpoilsTaken
from games.carthage.state import Carthage
from tests.clauses import clause
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.test_rc6_provinces import SARDINIA, one_province


def holding(talents: int):
    """The State Treasury holds so much."""

    def change(g: Carthage) -> None:
        g.issued += talents - g.treasury
        g.treasury = talents

    return change


@clause("RC-6.8.2")
@pytest.mark.parametrize(("talents", "asked"), [(2, False), pytest.param(1, True, marks=clause("RC-DP7")), (-5, True)])
def test_he_is_asked_again_only_if_the_state_might_not_have_the_loss(play: Play, talents: int, asked: bool) -> None:
    """Sardinia-Corsica, undeveloped, gives dr-3: at worst the State pays 2T."""
    play.at("revenue.provinces", change=one_province(SARDINIA, also=holding(talents)))
    assert (("diamond", "revenue.insist") in play.asked()) == asked
    if asked:
        decision = play.decision("diamond", "revenue.insist")
        assert decision.about == {"province": SARDINIA, "treasury": talents, "loss": 2}
        assert (decision.point, decision.lapse) == ("RC-DP7", "leave")


@clause("RC-6.8.2")
@pytest.mark.parametrize("insists", [True, False])
def test_he_may_insist_or_leave_it(play: Play, insists: bool) -> None:
    play.at("revenue.provinces", change=one_province(SARDINIA, also=holding(0)), dice={f"spoils.{SARDINIA}": [1]})
    play.answer("diamond", "revenue.insist", "roll" if insists else "leave")
    assert [one.total for one in play.saw(SpoilsTaken)] == ([-2] if insists else [])
    assert play.senator(5).corrupt == ([SARDINIA] if insists else [])
    assert play.saw(ProvinceIncome), "the State has its income all the same"
    assert play.g.spoils == []


@clause("RC-6.8.2")
def test_where_spoils_cost_the_state_nothing_nobody_is_asked_again(play: Play) -> None:
    """Tunisia, undeveloped: dr."""
    play.at("revenue.provinces", change=one_province("tunisia", also=holding(-5)))
    assert play.saw(SpoilsTaken)
    assert play.asked("revenue.insist") == []


@clause("RC-6.8.1", "RC-6.8.2")
@pytest.mark.parametrize("why", ["overrun", "unaligned"])
def test_who_can_have_no_spoils_any_more_is_not_asked_again(play: Play, why: str) -> None:
    """He had said that he takes them, and then his Province was overrun, or he left his faction."""

    def since(g: Carthage) -> None:
        holding(0)(g)
        if why == "overrun":
            g.provinces[SARDINIA].overrun = True
        else:
            numbered(g, 5).faction = None

    play.at("revenue.provinces", change=one_province(SARDINIA, also=since))
    assert play.asked("revenue.insist") == []
    assert play.saw(SpoilsTaken) == []
    assert bool(play.saw(ProvinceIdle)) == (why == "overrun")
    assert play.g.spoils == []
