"""RC-9.0.11 asked ahead: what has become of a motion of a programme is known by its number, not by its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.kernel import Plan, Use
from games.republic.senate.events import MotionFell, SenateAdjourned, VoteClosed
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import all_say, play_on
from tests.games.carthage.ahead.test_senate_docket import OUTCRY, PROGRAMME, composed, minor, on, put, voices
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play

OTHERS = ("triangle", "circle", "square")
A, B, C = ([minor(f"Praise for {name}")] for name in ("Mago", "Hanno", "Gisco"))
PAIRS = [("fam-carthalo", "fam-malchus"), ("fam-bomilcar", "fam-malchus")]
ELECTION = [{"kind": "suffetes", "terms": {"first": one, "second": other}} for one, other in PAIRS]


def closed(play: Play) -> list[tuple[int, bool]]:
    return [(one.number, one.passed) for one in play.saw(VoteClosed)]


def voting(*motions: Any, **third: Any) -> Play:
    """The first passes; the second is voted on, and circle has still to vote. `third`: what triangle says of C."""
    play = composed(list(motions), holds("square", OUTCRY))
    for seat in OTHERS:
        more = {"m3": third} if third and seat == "triangle" else {}
        on(play, seat, m1={"voice": "for"}, m2={"voice": "ask" if seat == "circle" else "abstain"}, **more)
    play_on(play)
    assert closed(play) == [(1, True)]
    return play


def rejected_elsewhere(play: Play) -> None:
    """Square claims the next proposal: the first once more, which all reject."""
    play.answer("square", "senate.claim", OUTCRY)
    play.lapse("circle", "senate.vote")
    play_on(play)
    play.answer("square", "senate.minor", A[0]["terms"], forced=1)
    all_say(play, voice="against")
    play_on(play)
    assert closed(play)[0] == (3, False)


@clause("RC-9.0.11", "RC-9.0.8")
def test_what_has_passed_stays_so_though_the_same_is_voted_down_when_another_proposes_it() -> None:
    play = voting([*A, *C], B)
    rejected_elsewhere(play)
    assert put(play) == []
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.9", "RC-9.0.11")
def test_what_hangs_on_its_having_passed_counts_all_the_same() -> None:
    play = voting(A, B, C, voice="against", given="1", fate="passed", other="for")
    rejected_elsewhere(play)
    assert voices(play, 4, "triangle") == {"against"}


@clause("RC-9.0.15")
def test_what_was_vetoed_has_not_passed() -> None:
    play = composed([[*A, *B], C], holds("square", OUTCRY))
    on(play, "triangle", m2={"voice": "against", "given": "1", "fate": "failed", "other": "for"})
    on(play, "circle")
    on(play, "square", m1={"veto": "now"}, m1_1={"veto": "never"})
    play_on(play)
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]
    assert put(play) == [("minor", 1), ("minor", 2), ("minor", 3)]
    assert voices(play, 3, "triangle") == {"against"}


def nominated(*motions: Any, **said: Any) -> Play:
    """Diamond nominates pairs, triangle would rather be called for the first, and its assassin kills a nominee."""
    play = composed(list(motions), step="senate.suffetes", end="ask", dice={"assassination": [6]})
    for seat in OTHERS:
        on(play, seat, **{"m1": {"voice": "ask" if seat == "triangle" else "for"}, **said})
    play_on(play)
    play.answer("triangle", "senate.assassinate", {"assassin": "fam-adherbal", "victim": "fam-carthalo", "cards": 0})
    assert play.saw(MotionFell) == [MotionFell(1, "suffetes", "cancelled")]
    play_on(play)
    return play


@clause("RC-9.8.7", "RC-9.0.11")
def test_a_nomination_that_is_cancelled_gives_way_to_the_next() -> None:
    play = nominated(ELECTION, m1_1={"voice": "for"})
    assert closed(play) == [(2, True)]


@clause("RC-9.8.7", "RC-9.0.9")
def test_what_hangs_on_a_nomination_that_is_cancelled_counts_as_if_it_had_not_passed() -> None:
    hung = {"voice": "for", "given": "1", "fate": "passed", "other": "against"}
    play = nominated(*([one] for one in ELECTION), m2=hung)
    assert voices(play, 2, "circle") == {"against"}


@clause("RC-9.0.11")
def test_of_a_vote_that_was_retaken_what_was_noted_last_counts() -> None:
    play = voting([*A, *C], B)
    programme = next(one for one in play.table.plans if one.kind == PROGRAMME)
    vote = replace(programme, uses=(*programme.uses, Use(play.table.head, "senate.vote", "1=failed")))
    assert after(play, vote) == [("minor", 3)]
    again = replace(vote, uses=(*vote.uses, Use(play.table.head, "senate.vote", "1=passed")))
    assert after(voting([*A, *C], B), again) == []


def after(play: Play, programme: Plan) -> list[tuple[str, int]]:
    """What is put after the second motion, if this is what the programme has noted."""
    play.table.plan_ahead([one for one in play.table.plans if one.kind != PROGRAMME] + [programme])
    play.lapse("circle", "senate.vote")
    play_on(play)
    return put(play)


@clause("RC-9.0.11")
def test_a_motion_of_which_an_older_program_noted_its_words_counts_as_passed() -> None:
    play = voting([*A, *C], B)
    programme = next(one for one in play.table.plans if one.kind == PROGRAMME)
    uses = [replace(use, note=f"{use.note}|minor:a=b") for use in programme.uses if "|" in use.note]
    assert after(play, replace(programme, uses=tuple(uses))) == []
