"""RC-9.1, RC-9.11: the election of the Suffetes, and who of them is Home Suffete."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.events_elections import SuffeteElected, SuffeteLeft, SuffeteStays
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.events import TieRolled
from games.republic.pieces import Force, Units
from games.republic.senate.events import MotionFell, Proposed, SenateAdjourned
from games.republic.senate.presiding import presiding
from tests.clauses import clause, points
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator, add_war, numbered
from tests.games.carthage.senate import (
    Change,
    away,
    office,
    only,
    pass_motion,
    propose,
    reject_motion,
    session,
)

CANDIDATES = {"fam-himilco", "fam-bomilcar", "fam-adherbal", "fam-carthalo", "fam-malchus"}


def pair(first: str, second: str) -> dict[str, str]:
    return {"first": f"fam-{first}", "second": f"fam-{second}"}


def election(play: Play, *changes: Change, **how: Any) -> Play:
    return session(play, "senate.suffetes", *changes, **how)


def elected(play: Play, *changes: Change, **how: Any) -> Play:
    """Carthalo (circle) and Himilco (square) are elected; they have not agreed yet who is Home Suffete."""
    election(play, *changes, **how)
    propose(play, "suffetes", pair("carthalo", "himilco"))
    pass_motion(play)
    return play


def agree(play: Play, home: str = "fam-carthalo") -> None:
    play.answer("circle", "senate.home", home)
    play.answer("square", "senate.home", home)


# Nominating


@clause("RC-9.1")
def test_candidates_are_aligned_in_carthage_and_without_an_office(play: Play) -> None:
    """Mago is Suffete, 2 and 3 govern, 4 to 7 sit on the Committee; Eshmun is unaligned, Malchus commands."""
    election(play, lambda g: add_senator(g, 13, None), office(12, "general"))
    form = play.options("diamond", "senate.suffetes")
    assert set(form["first"]) == set(form["second"]) == CANDIDATES - {"fam-malchus"}


@clause("RC-9.1")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (pair("carthalo", "carthalo"), "senate.twice"),
        (pair("mago", "carthalo"), "choice.unknown"),
        ({"first": "fam-carthalo"}, "choice.fields"),
    ],
)
def test_two_different_candidates_are_named(play: Play, raw: dict[str, str], reason: str) -> None:
    election(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "suffetes", raw)
    assert refused.value.reason == reason
    assert (reason != "senate.twice") or refused.value.about["clause"] == "RC-9.1"
    assert play.g.senate.motion is None


@clause("RC-9.1")
def test_the_hrao_nominates_and_the_pair_is_voted_on_as_one(play: Play) -> None:
    election(play)
    propose(play, "suffetes", pair("carthalo", "himilco"))
    (proposed,) = play.saw(Proposed)
    assert (proposed.seat, proposed.terms["nominees"]) == ("diamond", ["fam-carthalo", "fam-himilco"])
    pass_motion(play)
    agree(play)
    assert [play.senator(11).office, play.senator(8).office] == ["home-suffete", "marine-suffete"]
    invariants(play.g)


@clause("RC-9.1")
def test_a_rejected_pair_holds_no_office(play: Play) -> None:
    election(play)
    propose(play, "suffetes", pair("carthalo", "himilco"))
    reject_motion(play)
    assert (play.senator(1).office, play.senator(11).office, play.senator(8).office) == ("home-suffete", "", "")
    assert play.g.step == "senate.suffetes"


# Barred pairs


@clause("RC-9.1a", "RC-9.0.8")
@pytest.mark.parametrize("again", [pair("carthalo", "himilco"), pair("himilco", "carthalo")])
def test_a_rejected_pair_may_not_be_named_again_in_any_order(play: Play, again: dict[str, str]) -> None:
    election(play)
    propose(play, "suffetes", pair("carthalo", "himilco"))
    reject_motion(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "suffetes", again)
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.again", "RC-9.0.8")
    propose(play, "suffetes", pair("carthalo", "bomilcar"))
    assert play.g.senate.motion, "its members may be paired with others"


@clause("RC-9.1a", "RC-9.0.15a")
def test_a_vetoed_pair_may_not_be_named_again(play: Play) -> None:
    election(play, holds("triangle", "public-outcry.1"))
    propose(play, "suffetes", pair("carthalo", "himilco"))
    play.answer("triangle", "senate.veto", "public-outcry.1")
    play.lapse_all("senate.silence")
    assert play.g.senate.motion is None
    with pytest.raises(IllegalAnswer, match=r"senate\.again"):
        propose(play, "suffetes", pair("himilco", "carthalo"))


@clause("RC-9.1a", "RC-9.0.15")
def test_the_last_pair_is_appointed_without_a_vote(play: Play) -> None:
    election(play, only(8, 9))
    assert [kind for _, kind in play.asked()] == ["senate.home", "senate.home"]
    play.answer("diamond", "senate.home", "fam-bomilcar")
    play.answer("square", "senate.home", "fam-bomilcar")
    assert [(one.senator, one.way) for one in play.saw(SuffeteElected)] == [
        ("fam-bomilcar", "pair"),
        ("fam-himilco", "pair"),
    ]
    assert {one.clauses for one in play.saw(SuffeteElected)} == {("RC-9.1a",)}
    assert play.g.senate.motions == 0


@clause("RC-9.1a")
def test_the_pair_that_is_left_after_rejections_is_appointed(play: Play) -> None:
    election(play, only(8, 9, 11))
    for one, other in (("himilco", "bomilcar"), ("himilco", "carthalo")):
        propose(play, "suffetes", pair(one, other))
        reject_motion(play)
    play.answer("diamond", "senate.home", "fam-carthalo")
    play.answer("circle", "senate.home", "fam-carthalo")
    assert (play.senator(11).office, play.senator(9).office) == ("home-suffete", "marine-suffete")
    assert play.g.senate.motions == 2


@clause("RC-9.1a", "RC-9.0.21")
def test_with_every_pair_rejected_offices_are_filled(play: Play) -> None:
    """Two are left, for the third has died since, and these two were rejected."""
    election(play, only(8, 9), lambda g: g.senate.defeated.append("suffetes:fam-bomilcar fam-himilco"))
    assert (play.senator(8).office, play.senator(9).office) == ("home-suffete", "marine-suffete")
    assert {(one.way, one.clauses) for one in play.saw(SuffeteElected)} == {("filled", ("RC-9.0.21",))}


# Too few


@clause("RC-9.1b")
def test_a_single_candidate_is_home_suffete_alone(play: Play) -> None:
    before = election(play, only(9)).senator(9).influence
    (elected,) = play.saw(SuffeteElected)
    assert (elected.senator, elected.office, elected.way) == ("fam-bomilcar", "home-suffete", "last")
    assert (play.g.holders("marine-suffete"), before) == ([], 4 + 5)
    assert play.senator(1).office == ""


@clause("RC-9.1b")
def test_with_no_candidate_the_outgoing_in_carthage_stay(play: Play) -> None:
    def marine(g: Carthage) -> None:
        numbered(g, 12).office = "marine-suffete"

    election(play, only(), marine)
    assert play.saw(SuffeteStays) == [SuffeteStays("fam-mago", "home-suffete")]
    assert (play.senator(1).office, play.senator(1).influence) == ("home-suffete", 5 + 5), "nothing is gained"
    assert play.senator(12).office == "general", "he is with a force"
    assert play.g.step != "senate.suffetes"


# Taking office


@clause("RC-9.1c")
def test_both_gain_influence_and_the_outgoing_leave_office(play: Play) -> None:
    elected(play)
    assert play.senator(1).office == "home-suffete", "until the new ones take over"
    agree(play)
    assert play.saw(SuffeteElected) == [
        SuffeteElected("circle", "fam-carthalo", "home-suffete", 5),  # type: ignore[arg-type]
        SuffeteElected("square", "fam-himilco", "marine-suffete", 5),  # type: ignore[arg-type]
    ]
    assert (play.senator(11).influence, play.senator(8).influence) == (3 + 5, 4 + 5)
    assert play.saw(SuffeteLeft) == [SuffeteLeft("fam-mago", general=False)]
    assert (play.senator(1).office, play.senator(1).influence) == ("", 10), "INF is kept"


@clause("RC-9.1c")
@pytest.mark.parametrize(("place", "becomes"), [("force", "general"), ("captive", "")])
def test_an_outgoing_suffete_in_the_field_commands_on_as_general(play: Play, place: Any, becomes: str) -> None:
    def marine(g: Carthage) -> None:
        war, general = add_war(g, "libyan-revolt"), numbered(g, 12)
        general.office, general.place, general.at = "marine-suffete", place, war.id
        if place == "force":
            g.forces["f"] = Force(id="f", war=war.id, commanders=[general.id], units=Units(), sent=0)

    elected(play, marine)
    agree(play)
    assert (play.senator(12).office, play.senator(12).influence) == (becomes, 3)
    assert not play.g.forces or play.g.forces["f"].commanders == ["fam-malchus"]
    assert SuffeteLeft("fam-malchus", general=bool(becomes)) in play.told


@clause("RC-9.1d", "RC-9.8.7")
def test_if_a_nominee_is_assassinated_a_new_pair_is_named(play: Play) -> None:
    """The same two could even be named again, were he alive: the pair was not rejected."""
    election(play, dice={"assassination": [6]})
    propose(play, "suffetes", pair("carthalo", "himilco"))
    play.answer("triangle", "senate.assassinate", {"assassin": "fam-adherbal", "victim": "fam-carthalo", "cards": 0})
    assert play.saw(MotionFell) == [MotionFell(1, "suffetes", "cancelled")]
    assert "fam-carthalo" not in play.options("diamond", "senate.suffetes")["first"]
    assert play.g.senate.defeated == []
    propose(play, "suffetes", pair("bomilcar", "himilco"))
    assert play.g.senate.motion


@clause("RC-9.1d")
def test_a_suffete_who_is_gone_later_is_not_replaced(play: Play) -> None:
    elected(play)
    agree(play)
    play.senator(11).place = "captive"
    play.lapse_turn()
    assert play.g.turn == 2
    assert [one.id for one in play.g.holders("home-suffete")] == ["fam-carthalo"]


# Home and Marine


@clause("RC-9.11")
def test_the_two_agree(play: Play) -> None:
    elected(play)
    assert play.asked() == [("circle", "senate.home"), ("square", "senate.home")]
    agree(play, "fam-himilco")
    assert (play.senator(8).office, play.senator(11).office) == ("home-suffete", "marine-suffete")
    assert not play.saw(TieRolled)


@clause("RC-9.11")
def test_if_not_the_higher_roll_chooses(play: Play) -> None:
    elected(play, dice={"tie.suffetes": [2, 2, 4, 3]})
    play.answer("circle", "senate.home", "fam-carthalo")
    play.answer("square", "senate.home", "fam-himilco")
    assert play.saw(TieRolled) == [TieRolled("suffetes", ("fam-carthalo", "fam-himilco"), (4, 7))]
    assert play.asked() == [("square", "senate.home-choice")]
    play.answer("square", "senate.home-choice", "fam-carthalo")
    assert (play.senator(11).office, play.senator(8).office) == ("home-suffete", "marine-suffete")


@clause("RC-9.11", "RC-1.5f", "RC-DP26", "RC-DP66")
def test_d_26_by_default_dice_decide_and_the_higher_is_home_suffete(play: Play) -> None:
    elected(play, dice={"tie.suffetes": [1, 1, 1, 2]})
    decision = play.decision("circle", "senate.home")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP26", "RC-9.11", "roll")
    play.lapse_all("senate.home")
    (seat, kind) = play.asked()[0]
    decision = play.decision(seat, kind)
    assert (decision.point, decision.lapse) == ("RC-DP66", "fam-himilco")
    assert points("republic-of-carthage")["RC-DP66"] == (decision.clause, "his own Senator")
    play.lapse_all("senate.home-choice")
    assert play.senator(8).office == "home-suffete"


@clause("RC-9.11")
@pytest.mark.parametrize(("said", "home"), [("fam-malchus", 12), ("roll", 8)])
def test_a_player_with_both_decides_alone(play: Play, said: str, home: int) -> None:
    election(play, dice={"tie.suffetes": [6, 6, 1, 1]})
    propose(play, "suffetes", pair("himilco", "malchus"))
    pass_motion(play)
    assert play.asked() == [("square", "senate.home")]
    play.answer("square", "senate.home", said)
    assert play.senator(home).office == "home-suffete"


@clause("RC-9.11", "RC-9.0.5")
def test_the_home_suffete_presides(play: Play) -> None:
    elected(play)
    agree(play)
    assert presiding(play.g) is play.senator(11)
    assert play.asked("senate.floor") == [("circle", "senate.floor")]


# Nobody nominates


@clause("RC-9.0.21", "RC-9.0.20")
def test_if_nobody_nominates_the_best_speakers_are_suffetes(play: Play) -> None:
    """Carthalo has the highest ORA; of the rest Himilco and Bomilcar have the highest INF, Himilco the lower number."""
    election(play)
    play.lapse_all("senate.floor")
    assert play.saw(SenateAdjourned) == [SenateAdjourned("silence")]
    assert [(one.senator, one.influence) for one in play.saw(SuffeteElected)] == [
        ("fam-carthalo", 5),
        ("fam-himilco", 5),
    ]
    assert play.senator(11).office == "home-suffete"


@clause("RC-9.0.4")
def test_without_anybody_in_carthage_nobody_is_asked(play: Play) -> None:
    election(play, *(away(number) for number in range(1, 13)), lambda g: g.curia.families.clear())
    assert "senate.floor" not in [kind for _, kind in play.asked()]
