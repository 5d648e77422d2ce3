"""RC-9.0: the order of business, who presides, proposals, votes."""

from __future__ import annotations

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.senate.events import FloorPassed, SenateOpened
from games.carthage.senate.floor import speaker
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, NotOpen
from games.republic.senate.crisis import in_crisis
from games.republic.senate.events import Called, Rebuked, SenateAdjourned, SheetHandedIn, VoteClosed, VotesDeclared
from games.republic.senate.presiding import presiding, ranking
from tests.clauses import clause, points
from tests.games.carthage.forum import purse
from tests.games.carthage.play import Play, add_province, add_war
from tests.games.carthage.senate import Change, away, pass_motion, propose, reject_motion, session, vote, vote_all

APPENDIX = points("republic-of-carthage")

PRAISE = {"text": "Praise for Mago"}
BLAME = {"text": "Blame on Mago"}


@pytest.fixture
def play() -> Play:
    return Play()


def open_vote(play: Play, *changes: Change, **how: object) -> Play:
    """A minor motion of diamond's is voted on: called are triangle, circle, square, diamond."""
    session(play, "senate.business", *changes, **how)
    propose(play, "minor", PRAISE)
    return play


def voting(mode: str) -> Change:
    """The table votes in this way."""

    def change(g: Carthage) -> None:
        g.ballots = mode  # type: ignore[assignment]

    return change


# Order of business and Crisis


@clause("RC-9.0.2")
def test_the_senate_elects_before_it_does_other_business(play: Play) -> None:
    session(play, "senate.opening")
    assert play.g.step == "senate.suffetes"
    assert ("diamond", "senate.floor") in play.asked()


@clause("RC-9.0.2")
def test_suffetes_committee_prosecutions_governors_business(play: Play) -> None:
    """The Censor's seat and Tunisia are vacant, and Mangi has taken corrupt income."""

    def waiting(g: Carthage) -> None:
        add_province(g, "tunisia")
        g.numbered(5)[0].corrupt = ["state-treasurer"]

    session(play, "senate.opening", waiting)
    propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-malchus"})
    pass_motion(play)
    play.lapse_all("senate.home")
    play.lapse_all("senate.home-choice")
    assert play.g.step == "senate.committee"
    seat, _ = play.asked()[0]
    propose(play, "committee", {"censor-of-morals": "fam-carthalo"}, seat)
    pass_motion(play)
    assert play.g.step == "senate.prosecutions"
    play.lapse("circle", "senate.prosecutions")
    assert play.g.step == "senate.governors"
    options = play.options(seat, "senate.governors")
    propose(play, "governors", {name: "fam-bomilcar" if name == "tunisia" else "none" for name in options}, seat)
    pass_motion(play)
    assert play.senator(9).at == "tunisia"
    play.lapse(seat, "senate.floor")  # nobody is recalled
    assert play.g.step == "senate.business"


@clause("RC-9.0.3")
@pytest.mark.parametrize(
    "wars", [("syracusan-war-1", "libyan-revolt", "massilian-war"), ("syracusan-war-1", "libyan-revolt")]
)
def test_three_active_wars_are_a_crisis(play: Play, wars: tuple[str, ...]) -> None:
    g = session(play).g
    for war in wars:
        add_war(g, war)
    assert in_crisis(g) == (len(wars) == 3)


@clause("RC-9.0.3")
def test_one_war_of_twenty_is_a_crisis_unless_its_fleet_is_beaten(play: Play) -> None:
    g = session(play).g
    war = add_war(g, "roman-war-1")  # land 12, fleet 12
    assert in_crisis(g)
    war.naval_victory = True
    assert not in_crisis(g)


@clause("RC-9.0.3")
def test_the_crisis_is_noted_at_the_start_of_the_phase(play: Play) -> None:
    session(play, "senate.opening", lambda g: add_war(g, "roman-war-1"))
    assert play.saw(SenateOpened)[0].crisis
    play.g.wars.clear()
    assert play.g.senate.crisis


