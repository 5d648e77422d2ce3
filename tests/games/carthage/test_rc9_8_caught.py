"""RC-9.8: assassination: what it costs to be caught, and a vote in progress."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.state import Carthage
from games.republic.events import ChitsDrawn, Died, FactionOut, FamilyStays
from games.republic.senate.events import MotionFell, Proposed, SenatorJoined, VoteClosed
from games.republic.senate.events_assassination import FactionDisgraced
from games.republic.senate.events_trials import AppealRolled
from tests.clauses import clause
from tests.games.carthage.assassins import PRAISE, attack, leader, motion, offered, senate
from tests.games.carthage.forum import CIRCLE, DIAMOND, SQUARE, TRIANGLE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, places
from tests.games.carthage.senate import Change, away, office, pass_motion, propose, vote, vote_all


def popular(number: int, popularity: int) -> Change:
    def change(g: Carthage) -> None:
        g.numbered(number)[0].popularity = popularity

    return change


def open_vote(play: Play, *changes: Change, **how: Any) -> Play:
    """A minor motion of diamond's is voted on: called are triangle, circle, square, diamond."""
    senate(play, *changes, **how)
    propose(play, "minor", PRAISE)
    return play


# Caught


def caught(play: Play, *changes: Change, **how: Any) -> Play:
    """Milko leads the triangle; Adherbal is caught. The Censor is Himilco."""
    senate(play, office(8, "censor-of-morals"), leader(6), *changes, roll=1, **how)
    attack(play)
    return play


@clause("RC-9.8.6")
def test_caught_he_dies_and_his_leader_loses_influence_and_is_tried_at_once(play: Play) -> None:
    def strong(g: Carthage) -> None:
        g.numbered(6)[0].influence = 12

    caught(play, strong, dice={"appeal": [3, 4]})
    assert [one.cause for one in play.saw(Died)] == ["caught"]
    assert play.saw(FactionDisgraced) == [FactionDisgraced(("fam-milko",), 5, 0)]
    assert play.senator(6).influence == 7
    (put,) = play.saw(Proposed)
    assert (put.kind, put.terms["accused"], put.terms["prosecutor"]) == ("trial", "fam-milko", "")
    assert motion(play).cast("against") == 7, "his INF counts, as ever"
    assert play.asked() == [("diamond", "senate.vote")], "the Censor presides: from his left"


@clause("RC-9.8.6")
def test_without_a_censor_the_presiding_magistrate_presides(play: Play) -> None:
    def no_censor(g: Carthage) -> None:
        g.committee["censor-of-morals"].member = ""

    caught(play, no_censor, dice={"appeal": [3, 4]})
    assert motion(play).order[0] == TRIANGLE
    assert motion(play).magistrate == "", "it is not his proposal"


@clause("RC-9.8.6", "RC-9.3.5")
def test_a_leader_who_is_censor_presides_over_his_own_trial_and_may_be_struck_as_censor(play: Play) -> None:
    caught(play, office(6, "censor-of-morals"), dice={"appeal": [6, 6], "riot": places(["6"])})
    assert [one.cause for one in play.saw(Died)] == ["caught"]
    assert motion(play).order[0] == CIRCLE, "from his left"
    for seat in ("circle", "square", "diamond"):
        vote(play, seat, "for")
    assert [one.cause for one in play.saw(Died)] == ["appeal"], "when he is called the people free him, and run riot"
    assert [one.fate for one in play.saw(MotionFell)] == ["freed"]


@clause("RC-9.8.6", "RC-9.0.15", "RC-9.3.4")
def test_the_special_trial_knows_neither_veto_nor_bribed_judges_nor_appeal_by_choice(play: Play) -> None:
    caught(play, holds("square", "public-outcry.1", "bribed-judges"), dice={"appeal": [3, 4]})
    assert not offered(play, "square", "senate.veto")
    assert not offered(play, "square", "senate.judges")
    assert not offered(play, "triangle", "senate.appeal")


@clause("RC-9.8.6", "RC-9.3.5")
def test_the_leader_must_appeal_when_called_and_the_victims_popularity_is_subtracted(play: Play) -> None:
    caught(play, popular(6, 5), popular(11, 3), dice={"appeal": [6, 4]})
    vote(play, "triangle", "against")
    assert not play.saw(AppealRolled), "his sheet is in, but he is not called yet"
    vote(play, "diamond", "for")
    (rolled,) = play.saw(AppealRolled)
    assert (rolled.popularity, rolled.total, rolled.votes) == (-3, 7, 0)
    assert play.asked() == [("circle", "senate.vote")]


