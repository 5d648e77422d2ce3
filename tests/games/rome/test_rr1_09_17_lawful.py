"""RR-1.09.16, 1.09.17, 1.09.12.2: what is lawful and what cannot be refused; Tribunes and daggers in other business."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, NotOpen
from games.republic.events import Died
from games.republic.senate.events import MotionFell, Proposed, SenateAdjourned, VoteClosed
from games.republic.senate.events_assassination import FactionDisgraced
from games.republic.senate.presiding import presiding
from games.rome.law import ROME
from games.rome.senate.agenda import AGENDA
from games.rome.senate.events_tribunes import PowerUsed, TribunePlayed
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.assassins import attack
from tests.games.rome.forum import CIRCLE, SQUARE, TRIANGLE, holds
from tests.games.rome.play import Play, add_province, add_statesman, add_war
from tests.games.rome.senate import (
    ALL,
    BLAME,
    PRAISE,
    Change,
    crowd,
    motion,
    offered,
    office,
    opened,
    pass_motion,
    propose,
    rated,
    session,
    vote,
    vote_all,
)
from tests.games.rome.units import home, moved

# What is lawful


@clause("RR-1.09.17", "RR-1.09.13")
def test_only_what_the_rules_define_may_be_proposed() -> None:
    printed = {
        "consuls", "pontifex", "dictator", "censor", "governors", "concessions", "land-bill", "repeal", "units",
        "forces", "life", "alliance", "strip", "minor",
    }  # fmt: skip
    assert {kind for kinds in AGENDA.values() for kind in kinds} == printed
    assert set(ROME.business) == printed | {"bill", "trial"}, "a Law and a Prosecution have ways of their own"


@clause("RR-1.09.12.2", "RR-1.09.16")
def test_what_was_proposed_is_called_at_once_and_not_withdrawn(play: Play) -> None:
    opened(play)
    assert [one.kind for one in play.awaited()] == ["senate.vote"]
    assert not {"senate.floor", "senate.minor", "senate.withdraw"} & set(offered(play, "diamond"))
    with pytest.raises(NotOpen):
        play.submit("senate.floor/motions=1@diamond", "adjourn")


@clause("RR-1.09.16", "RR-1.09.4.1")
def test_a_passed_proposal_takes_effect_with_the_last_vote(play: Play) -> None:
    both = [rated(number, prior_consul=True) for number in (2, 3)]
    session(play.until("senate.prosecutions"), "senate.censor", *both, holds("square", "tribune.1"))
    propose(play, "censor", {"nominee": "fam-fabius"})
    for seat in ("triangle", "circle", "square"):
        vote(play, seat, "for")
    assert play.senator(2).office == ""
    vote(play, "diamond", "for")
    assert play.senator(2).office == "censor"


@clause("RR-1.09.171", "RR-1.09.172")
def test_nobody_is_asked_whether_he_accepts_an_office_or_lays_it_down(play: Play) -> None:
    both = [rated(number, prior_consul=True) for number in (2, 3)]
    session(play, "senate.censor", *both)
    propose(play, "censor", {"nominee": "fam-fabius"})
    assert {one.kind for one in play.awaited()} == {"senate.vote"}
    assert set(offered(play, "triangle")) == {"senate.vote", "senate.assassinate", "agreement.propose"}


@clause("RR-1.09.82", "RR-1.09.821")
def test_a_consul_for_life_by_either_way_is_noted_for_the_end_of_the_turn(play: Play) -> None:
    session(play, "senate.business", rated(1, influence=21))
    propose(play, "life", {"nominee": "fam-cornelius"})
    pass_motion(play)
    assert [(one.senator, one.seat, one.elected) for one in play.g.reigns] == [("fam-cornelius", "diamond", True)]


@clause("RR-1.14.1")
def test_tribunes_assassins_and_bodyguards_are_cards_of_the_senate() -> None:
    timing = {name: ROME.tables.intrigues[name].timing for name in ("tribune", "assassin", "secret-bodyguard")}
    assert timing == {"tribune": "senate", "assassin": "assassination", "secret-bodyguard": "assassination"}


# Land Bills


def land_bill(play: Play, *changes: Change, sponsor: str = "fam-papirius", cosponsor: str = "fam-fulvius") -> Play:
    """Diamond proposes a bill of the first type, sponsored by two of circle's."""
    session(play, "senate.business", crowd, *changes)
    propose(play, "land-bill", {"type": "1", "sponsor": sponsor, "cosponsor": cosponsor})
    while asked := play.asked("senate.sponsor"):
        play.answer(asked[0][0], "senate.sponsor", "consent", senator=play.awaited()[0].about["senator"])
    return play


@clause("RR-1.07.312.6")
def test_laenas_vetoes_a_land_bill_without_a_tribune(play: Play) -> None:
    land_bill(play, lambda g: add_statesman(g, "st-23a", "triangle"))
    assert play.options("triangle", "senate.veto") == ["st-23a"]
    play.answer("triangle", "senate.veto", "st-23a")
    assert play.saw(PowerUsed) == [PowerUsed(TRIANGLE, "st-23a", "veto", 1, "land-bill")]
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]


