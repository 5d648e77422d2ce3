"""RR-2.02.2, 2.02.3: Local Taxes and what they raise."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import TermShortened
from games.rome.revenue.events import TaxesLevied
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, event, rich
from tests.games.rome.play import Play, add_province, add_senator, add_war, numbered

ADVANCED = {"provincial_wars": True}


@pytest.fixture
def play(play: Play) -> Play:
    return play.until("forum.opening")


def held(name: str, number: int, *, developed: bool = False, armies: int = 0, fleets: int = 0):
    def change(g: Rome) -> None:
        province = add_province(g, name, number, developed=developed)
        province.armies, province.fleets = armies, fleets

    return change


def forces(play: Play, name: str) -> tuple[int, int]:
    return play.g.provinces[name].armies, play.g.provinces[name].fleets


@clause("RR-2.02.2", "RR-2.02.3", "RR-DP15")
def test_local_taxes_raise_armies_and_fleets_as_the_governor_says(play: Play) -> None:
    play.at("revenue.terms", options=ADVANCED, change=held("sicilia", 6, developed=True))
    assert play.options("triangle", "revenue.levy") == {"sicilia": [0, 4]}
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.levy", {"sicilia": 5})
    play.answer("triangle", "revenue.levy", {"sicilia": 1})
    assert play.saw(TaxesLevied) == [TaxesLevied("sicilia", "fam-manlius", 40, 0, 1, 3)]
    assert forces(play, "sicilia") == (1, 3)
    assert play.saw(TermShortened), "the dials drop after it"


@clause("RR-2.02.3", "RR-DP15")
@pytest.mark.parametrize(
    ("armies", "fleets", "most", "lapse"), [(0, 0, [0, 3], 2), (0, 4, [2, 3], 2), (9, 0, [0, 1], 1)]
)
def test_without_an_answer_types_alternate_within_the_maxima(play: Play, armies, fleets, most, lapse) -> None:
    """Sicilia, undeveloped: 30T, at most 10 armies and 5 fleets."""
    play.at("revenue.terms", options=ADVANCED, change=held("sicilia", 6, armies=armies, fleets=fleets))
    assert play.options("triangle", "revenue.levy") == {"sicilia": most}
    play.lapse("triangle", "revenue.levy")
    assert forces(play, "sicilia") == (armies + lapse, fleets + 3 - lapse)


@clause("RR-2.02.3")
def test_what_there_is_no_choice_about_is_not_asked(play: Play) -> None:
    play.at("revenue.terms", options=ADVANCED, change=held("sicilia", 6, armies=9, fleets=4))
    assert (forces(play, "sicilia"), play.asked()) == ((10, 5), [])


@clause("RR-2.02.2", "RR-DP16", "RR-DP15")
def test_the_governor_may_add_his_own_money(play: Play) -> None:
    change = all_of(held("sicilia", 6), rich({6: 25}))
    play.at("revenue.terms", options=ADVANCED, change=change)
    assert play.decision("triangle", "revenue.add").lapse == {"sicilia": 0}
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.add", {"sicilia": 26})
    play.answer("triangle", "revenue.add", {"sicilia": 20})
    assert play.options("triangle", "revenue.levy") == {"sicilia": [0, 5]}
    play.lapse("triangle", "revenue.levy")
    assert play.saw(TaxesLevied) == [TaxesLevied("sicilia", "fam-manlius", 30, 20, 3, 2)]
    assert play.senator(6).talents == 5
    invariants(play.g)


@clause("RR-2.02.2", "RR-DP16")
def test_without_an_answer_nothing_is_added(play: Play) -> None:
    play.at("revenue.terms", options=ADVANCED, change=all_of(held("illyricum", 6), rich({6: 25})))
    play.lapse("triangle", "revenue.add")
    assert (play.senator(6).talents, forces(play, "illyricum")) == (25, (0, 0))
    assert play.saw(TaxesLevied) == [TaxesLevied("illyricum", "fam-manlius", 5, 0, 0, 0)]


@clause("RR-2.02.2")
def test_who_could_raise_nothing_more_is_not_asked(play: Play) -> None:
    play.at("revenue.terms", options=ADVANCED, change=all_of(held("illyricum", 6), rich({6: 4})))
    assert not play.asked()


@clause("RR-2.02.2", "RR-1.13.1", "RR-DP16")
def test_who_governs_two_provinces_spends_his_money_once(play: Play) -> None:
    def change(g: Rome) -> None:
        held("sicilia", 6)(g)
        held("illyricum", 6)(g)
        numbered(g, 6).legates = ["sicilia", "illyricum"]
        rich({6: 10})(g)

    play.at("revenue.terms", options=ADVANCED, change=change)
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "revenue.add", {"sicilia": 10, "illyricum": 5})
    assert (refused.value.reason, refused.value.about["clause"]) == ("revenue.purse", "RR-2.02.2")
    play.answer("triangle", "revenue.add", {"sicilia": 0, "illyricum": 5})
    play.lapse("triangle", "revenue.levy")
    assert forces(play, "illyricum") == (1, 0)


@clause("RR-2.02.3", "RR-1.09.53")
def test_an_unaligned_governor_raises_alternately(play: Play) -> None:
    def change(g: Rome) -> None:
        add_senator(g, 15, None)
        held("sicilia", 15)(g)

    play.at("revenue.terms", options=ADVANCED, change=change)
    assert (forces(play, "sicilia"), play.asked()) == ((2, 1), [])


@clause("RR-2.02.2", "RR-2.02.4", "RR-1.07.21.9", "RR-1.07.21.4", "RR-2.03.5")
def test_what_gives_nothing_raises_nothing(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia")
        held("syria", 6)(g)
        held("gallia-narbonensis", 10)(g)
        g.provinces["gallia-narbonensis"].overrun = True
        held("macedonia", 7)(g)
        numbered(g, 7).rebel = True
        add_war(g, "parthian")

    play.at("revenue.terms", options=ADVANCED, change=change)
    assert play.saw(TaxesLevied) == []
    play.at("revenue.terms", options=ADVANCED, change=all_of(held("asia", 6), event("te-internal-disorder")))
    assert play.saw(TaxesLevied) == []


@clause("RR-0.2.2")
def test_without_provincial_wars_there_are_no_local_taxes(play: Play) -> None:
    play.at("revenue.terms", change=held("sicilia", 6))
    assert (play.saw(TaxesLevied), play.asked()) == ([], [])
