"""RR-1.09.11 to 1.09.14: who presides, how it is voted, and what an unanimous defeat costs."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.senate.events import (
    Proposed,
    Rebuked,
    SenateAdjourned,
    VoteClosed,
    VotesDeclared,
)
from games.republic.senate.presiding import presiding
from games.rome.senate.events import SenateOpened
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, numbered, pay
from tests.games.rome.senate import (
    ALL,
    BLAME,
    away,
    offered,
    office,
    opened,
    pass_motion,
    propose,
    rated,
    reject_motion,
    session,
    vote,
    vote_all,
)

# Who presides


@clause("RR-1.09.12")
def test_the_senate_meets_under_the_hrao(play: Play) -> None:
    session(play, "senate.opening")
    assert play.saw(SenateOpened) == [SenateOpened("fam-cornelius")]
    invariants(play.g)


@clause("RR-1.09.11", "RR-0.1.2")
@pytest.mark.parametrize(
    ("posts", "first"),
    [
        ({2: "dictator", 3: "field-consul"}, 2),
        ({3: "field-consul"}, 1),
        ({1: "", 3: "field-consul", 4: "censor"}, 3),
        ({1: "", 4: "censor", 2: "master-of-horse"}, 4),
        ({1: "", 2: "master-of-horse", 5: "pontifex-maximus"}, 2),
        ({1: "", 5: "pontifex-maximus"}, 5),
    ],
)
def test_the_hrao_holds_the_highest_office(play: Play, posts: dict[int, str], first: int) -> None:
    def change(g: Rome) -> None:
        for number, post in posts.items():
            numbered(g, number).office = post  # type: ignore[assignment]

    session(play, "senate.business", change)
    assert presiding(play.g) is play.g.hrao() is play.senator(first)


@clause("RR-1.09.11", "RR-1.09.11.2")
def test_without_an_official_in_rome_the_greatest_influence_counts_then_oratory_then_the_number(play: Play) -> None:
    session(play, "senate.business", away(1), rated(5, influence=9), rated(9, influence=9), rated(3, influence=9))
    assert play.g.hrao() is play.senator(5), "of three with 9 INF he and Aurelius have ORA 3, and 5 is lower"


@clause("RR-1.09.11.1")
def test_with_nobody_in_rome_there_is_no_business_and_the_most_influential_faction_acts(play: Play) -> None:
    def nobody(g: Rome) -> None:
        away(*range(1, 13), place="force")(g)
        g.deck += g.curia.families
        g.curia.families.clear()
        numbered(g, 3).influence = 20

    play.until("combat.opening")
    session(play, "senate.opening", nobody)
    assert play.g.hrao() is None
    assert play.g.hrao_seat() == "circle"
    assert play.saw(SenateOpened) == [SenateOpened("")]
    assert play.saw(SenateAdjourned) == [SenateAdjourned("silence")]
    assert not play.table.open


@clause("RR-1.09.11.1", "RR-1.10.71")
def test_a_captive_does_not_count_for_the_influence_of_his_faction(play: Play) -> None:
    def nobody(g: Rome) -> None:
        away(*range(1, 13), place="force")(g)
        g.deck += g.curia.families
        g.curia.families.clear()
        numbered(g, 3).influence = 20
        numbered(g, 3).place, numbered(g, 3).at = "captive", "punic-1"
        numbered(g, 2).influence = 19

    play.until("combat.opening")
    session(play, "senate.opening", nobody)
    assert play.g.hrao_seat() == "triangle"


@clause("RR-1.09.12", "RR-1.09.13")
def test_only_the_presiding_magistrate_may_propose_or_adjourn(play: Play) -> None:
    session(play)
    assert {"senate.floor", "senate.minor"} <= set(offered(play, "diamond"))
    for seat in ("triangle", "circle", "square"):
        assert not {"senate.floor", "senate.minor", "senate.concessions"} & set(offered(play, seat))


@clause("RR-1.09.12", "RR-1.09.6.1", "RR-0.6.5", "RR-DP49")
def test_who_misses_his_deadline_in_other_business_adjourns(play: Play) -> None:
    play.until("combat.opening")
    session(play)
    assert play.options("diamond", "senate.floor") == ["adjourn"]
    play.lapse("diamond", "senate.floor")
    assert play.saw(SenateAdjourned) == [SenateAdjourned("magistrate")]


@clause("RR-1.09.83")
def test_a_minor_motion_is_voted_on_and_has_no_effect(play: Play) -> None:
    opened(play)
    before = [(one.influence, one.popularity) for one in play.g.senators.values()]
    assert [one.kind for one in play.saw(Proposed)] == ["minor"]
    pass_motion(play)
    assert play.saw(VoteClosed)[0].passed
    assert [(one.influence, one.popularity) for one in play.g.senators.values()] == before


@clause("RR-1.09.83")
def test_a_minor_motion_says_something(play: Play) -> None:
    session(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "minor", {"text": "  "})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.empty", "RR-1.09.83")


@clause("RR-1.09.131")
def test_a_rejected_proposal_does_not_come_again(play: Play) -> None:
    opened(play)
    reject_motion(play)
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "minor", {"text": " praise  FOR Cornelius"})
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.again", "RR-1.09.131")
    propose(play, "minor", BLAME)


# Voting


@clause("RR-1.09.14", "RR-0.6.5")
def test_factions_are_called_clockwise_his_own_last(play: Play) -> None:
    opened(play)
    called = []
    while due := [one.seat for one in play.awaited() if one.kind == "senate.vote"]:
        called += due
        vote(play, due[0], "abstain")
    assert called == list(ALL)


@clause("RR-1.09.14", "RR-DP30")
def test_the_presiding_magistrate_may_call_another_faction_next(play: Play) -> None:
    opened(play)
    assert play.options("diamond", "senate.call") == ["circle", "square", "diamond"]
    play.answer("diamond", "senate.call", "square")
    assert [one.seat for one in play.awaited()] == ["square"]


@clause("RR-1.09.14")
def test_a_faction_without_a_senator_in_rome_is_not_called(play: Play) -> None:
    opened(play, away(2, 6, 10), lambda g: g.curia.families.clear())
    assert [one.seat for one in play.awaited()] == ["circle"]


@clause("RR-1.09.141", "RR-1.09.142")
def test_a_senator_casts_oratory_knights_and_what_he_buys(play: Play) -> None:
    opened(play, rated(2, knights=3), lambda g: pay(g, 2, 5))
    vote(play, "triangle", "for", fam_fabius=4)
    (declared,) = play.saw(VotesDeclared)
    assert declared.weights == {"fam-fabius": 2 + 3 + 4, "fam-manlius": 2, "fam-junius": 2}
    assert (declared.bought, play.senator(2).talents) == (4, 1)
    invariants(play.g)


@clause("RR-1.09.141")
@pytest.mark.parametrize(("voice", "bought", "reason"), [("for", 6, "range"), ("abstain", 1, "bought-nothing")])
def test_votes_cannot_be_bought_beyond_his_purse_nor_for_an_abstention(
    play: Play, voice: str, bought: int, reason: str
) -> None:
    opened(play, lambda g: pay(g, 2, 5))
    with pytest.raises(IllegalAnswer, match=reason):
        vote(play, "triangle", voice, fam_fabius=bought)


@clause("RR-1.09.142", "RR-1.09.14")
def test_senators_of_one_faction_may_vote_differently(play: Play) -> None:
    opened(play)
    sheet = {"fam-fabius": "for", "fam-manlius": "against", "fam-junius": "abstain"}
    play.answer("triangle", "senate.vote", {**sheet, **{f"{name}.bought": 0 for name in sheet}})
    (declared,) = play.saw(VotesDeclared)
    assert declared.voices == sheet
    assert declared.weights == {"fam-fabius": 2, "fam-manlius": 2, "fam-junius": 0}


@clause("RR-1.09.143")
@pytest.mark.parametrize(
    ("against", "passed"), [((), True), (("circle",), True), (("circle", "square"), False), (ALL, False)]
)
def test_more_votes_for_than_against_are_needed(play: Play, against: tuple[str, ...], passed: bool) -> None:
    """Triangle has 6 votes, circle 6, square 8, diamond 9."""
    opened(play, rated(3, knights=0))
    vote_all(play, [] if against == ALL else ["diamond"], against)
    assert play.saw(VoteClosed)[0].passed == passed


@clause("RR-1.09.143")
def test_a_tie_or_no_votes_fail(play: Play) -> None:
    opened(play)
    vote_all(play, ["triangle"], ["circle"])
    assert play.saw(VoteClosed) == [VoteClosed(1, "minor", 6, 6, False)]
    propose(play, "minor", BLAME)
    vote_all(play, ())
    assert play.saw(VoteClosed) == [VoteClosed(2, "minor", 0, 0, False)]


@clause("RR-0.6.3", "RR-DP31")
def test_who_misses_his_deadline_abstains_but_votes_for_his_own_proposal(play: Play) -> None:
    opened(play)
    assert set(play.decision("triangle", "senate.vote").lapse.values()) == {"abstain", 0}
    play.lapse_all("senate.vote")
    assert play.saw(VoteClosed) == [VoteClosed(1, "minor", 9, 0, True)]


# Unanimous defeat


@clause("RR-1.09.144", "RR-DP50")
@pytest.mark.parametrize("kind", ["concessions"])
def test_a_unanimous_defeat_costs_influence_by_default(play: Play, kind: str) -> None:
    session(play, "senate.business", lambda g: g.concessions.append("mining"))
    propose(play, kind, {"mining": "fam-claudius"})
    before = play.senator(1).influence
    vote_all(play, ["diamond"], ["triangle", "circle", "square"])
    play.lapse("diamond", "senate.rebuke")
    assert play.saw(Rebuked) == [Rebuked("fam-cornelius", stepped_down=False, number=1)]
    assert play.senator(1).influence == before - 1


@clause("RR-1.09.144")
def test_he_may_step_down_and_the_next_presides_but_he_stays_hrao(play: Play) -> None:
    session(play, "senate.business", lambda g: g.concessions.append("mining"), office(3, "field-consul"))
    propose(play, "concessions", {"mining": "fam-claudius"})
    vote_all(play, [], ["triangle", "circle", "square"])
    play.answer("diamond", "senate.rebuke", "step-down")
    assert play.g.hrao() is play.senator(1)
    assert play.senator(1).office == "rome-consul"
    assert presiding(play.g) is play.senator(3)
    assert ("circle", "senate.floor") in play.asked()


@clause("RR-1.09.144")
def test_at_no_influence_he_must_step_down(play: Play) -> None:
    session(play, "senate.business", lambda g: g.concessions.append("mining"), rated(1, influence=0))
    propose(play, "concessions", {"mining": "fam-claudius"})
    vote_all(play, [], ["triangle", "circle", "square"])
    assert play.options("diamond", "senate.rebuke") == ["step-down"]
    play.lapse("diamond", "senate.rebuke")
    assert presiding(play.g) is not play.senator(1)


@clause("RR-1.09.144")
@pytest.mark.parametrize("voice", ["abstain", "for"])
def test_one_abstention_or_vote_for_it_breaks_unanimity(play: Play, voice: str) -> None:
    session(play, "senate.business", lambda g: g.concessions.append("mining"))
    propose(play, "concessions", {"mining": "fam-claudius"})
    for seat in ("triangle", "circle"):
        vote(play, seat, "against")
    sheet = {"fam-julius": "against", "fam-furius": "against", "fam-acilius": voice}
    play.answer("square", "senate.vote", {**sheet, **{f"{name}.bought": 0 for name in sheet}})
    vote(play, "diamond", "against")
    assert not play.saw(Rebuked)
    assert ("diamond", "senate.floor") in play.asked()


@clause("RR-1.09.144")
def test_a_minor_motion_or_one_without_other_senators_in_rome_rebukes_nobody(play: Play) -> None:
    opened(play)
    vote_all(play, [], ["triangle", "circle", "square"])
    assert ("diamond", "senate.floor") in play.asked()
