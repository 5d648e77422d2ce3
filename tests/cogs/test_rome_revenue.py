"""The Revenue Phase of Rome on cards: what each question brings, costs, and leaves."""

from __future__ import annotations

from typing import Any

import pytest

from bot.base.text import languages
from games.rome.state import Rome
from tests.clauses import clause
from tests.cogs.rome_cards import card, labels, lines, pressed, text
from tests.games.rome.money import all_of, event, in_revolt, legion, rich
from tests.games.rome.play import Play, add_province, numbered


@pytest.fixture
def play() -> Play:
    """A table to try one card at."""
    return Play()


def governing(province: str, number: int, *, corrupt: bool = False, **marks: Any) -> Any:
    """A Senator governs a Province."""

    def change(g: Rome) -> None:
        one = add_province(g, province, number)
        for name, value in marks.items():
            setattr(one, name, value)
        if corrupt:
            numbered(g, number).corrupt.append(province)

    return change


@clause("RR-1.06.13", "RR-1.06.4")
@pytest.mark.parametrize("language", languages())
def test_spoils_show_what_they_bring_and_what_they_cost_the_province(play: Play, language: str) -> None:
    """Sicilia undeveloped: spoils dr-3 or the like; an honest Governor develops it on 5, a corrupt one on 6."""
    play.at("revenue.start", scenario="middle", change=governing("sicilia", 5))
    panel = card(play, "diamond", "revenue.spoils", language)
    side = play.g.provinces["sicilia"].side.spoils
    taken = [max(0, die + side.mod) for die in range(1, 7)]
    whole = f"{text(panel)} {lines(panel)}"
    assert f"{min(taken)} " in whole
    assert f"{max(taken)}T" in whole
    assert f"{sum(taken) / 6:.1f}T" in whole
    assert "33%" in whole
    assert "17%" in whole


@clause("RR-1.06.4")
def test_whoever_is_marked_already_has_nothing_left_to_lose(play: Play) -> None:
    play.at("revenue.start", scenario="middle", change=governing("sicilia", 5, corrupt=True))
    panel = card(play, "diamond", "revenue.spoils")
    assert "17% if he stays honest" in f"{text(panel)} {lines(panel)}"


@clause("RR-1.06.52", "RR-1.06.53")
def test_who_gives_to_the_state_sees_what_it_owes(play: Play) -> None:
    play.at("revenue.state", change=all_of(rich({1: 30}), lambda g: setattr(g, "treasury", 40)))
    panel = card(play, "diamond", "revenue.contribute")
    treasury = play.g.treasury
    posted = play.decision("diamond", "revenue.contribute").about
    assert posted["treasury"] == treasury
    assert f"holds {treasury}T and has to pay {posted['debits']}T" in text(panel)
    assert f"{treasury - int(posted['debits'])}T are left" in text(panel)
    assert "Legions and Fleets (4): 8T" in text(panel)
    assert "Cornelius: 25T for 3 INF" in labels(panel)


@clause("RR-1.06.53", "RR-1.09.622")
@pytest.mark.parametrize("language", languages())
def test_who_gives_to_the_state_sees_what_each_land_bill_costs(play: Play, language: str) -> None:
    play.at("revenue.state", change=all_of(rich({1: 30}), lambda g: g.land_bills.extend([1, 2, 3, 3])))
    shown = text(card(play, "diamond", "revenue.contribute", language))
    costs = {bill.type: bill.cost for bill in play.g.law.charts.land_bills}
    assert f"- Land Bill I (1): {costs[1]}T" in shown
    assert f"- Land Bill II (1): {costs[2]}T" in shown
    assert f"- Land Bill III (2): {2 * costs[3]}T" in shown


@clause("RR-1.06.3")
def test_the_purses_of_others_stand_on_nobodys_card(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({1: 7, 2: 9}, diamond=11, triangle=13))
    mine = text(card(play, "diamond", "revenue.redistribute"))
    assert "Cornelius: 7T" in mine
    assert "Faction Treasury: 11T" in mine
    assert "13T" not in mine


@clause("RR-1.06.12")
def test_a_drought_profit_names_its_price(play: Play) -> None:
    def change(g: Rome) -> None:
        numbered(g, 1).concessions.append("sicilian-grain")
        g.treasury += 0
        event("te-drought")(g)

    play.at("revenue.start", change=change)
    panel = card(play, "diamond", "revenue.grain")
    assert "4T as usual; with the profit 8T, and POP \u22122" in f"{text(panel)} {lines(panel)}"


@clause("RR-1.11.33")
def test_a_rebel_sees_his_purses_beside_what_his_units_cost(play: Play) -> None:
    change = in_revolt(legion(), legion(), legion(), purses={2: 3}, triangle=2)
    play.at("revenue.rebellion", change=change)
    panel = card(play, "triangle", "revenue.maintain")
    assert "Fabius 3" in text(panel)
    assert "your Faction Treasury 2T. All 3 units cost 6T" in text(panel)


@clause("RR-1.11.33")
def test_all_released_units_are_kept_by_one_press(play: Play) -> None:
    change = all_of(in_revolt(legion(), legion(), purses={2: 2}), lambda g: setattr(g, "treasury", 30))
    play.at("revenue.rebellion", change=change)
    play.answer("triangle", "revenue.maintain", {"units": ["legion.1"]})
    panel = card(play, "diamond", "revenue.release")
    assert "All of them (1) cost 2T" in text(panel)
    pressed(play, "diamond", "revenue.release", "Keep All")
    assert len(play.g.army.active.legions) == 5


@clause("RR-2.02.3")
def test_local_taxes_say_what_they_raise(play: Play) -> None:
    change = governing("sicilia", 5, developed=True)
    play.at("revenue.terms", scenario="middle", options={"provincial_wars": True}, change=change)
    panel = card(play, "diamond", "revenue.levy")
    assert "Sicilia: Local Taxes" in text(panel)
    assert "armies 0 of" in text(panel)


def test_an_open_bodyguard_shows_what_is_left_of_the_purse(play: Play) -> None:
    def change(g: Rome) -> None:
        numbered(g, 1).bodyguard = "open-bodyguard"
        rich({1: 4})(g)

    play.at("revenue.start", change=change)
    assert "Cornelius has 4T and POP 0; after paying 3T." in text(card(play, "diamond", "revenue.upkeep"))
