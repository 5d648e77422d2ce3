"""RC-6.9 and RC-6.4d: contributions and public works."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.carthage.revenue.events import PublicWorks
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, NotOpen, Seat, save
from games.republic.revenue.events import Contributed
from tests.clauses import clause, rulebook
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered

GIFTS = [
    (int(talents), int(influence))
    for talents, influence in re.findall(r"^\| (\d+)\+ \| (\d) \|$", rulebook("republic-of-carthage"), re.MULTILINE)
]


def rich(**purses: int):
    """These Senators (n1, n2, ...) have so much."""

    def change(g: Carthage) -> None:
        for name, talents in purses.items():
            numbered(g, int(name[1:])).talents = talents
            g.issued += talents

    return change


@clause("RC-6.9", "T-11")
@pytest.mark.parametrize(
    ("talents", "influence"),
    [(0, 0), (1, 0), (9, 0), (24, 1), (49, 3), (60, 7), *GIFTS],
)
def test_gifts_gain_influence_by_steps(play: Play, talents: int, influence: int) -> None:
    assert GIFTS == [(10, 1), (25, 3), (50, 7)]
    play.at("revenue.contributions", change=rich(n1=60))
    before = play.senator(1).influence
    play.answer("diamond", "revenue.contribute", {"fam-mago": talents})
    assert (play.senator(1).influence - before, play.senator(1).talents, play.g.treasury) == (
        influence,
        60 - talents,
        100 + talents,
    )
    assert play.saw(Contributed) == ([Contributed(Seat("diamond"), "fam-mago", talents, influence)] if talents else [])
    posted = [(one.why, one.about, one.amount) for one in play.g.chronicle.postings if one.why == "contribution"]
    assert posted == ([("contribution", "fam-mago", talents)] if talents else [])
    invariants(play.g)


@clause("RC-6.9")
def test_in_order_from_the_hrao_each_once_for_all_his_senators(play: Play) -> None:
    def square_presides(g: Carthage) -> None:
        rich(n1=5, n5=6, n2=3, n4=2)(g)
        numbered(g, 1).office, numbered(g, 8).office = "", "home-suffete"

    play.at("revenue.contributions", change=square_presides)
    order = []
    while asked := play.asked("revenue.contribute"):
        order.append(asked[0][0])
        assert len(asked) == 1
        key = play.decision(*asked[0]).key
        play.lapse(*asked[0])
        with pytest.raises(NotOpen):
            play.table.submit(Seat(asked[0][0]), key, {})
    assert order == ["square", "diamond", "triangle"]


@clause("RC-6.9")
def test_away_or_not_but_neither_rebel_nor_captive(play: Play) -> None:
    def scattered(g: Carthage) -> None:
        rich(n2=9, n6=9, n10=9)(g)
        numbered(g, 6).rebel, numbered(g, 10).place = True, "captive"

    play.at("revenue.contributions", change=scattered)
    assert play.senator(2).place == "province"
    assert play.options("triangle", "revenue.contribute") == {"fam-barca": [0, 9]}


@clause("RC-6.9", "RC-6.10a")
def test_only_his_personal_treasury_and_nothing_is_carried_over(play: Play) -> None:
    def change(g: Carthage) -> None:
        rich(n1=8, n5=8)(g)
        g.factions[Seat("diamond")].treasury = 90
        g.issued += 90

    play.at("revenue.contributions", change=change)
    before = save(play.g)
    bad: list[Any] = [
        {"fam-mago": 9, "fam-mangi": 0},
        {"fam-mago": -1, "fam-mangi": 0},
        {"fam-mago": 1},
        {},
        5,
        {"fam-barca": 1},
    ]
    for raw in bad:
        with pytest.raises(IllegalAnswer):
            play.answer("diamond", "revenue.contribute", raw)
    assert save(play.g) == before
    play.answer("diamond", "revenue.contribute", {"fam-mago": 8, "fam-mangi": 8})
    assert [one.influence for one in play.saw(Contributed)] == [0, 0]


@clause("RC-6.4d")
@pytest.mark.parametrize(("talents", "popularity"), [("0", 0), ("10", 1), ("20", 2)])
def test_public_works(play: Play, talents: str, popularity: int) -> None:
    play.at("revenue.contributions", change=rich(n4=25))
    before = play.senator(4).influence
    play.answer("square", "revenue.works", talents)
    supervisor = play.senator(4)
    assert (supervisor.popularity, supervisor.talents, play.g.treasury) == (popularity, 25 - int(talents), 100)
    assert supervisor.influence == before
    works = PublicWorks(Seat("square"), supervisor.id, int(talents), popularity)
    assert play.saw(PublicWorks) == ([works] if popularity else [])
    assert ("square", "revenue.works") not in play.asked()
    invariants(play.g)


@clause("RC-6.4d")
def test_works_are_paid_from_his_own_purse_and_shrink_what_he_can_give(play: Play) -> None:
    def change(g: Carthage) -> None:
        rich(n4=12)(g)
        g.factions[Seat("square")].treasury = 90
        g.issued += 90

    play.at("revenue.contributions", change=change)
    assert play.options("square", "revenue.works") == ["0", "10"]
    assert play.decision("square", "revenue.works").about == {"senator": "fam-ithobal"}
    assert play.decision("square", "revenue.contribute").window == "sequence"
    assert play.options("square", "revenue.contribute") == {"fam-ithobal": [0, 12]}
    play.answer("square", "revenue.works", "10")
    assert play.options("square", "revenue.contribute") == {"fam-ithobal": [0, 2]}


@clause("RC-6.4d")
def test_who_has_given_it_away_builds_nothing(play: Play) -> None:
    play.at("revenue.contributions", change=rich(n4=12))
    play.answer("square", "revenue.contribute", {"fam-ithobal": 12})
    assert play.g.step != "revenue.contributions"
    assert play.saw(PublicWorks) == []


@clause("RC-6.4d", "RC-10.2.14")
def test_a_captive_builds_nothing(play: Play) -> None:
    def captured(g: Carthage) -> None:
        rich(n4=25, n1=1)(g)
        numbered(g, 4).place = "captive"

    play.at("revenue.contributions", change=captured)
    assert play.asked() == [("diamond", "revenue.contribute")]
