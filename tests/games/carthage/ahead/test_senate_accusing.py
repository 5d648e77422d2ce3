"""RC-9.3 asked ahead: whom the Censor will accuse, said beside the votes on the Suffetes or the Committee."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.state import Carthage
from games.republic.senate.events import Proposed
from games.republic.senate.events_trials import ProsecutionsEnded
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import SHEETS, all_say, meeting, play_on, say
from tests.games.carthage.ahead.test_senate_docket import ELECTION
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, away, office
from tests.games.carthage.test_rc9_2_committee import TREASURER, in_office, vacant
from tests.games.carthage.trials import corrupt, major, rated

PROGRAMME, DOCKET, ACCUSATIONS = "senate.programme", "senate.docket", "senate.accusations"
CENSOR, END = "censor-of-morals", "senate.prosecutions"


def election(*changes: Change, seat: str = TREASURER, name: str = "fam-carthalo") -> Play:
    """The State Treasurer, or another, is to be elected; Bomilcar (diamond) can be charged; diamond presides."""
    play = meeting("senate.committee", in_office, vacant(seat), major(9), *changes)
    motion = {"kind": "committee", "terms": {seat: name}}
    say(play, "diamond", PROGRAMME, motions=[[motion]], end="ask")
    return play


def carried(play: Play) -> None:
    """All vote for the programme."""
    for one in play.awaited():
        if one.kind == DOCKET:
            sheets = {place: {**sheet, "voice": "for"} for place, sheet in one.lapse["sheets"].items()}
            say(play, one.seat, DOCKET, sheets=sheets)
    play_on(play)


@clause("RC-9.3")
def test_the_censor_is_asked_beside_the_vote_on_the_committee() -> None:
    play = election(office(8, CENSOR))
    assert play.asked(ACCUSATIONS) == [("square", ACCUSATIONS)]
    assert len(play.asked(DOCKET)) == 3


@clause("RC-9.3")
def test_where_there_is_no_censor_all_are_asked_who_are_named() -> None:
    play = election(seat=CENSOR)
    assert play.asked(ACCUSATIONS) == [("circle", ACCUSATIONS)]


@clause("RC-9.3.2")
def test_nobody_is_asked_if_nobody_can_be_charged() -> None:
    play = meeting("senate.committee", in_office, vacant(TREASURER), office(8, CENSOR))
    say(play, "diamond", PROGRAMME, motions=[[{"kind": "committee", "terms": {TREASURER: "fam-carthalo"}}]], end="ask")
    assert play.asked(ACCUSATIONS) == []


@clause("RC-9.3", "RC-9.3.12")
def test_who_accuses_nobody_is_not_asked_again() -> None:
    play = election(office(8, CENSOR))
    play.answer("square", ACCUSATIONS, [])
    carried(play)
    assert play.saw(ProsecutionsEnded)
    assert play.asked() == [("diamond", PROGRAMME)]


@clause("RC-9.3")
@pytest.mark.parametrize("said", [True, False])
def test_who_would_be_asked_or_has_said_nothing_is_asked_then(said: bool) -> None:
    play = election(office(8, CENSOR))
    if said:
        play.answer("square", ACCUSATIONS, ["ask"])
    carried(play)
    assert play.asked() == [("square", "senate.prosecutions")]
    assert play.options("square", "senate.trial")["accused"] == ["fam-bomilcar"]


@clause("RC-9.3")
def test_until_the_prosecutions_begin_it_may_be_changed() -> None:
    play = election(office(8, CENSOR))
    play.answer("square", ACCUSATIONS, [])
    play.answer("square", ACCUSATIONS, ["ask"])
    carried(play)
    assert play.asked() == [("square", "senate.prosecutions")]


# Accusing


BOMILCAR, MALCHUS = "accuse-major.fam-bomilcar", "accuse-corruption.fam-malchus"


def accused(play: Play, *names: str) -> Play:
    """Square's Censor has said whom he accuses, and all have voted on the Committee."""
    play.answer("square", ACCUSATIONS, list(names))
    carried(play)
    return play


