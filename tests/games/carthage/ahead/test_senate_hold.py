"""RC-9.0.16 asked ahead: a pause between the motions of a programme, for who wishes one."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat, Window
from games.republic.senate.events import MotionFell, Proposed, SenateAdjourned
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import all_say, play_on, say
from tests.games.carthage.ahead.test_senate_anew import OTHERS, A, B, C, changed
from tests.games.carthage.ahead.test_senate_docket import (
    DOCKET,
    ELECTION,
    LAW,
    OUTCRY,
    composed,
    marks_of,
    on,
    others_lapse,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play

PAUSE = "senate.pause"
ALL = {(seat, PAUSE) for seat in (*OTHERS, "diamond")}


def held(play: Play, *seats: str, after: str = "1") -> Play:
    """These seats wish a pause after a motion, or at the end; the others none, and all that can be played is played."""
    for seat in seats:
        on(play, seat, hold=marks_of(play, seat).get(after, after))
    others_lapse(play)
    play_on(play)
    return play


def gone_on(play: Play) -> None:
    """All say that it may go on."""
    all_say_on(play)
    play_on(play)


def all_say_on(play: Play) -> None:
    for one in play.awaited():
        if one.kind == PAUSE:
            play.answer(one.seat, PAUSE, "go-on")


def proposed(play: Play) -> list[str]:
    return [one.terms["text"] for one in play.saw(Proposed)]


@clause("RC-9.0.16")
def test_by_default_there_is_no_pause() -> None:
    play = held(composed([A, B]))
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16")
def test_after_the_motion_all_have_a_quarter_of_the_time_who_presides_too() -> None:
    play = held(composed([A, B]), "circle")
    assert set(play.asked()) == ALL
    asked = [one for one in play.awaited() if one.kind == PAUSE]
    assert {(one.window, one.lapse, one.hidden, one.personal) for one in asked} == {(Window.PAUSE, "go-on", True, True)}
    assert {tuple(one.about.items()) for one in asked} == {(("turn", 1), ("part", "business"), ("after", 1))}
    assert proposed(play) == ["Praise for Mago"]


@clause("RC-9.0.16")
def test_it_goes_on_as_soon_as_all_have_said_so() -> None:
    play = held(composed([A, B]), "circle")
    for seat in ("diamond", "triangle", "square"):
        play.answer(seat, PAUSE, "go-on")
    assert play_on(play) == []
    play.answer("circle", PAUSE, "go-on")
    play_on(play)
    assert proposed(play) == ["Praise for Hanno"]
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16")
def test_who_says_nothing_lets_it_go_on() -> None:
    play = held(composed([A, B]), "circle")
    for seat, _ in ALL:
        play.lapse(seat, PAUSE)
    play_on(play)
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16")
def test_several_at_one_place_are_one() -> None:
    play = held(composed([A, B]), "circle", "square", "triangle")
    gone_on(play)
    assert play.asked(PAUSE) == []
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16", "RC-9.0.20")
def test_before_the_adjournment() -> None:
    play = held(composed([A, B]), "circle", after="end")
    assert proposed(play) == ["Praise for Mago", "Praise for Hanno"]
    assert not play.saw(SenateAdjourned)
    assert set(play.asked()) == ALL
    gone_on(play)
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16")
def test_it_comes_after_the_fallbacks_of_its_motion() -> None:
    play = composed([[*A, *C], B])
    on(play, "circle", m1={"voice": "against"}, m1_1={"voice": "for"}, hold=marks_of(play, "circle")["1"])
    for seat in ("square", "triangle"):
        on(play, seat, m1={"voice": "against"})
    play_on(play)
    assert proposed(play) == ["Praise for Mago", "Praise for Gisco"]
    assert set(play.asked()) == ALL


@clause("RC-9.0.16")
def test_where_no_adjournment_can_come_none_is_offered() -> None:
    play = composed(ELECTION, step="senate.suffetes", end="ask")
    assert "end" not in play.options("circle", DOCKET)["hold"]


# What may be done meanwhile


@clause("RC-9.0.16", "RC-9.0.9")
def test_meanwhile_sheets_and_what_is_not_put_may_be_changed() -> None:
    play = held(composed([A, B]), "circle")
    on(play, "circle", m2={"voice": "for"})
    changed(play, A, B, C)
    for seat in OTHERS:
        on(play, seat)
    assert set(play.asked()) == ALL
    gone_on(play)
    assert proposed(play) == ["Praise for Hanno", "Praise for Gisco"]


@clause("RC-9.0.16")
def test_meanwhile_a_proposal_may_be_forced_and_then_the_pause_goes_on_for_who_has_not_ended_it() -> None:
    play = held(composed([A, B], holds("square", OUTCRY)), "square")
    play.answer("diamond", PAUSE, "go-on")
    play.answer("square", "senate.minor", {"text": "Blame on Mago"}, forced=1)
    assert play.asked(PAUSE) == []
    all_say(play)
    play_on(play)
    assert set(play.asked()) == ALL - {("diamond", PAUSE)}
    gone_on(play)
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16", "RC-9.7.1")
def test_meanwhile_a_law_may_be_played() -> None:
    play = held(composed([A, B], holds("square", LAW)), "square")
    play.answer("square", "senate.law", LAW)
    assert set(play.asked()) == ALL


# One each


@clause("RC-9.0.16")
def test_each_has_one_in_a_session_and_a_second_is_refused() -> None:
    play = held(composed([A, B, C]), "circle")
    mark = marks_of(play, "circle")["2"]
    for wrong in (mark, "end"):
        with pytest.raises(IllegalAnswer):
            on(play, "circle", hold=wrong)
    gone_on_to_ask(play)
    with pytest.raises(IllegalAnswer) as refused:
        on(play, "circle", hold=marks_of(play, "circle")["3"])
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.held-up", "RC-9.0.16")
    on(play, "square", hold=marks_of(play, "square")["3"])


def gone_on_to_ask(play: Play) -> None:
    """It goes on, and stops at a vote that somebody is asked for."""
    on(play, "triangle", m2={"voice": "ask"})
    gone_on(play)
    assert play.asked() == [("triangle", "senate.vote")]


@clause("RC-9.0.16")
def test_who_has_had_none_may_still_wish_one_later_in_the_session() -> None:
    play = held(composed([A, B, C]), "circle")
    on(play, "square", hold="end")
    gone_on(play)
    assert set(play.asked()) == ALL
    gone_on(play)
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16")
def test_what_he_says_of_motions_does_not_end_his_own_pause() -> None:
    play = held(composed([A, B]), "circle")
    lapse = play.decision("circle", DOCKET).lapse
    assert play.options("circle", DOCKET)["hold"] == [lapse["hold"]]
    say(play, "circle", DOCKET)
    assert set(play.asked()) == ALL


@clause("RC-9.0.16")
def test_a_pause_after_a_motion_that_is_withdrawn_does_not_come() -> None:
    play = composed([A, B])
    on(play, "circle", hold=marks_of(play, "circle")["2"])
    changed(play, A)
    others_lapse(play)
    play_on(play)
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16")
def test_a_motion_that_was_vetoed_is_over_too() -> None:
    play = composed([A, B], holds("square", OUTCRY))
    on(play, "square", m1={"veto": "now"}, hold=marks_of(play, "square")["1"])
    others_lapse(play)
    play_on(play)
    assert play.saw(MotionFell)
    assert set(play.asked()) == ALL


@clause("RC-9.0.16")
def test_it_comes_where_a_motion_was_moved_to() -> None:
    play = composed([A, B])
    on(play, "circle", hold=marks_of(play, "circle")["1"])
    changed(play, B, A)
    others_lapse(play)
    play_on(play)
    assert proposed(play) == ["Praise for Hanno", "Praise for Mago"]
    assert set(play.asked()) == ALL
    assert {one.about["after"] for one in play.awaited()} == {2}


# Hidden


@clause("RC-9.0.16")
@pytest.mark.parametrize(("seat", "others"), [("diamond", ("circle", "square")), ("square", ("circle", "triangle"))])
def test_nobody_can_tell_who_wished_it(seat: str, others: tuple[str, str]) -> None:
    one, other = (seen_by(held(composed([A, B]), wisher), seat) for wisher in others)
    assert one == other


def seen_by(play: Play, seat: str) -> Any:
    """What a seat sees, is asked and has been told."""
    own = [(one.decision, one.offered, one.proposal) for one in play.table.open.values() if one.decision.seat == seat]
    asked = [(posted.key, posted.about, posted.lapse, offered, said) for posted, offered, said in own]
    return play.table.view(Seat(seat)), asked, play.told


def test_after_a_rewind_the_pause_comes_again_and_may_be_wished_anew() -> None:
    play = held(composed([A, B]), "circle")
    all_say_on(play)
    drafts = [plan.since(1) for plan in play.table.plans if plan.kind == PAUSE]
    rest = [plan for plan in play.table.plans if plan.kind != PAUSE]
    play.table.plan_ahead([*rest, *drafts])
    assert set(play.asked()) == ALL
    assert play.options("circle", DOCKET)["hold"] == [marks_of(play, "circle")["1"]]


@clause("RC-9.0.16")
def test_who_has_had_his_pause_at_the_end_has_none_at_another_end() -> None:
    play = held(composed([A], end="ask"), "circle", after="end")
    gone_on(play)
    changed(play, A, B)
    others_lapse(play)
    play_on(play)
    assert proposed(play) == ["Praise for Hanno"]
    assert play.asked(PAUSE) == []
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.16", "RC-9.0.20")
def test_where_the_floor_goes_on_nothing_ends() -> None:
    play = held(composed([A], end="go-on"), "circle", after="end")
    assert play.asked(PAUSE) == []
