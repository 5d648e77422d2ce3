"""RR-1.09.41 to 1.09.45: who is prosecuted, for what, and what comes of it."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import Died
from games.republic.senate.events import ConsentGiven, MotionFell, Rebuked, VoteClosed
from games.republic.senate.events_trials import AppealRolled, Convicted, ProsecutionsEnded, ProsecutorRewarded
from games.republic.senate.presiding import presiding
from games.rome.senate.events_trials import PriorConsulWon
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome import rulebook
from tests.games.rome.forum import CIRCLE, omens
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_province, add_statesman, numbered, places
from tests.games.rome.rulebook import Row, span
from tests.games.rome.senate import away, offered, office, rated, vote, vote_all
from tests.games.rome.trials import accuse, acquit, convict, crowd, marked, over, trials

BARS = ("mining", "harbor-fees")
MAJOR = marked(2, major=True)

# Who accuses whom of what


@clause("RR-1.09.41", "RR-1.09.12")
def test_the_censor_presides(play: Play) -> None:
    trials(play, MAJOR)
    assert presiding(play.g) is play.senator(8)
    assert play.g.hrao() is play.senator(1)
    assert play.asked() == [("square", "senate.prosecutions")]


@clause("RR-1.09.412", "RR-1.09.413", "RR-DP38")
def test_each_marker_and_each_revealed_concession_is_a_reason_of_its_own(play: Play) -> None:
    def hidden(g: Rome) -> None:
        numbered(g, 2).concessions.append("tax-farmer-1")

    trials(play, marked(2, corrupt=["sicilia", "africa"], major=True, bars=BARS), marked(3, major=True), hidden)
    form = play.options("square", "senate.trial")
    assert form["accused"] == ["fam-fabius", "fam-valerius"]
    assert set(form["charge"]) == {"major", "sicilia", "africa", "office", *BARS}
    assert "fam-furius" not in form["prosecutor"]


@clause("RR-1.09.41")
def test_only_others_in_rome_can_be_accused(play: Play) -> None:
    trials(play, MAJOR, marked(8, major=True), marked(3, major=True), away(3))
    assert play.options("square", "senate.trial")["accused"] == ["fam-fabius"]
    assert "fam-valerius" not in play.options("square", "senate.trial")["prosecutor"]


@clause("RR-1.09.41")
@pytest.mark.parametrize("change", [away(8), office(8, "")])
def test_without_a_censor_in_rome_there_are_none(play: Play, change: object) -> None:
    trials(play, MAJOR, change)  # type: ignore[arg-type]
    assert over(play)


@clause("RR-1.09.41", "RR-DP38")
def test_if_absent_he_prosecutes_nobody(play: Play) -> None:
    trials(play, MAJOR)
    assert play.decision("square", "senate.prosecutions").lapse == "end"
    play.lapse("square", "senate.prosecutions")
    assert over(play)


@clause("RR-1.09.412", "RR-1.09.411")
@pytest.mark.parametrize(
    ("accused", "charge", "prosecutor", "reason", "rule"),
    [
        ("valerius", "major", "acilius", "senate.no-charge", "RR-1.09.412"),
        ("fabius", "sicilia", "acilius", "senate.no-charge", "RR-1.09.412"),
        ("fabius", "major", "fabius", "senate.own-prosecutor", "RR-1.09.411"),
        ("fabius", "major", "furius", "choice.unknown", None),
        ("furius", "major", "acilius", "choice.unknown", None),
        ("fabius", "treason", "acilius", "choice.unknown", None),
    ],
)
def test_what_cannot_be_charged_is_refused(
    play: Play, accused: str, charge: str, prosecutor: str, reason: str, rule: str | None
) -> None:
    trials(play, MAJOR, marked(3, corrupt=["sicilia"]))
    with pytest.raises(IllegalAnswer) as refused:
        accuse(play, accused, charge, prosecutor)
    assert (refused.value.reason, refused.value.about.get("clause")) == (reason, rule)


# The number of Prosecutions


@clause("RR-1.09.41")
def test_one_major_prosecution_leaves_room_for_no_other(play: Play) -> None:
    trials(play, marked(2, corrupt=["sicilia"], major=True), marked(3, major=True))
    accuse(play, "fabius", "major")
    acquit(play)
    assert over(play)


@clause("RR-1.09.41", "RR-1.09.43")
def test_two_minor_ones_and_then_no_major_one(play: Play) -> None:
    trials(play, marked(2, corrupt=["sicilia"], major=True, bars=BARS))
    accuse(play, "fabius", "sicilia")
    acquit(play)
    assert set(play.options("square", "senate.trial")["charge"]) == {"office", *BARS}
    accuse(play, "fabius", "office")
    acquit(play)
    assert over(play)


@clause("RR-1.09.43")
def test_he_is_not_tried_again_for_the_same_reason(play: Play) -> None:
    trials(play, marked(2, corrupt=["sicilia"]), marked(3, corrupt=["africa"]))
    accuse(play, "fabius", "sicilia")
    convict(play)
    assert play.options("square", "senate.trial")["accused"] == ["fam-valerius"]


@clause("RR-1.09.43")
def test_a_concession_that_is_gone_is_no_reason_any_more(play: Play) -> None:
    trials(play, marked(2, bars=BARS), marked(3, corrupt=["africa"]))
    accuse(play, "fabius", "mining")
    convict(play)
    assert play.options("square", "senate.trial")["charge"] == ["africa"]


@clause("RR-2.01.7")
def test_a_leader_whose_faction_could_not_pay_is_tried_beyond_the_limit(play: Play) -> None:
    def impious(g: Rome) -> None:
        g.impious = CIRCLE

    trials(play, marked(2, major=True), impious, options={"pontifex": True})
    accuse(play, "fabius", "major")
    acquit(play)
    assert play.options("square", "senate.trial")["accused"] == ["fam-valerius"], "the Leader of circle"
    accuse(play, "valerius", "impiety")
    convict(play)
    assert [one.charge for one in play.saw(Convicted) if one.executed] == ["impiety"]
    assert over(play)
    assert play.g.impious is None


# The Prosecutor


@clause("RR-1.09.411", "RR-DP39")
def test_the_prosecutor_must_consent_and_by_default_refuses(play: Play) -> None:
    trials(play, MAJOR)
    accuse(play, "fabius", "major", "valerius")
    assert play.decision("circle", "senate.prosecute").lapse == "refuse"
    play.lapse("circle", "senate.prosecute")
    assert play.saw(ConsentGiven) == [ConsentGiven(CIRCLE, "fam-valerius", "RR-1.09.411", agreed=False)]
    with pytest.raises(IllegalAnswer) as refused:
        accuse(play, "fabius", "major", "valerius")
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.will-not-prosecute", "RR-1.09.411")
    accuse(play, "fabius", "major", "fulvius")
    play.answer("circle", "senate.prosecute", "consent")
    assert play.g.senate.majors == 1, "the one that was not held does not count"


@clause("RR-1.09.411")
def test_the_censors_own_are_not_asked(play: Play) -> None:
    trials(play, MAJOR)
    accuse(play, "fabius", "major", "julius")
    assert play.asked("senate.vote")


@clause("RR-1.09.721", "RR-1.09.41")
def test_a_dead_prosecutor_cancels_it_and_it_counts(play: Play) -> None:
    trials(play, MAJOR, marked(3, major=True), crowd, dice={"assassination": [6]})
    accuse(play, "fabius", "major")
    play.answer("triangle", "senate.assassinate", {"assassin": "fam-manlius", "victim": "fam-acilius", "cards": 0})
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert over(play)


@clause("RR-1.09.721", "RR-1.09.41")
def test_a_dead_censor_ends_them(play: Play) -> None:
    trials(play, MAJOR, marked(3, corrupt=["africa"]), crowd, dice={"assassination": [6]})
    play.answer("triangle", "senate.assassinate", {"assassin": "fam-manlius", "victim": "fam-furius", "cards": 0})
    assert over(play)


# The vote


@clause("RR-1.09.42")
def test_for_is_guilty_and_his_influence_is_against(play: Play) -> None:
    trials(play, MAJOR)
    accuse(play, "fabius", "major")
    vote_all(play, ["square"])
    assert play.saw(VoteClosed) == [VoteClosed(1, "trial", 8, 5, True)]
    assert play.saw(VoteClosed)[0].beside == {"against": 5}


@clause("RR-1.09.42")
def test_a_tie_acquits(play: Play) -> None:
    trials(play, MAJOR, rated(2, influence=8))
    accuse(play, "fabius", "major")
    vote_all(play, ["square"])
    assert play.saw(VoteClosed) == [VoteClosed(1, "trial", 8, 8, False)]
    assert not play.saw(Convicted)


@clause("RR-0.6.3")
def test_the_censors_faction_abstains_by_default_for_a_prosecution_is_no_proposal(play: Play) -> None:
    trials(play, MAJOR)
    accuse(play, "fabius", "major")
    play.lapse_all("senate.vote")
    assert play.saw(VoteClosed) == [VoteClosed(1, "trial", 0, 5, False)]


@clause("RR-1.09.41", "RR-1.09.144")
@pytest.mark.parametrize(("said", "ended"), [("influence", False), ("step-down", True)])
def test_a_unanimous_defeat_costs_influence_or_ends_prosecutions(play: Play, said: str, ended: bool) -> None:
    trials(play, marked(2, corrupt=["sicilia"], bars=BARS))
    accuse(play, "fabius", "sicilia")
    vote_all(play, ["square"], ["diamond", "triangle", "circle"])
    before = play.senator(8).influence
    play.answer("square", "senate.rebuke", said)
    assert play.saw(Rebuked) == [Rebuked("fam-furius", ended, 1)]
    assert over(play) == ended
    assert play.senator(8).influence == before - (0 if ended else 1)
    assert not play.g.senate.stepped_down, "he may preside over other matters"


# Popular appeal


@clause("RR-1.09.421")
@pytest.mark.parametrize("row", rulebook.table("**RR-1.09.421** *Popular Appeal*"), ids=lambda row: row[0])
def test_each_line_of_the_appeal_does_what_is_printed(play: Play, row: Row) -> None:
    low, high = span(row[0])
    total = low if low is not None else high
    assert total
    dice = [total // 2, total - total // 2]
    trials(play, MAJOR, crowd, dice={"appeal": dice, "riot": places(["none"])})
    accuse(play, "fabius", "major")
    vote(play, "diamond", "abstain")
    play.answer("triangle", "senate.appeal", "appeal")
    (rolled,) = play.saw(AppealRolled)
    assert rolled.total == total
    if row[1] == "accused killed":
        assert ("fam-fabius", "people") in [(one.senator, one.cause) for one in play.saw(Died)]
        assert play.saw(ProsecutorRewarded) == [ProsecutorRewarded("fam-acilius", 3)]
    elif row[1] == "accused freed":
        assert [one.fate for one in play.saw(MotionFell)] == ["freed"]
        assert "fam-fabius" in play.g.senators
    else:
        assert f"{rolled.votes:+}".replace("+0", "0") == row[1]
        vote_all(play, ())
        (closed,) = play.saw(VoteClosed)
        assert closed.votes_against - closed.votes_for == 5 + int(row[1])


@clause("RR-1.09.421", "RR-DP42")
def test_only_when_his_faction_is_called_and_once(play: Play) -> None:
    trials(play, MAJOR, dice={"appeal": [3, 4]})
    accuse(play, "fabius", "major")
    assert "senate.appeal" not in offered(play, "triangle")
    vote(play, "diamond", "abstain")
    assert not play.decision("triangle", "senate.appeal").awaited, "who does nothing does not appeal"
    play.answer("triangle", "senate.appeal", "appeal")
    assert "senate.appeal" not in offered(play, "triangle")
    assert "senate.vote" in offered(play, "triangle")


@clause("RR-1.09.421", "RR-1.07.21.8")
def test_popularity_and_omens_count(play: Play) -> None:
    trials(play, MAJOR, rated(2, popularity=4), omens(1), dice={"appeal": [2, 3]})
    accuse(play, "fabius", "major")
    vote(play, "diamond", "abstain")
    play.answer("triangle", "senate.appeal", "appeal")
    assert play.saw(AppealRolled)[0].total == 8


@clause("RR-1.09.421")
def test_a_freed_accuseds_friends_can_kill_censor_and_prosecutor_only(play: Play) -> None:
    trials(
        play, MAJOR, crowd, rated(2, popularity=3), dice={"appeal": [6, 6], "riot": places(["12", "1", "8", "none"])}
    )
    accuse(play, "fabius", "major")
    vote(play, "diamond", "abstain")
    play.answer("triangle", "senate.appeal", "appeal")
    assert {(one.senator, one.cause) for one in play.saw(Died)} == {("fam-acilius", "appeal"), ("fam-furius", "appeal")}
    assert len(play.g.chronicle.chits) == 15 - 11


@clause("RR-1.09.421")
@pytest.mark.parametrize(("said", "dice"), [("appeal", [1, 1]), ("appeal-3", [1, 1, 5])])
def test_glaucia_may_roll_three_dice(play: Play, said: str, dice: list[int]) -> None:
    def glaucia(g: Rome) -> None:
        add_statesman(g, "st-21a", "triangle")
        rated(21, major=True, popularity=2)(g)

    trials(play, glaucia, dice={"appeal": dice})
    raw = {"accused": "st-21a", "charge": "major", "prosecutor": "fam-acilius"}
    play.answer("square", "senate.trial", raw)
    vote(play, "diamond", "abstain")
    assert play.options("triangle", "senate.appeal") == ["appeal", "appeal-3"]
    play.answer("triangle", "senate.appeal", said)
    assert play.saw(AppealRolled)[0].dice == tuple(dice)


# Verdicts


@clause("RR-1.09.441", "RR-1.09.44")
def test_a_minor_conviction_costs_influence_popularity_the_marker_and_concessions(play: Play) -> None:
    trials(play, marked(2, corrupt=["sicilia"], bars=BARS), rated(2, prior_consul=True, popularity=1))
    accuse(play, "fabius", "sicilia")
    convict(play)
    one = play.senator(2)
    assert (one.influence, one.popularity, one.prior_consul, one.concessions) == (0, -4, False, [])
    assert set(BARS) <= set(play.g.concessions)
    assert play.saw(Convicted) == [Convicted("fam-fabius", "sicilia", False, 5, 5, BARS, "")]
    assert play.saw(PriorConsulWon) == [PriorConsulWon("fam-acilius", "fam-fabius")]
    assert play.saw(ProsecutorRewarded) == [ProsecutorRewarded("fam-acilius", 3)]
    assert play.senator(12).influence == 3 + 3
    invariants(play.g)


@clause("RR-1.09.44", "RR-1.09.441")
@pytest.mark.parametrize(("influence", "gained"), [(3, 2), (4, 2), (9, 3), (0, 0)])
def test_the_prosecutor_gains_half_of_what_is_really_lost(play: Play, influence: int, gained: int) -> None:
    trials(play, marked(2, corrupt=["sicilia"]), rated(2, influence=influence))
    accuse(play, "fabius", "sicilia")
    convict(play)
    assert play.senator(12).influence == 3 + gained


@clause("RR-1.09.44")
def test_a_prosecutor_who_has_been_consul_needs_no_second_marker(play: Play) -> None:
    trials(play, marked(2, corrupt=["sicilia"]), rated(2, prior_consul=True), rated(12, prior_consul=True))
    accuse(play, "fabius", "sicilia")
    convict(play)
    assert not play.saw(PriorConsulWon)


@clause("RR-1.09.442", "RR-1.09.44")
def test_a_major_conviction_is_death(play: Play) -> None:
    trials(play, marked(6, major=True), crowd, rated(6, influence=7, prior_consul=True))
    accuse(play, "manlius", "major")
    convict(play)
    assert [(one.senator, one.cause, one.clauses) for one in play.saw(Died)] == [
        ("fam-manlius", "executed", ("RR-1.09.442",))
    ]
    assert play.saw(ProsecutorRewarded) == [ProsecutorRewarded("fam-acilius", 4)]
    assert play.senator(12).prior_consul
    invariants(play.g)


# Afterwards


@clause("RR-1.09.45", "RR-1.06.13")
def test_markers_of_those_in_rome_come_off_and_bars_are_hidden(play: Play) -> None:
    def change(g: Rome) -> None:
        for number in (2, 3):
            marked(number, corrupt=["sicilia"], major=True, bars=[BARS[number - 2]])(g)
        away(3)(g)

    trials(play, change)
    play.lapse("square", "senate.prosecutions")
    assert play.saw(ProsecutionsEnded) == [ProsecutionsEnded(("fam-fabius",))]
    here, gone = play.senator(2), play.senator(3)
    assert (here.corrupt, here.major, here.revealed) == ([], False, [])
    assert (gone.corrupt, gone.major, gone.revealed) == (["sicilia"], True, [])
    assert here.concessions == ["mining"]


@clause("RR-1.13.1")
def test_what_legates_took_is_forgotten_even_if_their_governor_is_away(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia")
        marked(2, corrupt=["sicilia", "africa"])(g)
        numbered(g, 2).legates.append("sicilia")
        away(2)(g)

    trials(play, change)
    assert play.senator(2).corrupt == ["africa"]
