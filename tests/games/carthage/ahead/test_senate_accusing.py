"""RC-9.3 asked ahead: whether the Censor will accuse anybody, said beside the vote on the Committee."""

from __future__ import annotations

import pytest

from games.republic.senate.events_trials import ProsecutionsEnded
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import meeting, play_on, say
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, office
from tests.games.carthage.test_rc9_2_committee import TREASURER, in_office, vacant
from tests.games.carthage.trials import major

PROGRAMME, DOCKET, ACCUSATIONS = "senate.programme", "senate.docket", "senate.accusations"
CENSOR = "censor-of-morals"


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
    play.answer("square", ACCUSATIONS, "none")
    carried(play)
    assert play.saw(ProsecutionsEnded)
    assert play.asked() == [("diamond", PROGRAMME)]


@clause("RC-9.3")
@pytest.mark.parametrize("said", [True, False])
def test_who_would_be_asked_or_has_said_nothing_is_asked_then(said: bool) -> None:
    play = election(office(8, CENSOR))
    if said:
        play.answer("square", ACCUSATIONS, "ask")
    carried(play)
    assert play.asked() == [("square", "senate.prosecutions")]
    assert play.options("square", "senate.trial")["accused"] == ["fam-bomilcar"]


@clause("RC-9.3")
def test_until_the_prosecutions_begin_it_may_be_changed() -> None:
    play = election(office(8, CENSOR))
    play.answer("square", ACCUSATIONS, "none")
    play.answer("square", ACCUSATIONS, "ask")
    carried(play)
    assert play.asked() == [("square", "senate.prosecutions")]
