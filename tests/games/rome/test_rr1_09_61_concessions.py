"""RR-1.09.61: Concessions by vote. RR-1.07.21.16: the Rhodian Alliance is rejected."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import ConcessionGranted
from games.rome.senate.events_business import AllianceRejected, CommissionEnded
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_statesman, numbered
from tests.games.rome.senate import Change, away, offered, pass_motion, propose, reject_motion, session
from tests.games.rome.units import FABIUS, VALERIUS, event, force, home

COMMISSIONER, HARBOR, MINING = "land-commissioner", "harbor-fees", "mining"
RHODIANS = "te-rhodian-maritime-alliance"


def forum(*cards: str, bills: int = 0) -> Change:
    """These Concessions lie in the Forum; so many Land Bills are in effect."""

    def change(g: Rome) -> None:
        g.concessions += cards
        g.land_bills += [2] * bills

    return change


@clause("RR-1.09.61")
def test_concessions_go_to_named_senators_in_one_vote(play: Play) -> None:
    session(play, "senate.business", forum(HARBOR, MINING))
    propose(play, "concessions", {HARBOR: FABIUS, MINING: VALERIUS})
    pass_motion(play)
    assert (play.senator(2).concessions, play.senator(3).concessions) == ([HARBOR], [MINING])
    assert [one.concession for one in play.saw(ConcessionGranted)] == [HARBOR, MINING]
    assert play.g.concessions == []


@clause("RR-1.09.61", "RR-1.09.131")
def test_one_that_failed_is_not_proposed_again_this_turn(play: Play) -> None:
    session(play, "senate.business", forum(HARBOR, MINING))
    propose(play, "concessions", {HARBOR: FABIUS, MINING: "none"})
    reject_motion(play)
    assert list(play.options("diamond", "senate.concessions")) == [MINING]
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "concessions", {HARBOR: VALERIUS, MINING: "none"})
    assert refused.value.reason == "choice.fields"


@clause("RR-1.09.61")
def test_only_to_senators_in_rome(play: Play) -> None:
    session(play, "senate.business", forum(HARBOR), away(2))
    assert FABIUS not in play.options("diamond", "senate.concessions")[HARBOR]
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "concessions", {HARBOR: "none"})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.nothing-proposed", "RR-1.09.61")


@clause("RR-1.09.61", "RR-1.07.320")
@pytest.mark.parametrize("bills", [0, 1])
def test_the_land_commissioner_only_while_a_land_bill_is_in_effect(play: Play, bills: int) -> None:
    session(play, "senate.business", forum(COMMISSIONER, bills=bills))
    assert ("senate.concessions" in offered(play, "diamond")) == bool(bills)


@clause("RR-1.09.61")
@pytest.mark.parametrize("bills", [0, 1])
def test_he_returns_to_the_forum_when_a_senate_ends_without_one(play: Play, bills: int) -> None:
    def change(g: Rome) -> None:
        numbered(g, 2).concessions += [COMMISSIONER, HARBOR]
        numbered(g, 2).revealed.append(COMMISSIONER)

    session(play, "senate.adjournment", forum(bills=bills), change)
    if bills:
        assert play.senator(2).concessions == [COMMISSIONER, HARBOR]
    else:
        assert (play.senator(2).concessions, play.senator(2).revealed) == ([HARBOR], [])
        assert play.g.concessions == [COMMISSIONER]
        assert play.saw(CommissionEnded) == [CommissionEnded(FABIUS, COMMISSIONER)]


@clause("RR-1.09.151")
def test_a_grant_is_impossible_once_its_holder_has_left(play: Play) -> None:
    session(play, "senate.business", forum(HARBOR))
    propose(play, "concessions", {HARBOR: FABIUS})
    assert play.g.senate.motion
    about, proposal = play.g.law.business["concessions"], play.g.senate.motion.proposal
    assert about.possible(play.g, proposal)
    play.senator(2).place = "force"
    assert not about.possible(play.g, proposal)


# Flaccus


def flaccus(g: Rome) -> None:
    """Circle has M. Fulvius Flaccus, on his Family."""
    add_statesman(g, "st-7a", "circle")


@clause("RR-1.07.320", "RR-DP101")
def test_flaccus_may_take_the_land_commissioner_without_a_vote(play: Play) -> None:
    session(play, "senate.business", forum(COMMISSIONER, bills=1), flaccus)
    asked = play.decision("circle", "senate.commission")
    assert (asked.clause, asked.point, asked.awaited) == ("RR-1.07.320", "RR-DP101", False)
    play.answer("circle", "senate.commission", COMMISSIONER)
    assert play.senator(7).concessions == [COMMISSIONER]
    assert play.g.concessions == []
    assert play.saw(ConcessionGranted) == [ConcessionGranted("fam-fulvius", COMMISSIONER)]
    assert "senate.commission" not in offered(play, "circle")


@clause("RR-1.07.320")
@pytest.mark.parametrize(
    ("step", "bills", "cards", "place", "able"),
    [
        ("senate.business", 1, [COMMISSIONER], "province", True),
        ("senate.business", 0, [COMMISSIONER], "rome", False),
        ("senate.business", 1, [HARBOR], "rome", False),
        ("senate.business", 1, [COMMISSIONER], "captive", False),
        ("senate.censor", 1, [COMMISSIONER], "rome", False),
    ],
)
def test_when_he_may(play: Play, step: str, bills: int, cards: list[str], place: str, *, able: bool) -> None:
    session(play, step, forum(*cards, bills=bills), flaccus, away(7, place=place))
    assert ("senate.commission" in offered(play, "circle")) == able


# The Rhodian Maritime Alliance


@clause("RR-1.07.21.16")
def test_rejected_its_fleets_leave_and_so_does_the_card(play: Play) -> None:
    session(play, "senate.business", home(fleets=10), event(RHODIANS, rolled=1, fleets=8))
    propose(play, "alliance", {})
    pass_motion(play)
    assert play.g.army.active.fleets == 2
    assert RHODIANS not in play.g.table_events
    assert play.saw(AllianceRejected) == [AllianceRejected(8)]
    invariants(play.g)


@clause("RR-1.07.21.16")
def test_fleets_that_have_left_are_taken_from_the_forces(play: Play) -> None:
    session(
        play, "senate.business", home(fleets=3), force("jugurthine", 6, fleets=9), event(RHODIANS, rolled=1, fleets=8)
    )
    propose(play, "alliance", {})
    pass_motion(play)
    assert (play.g.army.active.fleets, play.g.forces[play.senator(6).at].units.fleets) == (0, 4)


@clause("RR-1.07.21.16")
def test_only_in_the_turn_in_which_it_came(play: Play) -> None:
    session(play, "senate.business", home(fleets=10), event(RHODIANS, rolled=0, fleets=8))
    assert "senate.alliance" not in offered(play, "diamond")


@clause("RR-1.07.21.16", "RR-1.09.131")
def test_it_is_proposed_once(play: Play) -> None:
    session(play, "senate.business", home(fleets=10), event(RHODIANS, rolled=1, fleets=8))
    propose(play, "alliance", {})
    reject_motion(play)
    assert play.g.army.active.fleets == 10
    assert "senate.alliance" not in offered(play, "diamond")