# Who presides


@clause("RC-9.0.1", "RC-9.0.9")
def test_the_senate_votes_with_those_present(play: Play) -> None:
    """No quorum: a faction whose Senators are all away is not called, and the others decide."""
    open_vote(play, *(away(number) for number in (3, 7, 11)))
    vote_all(play, ["square"])
    (closed,) = play.saw(VoteClosed)
    assert closed.passed
    assert [one.seat for one in play.saw(VotesDeclared)] == ["triangle", "square", "diamond"]


@clause("RC-9.0.4")
def test_the_hrao_presides_and_the_next_when_he_is_away(play: Play) -> None:
    g = session(play).g
    assert presiding(g) is play.senator(1)
    play.senator(1).place = "force"
    following = presiding(g)
    assert following is g.holder("state-treasurer")
    assert ranking(g)[0] is following


@clause("RC-9.0.4")
def test_the_censor_presides_over_prosecutions(play: Play) -> None:
    g = session(play).g
    g.committee["censor-of-morals"].member = play.senator(8).id
    assert presiding(g) is play.senator(1)
    g.step = "senate.prosecutions"
    assert presiding(g) is play.senator(8)


@clause("RC-9.0.6")
def test_only_the_presiding_magistrate_is_asked_for_proposals(play: Play) -> None:
    session(play)
    assert {one.decision.seat for one in play.table.open.values() if one.decision.kind == "senate.minor"} == {"diamond"}
    with pytest.raises(NotOpen):
        play.table.submit("triangle", "senate.minor@triangle", PRAISE)  # type: ignore[arg-type]


@clause("RC-9.0.6")
def test_the_floor_passes_to_the_next_official_for_one_proposal(play: Play) -> None:
    """RC-DP24: diamond passes; the Treasurer's player is diamond's too, so the Harbor Master's (triangle) has it."""
    session(play)
    play.lapse("diamond", "senate.floor")
    assert play.saw(FloorPassed) == [FloorPassed("diamond")]  # type: ignore[arg-type]
    assert play.asked("senate.floor") == [("triangle", "senate.floor")]
    propose(play, "minor", PRAISE, "triangle")
    pass_motion(play)
    assert speaker(play.g) is play.senator(1)


@clause("RC-9.0.6")
def test_a_proposal_of_a_substitute_is_none_of_the_magistrates(play: Play) -> None:
    session(play)
    play.lapse("diamond", "senate.floor")
    propose(play, "minor", PRAISE, "triangle")
    assert play.g.senate.motion
    assert play.g.senate.motion.magistrate == ""


@clause("RC-9.0.7")
def test_every_kind_of_business_is_known_and_nothing_else() -> None:
    assert set(CARTHAGE.business) == {
        "suffetes", "committee", "governors", "concessions", "units", "forces",
        "expedition", "peace", "tax", "alliance", "life", "minor", "trial",
    }  # fmt: skip


@clause("RC-9.0.8")
def test_a_defeated_proposal_may_not_be_repeated(play: Play) -> None:
    open_vote(play)
    reject_motion(play)
    with pytest.raises(IllegalAnswer, match=r"senate\.again"):
        propose(play, "minor", {"text": "praise  for mago"})
    assert play.g.senate.motions == 1
    propose(play, "minor", BLAME)
    assert play.g.senate.motion


@clause("RC-9.0.8")
def test_a_passed_proposal_may_be_made_again(play: Play) -> None:
    open_vote(play)
    pass_motion(play)
    propose(play, "minor", PRAISE)
    assert play.g.senate.motion


# Voting


@clause("RC-9.0.9")
def test_the_factions_are_called_one_by_one(play: Play) -> None:
    open_vote(play)
    assert play.asked("senate.vote") == [("triangle", "senate.vote")]
    vote(play, "triangle", "for")
    assert play.asked("senate.vote") == [("circle", "senate.vote")]
    assert {name: one.voice for name, one in play.g.senate.motion.votes["triangle"].items()} == {  # type: ignore[union-attr, index]
        one.id: "for"
        for one in play.g.in_carthage("triangle")  # type: ignore[arg-type]
    }


