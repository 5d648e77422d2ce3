"""RC-9.3: prosecutions: charges, prosecutors, appeals, verdicts and marks."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.events import ChitsDrawn, Died
from games.carthage.pieces import TableEvent
from games.carthage.senate.events import ConsentGiven, MotionFell, Proposed, Rebuked, VoteClosed
from games.carthage.senate.events_trials import (
    AppealRolled,
    Convicted,
    JudgesBribed,
    ProsecutionsEnded,
    ProsecutorRewarded,
)
from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from tests.clauses import clause
from tests.games.carthage.forum import SQUARE, TRIANGLE, holds, purse
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, places
from tests.games.carthage.senate import Change, away, office, session, vote, vote_all

# Himilco (8, square) is Censor. Bomilcar (9, diamond: ORA 2), Adherbal (10, triangle), Carthalo (11, circle) and
# Malchus (12, square) hold no office. Called are diamond, triangle, circle, square.
ALL = ("diamond", "triangle", "circle", "square")


def trials(play: Play, *changes: Change, **how: Any) -> Play:
    """Step 3 of the order of business, with a Censor."""
    return session(play, "senate.prosecutions", office(8, "censor-of-morals"), *changes, **how)


def corrupt(number: int, *posts: str) -> Change:
    """He has taken corrupt income in these posts."""

    def change(g: Carthage) -> None:
        g.numbered(number)[0].corrupt += posts

    return change


def major(*numbers: int) -> Change:
    """They held a major office in the last turn."""

    def change(g: Carthage) -> None:
        for number in numbers:
            g.numbered(number)[0].major = True

    return change


def taxed(*numbers: int) -> Change:
    """They sponsored an increase of the tax rate."""

    def change(g: Carthage) -> None:
        for number in numbers:
            g.numbered(number)[0].tax_charge = g.turn

    return change


def rated(number: int, *, influence: int | None = None, popularity: int = 0) -> Change:
    """His INF and POP."""

    def change(g: Carthage) -> None:
        (senator,) = g.numbered(number)
        senator.popularity = popularity
        senator.influence = senator.influence if influence is None else influence

    return change


def accuse(play: Play, accused: str, charge: str = "major", prosecutor: str = "fam-malchus") -> None:
    """The Censor accuses; Malchus is of his own faction and is not asked."""
    play.answer("square", "senate.trial", {"accused": accused, "charge": charge, "prosecutor": prosecutor})


def motion(play: Play) -> Motion:
    found = play.g.senate.motion
    assert found
    return found


def convict(play: Play) -> None:
    """All vote for conviction, with enough bought votes."""
    vote_all(play, ALL)


def offered(play: Play, seat: str, kind: str) -> bool:
    return any((one.decision.seat, one.decision.kind) == (seat, kind) for one in play.table.open.values())


def over(play: Play) -> bool:
    return play.g.step != "senate.prosecutions"


# The Censor


@clause("RC-9.3")
def test_the_censor_presides_accuses_and_is_asked_first(play: Play) -> None:
    trials(play, major(9), corrupt(10, "numidia"))
    assert play.asked() == [("square", "senate.prosecutions")]
    form = play.options("square", "senate.trial")
    assert form["accused"] == ["fam-bomilcar", "fam-adherbal"]
    assert form["charge"] == ["major", "numidia"]
    accuse(play, "fam-bomilcar")
    assert play.saw(Proposed)[0].seat == "square"
    assert motion(play).magistrate == "fam-himilco"
    assert play.asked() == [("diamond", "senate.vote")], "from the Censor's left"


@clause("RC-9.3")
def test_by_default_the_censor_ends_the_prosecutions(play: Play) -> None:
    trials(play, major(9))
    play.lapse("square", "senate.prosecutions")
    assert over(play)
    assert play.saw(ProsecutionsEnded) == [ProsecutionsEnded(("fam-bomilcar",))]


@clause("RC-9.3", "RC-9.3.12")
@pytest.mark.parametrize("why", ["none", "away", "stepped-down", "nobody"])
def test_without_a_censor_in_carthage_or_a_charge_there_are_none(play: Play, why: str) -> None:
    def change(g: Carthage) -> None:
        if why == "none":
            g.committee["censor-of-morals"].member = ""
        if why == "away":
            g.numbered(8)[0].place = "force"
        if why == "stepped-down":
            g.senate.stepped_down.append("fam-himilco")

    trials(play, *([] if why == "nobody" else [major(9)]), change)
    assert over(play)
    assert not play.senator(9).major, "the mark goes all the same"


@clause("RC-9.3")
def test_he_accuses_neither_himself_nor_anybody_away(play: Play) -> None:
    trials(play, major(8, 9, 10, 11), away(10), away(11, "province"))
    assert play.options("square", "senate.trial")["accused"] == ["fam-bomilcar"]


@clause("RC-9.3")
def test_one_major_prosecution_and_then_no_other(play: Play) -> None:
    trials(play, major(9, 10), corrupt(11, "numidia"))
    accuse(play, "fam-bomilcar")
    convict(play)
    assert over(play)
    assert play.g.senate.majors == 1


@clause("RC-9.3")
def test_or_two_minor_ones(play: Play) -> None:
    trials(play, major(9), corrupt(10, "numidia", "mauretania"), corrupt(11, "coastal-spain"))
    accuse(play, "fam-adherbal", "numidia")
    convict(play)
    assert play.options("square", "senate.trial")["charge"] == ["mauretania", "coastal-spain"], "major no longer"
    accuse(play, "fam-carthalo", "coastal-spain")
    convict(play)
    assert over(play)
    assert play.g.senate.minors == 2


@clause("RC-9.3", "RC-9.7.2")
@pytest.mark.parametrize("first", ["major", "minor"])
def test_the_court_of_104_allows_three_minor_or_one_of_each(play: Play, first: str) -> None:
    law: Change = lambda g: g.laws.append("law-court-of-104")  # noqa: E731
    trials(play, law, major(9, 12), corrupt(10, "numidia", "mauretania", "coastal-spain", "sicily"))
    if first == "major":
        accuse(play, "fam-bomilcar")
        convict(play)
        assert "major" not in play.options("square", "senate.trial")["charge"]
        accuse(play, "fam-adherbal", "numidia")
        convict(play)
    else:
        accuse(play, "fam-adherbal", "numidia")
        convict(play)
        assert "major" in play.options("square", "senate.trial")["charge"]
        for charge in ("mauretania", "coastal-spain"):
            accuse(play, "fam-adherbal", charge)
            convict(play)
    assert over(play)


# Charges


@clause("RC-9.3.1", "RC-9.3.2")
@pytest.mark.parametrize(
    ("raw", "reason", "rule"),
    [
        (("fam-adherbal", "major", "fam-malchus"), "senate.no-charge", "RC-9.3.1"),
        (("fam-bomilcar", "numidia", "fam-malchus"), "senate.no-charge", "RC-9.3.1"),
        (("fam-bomilcar", "major", "fam-bomilcar"), "senate.own-prosecutor", "RC-9.3.2"),
        (("fam-bomilcar", "major", "fam-himilco"), "choice.unknown", None),
        (("fam-bomilcar", "major", "fam-barca"), "choice.unknown", None),
        (("fam-malchus", "major", "fam-carthalo"), "choice.unknown", None),
        (("fam-bomilcar", "tax", "fam-carthalo"), "choice.unknown", None),
    ],
)
def test_an_accusation_the_rules_forbid_is_refused(
    play: Play, raw: tuple[str, str, str], reason: str, rule: str | None
) -> None:
    trials(play, major(9), corrupt(10, "numidia"))
    before = play.g.senate.motions
    with pytest.raises(IllegalAnswer) as refused:
        accuse(play, *raw)
    assert (refused.value.reason, refused.value.about.get("clause")) == (reason, rule)
    assert play.g.senate.motions == before
    assert play.senator(9).major


@clause("RC-9.3a", "RC-9.3.12")
def test_who_was_away_keeps_his_mark_and_is_chargeable_after_his_return(play: Play) -> None:
    trials(play, major(9, 10), away(9))
    play.lapse("square", "senate.prosecutions")
    assert play.senator(9).major
    assert not play.senator(10).major
    trials(play, major(9))
    assert play.options("square", "senate.trial")["accused"] == ["fam-bomilcar"]


@clause("RC-9.3b")
def test_tax_sponsors_are_tried_beyond_the_number_and_with_a_prosecutor(play: Play) -> None:
    trials(play, major(9), taxed(10, 11))
    accuse(play, "fam-bomilcar")
    convict(play)
    for accused in ("fam-adherbal", "fam-carthalo"):
        accuse(play, accused, "tax", "fam-ithobal")
        convict(play)
        assert Convicted(accused, "tax", True, play.saw(Convicted)[0].influence, 0, (), "") in play.told
    assert over(play)
    assert (play.g.senate.majors, play.g.senate.minors) == (1, 0)


@clause("RC-9.3b")
@pytest.mark.parametrize("why", ["away", "no censor", "another turn"])
def test_the_charge_of_a_sponsor_lapses(play: Play, why: str) -> None:
    def change(g: Carthage) -> None:
        if why == "away":
            g.numbered(10)[0].place = "force"
        elif why == "no censor":
            g.committee["censor-of-morals"].member = ""
        else:
            g.numbered(10)[0].tax_charge = g.turn - 1

    trials(play, taxed(10), change)
    assert over(play)
    assert play.senator(10).tax_charge == 0


# The prosecutor


@clause("RC-9.3.2")
def test_one_prosecutor_after_the_other_is_asked_until_one_consents(play: Play) -> None:
    trials(play, major(9))
    accuse(play, "fam-bomilcar", prosecutor="fam-adherbal")
    assert play.asked() == [("triangle", "senate.prosecute")]
    play.lapse("triangle", "senate.prosecute")
    assert play.saw(ConsentGiven) == [ConsentGiven(TRIANGLE, "fam-adherbal", "RC-9.3.2", False)]
    assert play.g.senate.majors == 0
    with pytest.raises(IllegalAnswer) as refused:
        accuse(play, "fam-bomilcar", prosecutor="fam-adherbal")
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.will-not-prosecute", "RC-9.3.2")
    accuse(play, "fam-bomilcar", prosecutor="fam-mangi")
    play.answer("diamond", "senate.prosecute", "consent")
    assert play.g.senate.majors == 1, "even of the faction of the accused"
    assert play.asked() == [("diamond", "senate.vote")]


@clause("RC-9.3.2")
def test_the_censors_own_faction_is_not_asked(play: Play) -> None:
    trials(play, major(9))
    accuse(play, "fam-bomilcar", prosecutor="fam-malchus")
    assert motion(play)


# The vote


@clause("RC-9.3.3")
def test_the_accused_adds_his_influence_to_the_votes_against(play: Play) -> None:
    trials(play, major(9), rated(9, influence=9))
    accuse(play, "fam-bomilcar")
    assert motion(play).cast("against") == 9
    vote_all(play, ("triangle", "square"))
    (closed,) = play.saw(VoteClosed)
    votes = sum(play.senator(number).oratory for number in (6, 10, 4, 8, 12))
    assert (closed.votes_for, closed.votes_against, closed.passed) == (votes, 9, votes > 9)


@clause("RC-9.3.3")
def test_votes_may_be_bought(play: Play) -> None:
    trials(play, major(9), rated(9, influence=20), purse(20, 10))
    accuse(play, "fam-bomilcar")
    vote(play, "diamond", "abstain")
    vote(play, "triangle", "for", fam_adherbal=20)
    vote_all(play, ALL)
    assert play.saw(VoteClosed)[0].passed
    assert "fam-bomilcar" not in play.g.senators


@clause("RC-9.3.4")
@pytest.mark.parametrize("side", ["for", "against"])
def test_bribed_judges_add_ten_votes_to_either_side(play: Play, side: str) -> None:
    trials(play, major(9), rated(9, influence=0), holds("circle", "bribed-judges"))
    accuse(play, "fam-bomilcar")
    assert play.decision("circle", "senate.judges").covert
    play.answer("circle", "senate.judges", side)
    assert motion(play).cast(side) == 10  # type: ignore[arg-type]
    assert play.saw(JudgesBribed)[0].votes == 10
    assert "bribed-judges" in play.g.gone
    assert not offered(play, "circle", "senate.judges")


@clause("RC-9.3.4")
def test_the_judges_are_bribed_before_the_first_vote_and_only_on_trials(play: Play) -> None:
    trials(play, major(9), holds("circle", "bribed-judges"))
    assert not offered(play, "circle", "senate.judges")
    accuse(play, "fam-bomilcar")
    vote(play, "circle", "for")
    assert offered(play, "circle", "senate.judges"), "handed in, but not declared"
    vote(play, "diamond", "against")
    assert not offered(play, "circle", "senate.judges")


@clause("RC-9.3.4")
def test_nobody_bribes_judges_in_another_vote(play: Play) -> None:
    session(play, "senate.business", holds("circle", "bribed-judges"))
    play.answer("diamond", "senate.minor", {"text": "Praise"})
    assert not offered(play, "circle", "senate.judges")


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
    assert over(play) or play.g.senate.motion is None
    invariants(play.g)


@clause("RC-9.3.5", "RC-9.3.7")
def test_freed_by_the_people_he_is_acquitted_and_chits_may_kill_censor_or_prosecutor(play: Play) -> None:
    """12 and 3 POP are 15: four chits."""
    riot = places(["8", "12", "1", "none"])
    trials(play, major(9, 10), rated(9, popularity=3), dice={"appeal": [6, 6], "riot": riot})
    accuse(play, "fam-bomilcar")
    play.answer("diamond", "senate.appeal", "appeal")
    assert [one.fate for one in play.saw(MotionFell)] == ["freed"]
    assert play.saw(ChitsDrawn) == [ChitsDrawn(("8", "12", "1", "none"))]
    assert {one.card for one in play.saw(Died)} == {"fam-himilco", "fam-malchus"}
    assert "fam-mago" in play.g.senators
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
    assert play.saw(Rebuked) == [Rebuked("fam-himilco", answer == "step-down")]
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


@clause("RC-9.0.16")
def test_no_prosecution_can_be_forced(play: Play) -> None:
    trials(play, major(9), holds("triangle", "public-outcry.1"))
    assert not [one for one in play.table.open.values() if one.decision.about.get("forced")]
    assert [one.decision.seat for one in play.table.open.values() if one.decision.kind == "senate.trial"] == [SQUARE]