@clause("RR-1.07.312.6", "RR-1.09.12.1", "RR-DP54")
def test_gracchus_proposes_one_land_bill_a_turn_also_after_the_adjournment(play: Play) -> None:
    def gracchus(g: Rome) -> None:
        add_statesman(g, "st-25a", "triangle")

    raw = {"type": "1", "sponsor": "st-25a", "cosponsor": "fam-fabius"}
    session(play.until("combat.opening"), "senate.business", crowd, gracchus)
    assert {kind for kind in offered(play, "triangle") if kind.startswith("senate.")} == {
        "senate.land-bill",
        "senate.assassinate",
    }
    play.lapse("diamond", "senate.floor")
    play.answer("triangle", "senate.last-word", "claim")
    play.answer("triangle", "senate.land-bill", raw, forced=1)
    assert play.saw(Proposed)[0].kind == "land-bill"
    vote_all(play, ["triangle", "circle", "square"], ["diamond"])
    assert play.g.land_bills == [1]
    assert play.table.over, "it was his one proposal of the turn"


@clause("RR-1.09.623", "RR-1.09.7.1")
def test_who_is_caught_killing_a_sponsor_of_two_of_one_faction_dies_alone_and_the_vote_goes_on(play: Play) -> None:
    land_bill(play, lambda g: g.dice.loaded.update(assassination=[1]))
    play.g.dice.loaded["assassination"] = [1]
    attack(play)
    assert [(one.senator, one.cause, one.clauses) for one in play.saw(Died)] == [
        ("fam-junius", "caught", ("RR-1.09.623",))
    ]
    assert not play.saw(FactionDisgraced)
    assert (play.g.senate.attackers, play.g.senate.attacked) == ([TRIANGLE], [CIRCLE])
    assert motion(play).proposal.kind == "land-bill"


@clause("RR-1.09.623", "RR-1.09.721")
def test_a_land_bill_is_voted_on_though_its_sponsor_is_dead(play: Play) -> None:
    land_bill(play)
    play.g.dice.loaded["assassination"] = [6]
    attack(play)
    assert "fam-papirius" not in play.g.senators
    vote_all(play, ["triangle", "circle", "square"], ["diamond"])
    assert play.g.land_bills == [1]


# A vote that sends the Presiding Magistrate to war


def departing(play: Play, *changes: Change) -> Play:
    """Cornelius, alone Consul, is to go against the Illyrians."""

    def alone(g: Rome) -> None:
        add_war(g, "illyrian-1")

    session(play.until("combat.opening"), "senate.business", crowd, alone, home(8, fleets=3), *changes)
    order = moved("send", "illyrian-1", "fam-cornelius", legions=8, fleets=3)
    propose(play, "forces", {"movements": [order]})
    return play


@clause("RR-1.09.642", "RR-1.09.151")
def test_a_tribune_suspends_it_and_is_settled_first(play: Play) -> None:
    departing(play, holds("triangle", "tribune.1"))
    assert motion(play).proposal.kind == "forces"
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    assert play.saw(TribunePlayed) == [TribunePlayed(TRIANGLE, "tribune.1", "", "proposal")]
    assert [one.proposal.kind for one in play.g.senate.suspended] == ["forces"]
    assert motion(play).proposal.kind == "minor"
    for seat in ALL:
        vote(play, seat, "abstain")
    assert motion(play).proposal.kind == "forces", "the suspended one goes on"
    pass_motion(play)
    assert play.saw(SenateAdjourned) == [SenateAdjourned("departure")]
    assert presiding(play.g) is not play.senator(1)


@clause("RR-1.09.151")
def test_a_tribunes_proposal_is_not_interrupted_by_another(play: Play) -> None:
    departing(play, holds("triangle", "tribune.1"), holds("circle", "tribune.2"))
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    assert "senate.minor" not in offered(play, "circle")
    assert {"senate.claim", "senate.veto"} <= set(offered(play, "circle"))


@clause("RR-1.09.642")
def test_passed_it_closes_the_senate_and_tribunes_have_the_last_word(play: Play) -> None:
    departing(play, holds("square", "tribune.1"))
    pass_motion(play)
    assert play.saw(SenateAdjourned) == [SenateAdjourned("departure")]
    assert play.asked() == [("square", "senate.last-word")]
    play.answer("square", "senate.last-word", "claim")
    play.answer("square", "senate.minor", PRAISE, forced=1)
    vote_all(play, [SQUARE])
    assert play.saw(VoteClosed)


@clause("RR-1.09.12", "RR-1.09.54")
def test_if_the_presiding_magistrate_is_sent_to_a_province_the_next_presides(play: Play) -> None:
    def unofficial(g: Rome) -> None:
        rated(1, office="", influence=30)(g)
        add_province(g, "sicilia")

    session(play, "senate.governors", crowd, unofficial, office(8, ""))
    propose(play, "governors", {"sicilia": "fam-cornelius"})
    pass_motion(play)
    assert not play.saw(SenateAdjourned)
    assert play.asked("senate.floor")
    assert presiding(play.g) is not play.senator(1)


@clause("RR-1.09.13")
@pytest.mark.parametrize("raw", ["adjourned", None, 1, {"adjourn": 1}])
def test_on_the_floor_nothing_else_is_understood(play: Play, raw: object) -> None:
    session(play)
    with pytest.raises(IllegalAnswer, match="unknown"):
        play.answer("diamond", "senate.floor", raw)
