"""RC-9.0 asked ahead: a programme, what all say to it, and how it is carried out motion by motion."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.events_elections import GovernorElected, SuffeteElected
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.senate.events import MotionFell, Proposed, Rebuked, SenateAdjourned, VoteClosed, VotesDeclared
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import SHEETS, all_say, meeting, play_on, say
from tests.games.carthage.forum import holds
from tests.games.carthage.outcries import late
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away
from tests.games.carthage.test_rc9_4_governors import TUNISIA, vacant

PROGRAMME, DOCKET = "senate.programme", "senate.docket"
OUTCRY = "public-outcry.1"
LAW = "law-military-reform"


def minor(text: str) -> dict[str, Any]:
    return {"kind": "minor", "terms": {"text": text}}


TWO = [[minor("Praise for Mago")], [minor("Praise for Hanno")]]
TAX = {"kind": "tax", "terms": {"rate": "0", "sponsor": "none", "cosponsor": "none"}}


def composed(
    motions: list[Any], *changes: Any, step: str = "senate.business", end: str = "adjourn", **how: Any
) -> Play:
    """Diamond presides, and has said what he proposes."""
    play = meeting(step, *changes, **how)
    say(play, "diamond", PROGRAMME, motions=motions, end=end)
    return play


def on(play: Play, seat: str, **sheets: Any) -> None:
    """A seat answers to the programme: `m1={"voice": "for"}`; a condition names a place."""
    marks = marks_of(play, seat)
    said = {marks[name[1:].replace("_", ".")]: part for name, part in sheets.items() if name[0] == "m"}
    hung = {mark: {"given": marks.get(part["given"], part["given"])} for mark, part in said.items() if "given" in part}
    lapse = play.decision(seat, DOCKET).lapse
    whole = {mark: {**sheet, **said.get(mark, {}), **hung.get(mark, {})} for mark, sheet in lapse["sheets"].items()}
    rest = {name: part for name, part in sheets.items() if name in lapse}
    say(play, seat, DOCKET, sheets=whole, **rest)


def marks_of(play: Play, seat: str) -> dict[str, str]:
    """The marks of all motions by their places."""
    return {str(one["place"]): mark for mark, one in play.options(seat, DOCKET)["programme"].items()}


def others_lapse(play: Play) -> None:
    """All others take the default."""
    for one in play.awaited():
        if one.kind == DOCKET:
            play.lapse(one.seat, DOCKET)


def voices(play: Play, number: int, seat: str) -> set[str]:
    return {
        voice
        for one in play.saw(VotesDeclared)
        if (one.number, one.seat) == (number, seat)
        for voice in one.voices.values()
    }


def put(play: Play) -> list[tuple[str, int]]:
    return [(one.kind, one.number) for one in play.saw(Proposed)]


# Who is asked what


@clause("RC-9.0.6")
def test_who_presides_is_asked_first_and_alone() -> None:
    assert meeting().asked() == [("diamond", PROGRAMME)]


@clause("RC-9.0.6", "RC-9.0.9")
def test_then_all_others_at_once() -> None:
    play = composed(TWO)
    assert play.asked() == [(seat, DOCKET) for seat in ("triangle", "circle", "square")]
    assert play_on(play) == []
    motions = play.options("circle", DOCKET)["programme"]
    assert [one["place"] for one in motions.values()] == ["1", "2"]
    assert [one["terms"]["text"] for one in motions.values()] == ["Praise for Mago", "Praise for Hanno"]


@clause("RC-9.0.6", "RC-9.0.12", "RC-9.0.20")
def test_it_is_played_motion_by_motion_and_adjourned_without_asking_anybody() -> None:
    play = composed(TWO)
    for seat in ("circle", "square", "triangle"):
        on(play, seat, m1={"voice": "for"}, m2={"voice": "against"})
    play_on(play)
    assert put(play) == [("minor", 1), ("minor", 2)]
    assert [one.passed for one in play.saw(VoteClosed)] == [True, False]
    assert voices(play, 1, "diamond") == {"for"}
    assert play.saw(SenateAdjourned)
    assert play.asked(SHEETS) == []


@clause("RC-9.0.6")
def test_without_motions_nobody_else_is_asked() -> None:
    play = composed([], end="ask")
    assert play.asked() == [("diamond", "senate.floor")]
    play.answer("diamond", "senate.minor", {"text": "Praise"}, forced=0)
    assert {kind for _, kind in play.asked()} == {SHEETS}
    all_say(play, kind=SHEETS)
    play_on(play)
    assert play.asked() == [("diamond", "senate.floor")]


@clause("RC-DP24")
def test_who_says_nothing_lets_the_floor_pass() -> None:
    play = meeting()
    play.lapse("diamond", PROGRAMME)
    assert play_on(play) == [("diamond", "senate.floor")]
    ((seat, kind),) = play.asked()
    assert (seat != "diamond", kind) == (True, PROGRAMME)


# What is refused


@clause("RC-9.0.7", "RC-9.5.6b")
@pytest.mark.parametrize(
    ("motions", "reason"),
    [
        ([[{"kind": "suffetes", "terms": {"first": "fam-mago", "second": "fam-hanno"}}]], "senate.not-now"),
        ([[{"kind": "life", "terms": {"nominee": "fam-mago"}}]], "senate.not-now"),
        ([[{"kind": "tax", "terms": {"rate": "20", "sponsor": "none", "cosponsor": "none"}}]], "senate.two-sponsors"),
        ([[minor(str(n))] for n in range(9)], "senate.programme-long"),
        ([[minor(str(n)) for n in range(13)]], "senate.programme-long"),
        ([[]], "choice.fields"),
    ],
)
def test_a_motion_the_rules_forbid_is_refused(motions: list[Any], reason: str) -> None:
    play = meeting()
    with pytest.raises(IllegalAnswer) as refused:
        say(play, "diamond", PROGRAMME, motions=motions)
    assert refused.value.reason == reason
    assert play.asked() == [("diamond", PROGRAMME)]


@clause("RC-9.0.9")
@pytest.mark.parametrize("given", ["1", "2", "3", "x"])
def test_a_condition_names_an_earlier_motion(given: str) -> None:
    play = composed(TWO)
    with pytest.raises(IllegalAnswer):
        on(play, "circle", m1={"voice": "for", "given": given})
    if given == "1":
        on(play, "circle", m2={"voice": "for", "given": given})


@clause("RC-9.0.10")
def test_nobody_answers_with_another_s_senators_or_beyond_his_purse() -> None:
    play = composed(TWO)
    for wrong in ({"but": {"fam-mago": "for"}}, {"voice": "for", "bought": {"fam-gisco": 1}}):
        with pytest.raises(IllegalAnswer):
            on(play, "circle", m1=wrong)


# Conditions, calls, vetoes


@clause("RC-9.0.9")
@pytest.mark.parametrize(
    ("fate", "first", "second"),
    [
        ("passed", "for", "for"),
        ("passed", "against", "abstain"),
        ("failed", "for", "abstain"),
        ("failed", "against", "for"),
    ],
)
def test_a_sheet_may_depend_on_an_earlier_motion(fate: str, first: str, second: str) -> None:
    play = composed(TWO)
    on(play, "circle", m2={"voice": "for", "given": "1", "fate": fate})
    for seat in ("square", "triangle"):
        on(play, seat, m1={"voice": first})
    play_on(play)
    assert voices(play, 2, "circle") == {second}


@clause("RC-9.5.6e")
def test_on_the_tax_rate_the_other_voice_is_against() -> None:
    play = composed([[minor("Praise")], [TAX]])
    lapse = play.decision("circle", DOCKET).lapse["sheets"][marks_of(play, "circle")["2"]]
    assert (lapse["voice"], lapse["other"]) == ("against", "against")


@clause("RC-9.0.9")
def test_who_would_rather_be_called_is_called() -> None:
    play = composed(TWO)
    on(play, "circle", m1={"voice": "ask"})
    others_lapse(play)
    play_on(play)
    assert play.asked() == [("circle", "senate.vote")]
    play.lapse("circle", "senate.vote")
    play_on(play)
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.15", "RC-9.0.18")
def test_a_veto_that_is_cancelled_is_not_tried_again() -> None:
    both = holds("square", OUTCRY), holds("square", "public-outcry.2")
    play = composed(TWO, late, *both, holds("circle", "outcry-silenced"))
    on(play, "square", m1={"veto": "now"})
    others_lapse(play)
    assert play_on(play)[-1] == ("square", "senate.veto")
    play.answer("circle", "senate.silence", play.options("circle", "senate.silence")[-1])
    play_on(play)
    assert play.saw(SenateAdjourned)
    assert not play.saw(MotionFell)
    assert len(play.g.factions[Seat("square")].hand) == 1


@clause("RC-9.0.15")
def test_after_a_veto_on_the_last_motion_nobody_is_asked_anew() -> None:
    play = composed(TWO[:1], holds("square", OUTCRY), end="ask")
    on(play, "square", m1={"veto": "now"})
    others_lapse(play)
    play_on(play)
    assert play.saw(MotionFell)
    assert play.asked() == [("diamond", PROGRAMME)]


@clause("RC-9.0.13")
def test_who_presides_has_said_how_he_answers_a_rebuke() -> None:
    """Mago is diamond's only Senator in Carthage: now another presides, and says what he will propose."""
    play = meeting("senate.business", away(5), away(9))
    say(play, "diamond", PROGRAMME, motions=[[TAX]], end="adjourn", rebuke="step-down")
    others_lapse(play)
    play_on(play)
    assert play.saw(Rebuked)[0].stepped_down
    assert play.asked(PROGRAMME)[0][0] != "diamond"


