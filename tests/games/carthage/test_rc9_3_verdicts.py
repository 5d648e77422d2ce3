"""RC-9.3: prosecutions: appeals, verdicts and marks."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.republic.events import ChitsDrawn, Died
from games.republic.senate.events import MotionFell, Rebuked, VoteClosed
from games.republic.senate.events_trials import AppealRolled, Convicted, ProsecutionsEnded, ProsecutorRewarded
from tests.clauses import clause
from tests.games.carthage.forum import SQUARE, holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, places
from tests.games.carthage.senate import Change, away, vote, vote_all
from tests.games.carthage.trials import accuse, convict, corrupt, major, motion, offered, over, rated, trials

# The appeal


def appealing(play: Play, *dice: int, popularity: int = 0, **how: Any) -> Play:
    """Carthalo (11, circle) appeals, called third."""
    trials(play, major(11), rated(11, influence=0, popularity=popularity), dice={"appeal": list(dice), **how})
    accuse(play, "fam-carthalo")
    for seat in ("diamond", "triangle"):
        assert not offered(play, "circle", "senate.appeal"), "not before he is called"
        vote(play, seat, "against")
    play.answer("circle", "senate.appeal", "appeal")
    return play


@clause("RC-9.3.5", "T-5")
@pytest.mark.parametrize(
    ("dice", "popularity", "votes"),
    [
        ((1, 2), 0, -16),
        ((1, 1), 2, -12),
        ((2, 3), 0, -8),
        ((3, 3), 0, -4),
        ((3, 4), 0, 0),
        ((4, 4), 0, 4),
        ((3, 6), 0, 8),
        ((5, 5), 0, 12),
        ((5, 6), 0, 16),
        ((6, 6), -1, 16),
        ((1, 2), 5, 4),
    ],
)
def test_an_appeal_adds_votes_to_the_side_shown(play: Play, dice: tuple[int, int], popularity: int, votes: int) -> None:
    appealing(play, *dice, popularity=popularity)
    (rolled,) = play.saw(AppealRolled)
    assert (rolled.dice, rolled.popularity, rolled.votes) == (dice, popularity, votes)
    assert motion(play).more_for == max(0, -votes)
    assert motion(play).more_against == max(0, votes)
    assert not offered(play, "circle", "senate.appeal"), "once"
    assert play.asked() == [("circle", "senate.vote")]


@clause("RC-9.3.5", "RC-8.8.4")
def test_evil_omens_are_seen_in_the_appeal(play: Play) -> None:
    omens: Change = lambda g: g.table_events.update(  # noqa: E731
        {"te-evil-omens": TableEvent(id="te-evil-omens", times=2)}
    )
    trials(play, major(9), omens, dice={"appeal": [4, 4]})
    accuse(play, "fam-bomilcar")
    play.answer("diamond", "senate.appeal", "appeal")
    assert (play.saw(AppealRolled)[0].total, play.saw(AppealRolled)[0].votes) == (6, -4)


@clause("RC-9.3.5", "RC-9.3.10")
def test_killed_by_the_people_he_counts_as_convicted(play: Play) -> None:
    trials(play, corrupt(9, "numidia"), rated(9, influence=7), dice={"appeal": [1, 1]})
    accuse(play, "fam-bomilcar", "numidia")
    before = play.senator(12).influence
    play.answer("diamond", "senate.appeal", "appeal")
    assert play.saw(Died)[0].cause == "people"
    assert play.saw(ProsecutorRewarded) == [ProsecutorRewarded("fam-malchus", 4)]
    assert play.senator(12).influence == before + 4
    assert not play.saw(VoteClosed)
    assert play.g.senate.motion is None
    invariants(play.g)


@clause("RC-9.3.5", "RC-9.3.7")
def test_freed_by_the_people_he_is_acquitted_and_chits_may_kill_censor_or_prosecutor(play: Play) -> None:
    """12 and 3 POP are 15: four chits. That of the accused himself (9) is none of them."""
    riot = places(["8", "12", "9", "1"])
    trials(play, major(9, 10), rated(9, popularity=3), dice={"appeal": [6, 6], "riot": riot})
    accuse(play, "fam-bomilcar")
    play.answer("diamond", "senate.appeal", "appeal")
    assert [one.fate for one in play.saw(MotionFell)] == ["freed"]
    assert play.saw(ChitsDrawn) == [ChitsDrawn(("8", "12", "9", "1"))]
    assert {one.card for one in play.saw(Died)} == {"fam-himilco", "fam-malchus"}
    assert {"fam-mago", "fam-bomilcar"} <= set(play.g.senators)
    assert play.senator(9).major is False
    assert over(play), "the Censor's death ends all prosecutions"


@clause("RC-9.3.5")
def test_who_does_not_appeal_just_votes_and_nobody_else_can(play: Play) -> None:
    trials(play, major(9))
    accuse(play, "fam-bomilcar")
    assert [one.decision.seat for one in play.table.open.values() if one.decision.kind == "senate.appeal"] == [
        "diamond"
    ]
    assert not play.decision("diamond", "senate.appeal").awaited
    vote(play, "diamond", "abstain")
    assert not offered(play, "diamond", "senate.appeal")


@clause("RC-9.3.6")
def test_after_the_appeal_the_accused_may_still_veto_and_it_counts_against_the_number(play: Play) -> None:
    trials(play, major(9, 10), holds("diamond", "public-outcry.1"), dice={"appeal": [1, 2]})
    accuse(play, "fam-bomilcar")
    play.answer("diamond", "senate.appeal", "appeal")
    play.answer("diamond", "senate.veto", "public-outcry.1")
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]
    assert play.g.senate.majors == 1
    assert over(play)
    assert "fam-bomilcar" in play.g.senators


@clause("RC-9.0.15a", "RC-9.3.6")
def test_after_a_veto_he_is_not_tried_on_the_same_charge_but_on_another(play: Play) -> None:
    trials(play, corrupt(9, "numidia", "mauretania"), holds("diamond", "public-outcry.1"))
    accuse(play, "fam-bomilcar", "numidia")
    play.answer("diamond", "senate.veto", "public-outcry.1")
    assert play.options("square", "senate.trial")["charge"] == ["mauretania"]


# Verdicts


@clause("RC-9.3.7")
def test_acquitted_he_is_not_tried_again_on_the_same_charge(play: Play) -> None:
    trials(play, corrupt(9, "numidia", "mauretania"))
    accuse(play, "fam-bomilcar", "numidia")
    vote_all(play, ["square"], ["diamond"])
    assert not play.saw(VoteClosed)[0].passed
    assert play.options("square", "senate.trial")["charge"] == ["mauretania"], "each office is a charge of its own"


@clause("RC-9.3.7", "RC-9.0.13")
@pytest.mark.parametrize("answer", ["influence", "step-down"])
def test_a_censor_nobody_follows_loses_influence_or_steps_down(play: Play, answer: str) -> None:
    trials(play, corrupt(9, "numidia", "mauretania"))
    accuse(play, "fam-bomilcar", "numidia")
    vote_all(play, ["square"], ["diamond", "triangle", "circle"])
    before = play.senator(8).influence
    play.answer("square", "senate.rebuke", answer)
    assert play.saw(Rebuked) == [Rebuked("fam-himilco", answer == "step-down", 1)]
    assert over(play) == (answer == "step-down"), "stepping down ends the prosecutions"
    assert play.senator(8).influence == before - (answer == "influence")


@clause("RC-9.3.7")
def test_freed_by_the_people_costs_the_censor_nothing(play: Play) -> None:
    trials(play, major(11), rated(11, popularity=9), dice={"appeal": [1, 2]})
    accuse(play, "fam-carthalo")
    for seat in ("diamond", "triangle"):
        vote(play, seat, "against")
    play.answer("circle", "senate.appeal", "appeal")
    assert play.saw(AppealRolled)[0].result == "freed"
    assert not offered(play, "square", "senate.rebuke")


@clause("RC-9.3.8", "RC-9.3.1", "RC-9.2f", "RC-9.3.10")
def test_a_minor_conviction_costs_influence_popularity_concessions_and_the_seat(play: Play) -> None:
    def concessions(g: Carthage) -> None:
        g.deck.remove("tc-murex-works")
        g.numbered(6)[0].concessions.append("tc-murex-works")

    trials(play, corrupt(6, "harbor-master"), rated(6, influence=3, popularity=1), concessions)
    prosecutor = play.senator(12).influence
    accuse(play, "fam-milko", "harbor-master")
    convict(play)
    milko = play.senator(6)
    assert (milko.influence, milko.popularity, milko.concessions) == (0, -4, [])
    assert "tc-murex-works" in play.g.concessions
    assert play.g.committee["harbor-master"].member == ""
    lost = Convicted("fam-milko", "harbor-master", False, 3, 5, ("tc-murex-works",), "harbor-master")
    assert play.saw(Convicted) == [lost]
    assert play.senator(12).influence == prosecutor + 2, "half of the 3 he lost, rounded up"
    invariants(play.g)


@clause("RC-9.3.1")
def test_a_former_governor_loses_no_seat_he_now_holds(play: Play) -> None:
    trials(play, corrupt(6, "numidia"))
    accuse(play, "fam-milko", "numidia")
    convict(play)
    assert play.g.committee["harbor-master"].member == "fam-milko"


@clause("RC-9.3.9", "RC-9.3.10")
def test_a_major_conviction_is_death_and_the_prosecutor_gains_half_his_influence(play: Play) -> None:
    trials(play, major(9), rated(9, influence=5))
    prosecutor = play.senator(12).influence
    accuse(play, "fam-bomilcar")
    convict(play)
    assert "fam-bomilcar" not in play.g.senators
    assert play.saw(Died)[0].cause == "executed"
    assert play.senator(12).influence == prosecutor + 3
    invariants(play.g)


@clause("RC-9.3.9")
def test_a_faction_leader_who_is_executed_leaves_his_family_in_his_place(play: Play) -> None:
    trials(play, major(1), rated(1, influence=0))
    play.g.factions[play.g.seats[0]].leader = "fam-mago"
    accuse(play, "fam-mago")
    convict(play)
    assert play.senator(1).office == ""
    assert not play.senator(1).major


# Marks


@clause("RC-9.3.12")
def test_after_a_trial_its_mark_is_gone_and_at_the_end_all_others_of_those_in_carthage(play: Play) -> None:
    trials(play, corrupt(6, "harbor-master", "numidia"), corrupt(10, "mauretania"), corrupt(11, "sicily"), away(11))
    accuse(play, "fam-adherbal", "mauretania")
    vote_all(play, (), ["diamond"])
    assert play.senator(10).corrupt == []
    play.lapse("square", "senate.prosecutions")
    assert play.saw(ProsecutionsEnded) == [ProsecutionsEnded(("fam-milko",))]
    assert play.senator(6).corrupt == ["harbor-master"], "of his present seat he keeps it"
    assert play.senator(11).corrupt == ["sicily"]


@clause("RC-9.3.12")
def test_the_mark_of_a_seat_that_was_tried_is_gone_even_if_he_keeps_the_seat(play: Play) -> None:
    trials(play, corrupt(6, "harbor-master"))
    accuse(play, "fam-milko", "harbor-master")
    vote_all(play, (), ["diamond"])
    assert play.senator(6).corrupt == []
    assert play.g.committee["harbor-master"].member == "fam-milko"


@clause("RC-9.3.12", "RC-9.2c")
def test_the_mark_of_a_term_that_is_over_goes_even_if_he_was_elected_to_the_seat_again(play: Play) -> None:
    def elected_again(g: Carthage) -> None:
        g.senate.outgoing["harbor-master"] = "fam-milko"

    trials(play, corrupt(6, "harbor-master"), elected_again)
    assert play.options("square", "senate.trial")["accused"] == ["fam-milko"], "he can be tried in this phase"
    play.lapse("square", "senate.prosecutions")
    assert play.saw(ProsecutionsEnded) == [ProsecutionsEnded(("fam-milko",))]
    assert play.senator(6).corrupt == []


@clause("RC-9.0.16")
def test_no_prosecution_can_be_forced(play: Play) -> None:
    trials(play, major(9), holds("triangle", "public-outcry.1"))
    assert not [one for one in play.table.open.values() if one.decision.about.get("forced")]
    assert [one.decision.seat for one in play.table.open.values() if one.decision.kind == "senate.trial"] == [SQUARE]