@clause("RC-9.0.9")
def test_declared_votes_are_final(play: Play) -> None:
    open_vote(play)
    key = play.decision("triangle", "senate.vote").key
    raw = play.decision("triangle", "senate.vote").lapse
    vote(play, "triangle", "for")
    with pytest.raises(NotOpen):
        play.table.submit("triangle", key, raw)  # type: ignore[arg-type]


@clause("RC-9.0.9")
def test_each_senator_votes_for_himself(play: Play) -> None:
    open_vote(play)
    one, *others = play.g.in_carthage("triangle")  # type: ignore[arg-type]
    raw = {**play.decision("triangle", "senate.vote").lapse, one.id: "for", **{other.id: "against" for other in others}}
    play.answer("triangle", "senate.vote", raw)
    motion = play.g.senate.motion
    assert motion
    assert motion.cast("for") == one.oratory
    assert motion.cast("against") == sum(other.oratory for other in others)


@clause("RC-9.0.9")
def test_who_does_not_answer_abstains(play: Play) -> None:
    """RC-DP25."""
    open_vote(play)
    play.lapse("triangle", "senate.vote")
    assert {one.voice for one in play.g.senate.motion.votes["triangle"].values()} == {"abstain"}  # type: ignore[union-attr, index]


@clause("RC-9.0.9", "RC-DP65")
def test_the_presiding_magistrate_calls_a_faction_out_of_order(play: Play) -> None:
    open_vote(play)
    decision = play.decision("diamond", "senate.call")
    assert (decision.point, decision.awaited, APPENDIX["RC-DP65"]) == (
        "RC-DP65",
        False,
        ("RC-9.0.9", "the next in order"),
    )
    play.answer("diamond", "senate.call", "square")
    assert play.saw(Called) == [Called("square")]  # type: ignore[arg-type]
    assert play.asked("senate.vote") == [("square", "senate.vote")]
    vote(play, "square", "for")
    assert play.asked("senate.vote") == [("triangle", "senate.vote")]


@clause("RC-9.0.9a")
def test_the_presiding_players_own_faction_is_called_last(play: Play) -> None:
    open_vote(play)
    assert play.g.senate.motion
    assert play.g.senate.motion.order == ["triangle", "circle", "square", "diamond"]


@clause("RC-9.0.9")
def test_a_sheet_handed_in_before_is_declared_when_the_faction_is_called(play: Play) -> None:
    open_vote(play)
    vote(play, "circle", "against")
    assert play.saw(SheetHandedIn)
    assert play.audience(SheetHandedIn) == [("circle",)]
    assert not play.saw(VotesDeclared)
    vote(play, "triangle", "for")
    assert [one.seat for one in play.saw(VotesDeclared)] == ["triangle", "circle"]
    assert play.asked("senate.vote") == [("square", "senate.vote")]


@clause("RC-9.0.9")
def test_a_sheet_handed_in_before_may_be_changed_until_then(play: Play) -> None:
    open_vote(play)
    vote(play, "circle", "against")
    vote(play, "circle", "for")
    vote(play, "triangle", "for")
    assert {one.voice for one in play.g.senate.motion.votes["circle"].values()} == {"for"}  # type: ignore[union-attr, index]


@clause("RC-9.0.9")
def test_nobody_else_sees_a_sheet_before_it_is_declared(play: Play) -> None:
    open_vote(play)
    vote(play, "circle", "against")
    seen = {seat: play.table.view(seat).senate.motion.own_sheet for seat in [*play.g.seats, None]}  # type: ignore[attr-defined]
    assert {seat for seat, sheet in seen.items() if sheet} == {"circle"}


@clause("RC-9.0.9")
def test_votes_live_are_all_called_at_once(play: Play) -> None:
    open_vote(play, voting("live"))
    assert {seat for seat, _ in play.asked("senate.vote")} == set(play.g.seats)
    vote(play, "square", "for")
    assert [one.seat for one in play.saw(VotesDeclared)] == ["square"]