@clause("RC-9.8.6", "RC-9.0.9")
@pytest.mark.parametrize("ruleset", [8, GAME.ruleset])
def test_so_he_must_if_his_faction_is_called_out_of_its_order(ruleset: int) -> None:
    """Trials that were begun before ruleset 9 end as they began."""
    play = Play(replace(GAME, ruleset=ruleset))
    caught(play, dice={"appeal": [3, 4]})
    calls = [one.decision for one in play.table.open.values() if one.decision.kind == "senate.call"]
    play.answer(calls[0].seat, "senate.call", "triangle")
    assert len(play.saw(AppealRolled)) == (ruleset >= 9)


@clause("RC-9.8.6")
@pytest.mark.parametrize("popularity", [3, 0, -3])
def test_convicted_he_and_his_family_go_and_the_victim_is_avenged(play: Play, popularity: int) -> None:
    chits = places(["14", "11", "2"])  # Sadid of his faction, Carthalo of another, and Barca, who is away
    caught(play, popular(11, popularity), dice={"appeal": [3, 4], "revenge": chits})
    appealed = vote_and_tell(play)
    assert "fam-milko" not in play.g.senators
    assert "fam-milko" in play.g.curia.families
    assert not [one for one in appealed if isinstance(one, FamilyStays)]
    drawn = [(one.chits, one.against) for one in appealed if isinstance(one, ChitsDrawn)]
    assert drawn == ([(("14", "11", "2"), TRIANGLE)] if popularity == 3 else [])
    assert ("fam-sadid" in play.g.senators) == (popularity != 3)
    assert {"fam-carthalo", "fam-barca"} <= set(play.g.senators)
    assert ("diamond", "senate.floor") in play.asked()
    invariants(play.g)


def vote_and_tell(play: Play) -> list[Any]:
    """All vote for conviction; whatever was told."""
    vote_all(play, ("diamond", "circle", "square"))
    return list(play.told)


@clause("RC-9.8.6")
def test_acquitted_nobody_else_pays(play: Play) -> None:
    caught(play, popular(11, 2), dice={"appeal": [3, 4]})
    vote_all(play, (), ("diamond",))
    assert not play.saw(VoteClosed)[0].passed
    assert "fam-milko" in play.g.senators
    assert not play.saw(ChitsDrawn)
    assert not offered(play, "square", "senate.rebuke")


@clause("RC-9.8.6", "RC-9.3.5")
def test_killed_by_the_people_counts_as_convicted(play: Play) -> None:
    caught(play, popular(11, 5), dice={"appeal": [1, 1], "revenge": places(["none", "none", "1", "3", "5"])})
    vote(play, "diamond", "abstain")
    assert [one.cause for one in play.saw(Died)] == ["people"]
    assert "fam-milko" in play.g.curia.families
    assert len(play.saw(ChitsDrawn)[0].chits) == 5
    assert "fam-mago" in play.g.senators


@clause("RC-9.8.6")
def test_a_leader_who_is_away_only_loses_influence(play: Play) -> None:
    senate(play, leader(2), roll=1)
    before = play.senator(2).influence
    attack(play)
    assert play.senator(2).influence == max(0, before - 5)
    assert play.g.senate.motion is None
    assert not play.saw(Proposed)


@clause("RC-9.8.6")
def test_a_leader_who_is_caught_himself_is_not_tried_his_family_goes_and_chits_are_drawn(play: Play) -> None:
    revenge = places(["6", "8"])
    senate(play, leader(10), popular(11, 2), roll=2, dice={"revenge": revenge})
    attack(play)
    assert "fam-adherbal" in play.g.curia.families
    assert not play.saw(FamilyStays)
    assert not play.saw(Proposed)
    assert [one.card for one in play.saw(Died)] == ["fam-adherbal", "fam-milko"]
    assert "fam-himilco" in play.g.senators


