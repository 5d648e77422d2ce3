"""RR-1.08: Unrest rises, and the State of the Republic is rolled for."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.republic.events import ChitsDrawn, Died
from games.rome.basics.events import GameEnded, RebelPrevails, UnrestChanged
from games.rome.law import ROME
from games.rome.pieces import Ending
from games.rome.population.events import ManpowerShort, MobRioted, PeopleSpoke, RecruitmentStopped
from games.rome.population.unrest import change_unrest
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome import rulebook
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, event, in_revolt, legion
from tests.games.rome.play import Play, add_force, add_province, add_senator, add_war, numbered, places
from tests.games.rome.rulebook import Row

PRINTED = rulebook.table("**RR-1.08.2** *State of the Republic.*")


def unrest(level: int, popularity: int = 0):
    def change(g: Rome) -> None:
        g.unrest = level
        numbered(g, 1).popularity = popularity

    return change


@clause("RR-1.08.1", "RR-1.08.11", "RR-1.08.12")
def test_unprosecuted_wars_and_droughts_raise_unrest_first(play: Play) -> None:
    def change(g: Rome) -> None:
        add_war(g, "syrian", unprosecuted=True)
        add_war(g, "gallic-1", unprosecuted=True)
        add_war(g, "macedonian-1")
        add_war(g, "illyrian-1", "inactive")
        event("te-drought", 2)(g)

    play.at("population", change=change, dice={"population": [6, 6, 4]})
    assert play.saw(UnrestChanged) == [UnrestChanged("wars", 2, 2), UnrestChanged("drought", 3, 5)]
    assert [one.clauses for one in play.saw(UnrestChanged)] == [("RR-1.08.11",), ("RR-1.08.12",)]
    assert play.saw(PeopleSpoke) == [PeopleSpoke("fam-cornelius", (6, 6, 4), 5, 0, 0, 11, "unrest", 0)]


@clause("RR-1.08.2", "RR-1.07.21.8")
@pytest.mark.parametrize(
    ("dice", "level", "popularity", "omens", "total"),
    [([3, 4, 4], 0, 0, 0, 11), ([3, 4, 4], 2, 5, 0, 14), ([3, 4, 4], 0, -2, 1, 8), ([6, 6, 6], 1, 9, 0, 26)],
)
def test_dice_unrest_popularity_of_the_hrao_and_omens_make_the_total(
    play: Play, dice: list[int], level: int, popularity: int, omens: int, total: int
) -> None:
    change = all_of(unrest(level, popularity), *([event("te-evil-omens", omens)] if omens else []))
    play.at("population", change=change, dice={"population": dice})
    (spoke,) = play.saw(PeopleSpoke)
    assert (spoke.unrest, spoke.popularity, spoke.omens, spoke.total) == (level, popularity, -omens, total)
    assert spoke.change == ROME.charts.population.at(total).unrest


@clause("RR-1.08.2.2")
def test_with_nobody_in_rome_the_roll_counts_no_popularity(play: Play) -> None:
    def away(g: Rome) -> None:
        numbered(g, 1).popularity = 9
        for senator in g.aligned():
            senator.place, senator.at = "captive", "punic-1"

    play.at("population", change=away, dice={"population": [3, 4, 4]})
    assert play.saw(PeopleSpoke) == [PeopleSpoke("", (3, 4, 4), 0, 0, 0, 11, "unrest", 0)]


@clause("RR-1.08.2", "RR-0.1.3")
def test_unrest_falls_with_the_love_of_the_people_but_not_below_0(play: Play) -> None:
    play.at("population", change=unrest(1, 5), dice={"population": [5, 5, 5]})
    assert play.saw(UnrestChanged) == [UnrestChanged("people", -1, 0)]
    change_unrest(play.g, 40, "people")
    assert play.g.unrest == 40


# The rows


def test_the_whole_table_is_tested() -> None:
    assert len(PRINTED) == 16


def total_of(cell: str) -> int:
    """A total that is read on a printed line."""
    return -1 if cell == "below 0" else int(cell.rstrip("+").partition("-")[0])


@clause("RR-1.08.2", "RR-1.08.2.1")
@pytest.mark.parametrize("row", PRINTED, ids=[row[0] for row in PRINTED])
def test_each_line_does_what_is_printed(play: Play, row: Row) -> None:
    """From Unrest 9; the HRAO's POP makes up for what a 12 lacks."""
    popularity = total_of(row[0]) - (12 - 9)
    dice = [4, 4, 4]
    if popularity > 9:
        dice, popularity = [6, 6, 6], total_of(row[0]) - (18 - 9)
    chits = places(["none", "none", "none", "none", "25", "26"])
    play.at("population", change=unrest(9, popularity), dice={"population": dice, "mob": chits})
    assert play.saw(PeopleSpoke)[0].total == total_of(row[0])
    also = row[2].split(", ")
    if "People Revolt" in also:
        assert play.saw(GameEnded) == [GameEnded("people", None)]
        return
    assert play.g.unrest == 9 + int(row[1])
    assert bool(play.saw(ManpowerShort)) == ("MS" in also)
    assert play.g.no_recruitment == bool(play.saw(RecruitmentStopped)) == ("NR" in also)
    assert bool(play.saw(MobRioted)) == ("Mob" in also)


@clause("RR-1.08.2.1", "RR-1.07.21.10")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_manpower_shortage_comes_or_worsens(play: Play, before: int) -> None:
    change = all_of(unrest(5), *([event("te-manpower-shortage", before)] if before else []))
    play.at("population", change=change, dice={"population": [4, 4, 4]})
    assert play.g.table_events["te-manpower-shortage"].times == before + 1
    assert play.saw(ManpowerShort) == [ManpowerShort(before + 1)]


@clause("RR-1.08.2.1")
def test_the_mob_kills_senators_in_rome(play: Play) -> None:
    def change(g: Rome) -> None:
        unrest(9)(g)
        add_province(g, "sicilia", 6)
        add_force(g, "syrian", 7, legions=1)
        add_senator(g, 15, None)

    chits = ["1", "6", "7", "15", "30", "none"]
    play.at("population", change=change, dice={"population": [3, 3, 4], "mob": places(chits)})
    assert play.saw(ChitsDrawn) == [ChitsDrawn(tuple(chits))]
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-cornelius", "mob"), ("fam-sulpicius", "mob")]
    invariants(play.g)


# The people revolt


@clause("RR-1.08.2.1", "RR-1.12.2")
def test_if_the_people_revolt_all_lose(play: Play) -> None:
    play.at("population", change=unrest(12), dice={"population": [3, 3, 3]})
    assert play.told[-1] == GameEnded("people", None)
    assert (play.table.over, play.g.ending) == (True, Ending(reason="people"))


@clause("RR-1.08.2.1", "RR-1.12.1.2", "RR-1.12.3")
def test_if_the_people_revolt_a_rebel_wins_if_rome_stands(play: Play) -> None:
    change = all_of(unrest(12), in_revolt(legion(), rebels=(2, 6)))
    play.at("population", change=change, dice={"population": [3, 3, 3]})
    assert play.saw(RebelPrevails) == [RebelPrevails(Seat("triangle"), ("fam-fabius", "fam-manlius"), "people")]
    assert play.g.civil is not None
    assert play.g.civil.triumphant
    assert play.saw(GameEnded) == []