@clause("RC-9.0.9")
def test_sealed_votes_are_declared_together(play: Play) -> None:
    open_vote(play, voting("sealed"))
    for seat in ("square", "diamond", "circle"):
        vote(play, seat, "for")
        assert not play.saw(VotesDeclared)
    assert play.table.view(None).senate.motion.handed_in == 3  # type: ignore[attr-defined]
    vote(play, "triangle", "against")
    assert {one.seat for one in play.saw(VotesDeclared)} == set(play.g.seats)
    assert play.saw(VoteClosed)


@clause("RC-9.0.10")
def test_votes_are_oratory_and_bought_ones(play: Play) -> None:
    open_vote(play, purse(5, 6))
    before = play.g.issued
    vote(play, "triangle", "for", fam_milko=3)
    declared = play.saw(VotesDeclared)[0]
    assert declared.weights["fam-milko"] == play.senator(6).oratory + 3
    assert play.senator(6).talents == 2
    assert play.g.issued == before - 3


@clause("RC-9.0.10")
@pytest.mark.parametrize(
    ("voice", "bought", "reason"), [("for", 6, "choice.range"), ("abstain", 1, "senate.bought-nothing")]
)
def test_nobody_buys_more_than_he_has_nor_for_nothing(play: Play, voice: str, bought: int, reason: str) -> None:
    open_vote(play, purse(5, 6))
    with pytest.raises(IllegalAnswer, match=reason):
        vote(play, "triangle", voice, fam_milko=bought)
    assert play.senator(6).talents == 5
    assert not play.g.senate.motion.votes  # type: ignore[union-attr]


@clause("RC-9.0.9")
def test_an_absent_senator_has_no_vote(play: Play) -> None:
    open_vote(play)  # Barca (2) governs Coastal Spain
    raw = {**play.decision("triangle", "senate.vote").lapse, "fam-absent": "for"}
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "senate.vote", raw)
    assert not play.g.senate.motion.votes  # type: ignore[union-attr]


@clause("RC-9.0.11")
@pytest.mark.parametrize(("more", "passed"), [(0, False), (1, True)])
def test_a_tie_fails(play: Play, more: int, passed: bool) -> None:
    open_vote(play)
    motion = play.g.senate.motion
    assert motion
    motion.more_for, motion.more_against = 10 + more, 10
    vote_all(play, [])
    assert play.saw(VoteClosed)[0].passed == passed


@clause("RC-9.0.12")
def test_a_vote_closes_with_the_last_faction(play: Play) -> None:
    open_vote(play)
    for seat in ("triangle", "circle", "square"):
        vote(play, seat, "for")
        assert not play.saw(VoteClosed)
    vote(play, "diamond", "for")
    assert play.saw(VoteClosed)
    assert play.g.senate.motion is None


# The rebuke


def rebuked(play: Play, kind: str = "tax", raw: object = None, *changes: Change) -> Play:
    """Everybody else votes against a proposal of diamond's."""
    session(play, "senate.business", *changes)
    propose(play, kind, raw or {"rate": "0", "sponsor": "none", "cosponsor": "none"})
    vote_all(play, ["diamond"], ["triangle", "circle", "square"])
    return play


@clause("RC-9.0.13", "RC-DP49")
def test_a_magistrate_nobody_follows_loses_influence(play: Play) -> None:
    rebuked(play)
    before = play.senator(1).influence
    decision = play.decision("diamond", "senate.rebuke")
    assert (decision.point, decision.clause, decision.awaited) == ("RC-DP49", APPENDIX["RC-DP49"][0], True)
    assert APPENDIX["RC-DP49"][1] == "lose 1 INF; at 0 step down"
    play.lapse("diamond", "senate.rebuke")
    assert play.senator(1).influence == before - 1
    assert play.saw(Rebuked) == [Rebuked(play.senator(1).id, stepped_down=False, number=1)]


