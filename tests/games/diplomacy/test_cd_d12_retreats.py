"""CD-D.12: where dislodged units go."""

from __future__ import annotations

import pytest

from games.diplomacy.adjudicator import Outcome, retreat_fault, retreats, settle_retreats
from tests.clauses import clause
from tests.games.diplomacy.orders import retreating, season


def open_to(outcome: Outcome, unit: str) -> list[str]:
    return [str(place) for place in retreats(outcome)[unit]]


def settled(outcome: Outcome, *lines: str) -> dict[str, str]:
    orders = {one.unit: one for one in map(retreating, lines)}
    return {unit: str(to) if to else "" for unit, to in settle_retreats(outcome, orders).items()}


BEATEN = ("A Ven-Tri", "A Vie S A Ven-Tri", "A Tri stand")
FLEET = ("F Wes-Mao", "F Iri S F Wes-Mao", "F Mao stand")


@clause("CD-D.12")
def test_to_adjacent_empty_spaces_but_not_where_the_attacker_came_from() -> None:
    assert open_to(season(*BEATEN), "Tri") == ["Alb", "Bud", "Ser", "Tyr"]
    assert open_to(season(*BEATEN, "A Ser stand"), "Tri") == ["Alb", "Bud", "Tyr"]
    assert open_to(season(*BEATEN, "A Ser-Bul"), "Tri") == ["Alb", "Bud", "Ser", "Tyr"], "one that was left is empty"


@clause("CD-D.12", "CD-D.9(4.A.7)")
def test_nor_to_one_left_empty_by_a_standoff() -> None:
    outcome = season(*BEATEN, "A Gal-Bud", "A Rum-Bud")
    assert list(outcome.contested) == ["Bud"]
    assert open_to(outcome, "Tri") == ["Alb", "Ser", "Tyr"]


@clause("CD-D.12", "CD-D.9(4.A.5)")
def test_where_the_attacker_came_from_is_open_if_it_came_by_convoy() -> None:
    outcome = season("A Apu-Tri", "F Adr C A Apu-Tri", "A Vie S A Apu-Tri", "A Tri stand", "A Tyr stand")
    assert outcome.end["Tri"] == "dislodged"
    assert open_to(outcome, "Tri") == ["Alb", "Bud", "Ser", "Ven"]


@clause("CD-D.12", "CD-D.1")
def test_fleets_along_their_coast() -> None:
    assert open_to(season(*FLEET), "Mao") == ["Bre", "Eng", "Gas", "Naf", "Nao", "Por", "Spa/nc", "Spa/sc"]


@clause("CD-D.12", "CD-D.9(4.B.1)", "CD-D.9(4.B.2)", "CD-D.9(4.B.3)", "CD-D.9(4.B.5)")
@pytest.mark.parametrize(("line", "end"), [
    ("F Mao-Spa/nc", "Spa/nc"), ("F Mao-Spa", ""), ("F Mao-Spa/ec", ""), ("F Mao-Por/nc", "Por"), ("F Mao-Wes", ""),
    ("F Mao-Lon", ""), ("F Mao disbands", ""), ("F Mao-Xyz", ""),
])  # fmt: skip
def test_orders_that_are_illegal_disband(line: str, end: str) -> None:
    outcome = season(*FLEET)
    assert settled(outcome, line) == {"Mao": end}
    fault = retreat_fault(outcome, retreating(line))
    assert (fault is None) is bool(end or "disbands" in line)


@clause("CD-D.12")
def test_without_an_order_it_is_disbanded_and_only_dislodged_units_have_orders() -> None:
    outcome = season(*BEATEN)
    assert settled(outcome) == {"Tri": ""}
    assert settled(outcome, "A Vie-Boh") == {"Tri": ""}
    for line in ("A Vie-Boh", "A Vie disbands"):
        fault = retreat_fault(outcome, retreating(line))
        assert fault
        assert fault.word == "not-dislodged"


@clause("CD-D.12")
def test_two_that_go_to_one_space_are_disbanded_and_coasts_count_as_one() -> None:
    two = season(*FLEET, "F Lyo stand", "F Tys-Lyo", "F Tus S F Tys-Lyo")
    assert settled(two, "F Mao-Spa/nc", "F Lyo-Spa/sc") == {"Lyo": "", "Mao": ""}
    assert settled(two, "F Mao-Por", "F Lyo-Spa") == {"Lyo": "Spa/sc", "Mao": "Por"}


@clause("CD-D.12")
def test_no_convoy_and_no_rail() -> None:
    outcome = season("A Par-Pic", "A Bre S A Par-Pic", "A Pic stand", "F Eng C A Pic-Lon")
    assert open_to(outcome, "Pic") == ["Bel", "Bur"]