# Elections


PAIRS = [{"first": "fam-bomilcar", "second": "fam-malchus"}, {"first": "fam-bomilcar", "second": "fam-carthalo"}]
ELECTION = [[{"kind": "suffetes", "terms": raw} for raw in PAIRS]]


@clause("RC-9.1", "RC-9.0.8")
def test_a_pair_that_is_voted_down_gives_way_to_the_next() -> None:
    play = composed(ELECTION, step="senate.suffetes", end="ask")
    for seat in ("triangle", "circle", "square"):
        on(play, seat, m1={"voice": "against"}, m1_1={"voice": "for"})
    play_on(play)
    assert [one.passed for one in play.saw(VoteClosed)] == [False, True]


@clause("RC-9.0.6")
def test_when_all_fallbacks_are_used_up_he_says_anew_what_he_proposes() -> None:
    play = composed(ELECTION, step="senate.suffetes", end="ask")
    for seat in ("triangle", "circle", "square"):
        on(play, seat, m1={"voice": "against"}, m1_1={"voice": "against"})
    play_on(play)
    assert play.saw(Rebuked)
    assert play.asked() == [("diamond", PROGRAMME)]


@clause("RC-9.11")
@pytest.mark.parametrize(("his", "elected"), [("other", ["fam-malchus", "fam-bomilcar"]), ("ask", [])])
def test_who_is_home_suffete_is_said_before(his: str, elected: list[str]) -> None:
    play = meeting("senate.suffetes")
    say(play, "diamond", PROGRAMME, motions=ELECTION, end="ask", home=his)
    for seat in ("triangle", "circle", "square"):
        on(play, seat, m1={"voice": "for"}, home="own" if seat == "square" else "roll")
    play_on(play)
    assert [one.senator for one in play.saw(SuffeteElected)] == elected
    assert (("diamond", "senate.home") in play.asked()) is (his == "ask")


