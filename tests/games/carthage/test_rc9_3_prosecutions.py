"""RC-9.3: prosecutions: charges, prosecutors and votes."""

from __future__ import annotations

import pytest

from games.carthage.senate.events import JudgesBribed
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.senate.events import ConsentGiven, Proposed, VoteClosed
from games.republic.senate.events_trials import Convicted, ProsecutionsEnded
from tests.clauses import clause
from tests.games.carthage.forum import TRIANGLE, holds, purse
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, away, session, vote, vote_all
from tests.games.carthage.trials import ALL, accuse, convict, corrupt, major, motion, offered, over, rated, trials


def taxed(*numbers: int) -> Change:
    """They sponsored an increase of the tax rate."""

    def change(g: Carthage) -> None:
        for number in numbers:
            g.numbered(number)[0].tax_charge = g.turn

    return change


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


@clause("RC-9.3a")
@pytest.mark.parametrize(("turn", "kept"), [(1, True), (2, False)])
def test_in_turn_1_nobody_is_tried_for_an_office_and_its_mark_stays(play: Play, turn: int, kept: bool) -> None:
    """Bomilcar lost his by the election just before: "in the previous turn" is turn 2 for him."""

    def marked(g: Carthage) -> None:
        g.turn, numbered(g, 9).major = turn, True

    trials(play, marked)
    assert (("square", "senate.prosecutions") in play.asked()) == (not kept)
    if not kept:
        play.lapse("square", "senate.prosecutions")
    assert play.senator(9).major == kept


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
def test_where_nobody_will_prosecute_there_is_no_accusation(play: Play) -> None:
    """Only Himilco, who is Censor, Bomilcar and two of the triangle are in Carthage; they refuse for Bomilcar."""

    def few(g: Carthage) -> None:
        for number in (1, 4, 5, 7, 11, 12):
            g.numbered(number)[0].place = "force"

    trials(play, major(9, 10), few)
    for prosecutor in ("fam-milko", "fam-adherbal"):
        assert "fam-bomilcar" in play.options("square", "senate.trial")["accused"]
        accuse(play, "fam-bomilcar", prosecutor=prosecutor)
        play.answer("triangle", "senate.prosecute", "refuse")
    assert play.options("square", "senate.trial")["accused"] == ["fam-adherbal"]
    accuse(play, "fam-adherbal", prosecutor="fam-milko")
    play.answer("triangle", "senate.prosecute", "refuse")
    accuse(play, "fam-adherbal", prosecutor="fam-bomilcar")
    play.answer("diamond", "senate.prosecute", "refuse")
    assert over(play)


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
