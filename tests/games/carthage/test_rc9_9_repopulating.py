"""RC-9.9: too small a Senate is filled up."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.state import Carthage
from games.republic.events import TieRolled
from games.republic.senate.events import SenatorJoined
from games.republic.senators import enter
from tests.clauses import clause, points
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator, numbered
from tests.games.carthage.senate import Change, away, pass_motion, propose, session, vote_all


def curia(*cards: str) -> Change:
    """These Families lie in the Curia, the first on top."""

    def change(g: Carthage) -> None:
        for card in cards:
            g.deck.remove(card)
        g.curia.families = list(cards)

    return change


def forum(*numbers: int) -> Change:
    """These Senators are unaligned."""
    return lambda g: [add_senator(g, number, None) for number in numbers]


def present(count: int) -> list[Change]:
    """So many of the ten who are in Carthage stay there: square's, then circle's and so on are away."""
    return [away(number) for number in (12, 11, 10, 9, 8, 7, 6, 5, 4)[: 10 - count]]


def opening(play: Play, *changes: Change, **how: Any) -> list[SenatorJoined]:
    """The Senate meets: who joins."""
    return session(play, "senate.opening", *changes, **how).saw(SenatorJoined)


@clause("RC-9.9.1")
@pytest.mark.parametrize(("count", "joined"), [(8, 0), (7, 1), (6, 2), (5, 3)])
def test_fewer_than_eight_in_carthage_are_filled_up(play: Play, count: int, joined: int) -> None:
    found = opening(play, *present(count), curia("fam-eshmun", "fam-sadid", "fam-zimrida", "fam-mattan"))
    assert [one.senator for one in found] == ["fam-eshmun", "fam-sadid", "fam-zimrida"][:joined]
    assert len(play.g.in_carthage()) == 8
    invariants(play.g)


@clause("RC-9.9.1")
def test_until_nobody_is_left(play: Play) -> None:
    opening(play, *present(5), curia("fam-eshmun"), forum(14))
    play.lapse_all("senate.recruit")
    assert play.senator(14).faction
    assert len(play.g.in_carthage()) == 7


@clause("RC-9.9.1")
def test_a_newcomer_has_his_printed_ratings(play: Play) -> None:
    opening(play, *present(7), curia("fam-eshmun"))
    eshmun = play.senator(13)
    assert (eshmun.influence, eshmun.popularity, eshmun.talents, eshmun.place) == (4, 0, 0, "carthage")
    assert play.g.curia.families == []


@clause("RC-9.9.1")
def test_a_family_whose_statesman_is_in_play_is_passed_over(play: Play) -> None:
    def statesman(g: Carthage) -> None:
        del g.senators["fam-bomilcar"]
        g.deck.remove("st-9a")
        enter(g, seat=g.seats[0], statesman="st-9a").place = "force"
        g.deck.remove("fam-eshmun")
        g.curia.families = ["fam-bomilcar", "fam-eshmun"]

    (joined,) = opening(play, away(12), away(11), statesman)
    assert joined.senator == "fam-eshmun"
    invariants(play.g)


# Whom he joins


@clause("RC-9.9.1")
def test_he_joins_the_faction_with_the_fewest_senators(play: Play) -> None:
    """Away or not: square has two, the others three."""

    def fewer(g: Carthage) -> None:
        del g.senators["fam-malchus"]
        g.gone.append("fam-malchus")

    (joined,) = opening(play, *present(7), fewer, curia("fam-eshmun"))
    assert joined.seat == "square"


@clause("RC-9.9.1")
def test_of_equal_ones_the_one_with_least_influence_in_carthage(play: Play) -> None:
    """Triangle's Milko and Adherbal have 2 each; with Ithobal and Himilco away square has only the 3 of Malchus."""
    (joined,) = opening(play, away(4), away(8), away(1), curia("fam-eshmun"))
    assert joined.seat == "square"


@clause("RC-9.9.1", "RC-1.5b")
def test_then_a_dr(play: Play) -> None:
    def equal(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.influence = 1 if senator.faction in ("circle", "triangle") else 9

    opening(play, away(5), away(12), away(9), equal, curia("fam-eshmun"), dice={"tie.repopulate": [3, 3, 1, 6]})
    assert [(one.about, one.rolls) for one in play.saw(TieRolled)] == [("repopulate", (3, 3)), ("repopulate", (1, 6))]
    assert [one.seat for one in play.saw(SenatorJoined)] == ["circle"]


# From the Forum


@clause("RC-9.9.1", "RC-DP35")
def test_with_nobody_in_the_curia_the_player_chooses_one_in_the_forum(play: Play) -> None:
    """Zamar and Elram have INF 3, Elram the higher ORA; Bostar has INF 1."""
    opening(play, *present(7), forum(17, 19, 20))
    seat, kind = play.asked()[0]
    decision = play.decision(seat, "senate.recruit")
    assert (kind, decision.point, decision.clause) == ("senate.recruit", "RC-DP35", "RC-9.9.1")
    assert play.options(seat, kind) == ["fam-zamar", "fam-elram", "fam-bostar"]
    assert decision.lapse == "fam-elram", "the foremost"
    assert "highest Influence" in points("republic-of-carthage")["RC-DP35"][1]
    play.answer(seat, kind, "fam-zamar")
    assert play.senator(17).faction == seat
    assert play.saw(SenatorJoined) == [SenatorJoined(seat, "fam-zamar")]  # type: ignore[arg-type]


@clause("RC-9.9.1")
def test_he_keeps_what_he_has(play: Play) -> None:
    def rich(g: Carthage) -> None:
        numbered(g, 13).talents = 5
        g.issued += 5

    opening(play, *present(7), forum(13), rich)
    play.lapse_all("senate.recruit")
    assert play.senator(13).talents == 5


# When


@clause("RC-9.9.1")
def test_not_while_a_vote_is_open_but_after_it(play: Play) -> None:
    session(play, "senate.business", *present(8), curia("fam-eshmun"))
    propose(play, "minor", {"text": "Praise"})
    play.senator(7).place = "captive"
    assert len(play.g.in_carthage()) == 7
    vote_all(play, [])
    assert [one.senator for one in play.saw(SenatorJoined)] == ["fam-eshmun"]


@clause("RC-9.9.1")
def test_after_a_departure(play: Play) -> None:
    def vacant(g: Carthage) -> None:
        g.provinces["coastal-spain"].governor = ""
        numbered(g, 2).place = "captive"

    session(play, "senate.governors", *present(8), vacant, forum(13, 14), curia("fam-zamar"))
    propose(play, "governors", {"coastal-spain": "fam-himilco", "sardinia-corsica": "none"})
    pass_motion(play)
    assert [one.senator for one in play.saw(SenatorJoined)] == ["fam-zamar"]
