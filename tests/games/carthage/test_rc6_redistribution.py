"""RC-6.10: redistribution; RC-1.5c: money moves only here; RC-6.12: Governors' terms."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat, save
from games.republic.events import GovernorReturned, TermShortened
from games.republic.events_agreements import Redistributed
from games.republic.pieces import RAIDERS, Legion
from games.republic.revenue.events import GaveTalents
from tests.clauses import clause, points
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered

SEATS = ("diamond", "triangle", "circle", "square")
DIAMOND, TRIANGLE, CIRCLE, SQUARE = map(Seat, SEATS)


def rich(treasuries: dict[str, int] | None = None, **purses: int):
    def change(g: Carthage) -> None:
        for name, talents in purses.items():
            numbered(g, int(name[1:])).talents = talents
            g.issued += talents
        for seat, talents in (treasuries or {}).items():
            g.factions[Seat(seat)].treasury = talents
            g.issued += talents

    return change


def finish(play: Play) -> list[Any]:
    """The rest by default; what was told."""
    told = list(play.told)
    while play.g.step == "revenue.redistribution":
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)
        told += play.told
    return told


def others_keep_theirs(play: Play, *seats: str) -> None:
    """Everybody is asked, money or not; these leave all as it is."""
    for seat in seats:
        play.lapse(seat, "revenue.redistribute")


@clause("RC-6.10", "RC-1.5e")
def test_all_are_asked_money_or_not(play: Play) -> None:
    """Else the asking would tell who has something in his Faction Treasury."""
    play.at("revenue.redistribution", change=rich({"circle": 3}))
    assert [seat for seat, _ in play.asked("revenue.redistribute")] == ["diamond", "triangle", "circle", "square"]
    assert play.decision("square", "revenue.redistribute").choice.read({}) == dict.fromkeys(
        ["fam-ithobal", "fam-himilco", "fam-malchus", "treasury", "diamond", "triangle", "circle"], 0
    )
    asked = [one for one in play.awaited() if one.kind == "revenue.redistribute"]
    assert all(one.personal for one in asked), "who is answered for, as he has nothing, would show it too"


@clause("RC-6.10")
def test_talents_move_freely_among_own_purses(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 10}, n1=4, n5=1, n2=7))
    others_keep_theirs(play, "circle", "square")
    assert play.asked() == [("diamond", "revenue.redistribute"), ("triangle", "revenue.redistribute")]
    play.answer("diamond", "revenue.redistribute", {"fam-bomilcar": 9, "fam-mago": 1, "treasury": 5})
    assert play.senator(9).talents == 0, "all move at the same time"
    play.lapse("triangle", "revenue.redistribute")
    assert [play.senator(n).talents for n in (1, 5, 9)] == [1, 0, 9]
    assert play.g.factions[DIAMOND].treasury == 5
    assert play.saw(Redistributed) == [Redistributed(DIAMOND, {"fam-mago": -3, "fam-mangi": -1, "fam-bomilcar": 9})]
    invariants(play.g)


@clause("RC-6.10")
def test_senators_away_take_part(play: Play) -> None:
    play.at("revenue.redistribution", change=rich(n2=7))
    others_keep_theirs(play, "diamond", "circle", "square")
    play.answer("triangle", "revenue.redistribute", {"fam-barca": 0, "fam-milko": 7})
    assert (play.senator(2).place, play.senator(2).talents, play.senator(6).talents) == ("province", 0, 7)


@clause("RC-6.10", "RC-1.5c", "RC-DP62")
def test_gifts_go_to_other_players_who_place_them(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 10}, n1=4))
    others_keep_theirs(play, "triangle", "circle", "square")
    play.answer("diamond", "revenue.redistribute", {"fam-mago": 4, "triangle": 6, "circle": 4})
    assert play.audience(GaveTalents) == [(DIAMOND, TRIANGLE), (DIAMOND, CIRCLE)]
    assert (play.g.factions[TRIANGLE].treasury, play.g.factions[CIRCLE].treasury) == (6, 4)
    assert play.options("triangle", "revenue.place") == [
        6,
        ["fam-barca", "fam-milko", "fam-adherbal", "treasury"],
        0,
        6,
    ]
    decision = play.decision("triangle", "revenue.place")
    assert (decision.point, decision.covert, decision.lapse) == ("RC-DP62", True, {"treasury": 6})
    assert points("republic-of-carthage")["RC-DP62"] == (decision.clause, "they stay in the Faction Treasury")
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.place", {"treasury": 3, "circle": 3})
    play.answer("triangle", "revenue.place", {"fam-milko": 5, "treasury": 1})
    play.lapse("circle", "revenue.place")
    assert play.saw(Redistributed) == [Redistributed(TRIANGLE, {"fam-milko": 5})]
    assert (play.senator(6).talents, play.g.factions[TRIANGLE].treasury) == (5, 1)
    assert play.g.factions[CIRCLE].treasury == 4
    assert [faction.gifts for faction in play.g.factions.values()] == [0, 0, 0, 0], "placed or kept, they are his own"
    invariants(play.g)


@clause("RC-6.10")
def test_a_gift_that_a_ruling_has_taken_is_not_placed(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 10}))
    others_keep_theirs(play, "triangle", "circle", "square")
    play.answer("diamond", "revenue.redistribute", {"treasury": 4, "triangle": 6})
    play.rule("faction-treasury", seat="triangle", talents=2)
    assert play.options("triangle", "revenue.place")[0] == 2


@clause("RC-6.10", "RC-1.5e")
def test_only_what_changed_on_the_table_is_told(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 3}, n1=4, n5=1, n2=7))
    others_keep_theirs(play, "circle", "square", "triangle")
    play.answer("diamond", "revenue.redistribute", {"fam-mago": 4, "fam-bomilcar": 1, "treasury": 3})
    assert play.saw(Redistributed) == [Redistributed(DIAMOND, {"fam-mangi": -1, "fam-bomilcar": 1})]


@clause("RC-6.10")
def test_gifts_to_each_other_do_not_touch_what_both_keep(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 10, "triangle": 5}))
    play.answer("diamond", "revenue.redistribute", {"treasury": 3, "triangle": 7})
    play.answer("triangle", "revenue.redistribute", {"treasury": 1, "diamond": 4})
    finish(play)
    assert (play.g.factions[DIAMOND].treasury, play.g.factions[TRIANGLE].treasury) == (7, 8)


@clause("RC-6.10")
def test_rebels_money_moves_only_among_rebels_and_captives_not_at_all(play: Play) -> None:
    def revolt(g: Carthage) -> None:
        rich({"triangle": 3}, n2=5, n6=6, n10=7, n1=4, n5=8)(g)
        numbered(g, 2).rebel = numbered(g, 6).rebel = True
        numbered(g, 5).place, numbered(g, 5).at = "captive", RAIDERS

    play.at("revenue.redistribution", change=revolt)
    assert play.options("triangle", "revenue.redistribute", purses="rebel") == [11, ["fam-barca", "fam-milko"], 0, 11]
    plain = [one for one in play.awaited() if one.seat == "triangle" and not one.about]
    assert plain[0].choice.form()[:2] == [10, ["fam-adherbal", "treasury", "diamond", "circle", "square"]]
    assert play.options("diamond", "revenue.redistribute")[1][:3] == ["fam-mago", "fam-bomilcar", "treasury"]
    play.answer("triangle", "revenue.redistribute", {"fam-barca": 11}, purses="rebel")
    finish(play)
    assert [play.senator(n).talents for n in (2, 6, 10, 5)] == [11, 0, 7, 8]
    invariants(play.g)


BAD: list[Any] = [
    {"fam-mago": 15},
    {"fam-mago": 13},
    {"fam-mago": -1, "treasury": 15},
    {"fam-barca": 14},
    {"diamond": 14},
    {"treasury": "14"},
    {"treasury": True},
    [14],
    None,
]


@clause("RC-6.10")
@pytest.mark.parametrize("raw", BAD, ids=range(len(BAD)))
def test_a_wrong_sum_is_refused_and_nothing_changes(play: Play, raw: Any) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 10}, n1=4))
    before = save(play.g)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revenue.redistribute", raw)
    assert save(play.g) == before


@clause("RC-6.10a")
def test_the_faction_treasury_is_safe_from_deaths(play: Play) -> None:
    play.at("mortality", change=rich({"diamond": 10}, n1=4), chits=["1"])
    assert play.g.factions[DIAMOND].treasury == 10
    assert play.senator(1).talents == 3


@clause("RC-1.5c", "RC-6.10a")
def test_no_other_step_moves_money_out_of_faction_treasuries_or_between_players(play: Play) -> None:
    hands = {"diamond": ["ochre.1", "ochre.2", "ochre.3"], "circle": ["salt.1", "salt.2", "salt.3"]}
    play.at("revenue.income", hands=hands, change=rich(dict.fromkeys(SEATS, 50), n4=30))
    held = {seat: faction.treasury for seat, faction in play.g.factions.items()}
    kinds = set()
    while play.g.turn == 1:
        one = play.awaited()[0]
        if one.kind != "revenue.redistribute":
            kinds.add(one.kind)
            assert "treasury" not in str(one.choice.form())
        play.lapse(one.seat, one.kind, **one.about)
        assert {seat: faction.treasury for seat, faction in play.g.factions.items()} == held
    assert {"revenue.contribute", "trade.done", "trade.sell"} <= kinds


@clause("RC-1.5e")
def test_a_faction_treasury_is_its_owners_secret(play: Play) -> None:
    play.at("revenue.redistribution", change=rich({"diamond": 7777}))
    assert "7777" in play.table.view(DIAMOND).model_dump_json()
    assert "7777" not in play.table.view(CIRCLE).model_dump_json()
    assert "7777" not in play.table.view(None).model_dump_json()


# RC-6.12


def terms(spain: int = 3, sardinia: int = 3, also=None):
    def change(g: Carthage) -> None:
        g.provinces["coastal-spain"].term = spain
        g.provinces["sardinia-corsica"].term = sardinia
        if also:
            also(g)

    return change


@clause("RC-6.12")
def test_each_term_falls_by_one(play: Play) -> None:
    play.at("revenue.redistribution", change=terms(3, 2))
    play.lapse_all("revenue.redistribute")
    assert play.saw(TermShortened) == [
        TermShortened("coastal-spain", "fam-barca", 2),
        TermShortened("sardinia-corsica", "fam-hanno", 1),
    ]
    assert [one.term for one in play.g.provinces.values()] == [2, 1]


@clause("RC-6.12")
def test_at_0_the_governor_returns_with_his_mark_and_the_province_lies_in_the_forum(play: Play) -> None:
    def garrison(g: Carthage) -> None:
        numbered(g, 2).corrupt = ["coastal-spain"]
        g.provinces["coastal-spain"].garrison = [Legion(type="celtiberians")]
        g.army.pool["celtiberians"] -= 1

    play.at("revenue.redistribution", change=terms(1, also=garrison))
    play.lapse_all("revenue.redistribute")
    governor, province = play.senator(2), play.g.provinces["coastal-spain"]
    assert (governor.in_carthage, governor.corrupt, governor.returned) == (True, ["coastal-spain"], True)
    assert governor.at == ""
    assert (province.governor, province.term, len(province.garrison)) == ("", 0, 1)
    assert play.saw(GovernorReturned) == [GovernorReturned("coastal-spain", "fam-barca")]
    invariants(play.g)


@clause("RC-6.12")
def test_an_unaligned_governor_returns_to_the_forum(play: Play) -> None:
    def unaligned(g: Carthage) -> None:
        numbered(g, 2).faction = None
        numbered(g, 2).traders = 0
        g.factions[TRIANGLE].leader = ""

    play.at("revenue.redistribution", change=terms(1, also=unaligned))
    play.lapse_all("revenue.redistribute")
    assert [one.id for one in play.g.in_forum()] == ["fam-barca"]


@clause("RC-6.12")
def test_the_term_of_a_rebel_governor_does_not_fall(play: Play) -> None:
    def rebel(g: Carthage) -> None:
        numbered(g, 2).rebel = True

    play.at("revenue.redistribution", change=terms(1, also=rebel))
    play.lapse_all("revenue.redistribute")
    assert (play.g.provinces["coastal-spain"].term, play.senator(2).place) == (1, "province")