@clause("RC-5.4", "RC-9.8.6")
def test_a_faction_that_loses_its_last_senator_so_is_out(play: Play) -> None:
    def alone(g: Carthage) -> None:
        for number in (2, 6, 14):
            g.numbered(number)[0].faction = SQUARE
        g.curia.families.append(g.deck.pop(g.deck.index("fam-bostar")))
        g.factions[TRIANGLE].treasury += 5
        g.issued += 5

    senate(play, alone, leader(10), holds("triangle", "seduction.1", "public-outcry.1"), roll=1)
    propose(play, "minor", PRAISE)
    play.answer("triangle", "senate.claim", "public-outcry.1")
    attack(play)
    faction = play.g.factions[TRIANGLE]
    assert play.saw(FactionOut) == [FactionOut(TRIANGLE)]
    assert (faction.out, faction.hand, faction.treasury) == (True, [], 0)
    assert play.g.senators_of(TRIANGLE) == []
    assert "seduction.1" in play.g.gone
    assert TRIANGLE not in play.g.from_hrao()
    pass_motion(play)
    assert not offered(play, "triangle", "senate.forgo"), "nor does it make the proposal it had claimed"
    invariants(play.g)


@clause("RC-5.4")
def test_a_faction_that_loses_its_last_senator_otherwise_is_not(play: Play) -> None:
    def alone(g: Carthage) -> None:
        for number in (3, 7, 15):
            g.numbered(number)[0].faction = SQUARE
        g.curia.families.append(g.deck.pop(g.deck.index("fam-bostar")))

    senate(play, alone, roll=6)
    attack(play)
    assert not play.g.factions[CIRCLE].out
    assert [one.id for one in play.g.senators_of(CIRCLE)] != []


# A vote in progress


@clause("RC-9.8.7", "RC-9.8.1a")
def test_a_vote_goes_on_and_votes_cast_count_even_those_of_the_dead(play: Play) -> None:
    open_vote(play, roll=6)
    vote(play, "triangle", "for")
    cast = motion(play).cast("for")
    attack(play, "fam-adherbal", "fam-carthalo", seat="circle")
    assert "fam-adherbal" not in play.g.senators
    assert motion(play).cast("for") == cast
    assert play.asked() == [("circle", "senate.vote")]
    pass_motion(play)
    assert play.saw(VoteClosed)[0].passed


@clause("RC-9.8.7", "RC-9.0.4")
def test_if_the_presiding_magistrate_dies_the_next_hrao_presides(play: Play) -> None:
    open_vote(play, roll=6)
    attack(play, "fam-mago")
    assert play.g.hrao() is play.senator(5), "the State Treasurer"
    assert motion(play).order == [TRIANGLE, CIRCLE, SQUARE, DIAMOND]
    pass_motion(play)
    assert play.saw(VoteClosed)


@clause("RC-9.8.7", "RC-9.0.13")
def test_the_family_of_a_dead_magistrate_does_not_answer_for_his_proposal(play: Play) -> None:
    """Mago leads his faction: his Family stays in Carthage under his name."""
    senate(play, leader(1), roll=6)
    propose(play, "tax", {"rate": "0", "sponsor": "none", "cosponsor": "none"})
    attack(play, "fam-mago")
    vote_all(play, (), ["triangle", "circle", "square", "diamond"])
    assert [one.passed for one in play.saw(VoteClosed)] == [False]
    assert not offered(play, "diamond", "senate.rebuke")


@clause("RC-9.8.7")
def test_a_sheet_of_the_dead_is_asked_for_again(play: Play) -> None:
    open_vote(play, roll=6)
    vote(play, "circle", "for")
    attack(play)
    assert "fam-carthalo" not in play.decision("circle", "senate.vote").lapse
    vote(play, "triangle", "for")
    assert play.asked() == [("circle", "senate.vote")]