@clause("RC-9.0.13")
def test_or_he_steps_down_and_stays_hrao(play: Play) -> None:
    rebuked(play)
    play.answer("diamond", "senate.rebuke", "step-down")
    assert play.g.hrao() is play.senator(1)
    assert presiding(play.g) is not play.senator(1)
    assert play.senator(1).office == "home-suffete"


@clause("RC-9.0.13", "RC-DP49")
def test_without_influence_he_must_step_down(play: Play) -> None:
    def poor(g: Carthage) -> None:
        (mago,) = g.numbered(1)
        mago.influence = 0

    rebuked(play, "tax", None, poor)
    assert play.options("diamond", "senate.rebuke") == ["step-down"]
    play.lapse("diamond", "senate.rebuke")
    assert play.senator(1).id in play.g.senate.stepped_down


@clause("RC-9.0.13")
@pytest.mark.parametrize("follower", ["for", "abstain"])
def test_one_voice_that_is_not_against_saves_him(play: Play, follower: str) -> None:
    session(play, "senate.business", lambda g: add_war(g, "massilian-war"))
    propose(play, "peace", {"war": "massilian-war"})
    vote(play, "triangle", follower)
    for seat in ("circle", "square"):
        vote(play, seat, "against")
    vote(play, "diamond", "abstain")
    assert (play.g.senate.motion, play.g.lost_wars()) == (None, [])
    assert "senate.rebuke" not in {kind for _, kind in play.asked()}


@clause("RC-9.0.13")
def test_a_proposal_that_passes_costs_him_nothing(play: Play) -> None:
    """By the votes of his own faction alone."""

    def rich(g: Carthage) -> None:
        g.numbered(1)[0].talents += 40
        g.issued += 40

    session(play, "senate.business", lambda g: add_war(g, "massilian-war"), rich)
    propose(play, "peace", {"war": "massilian-war"})
    for seat in ("triangle", "circle", "square"):
        vote(play, seat, "against")
    vote(play, "diamond", "for", fam_mago=40)
    assert [one.id for one in play.g.lost_wars()] == ["massilian-war"]
    assert "senate.rebuke" not in {kind for _, kind in play.asked()}


@clause("RC-9.0.13")
@clause("RC-9.0.19")
def test_a_minor_motion_has_no_penalty_and_no_effect(play: Play) -> None:
    rebuked(play, "minor", PRAISE)
    assert ("diamond", "senate.rebuke") not in play.asked()
    assert not play.g.senate.stepped_down


@clause("RC-9.0.14")
def test_influence_of_an_office_is_kept_when_the_office_ends(play: Play) -> None:
    """And there is no way to lay an office down: nothing of the kind can be proposed or answered."""
    session(play)
    assert not any("resign" in one.decision.kind for one in play.table.open.values())


@clause("RC-9.0.19")
def test_a_motion_without_words_is_none(play: Play) -> None:
    session(play)
    with pytest.raises(IllegalAnswer, match=r"senate\.empty"):
        propose(play, "minor", {"text": "   "})
    assert play.g.senate.motions == 0


# Adjournment


@clause("RC-9.0.20")
def test_the_presiding_magistrate_adjourns_without_a_vote(play: Play) -> None:
    session(play)
    play.answer("diamond", "senate.floor", "adjourn")
    assert play.saw(SenateAdjourned) == [SenateAdjourned("magistrate")]
    assert not play.g.step.startswith("senate.business")


@clause("RC-9.0.20")
def test_a_substitute_may_not_adjourn(play: Play) -> None:
    session(play)
    play.lapse("diamond", "senate.floor")
    assert play.options("triangle", "senate.floor") == ["yield"]


@clause("RC-9.0.20")
def test_if_nobody_acts_the_senate_is_adjourned(play: Play) -> None:
    session(play)
    play.lapse_all("senate.floor")
    assert play.saw(SenateAdjourned) == [SenateAdjourned("silence")]
