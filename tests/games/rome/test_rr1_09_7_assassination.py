"""RR-1.09.7: assassination: who attacks whom, the roll, what protects from it, and how a faction pays for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import Died, FactionOut, FamilyStays
from games.republic.senate.events import MotionFell, Proposed, VoteClosed
from games.republic.senate.events_assassination import (
    AssassinRolled,
    AssassinSent,
    BodyguardsPlayed,
    FactionDisgraced,
)
from games.republic.senate.events_trials import AppealRolled
from games.republic.senate.pieces import Attempt, Trial
from games.republic.senate.presiding import presiding
from games.rome.law import ROME
from games.rome.senate.caught import pardons
from games.rome.senate.pieces import LandBill, Motion
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.assassins import GUARDS, attack, ended, guarded, leader, senate
from tests.games.rome.forum import CIRCLE, TRIANGLE, holds, omens
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, numbered, places
from tests.games.rome.senate import (
    PRAISE,
    Change,
    away,
    motion,
    offered,
    office,
    pass_motion,
    propose,
    rated,
    vote,
    vote_all,
)

# Who attacks whom


@clause("RR-1.09.7.1", "RR-DP62")
def test_a_senator_in_rome_attacks_one_of_another_faction_in_rome(play: Play) -> None:
    senate(play, away(2, 7))
    form = play.options("triangle", "senate.assassinate")
    assert form["assassin"] == ["fam-manlius", "fam-junius", "fam-aelius"]
    assert form["victim"] == [one.id for one in play.g.in_rome() if one.faction != TRIANGLE]
    assert "fam-fulvius" not in form["victim"]
    decision = play.decision("triangle", "senate.assassinate")
    assert decision.covert
    assert not decision.awaited


@clause("RR-1.09.7.1")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"assassin": "fam-fabius", "victim": "fam-papirius", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-junius", "victim": "fam-manlius", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-junius", "victim": "fam-fulvius", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-acilius", "victim": "fam-papirius", "cards": 0}, "choice.unknown"),
        ({"assassin": "fam-junius", "victim": "fam-papirius", "cards": 2}, "choice.range"),
        ({"assassin": "fam-junius", "victim": "fam-papirius"}, "choice.fields"),
    ],
)
def test_an_attack_the_rules_forbid_is_refused(play: Play, raw: dict[str, Any], reason: str) -> None:
    senate(play, holds("triangle", "assassin.1"), away(2, 7))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "senate.assassinate", raw)
    assert refused.value.reason == reason
    assert (play.g.senate.attackers, play.g.factions[TRIANGLE].hand) == ([], ["assassin.1"])


@clause("RR-1.09.7.1")
def test_a_faction_tries_once_and_is_the_target_once(play: Play) -> None:
    senate(play)
    attack(play)
    assert "senate.assassinate" not in offered(play, "triangle")
    assert "fam-fulvius" not in play.options("square", "senate.assassinate")["victim"]
    assert "fam-manlius" in play.options("circle", "senate.assassinate")["victim"], "the target may strike back"


@clause("RR-1.09.7.1", "RR-1.09.12.1")
def test_none_after_the_adjournment(play: Play) -> None:
    senate(play, holds("square", "tribune.1"))
    play.lapse("diamond", "senate.floor")
    assert "senate.assassinate" not in offered(play, "triangle")


@clause("RR-1.09.7.1")
@pytest.mark.parametrize("step", ["senate.consuls", "senate.censor", "senate.prosecutions", "senate.business"])
def test_between_votes_it_is_settled_at_once(play: Play, step: str) -> None:
    senate(play, office(8, "censor"), rated(9, major=True), step=step, roll=6)
    before = play.asked()
    attack(play)
    assert "fam-papirius" not in play.g.senators
    assert play.asked() == before
    invariants(play.g)


@clause("RR-1.09.7.1", "RR-1.09.823")
def test_a_consul_for_life_is_safe(play: Play) -> None:
    senate(play, rated(1, influence=25))
    propose(play, "life", {"nominee": "fam-cornelius"})
    pass_motion(play)
    assert "fam-cornelius" not in play.options("triangle", "senate.assassinate")["victim"]
    assert "fam-claudius" in play.options("triangle", "senate.assassinate")["victim"]


# The roll


@clause("RR-1.09.72")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_assassination_table(play: Play, roll: int) -> None:
    senate(play, away(2), roll=roll)
    attack(play)
    result = ROME.charts.assassination.at(roll).result
    assert (ended(play).killed, ended(play).caught) == (result == "killed", result == "caught")
    assert ("fam-papirius" in play.g.senators, "fam-junius" in play.g.senators) == (roll < 5, roll > 2)


@clause("RR-1.09.72", "RR-1.09.7.1")
def test_each_assassin_card_adds_one_and_is_discarded(play: Play) -> None:
    cards = ("assassin.1", "assassin.2")
    senate(play, holds("triangle", *cards), roll=3, scenario="middle")
    attack(play, cards=2)
    assert play.saw(AssassinSent) == [AssassinSent(TRIANGLE, "fam-junius", "fam-papirius", 2)]
    assert ended(play).totals == (5,)
    assert set(cards) <= set(play.g.gone)


@clause("RR-1.09.72", "RR-1.07.21.8")
def test_evil_omens_take_from_the_roll(play: Play) -> None:
    senate(play, omens(2), roll=6)
    attack(play)
    assert play.saw(AssassinRolled) == [AssassinRolled((6,), -2)]
    assert not ended(play).killed


@clause("RR-1.09.72", "RR-1.14.2", "RR-1.09.73")
def test_an_open_bodyguard_takes_two_and_brings_an_extra_roll(play: Play) -> None:
    senate(play, guarded, away(2), roll=6, extra=(4,), scenario="late")
    attack(play)
    assert (ended(play).totals, ended(play).extra) == ((4,), (2,))
    assert (ended(play).killed, ended(play).caught) == (False, True)


# Secret Bodyguards


@clause("RR-1.09.73", "RR-DP63")
def test_after_the_roll_the_victims_player_says_how_many_he_plays(play: Play) -> None:
    senate(play, holds("circle", *GUARDS[:2]), roll=5, extra=(4, 3), scenario="middle")
    attack(play)
    assert play.asked() == [("circle", "senate.bodyguards")]
    assert not play.saw(AssassinRolled)[0].modifier
    play.answer("circle", "senate.bodyguards", 1)
    assert play.saw(BodyguardsPlayed) == [BodyguardsPlayed(CIRCLE, 1)]
    assert (ended(play).totals, ended(play).extra, ended(play).killed) == ((4,), (3,), False)


@clause("RR-1.09.73", "RR-DP63", "RR-0.6.2")
@pytest.mark.parametrize(("roll", "held", "played"), [(5, 1, 1), (6, 1, 0), (6, 2, 2), (4, 2, 0), (2, 1, 0)])
def test_by_default_all_if_that_saves_him_else_none(play: Play, roll: int, held: int, played: int) -> None:
    senate(play, away(2), holds("circle", *GUARDS[:held]), roll=roll, extra=(6, 6), scenario="middle")
    attack(play)
    assert play.decision("circle", "senate.bodyguards").lapse == played


@clause("RR-1.09.73")
def test_a_victim_may_die_and_the_assassin_still_be_caught(play: Play) -> None:
    senate(play, away(2), holds("circle", GUARDS[0]), roll=6, extra=(2,))
    attack(play)
    play.answer("circle", "senate.bodyguards", 1)
    assert (ended(play).killed, ended(play).caught) == (True, True)


@clause("RR-1.09.73")
@pytest.mark.parametrize("count", [-1, 3, "all", None])
def test_no_more_bodyguards_than_he_holds(play: Play, count: Any) -> None:
    senate(play, holds("circle", *GUARDS[:2]), scenario="middle")
    attack(play)
    with pytest.raises(IllegalAnswer, match="range"):
        play.answer("circle", "senate.bodyguards", count)


# Caught


def caught(play: Play, *changes: Change, **how: Any) -> Play:
    """Junius is caught; Fabius, his Leader, has 5 INF."""
    senate(play, leader(2), *changes, roll=1, **how)
    attack(play)
    return play


@clause("RR-1.09.74")
def test_his_leader_loses_influence_and_is_tried_at_once_under_the_censor(play: Play) -> None:
    caught(play, office(8, "censor"), rated(2, influence=9))
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-junius", "caught")]
    assert play.saw(FactionDisgraced) == [FactionDisgraced(("fam-fabius",), 5, 0)]
    (proposed,) = play.saw(Proposed)
    assert (proposed.kind, proposed.terms["prosecutor"], proposed.terms["censor"]) == ("trial", "", "fam-furius")
    assert presiding(play.g) is play.senator(8)
    assert motion(play).more_against == 4


@clause("RR-1.09.74")
@pytest.mark.parametrize("change", [away(8), office(8, "")])
def test_without_a_censor_in_rome_the_presiding_magistrate_presides(play: Play, change: Change) -> None:
    caught(play, office(8, "censor"), change)
    assert presiding(play.g) is play.senator(1)


@clause("RR-1.09.74")
def test_a_leader_who_is_censor_presides_over_his_own_trial(play: Play) -> None:
    caught(play, office(2, "censor"))
    assert presiding(play.g) is play.senator(2)


@clause("RR-1.09.74", "RR-1.09.152", "RR-2.05.2")
def test_there_is_no_prosecutor_no_advocate_no_veto_and_no_choice_to_appeal(play: Play) -> None:
    caught(play, office(8, "censor"), holds("circle", "tribune.1"), options={"advocates": True})
    play.lapse("circle", "senate.bodyguards")
    assert play.asked("senate.vote")
    for seat in play.g.seats:
        assert not {"senate.veto", "senate.advocate", "senate.appeal"} & set(offered(play, seat))


@clause("RR-1.09.74", "RR-1.09.421")
def test_he_must_appeal_and_the_victims_popularity_is_subtracted(play: Play) -> None:
    caught(play, office(8, "censor"), rated(11, popularity=3), rated(2, popularity=5), dice={"appeal": [6, 4]})
    vote(play, "diamond", "abstain")
    (rolled,) = play.saw(AppealRolled)
    assert (rolled.popularity, rolled.total, rolled.votes, rolled.clauses) == (-3, 7, 0, ("RR-1.09.74",))


@clause("RR-1.09.74", "RR-1.09.14")
def test_so_he_must_if_his_faction_is_called_out_of_its_order(play: Play) -> None:
    caught(play, office(8, "censor"), dice={"appeal": [6, 4]})
    play.answer("square", "senate.call", TRIANGLE)
    assert len(play.saw(AppealRolled)) == 1
    assert not {"senate.appeal"} & set(offered(play, TRIANGLE))
    assert play.asked("senate.vote") == [(TRIANGLE, "senate.vote")]


@clause("RR-1.09.74", "RR-1.09.14")
def test_the_people_may_kill_him_when_he_is_called_so(play: Play) -> None:
    caught(play, office(8, "censor"), dice={"appeal": [1, 1]})
    play.answer("square", "senate.call", TRIANGLE)
    assert ("fam-fabius", "people") in [(one.senator, one.cause) for one in play.saw(Died)]
    assert play.g.senate.motion is None


@clause("RR-1.09.74")
@pytest.mark.parametrize("popularity", [-1, 0, 2])
def test_guilty_he_dies_with_his_family_and_the_victim_is_avenged(play: Play, popularity: int) -> None:
    caught(
        play, office(8, "censor"), rated(11, popularity=popularity), away(6),
        dice={"appeal": [6, 2], "revenge": places(["14", "6"])},
    )  # fmt: skip
    vote_all(play, play.g.seats)
    dead = [(one.senator, one.cause) for one in play.saw(Died)]
    avenged = [("fam-aelius", "revenge")] if popularity > 0 else []
    assert dead == [("fam-fabius", "executed"), *avenged], "Manlius is away"
    assert "fam-fabius" in play.g.curia.families
    assert not play.saw(FamilyStays)
    invariants(play.g)


@clause("RR-1.09.74")
def test_killed_by_the_people_counts_as_guilty(play: Play) -> None:
    caught(play, office(8, "censor"), dice={"appeal": [1, 1]})
    vote(play, "diamond", "abstain")
    assert ("fam-fabius", "people") in [(one.senator, one.cause) for one in play.saw(Died)]


@clause("RR-1.09.74")
def test_acquitted_nobody_else_pays_and_freed_only_the_censor_is_in_danger(play: Play) -> None:
    caught(
        play, office(8, "censor"), rated(11, popularity=-2),
        dice={"appeal": [6, 6], "riot": places(["8", "1", "12"])},
    )  # fmt: skip
    vote(play, "diamond", "abstain")
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-furius", "appeal")]
    assert "fam-fabius" in play.g.senators


@clause("RR-1.09.74")
def test_a_leader_who_is_away_only_loses_influence(play: Play) -> None:
    caught(play, away(2))
    assert play.senator(2).influence == 0
    assert play.g.senate.motion is None


@clause("RR-1.09.74")
def test_a_leader_who_is_caught_himself_is_avenged_without_a_trial(play: Play) -> None:
    change = rated(11, popularity=2)
    senate(play, leader(10), change, roll=1, dice={"revenge": places(["2", "6"])})
    attack(play)
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [
        ("fam-junius", "caught"),
        ("fam-fabius", "revenge"),
        ("fam-manlius", "revenge"),
    ]
    assert "fam-junius" in play.g.curia.families
    assert play.g.senate.motion is None


@clause("RR-1.09.74", "RR-1.05.4")
def test_a_faction_that_loses_its_last_senator_so_is_out(play: Play) -> None:
    def last(g: Rome) -> None:
        for number in (2, 6, 14):
            g.senators.pop(numbered(g, number).id)
        leader(10)(g)

    senate(play, last, holds("triangle", "seduction"), roll=1)
    attack(play)
    assert play.saw(FactionOut) == [FactionOut(TRIANGLE)]
    assert play.g.factions[TRIANGLE].hand == []


@clause("RR-1.09.75")
def test_trials_are_held_in_the_order_of_capture(play: Play) -> None:
    """While Fabius is tried a man of Julius is caught: Julius is tried after him."""
    senate(play, leader(2), leader(4), office(8, "censor"), dice={"assassination": [1, 1], "appeal": [3, 4, 3, 4]})
    attack(play)
    assert isinstance(motion(play).proposal, Trial)
    attack(play, "cornelius", "acilius", seat="square")
    assert [one.senator for one in play.saw(Died)] == ["fam-acilius"]
    assert motion(play).proposal.accused == "fam-fabius", "his trial goes on"  # type: ignore[union-attr]
    while motion(play).proposal.accused == "fam-fabius":  # type: ignore[union-attr]
        vote(play, play.awaited()[0].seat, "abstain")
    assert motion(play).proposal.accused == "fam-julius"  # type: ignore[union-attr]
    vote_all(play, ())
    assert play.g.senate.motion is None


@clause("RR-1.09.75")
def test_who_dies_before_his_trial_is_not_replaced(play: Play) -> None:
    senate(play, leader(2), leader(4), office(8, "censor"), dice={"assassination": [1, 1, 6], "appeal": [3, 4]})
    attack(play)
    attack(play, "cornelius", "acilius", seat="square")
    attack(play, "julius", "claudius", seat="diamond")
    assert play.saw(FamilyStays)
    vote_all(play, ())
    assert play.g.senate.motion is None


# What it means to the business of the Senate


@clause("RR-1.09.721")
def test_a_vote_goes_on_and_votes_cast_stand(play: Play) -> None:
    senate(play, roll=6)
    propose(play, "minor", PRAISE)
    vote(play, "triangle", "for")
    vote(play, "circle", "for")
    attack(play)
    vote_all(play, ())
    assert play.saw(VoteClosed)[0].votes_for == 10 + 8, "Papirius, ORA 2, has voted before he died"


@clause("RR-1.09.721", "RR-1.09.12")
def test_a_dead_presiding_magistrate_is_followed_by_the_next_hrao(play: Play) -> None:
    senate(play, office(3, "field-consul"), roll=6)
    attack(play, "cornelius")
    assert ("circle", "senate.floor") in play.asked()


@clause("RR-1.09.721", "RR-1.09.131")
def test_a_dead_nominee_for_a_concession_or_for_life_is_simply_lost(play: Play) -> None:
    senate(play, lambda g: g.concessions.append("mining"), rated(3, influence=21), roll=6)
    propose(play, "concessions", {"mining": "fam-papirius"})
    attack(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert "senate.concessions" not in offered(play, "diamond")


@clause("RR-1.09.721", "RR-1.09.821")
def test_nor_is_a_dead_nominee_for_life_followed_by_another(play: Play) -> None:
    senate(play, rated(11, influence=21), rated(1, influence=21), roll=6)
    propose(play, "life", {"nominee": "fam-papirius"})
    attack(play)
    assert "senate.life" not in offered(play, "diamond")


@clause("RR-1.09.623")
@pytest.mark.parametrize(("sponsors", "pardoned"), [((11, 7), True), ((11, 6), False), ((3, 7), False)])
def test_against_sponsors_of_one_faction_the_assassin_alone_pays(
    play: Play, sponsors: tuple[int, int], pardoned: bool
) -> None:
    senate(play)
    names = [play.senator(number).id for number in sponsors]
    bill = LandBill(type=1, sponsor=names[0], cosponsor=names[1])
    play.g.senate.suspended.append(Motion(number=1, proposal=bill, seat=CIRCLE))
    attempt = Attempt(seat=TRIANGLE, assassin="fam-junius", victim="fam-papirius", cards=0)
    assert pardons(play.g, attempt) == pardoned
    play.g.senate.suspended.clear()
    assert not pardons(play.g, attempt)
