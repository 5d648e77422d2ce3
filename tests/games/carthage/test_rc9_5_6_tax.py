"""RC-9.5.6: the tax rate."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.senate.events_business import SponsorsChargeable, TaxChanged, TaxVoteResented
from games.carthage.senate.pieces import TaxRate
from games.kernel import IllegalAnswer
from tests.clauses import clause
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import offered, pass_motion, propose, session, vote, vote_all

MAGO, HANNO, BOMILCAR = "fam-mago", "fam-hanno", "fam-bomilcar"


def tax(rate: int, sponsor: str = "none", cosponsor: str = "none") -> dict[str, Any]:
    return {"rate": str(rate), "sponsor": sponsor, "cosponsor": cosponsor}


def on_increase(play: Play, sponsor: str = MAGO, cosponsor: str = HANNO) -> Play:
    """An increase to 20% is voted on; Hanno (circle) is back from his Province."""
    session(play, "senate.business", home)
    propose(play, "tax", tax(20, sponsor, cosponsor))
    return play


def home(g: Any) -> None:
    """Hanno has come home."""
    numbered(g, 3).place, numbered(g, 3).at = "carthage", ""
    g.provinces["sardinia-corsica"].governor = ""


@clause("RC-9.5.6")
@pytest.mark.parametrize(("now", "able"), [(0, ["10"]), (10, ["0", "20"]), (50, ["40", "60"]), (100, ["90"])])
def test_ten_points_up_or_down_within_the_whole(play: Play, now: int, able: list[str]) -> None:
    session(play, "senate.business", lambda g: setattr(g, "tax", now))
    assert play.options("diamond", "senate.tax")["rate"] == able


@clause("RC-9.5.6", "RC-9.5.6c")
def test_an_increase_makes_its_sponsors_popular(play: Play) -> None:
    on_increase(play)
    vote_all(play, play.g.seats)
    assert play.g.tax == 20
    assert TaxChanged(20, MAGO, HANNO) in play.told
    assert (play.senator(1).popularity, play.senator(3).popularity) == (3, 1)


@clause("RC-9.5.6c")
def test_a_decrease_makes_nobody_popular(play: Play) -> None:
    session(play)
    propose(play, "tax", tax(0))
    vote(play, "triangle", "for")
    vote_all(play, ["diamond"], ["circle", "square"])
    assert play.g.tax == (0 if play.saw(TaxChanged) else 10)
    assert max(one.popularity for one in play.g.senators.values()) == 0


@clause("RC-9.5.6")
def test_once_a_turn(play: Play) -> None:
    session(play)
    propose(play, "tax", tax(0))
    pass_motion(play)
    assert play.g.tax == 0
    assert "senate.tax" not in offered(play, "diamond")
    assert "senate.minor" in offered(play, "diamond")


@clause("RC-9.5.6a")
def test_a_vote_that_fails_has_used_up_the_turn(play: Play) -> None:
    session(play)
    propose(play, "tax", tax(0))
    vote_all(play, ["square"], ["triangle", "circle", "diamond"])
    assert play.g.tax == 10
    assert "senate.tax" not in offered(play, "diamond")


@clause("RC-9.5.6b")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (tax(20), "senate.two-sponsors"),
        (tax(20, MAGO), "senate.two-sponsors"),
        (tax(20, MAGO, MAGO), "senate.two-sponsors"),
        (tax(0, MAGO, HANNO), "senate.no-sponsors"),
    ],
)
def test_an_increase_and_only_an_increase_has_two_sponsors(play: Play, raw: Any, reason: str) -> None:
    session(play, "senate.business", home)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "tax", raw)
    assert (refused.value.reason, refused.value.about["clause"]) == (reason, "RC-9.5.6b")
    assert play.g.senate.motion is None
    assert not play.g.senate.taxed


@clause("RC-9.5.6b")
def test_sponsors_are_in_carthage_and_not_asked(play: Play) -> None:
    """Barca governs Coastal Spain; Hanno of another faction sponsors it without being asked."""
    session(play, "senate.business", home)
    able = play.options("diamond", "senate.tax")["sponsor"]
    assert "fam-barca" not in able
    assert HANNO in able
    propose(play, "tax", tax(20, HANNO, MAGO))
    assert {kind for _, kind in play.asked()} == {"senate.vote"}


@clause("RC-9.5.6d")
def test_votes_against_an_increase_cost_popularity_even_if_it_passes(play: Play) -> None:
    on_increase(play)
    vote(play, "triangle", "against")
    assert play.saw(TaxVoteResented) == [TaxVoteResented(("fam-milko", "fam-adherbal"))]
    vote_all(play, ["circle", "square", "diamond"])
    assert play.g.tax == 20
    assert [play.senator(number).popularity for number in (6, 10, 7, 4)] == [-1, -1, 0, 0]


@clause("RC-9.5.6d")
def test_votes_for_a_decrease_cost_popularity_even_if_it_fails(play: Play) -> None:
    session(play)
    propose(play, "tax", tax(0))
    vote(play, "triangle", "for")
    vote_all(play, [], ["circle", "square", "diamond"])
    assert play.g.tax == 10
    assert [play.senator(number).popularity for number in (6, 10, 7, 4)] == [-1, -1, 0, 0]


@clause("RC-9.5.6e")
def test_nobody_may_abstain(play: Play) -> None:
    on_increase(play)
    assert play.options("triangle", "senate.vote")["fam-milko"] == ["for", "against"]


@clause("RC-9.5.6e", "RC-DP25")
@pytest.mark.parametrize(("rate", "becomes"), [(20, 20), (0, 10)])
def test_silence_costs_nobody_popularity(play: Play, rate: int, becomes: int) -> None:
    """For an increase, against a decrease."""
    session(play, "senate.business", home)
    propose(play, "tax", tax(rate, *((MAGO, HANNO) if rate else ())))
    play.lapse_all("senate.vote")
    assert play.g.tax == becomes
    assert play.saw(TaxVoteResented) == []


@clause("RC-9.5.6e")
def test_who_has_not_voted_when_it_falls_loses_nothing(play: Play) -> None:
    """The penalty is paid as the votes are declared, so a veto spares the others."""
    on_increase(play)
    vote(play, "triangle", "against")
    assert [play.senator(number).popularity for number in (6, 7)] == [-1, 0]
    assert play.g.senate.motion is not None


@clause("RC-9.5.6f")
def test_sponsors_of_one_faction_may_be_tried_in_the_next_turn(play: Play) -> None:
    on_increase(play, MAGO, BOMILCAR)
    pass_motion(play)
    assert play.saw(SponsorsChargeable) == [SponsorsChargeable(MAGO, BOMILCAR)]
    assert (play.senator(1).tax_charge, play.senator(9).tax_charge) == (2, 2)


@clause("RC-9.5.6f")
@pytest.mark.parametrize(("cosponsor", "passes"), [(HANNO, True), (BOMILCAR, False)])
def test_but_not_of_two_factions_nor_if_it_fails(play: Play, cosponsor: str, passes: bool) -> None:
    on_increase(play, MAGO, cosponsor)
    vote_all(play, play.g.seats if passes else (), () if passes else play.g.seats)
    assert (play.g.tax == 20) == passes
    assert [one for one in play.g.senators.values() if one.tax_charge] == []


@clause("RC-9.0.8", "RC-9.8.7")
def test_a_sponsor_is_named(play: Play) -> None:
    assert CARTHAGE.business["tax"].people(TaxRate(rate=20, sponsor=MAGO, cosponsor=HANNO)) == [MAGO, HANNO]