@clause("RC-9.11")
@pytest.mark.parametrize("said", ["own", "roll"])
def test_whose_senator_rolls_higher_is_not_asked_again_and_takes_his_own(said: str) -> None:
    play = meeting("senate.suffetes")
    say(play, "diamond", PROGRAMME, motions=ELECTION, end="ask", home=said)
    for seat in ("triangle", "circle", "square"):
        on(play, seat, m1={"voice": "for"}, home=said)
    done = play_on(play)
    chose = [seat for seat, kind in done if kind == "senate.home-choice"]
    assert len(chose) == 1
    assert [play.g.owner(play.g.senators[one.senator]) for one in play.saw(SuffeteElected)][:1] == chose


@clause("RC-9.11")
def test_with_both_of_the_pair_the_first_named_is_home_suffete() -> None:
    pair = {"first": "fam-himilco", "second": "fam-malchus"}
    play = meeting("senate.suffetes")
    say(play, "diamond", PROGRAMME, motions=[[{"kind": "suffetes", "terms": pair}]], end="ask")
    for seat in ("triangle", "circle", "square"):
        on(play, seat, m1={"voice": "for"}, home="own")
    play_on(play)
    assert [one.senator for one in play.saw(SuffeteElected)] == ["fam-himilco", "fam-malchus"]


