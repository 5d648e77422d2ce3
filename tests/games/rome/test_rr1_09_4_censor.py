"""RR-1.09.4.1: the election of the Censor."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import Proposed
from games.rome.senate.events import OfficeLeft, OfficeTaken
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import DIAMOND
from tests.games.rome.play import Play
from tests.games.rome.senate import Change, away, office, pass_motion, propose, rated, reject_motion, session


def election(play: Play, *changes: Change, **how: Any) -> Play:
    return session(play.until("senate.prosecutions"), "senate.censor", *changes, **how)


def priors(*numbers: int) -> Change:
    """They have been Consul."""

    def change(g: Rome) -> None:
        for number in numbers:
            rated(number, prior_consul=True)(g)

    return change


@clause("RR-1.09.4.1", "RR-DP37")
def test_prior_consuls_in_rome_without_another_major_office_are_eligible(play: Play) -> None:
    election(play, priors(2, 3, 4, 5, 6), office(4, "field-consul"), office(5, "censor"), away(6))
    assert set(play.options("diamond", "senate.censor")["nominee"]) == {"fam-fabius", "fam-valerius", "fam-claudius"}


@clause("RR-1.09.4.1")
def test_the_only_one_is_appointed(play: Play) -> None:
    election(play, priors(5), office(2, "censor"))
    assert not play.saw(Proposed)
    assert play.saw(OfficeTaken) == [OfficeTaken(DIAMOND, "fam-claudius", "censor", 5)]
    assert play.saw(OfficeLeft) == [OfficeLeft("fam-fabius", "censor", prior=False)]


@clause("RR-1.09.4.1")
def test_without_any_all_in_rome_without_a_major_office_are(play: Play) -> None:
    election(play, office(4, "field-consul"))
    able = set(play.options("diamond", "senate.censor")["nominee"])
    assert len(able) == 10
    assert not able & {"fam-cornelius", "fam-julius"}


@clause("RR-1.09.4.1", "RR-1.09.18")
def test_the_same_may_be_elected_again_and_gains_again(play: Play) -> None:
    election(play, priors(2, 3), office(2, "censor"))
    propose(play, "censor", {"nominee": "fam-fabius"})
    pass_motion(play)
    assert (play.senator(2).influence, play.senator(2).office) == (10, "censor")
    assert not play.saw(OfficeLeft)


@clause("RR-1.09.4.1", "RR-1.09.174")
def test_the_former_censor_keeps_the_office_until_then(play: Play) -> None:
    election(play, priors(2, 3, 4), office(2, "censor"))
    propose(play, "censor", {"nominee": "fam-valerius"})
    assert play.senator(2).office == "censor"
    pass_motion(play)
    assert [play.senator(number).office for number in (2, 3)] == ["", "censor"]


@clause("RR-1.09.4.1", "RR-1.09.131")
def test_they_are_nominated_singly_and_the_last_is_appointed(play: Play) -> None:
    election(play, priors(2, 3, 4))
    for family in ("fam-valerius", "fam-fabius"):
        propose(play, "censor", {"nominee": family})
        reject_motion(play)
    assert play.senator(4).office == "censor"


@clause("RR-1.09.4.1", "RR-1.09.131")
def test_who_was_rejected_or_cannot_hold_it_is_not_nominated(play: Play) -> None:
    election(play, priors(2, 3, 4))
    propose(play, "censor", {"nominee": "fam-valerius"})
    reject_motion(play)
    for nominee in ("fam-valerius", "fam-cornelius", "fam-papirius"):
        with pytest.raises(IllegalAnswer, match="unknown"):
            propose(play, "censor", {"nominee": nominee})


@clause("RR-0.6.5", "RR-DP37")
def test_if_absent_the_one_with_the_highest_influence_is_nominated(play: Play) -> None:
    election(play, priors(2, 3, 4), rated(4, influence=9))
    assert play.decision("diamond", "senate.censor").lapse == {"nominee": "fam-julius"}


@clause("RR-1.09.4.1")
def test_with_nobody_eligible_there_is_none(play: Play) -> None:
    def officers(g: Rome) -> None:
        away(*range(2, 13))(g)
        g.deck += g.curia.families
        g.curia.families.clear()

    election(play, officers)
    assert play.g.holder("censor") is None


@clause("RR-1.09.173")
def test_the_office_is_filled_once_a_turn(play: Play) -> None:
    election(play, priors(2, 3), lambda g: g.senate.filled.append("censor"))
    assert not play.asked()
    assert play.g.holder("censor") is None