def trials(play: Play) -> list[tuple[Any, Any, Any]]:
    terms = [one.terms for one in play.saw(Proposed) if one.kind == "trial"]
    return [(one["accused"], one["charge"], one["prosecutor"]) for one in terms]


@clause("RC-9.3", "RC-9.3.2")
def test_whom_he_accuses_is_tried_at_once_prosecuted_by_his_own_foremost_senator() -> None:
    play = accused(election(office(8, CENSOR), rated(12, influence=9)), BOMILCAR)
    assert trials(play) == [("fam-bomilcar", "major", "fam-malchus")]
    assert {kind for _, kind in play.asked()} == {SHEETS}
    all_say(play)
    play_on(play)
    assert play.saw(ProsecutionsEnded)


@clause("RC-9.3")
def test_of_several_those_are_tried_that_the_rules_allow() -> None:
    """One major or two minor prosecutions: after one that is major there is no other."""
    play = accused(election(office(8, CENSOR), corrupt(12, "coastal-spain")), BOMILCAR, MALCHUS)
    assert [one[0] for one in trials(play)] == ["fam-bomilcar"]
    all_say(play)
    play_on(play)
    assert not trials(play)
    assert play.saw(ProsecutionsEnded)


MINOR = office(8, CENSOR), corrupt(12, "coastal-spain"), corrupt(9, "sardinia-corsica")
CORRUPT_BOMILCAR = "accuse-corruption.fam-bomilcar"


@clause("RC-9.3")
def test_two_minor_ones_are_tried_one_after_the_other() -> None:
    play = accused(election(*MINOR), CORRUPT_BOMILCAR, MALCHUS)
    for name in ("fam-bomilcar", "fam-malchus"):
        assert trials(play)[-1][0] == name
        all_say(play)
        play_on(play)
    assert play.saw(ProsecutionsEnded)


@clause("RC-9.3")
def test_who_wishes_to_is_asked_after_that() -> None:
    play = accused(election(*MINOR), CORRUPT_BOMILCAR, "ask")
    all_say(play)
    play_on(play)
    assert play.asked() == [("square", END)]
    assert play.options("square", "senate.trial")["accused"] == ["fam-malchus"]


@clause("RC-9.3.2")
def test_who_is_gone_is_passed_over() -> None:
    play = election(office(8, CENSOR), corrupt(12, "coastal-spain"))
    play.answer("square", ACCUSATIONS, [BOMILCAR, MALCHUS])
    away(9)(play.g)
    play.table.stir()
    carried(play)
    assert [one[0] for one in trials(play)] == ["fam-malchus"]


@clause("RC-9.3.2")
def test_with_nobody_of_his_own_to_prosecute_he_is_asked() -> None:
    play = accused(election(office(8, CENSOR), away(12), away(4)), BOMILCAR)
    assert play.asked() == [("square", END)]


@clause("RC-9.3")
def test_a_censor_who_stays_in_office_is_asked_beside_the_vote_on_the_suffetes_already() -> None:
    play = meeting("senate.suffetes", office(8, CENSOR), major(9))
    say(play, "diamond", PROGRAMME, motions=ELECTION, end="ask")
    assert play.asked(ACCUSATIONS) == [("square", ACCUSATIONS)]


@clause("RC-9.2", "RC-9.3")
def test_a_censor_whose_term_has_run_out_is_not() -> None:
    play = meeting("senate.suffetes", office(8, CENSOR), term_over, major(9))
    say(play, "diamond", PROGRAMME, motions=ELECTION, end="ask")
    assert play.asked(ACCUSATIONS) == []


@clause("RC-9.3a")
def test_in_turn_1_nobody_is_accused_for_an_office() -> None:
    assert election(office(8, CENSOR), in_turn_1).asked(ACCUSATIONS) == []


def in_turn_1(g: Carthage) -> None:
    g.turn = 1


def term_over(g: Carthage) -> None:
    g.committee[CENSOR].term = 0