@clause("RC-9.0.14", "RC-9.4.4")
@pytest.mark.parametrize(("said", "sent"), [("consent", ["fam-carthalo"]), ("refuse", [])])
def test_who_has_come_home_goes_out_again_if_that_was_said(said: str, sent: list[str]) -> None:
    def came_home(g: Carthage) -> None:
        g.senators["fam-carthalo"].returned = True

    nobody = {"coastal-spain": "none", "sardinia-corsica": "none"}
    motion = {"kind": "governors", "terms": {**nobody, TUNISIA: "fam-carthalo"}}
    play = composed([[motion]], vacant(TUNISIA), came_home, step="senate.governors", end="ask")
    for seat in ("triangle", "circle", "square"):
        lapse = play.decision(seat, DOCKET).lapse
        on(play, seat, m1={"voice": "for"}, consents=dict.fromkeys(lapse["consents"], said))
    play_on(play)
    assert [one.senator for one in play.saw(GovernorElected)] == sent
    assert play.asked("senate.consent") == []


@clause("RC-9.8.7")
def test_a_motion_that_is_no_longer_possible_gives_way_to_its_fallback() -> None:
    play = composed(ELECTION, step="senate.suffetes", end="ask")
    for seat in ("triangle", "circle", "square"):
        on(play, seat, m1={"voice": "for"}, m1_1={"voice": "for"})
    away(12)(play.g)
    play.table.stir()
    play_on(play)
    assert {one.senator for one in play.saw(SuffeteElected)} <= {"fam-bomilcar", "fam-carthalo"}
    assert [one.terms["nominees"] for one in play.saw(Proposed)] == [["fam-bomilcar", "fam-carthalo"]]


# Hidden


def test_what_others_are_asked_does_not_depend_on_cards() -> None:
    def cards(*held: str) -> Any:
        def change(g: Carthage) -> None:
            g.factions[Seat("square")].hand[:] = list(held)

        return change

    forms = [
        {seat: play.options(seat, DOCKET) for seat in ("triangle", "circle", "square")}
        for play in (composed(TWO, cards(OUTCRY)), composed(TWO, cards("seduction.1")))
    ]
    assert forms[0] == forms[1]


def test_a_sheet_for_a_vote_outside_the_programme_is_asked_as_ever() -> None:
    play = composed(TWO[:1], holds("square", OUTCRY), end="ask")
    play.answer("square", "senate.minor", {"text": "Blame on Mago"}, forced=1)
    assert {seat for seat, kind in play.asked() if kind == SHEETS} == set(play.g.seats)
    all_say(play)
    play_on(play)
    assert play.saw(VoteClosed)
    assert play.asked() == [(seat, DOCKET) for seat in ("triangle", "circle", "square")]