@clause("RC-9.8.7", "RC-9.1d")
def test_a_nominee_who_dies_cancels_the_proposal_and_another_may_be_made(play: Play) -> None:
    senate(play, step="senate.suffetes", roll=6)
    propose(play, "suffetes", {"first": "fam-carthalo", "second": "fam-malchus"})
    attack(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert ("diamond", "senate.floor") in play.asked()
    propose(play, "suffetes", {"first": "fam-malchus", "second": "fam-himilco"})


@clause("RC-9.8.7")
def test_a_nominee_for_life_who_dies_is_not_followed_by_another(play: Play) -> None:
    def strong(g: Carthage) -> None:
        for number in (11, 12):
            g.numbered(number)[0].influence = 25

    senate(play, strong, roll=6)
    propose(play, "life", {"nominee": "fam-carthalo"})
    attack(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert not offered(play, "diamond", "senate.life")


@clause("RC-9.8.7")
def test_a_leader_who_dies_and_leaves_his_family_cancels_it_too(play: Play) -> None:
    """The Family in his place is not the man who was nominated."""
    senate(play, leader(11), step="senate.suffetes", roll=6)
    propose(play, "suffetes", {"first": "fam-carthalo", "second": "fam-malchus"})
    attack(play)
    assert play.saw(FamilyStays)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]


@clause("RC-9.8.6", "RC-9.8.7")
def test_the_special_trial_comes_first_and_then_the_vote_goes_on(play: Play) -> None:
    open_vote(play, office(8, "censor-of-morals"), leader(6), roll=1, dice={"appeal": [3, 4]})
    first = motion(play)
    vote(play, "triangle", "for")
    attack(play)
    assert play.g.senate.suspended == [first]
    assert motion(play).proposal.kind == "trial"
    for seat in ("diamond", "triangle", "circle", "square"):
        vote(play, seat, "for")
    assert "fam-milko" not in play.g.senators
    assert motion(play) is first
    assert play.g.senate.suspended == []
    pass_motion(play)
    assert play.saw(VoteClosed)[0].passed


@clause("RC-9.8.6", "RC-9.8.7")
def test_a_leader_convicted_in_a_special_trial_cancels_the_vote_that_names_him(play: Play) -> None:
    senate(play, office(8, "censor-of-morals"), leader(10), step="senate.suffetes", roll=1, dice={"appeal": [3, 4]})
    propose(play, "suffetes", {"first": "fam-adherbal", "second": "fam-malchus"})
    attack(play, "fam-carthalo", "fam-milko")
    for seat in ("diamond", "triangle", "circle", "square"):
        vote(play, seat, "for")
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]


@clause("RC-9.8.7", "RC-9.3.11")
@pytest.mark.parametrize(("victim", "goes_on"), [("fam-gisco", True), ("fam-himilco", False)])
def test_the_death_of_prosecutor_or_censor_ends_the_trial_which_still_counts(
    play: Play, victim: str, goes_on: bool
) -> None:
    def charged(g: Carthage) -> None:
        g.numbered(9)[0].corrupt = ["numidia"]
        g.numbered(5)[0].corrupt = ["sicily"]

    senate(play, office(8, "censor-of-morals"), charged, step="senate.prosecutions", roll=6)
    accusation = {"accused": "fam-bomilcar", "charge": "numidia", "prosecutor": "fam-gisco"}
    play.answer("square", "senate.trial", accusation)
    play.answer("circle", "senate.prosecute", "consent")
    attack(play, victim)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert play.g.senate.minors == 1
    assert (("square", "senate.prosecutions") in play.asked()) == goes_on, "the Censor's death ends them all"
    if goes_on:
        assert play.options("square", "senate.trial")["accused"] == ["fam-mangi"]


@clause("RC-9.8.7", "RC-9.0.16")
def test_a_forced_vote_can_be_interrupted_by_an_assassination(play: Play) -> None:
    senate(play, holds("square", "public-outcry.1"), roll=6)
    play.answer("square", "senate.minor", PRAISE, forced=1)
    attack(play)
    assert motion(play).forced
    pass_motion(play)
    assert ("diamond", "senate.floor") in play.asked()


@clause("RC-9.9.1")
def test_after_a_death_between_votes_the_senate_is_filled_up_but_not_during_a_vote(play: Play) -> None:
    def few(g: Carthage) -> None:
        for number in (13, 14, 15, 16, 9):
            g.numbered(number)[0].place = "force"
        g.curia.families.append(g.deck.pop(g.deck.index("fam-bostar")))

    senate(play, few, away(1), roll=6)
    assert len(play.g.in_carthage()) == 8
    attack(play)
    assert play.saw(SenatorJoined)
    open_vote(play, few, roll=6)
    play.g.numbered(1)[0].place = "force"
    attack(play)
    assert not play.saw(SenatorJoined)
