"""RC-9.0 asked ahead: what was said of a motion holds until it is put; who has said nothing of it is asked anew."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from games.carthage.pieces import Senator
from games.carthage.senate.events import LawEnacted
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.senate.events import MotionFell, Proposed, SenateAdjourned, VoteClosed
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import meeting, play_on, say
from tests.games.carthage.ahead.test_senate_docket import (
    DOCKET,
    LAW,
    OUTCRY,
    PROGRAMME,
    TWO,
    composed,
    marks_of,
    minor,
    on,
    others_lapse,
    put,
    voices,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away

OTHERS = ("triangle", "circle", "square")
A, B = TWO
C = [minor("Praise for Gisco")]
NEXT = "fam-carthalo"


def all_for(play: Play, *places: str) -> None:
    """All others vote for the motions at these places."""
    for seat in OTHERS:
        on(play, seat, **{f"m{place}": {"voice": "for"} for place in places})


def changed(play: Play, *motions: Any, end: str = "adjourn") -> None:
    """Diamond changes the programme."""
    say(play, "diamond", PROGRAMME, motions=list(motions), end=end)


def lapse_of(play: Play, seat: str) -> dict[str, str]:
    """What counts for each motion, by its place, if a seat says nothing more."""
    sheets = play.decision(seat, DOCKET).lapse["sheets"]
    return {place: sheets[mark]["voice"] for place, mark in marks_of(play, seat).items() if mark in sheets}


@clause("RC-9.0.6")
def test_of_a_motion_that_is_added_all_are_asked_who_have_said_nothing_of_it() -> None:
    play = composed([A])
    on(play, "circle", m1={"voice": "for"})
    changed(play, A, B)
    assert play.asked() == [(seat, DOCKET) for seat in OTHERS]
    assert lapse_of(play, "circle") == {"1": "for", "2": "abstain"}


@clause("RC-9.0.6")
def test_a_motion_that_is_withdrawn_needs_no_answer_from_anybody() -> None:
    play = composed([A, B])
    on(play, "circle", m1={"voice": "for"})
    changed(play, A)
    assert play.asked() == [("triangle", DOCKET), ("square", DOCKET)]


@clause("RC-9.0.6")
def test_in_another_order_all_that_was_said_holds() -> None:
    play = composed([A, B])
    on(play, "circle", m1={"voice": "for"}, m2={"voice": "against"})
    changed(play, B, A)
    for seat in ("square", "triangle"):
        on(play, seat)
    play_on(play)
    assert (voices(play, 1, "circle"), voices(play, 2, "circle")) == ({"against"}, {"for"})


@clause("RC-9.0.6")
def test_what_was_said_of_the_same_motions_is_proposed_and_counts_for_who_says_no_more() -> None:
    play = composed([A, B])
    on(play, "circle", m1={"voice": "for"}, m2={"voice": "against"})
    changed(play, C, B)
    card = play.table.proposal(play.decision("circle", DOCKET).key)
    mark = marks_of(play, "circle")["2"]
    assert card["sheets"][mark]["voice"] == "against"
    assert lapse_of(play, "circle") == {"1": "abstain", "2": "against"}
    others_lapse(play)
    play_on(play)
    assert voices(play, 2, "circle") == {"against"}


@clause("RC-9.0.9")
def test_a_condition_on_a_motion_that_was_withdrawn_counts_as_not_passed() -> None:
    play = composed([A, B])
    on(play, "circle", m2={"voice": "for", "given": "1", "fate": "failed"})
    on(play, "square", m2={"voice": "for", "given": "1", "fate": "passed", "other": "against"})
    changed(play, B)
    on(play, "triangle")
    play_on(play)
    assert (voices(play, 1, "circle"), voices(play, 1, "square")) == ({"for"}, {"against"})


@clause("RC-9.0.9")
def test_where_more_is_asked_a_condition_that_is_gone_is_not_proposed_any_more() -> None:
    play = composed([A, B])
    on(play, "square", m2={"voice": "for", "given": "1", "fate": "passed", "other": "against"})
    changed(play, B, C)
    assert lapse_of(play, "square") == {"1": "against", "2": "abstain"}


@clause("RC-9.0.9")
def test_what_is_named_twice_does_not_hang_on_itself() -> None:
    play = composed([A, B, A])
    mark = marks_of(play, "circle")["1"]
    assert mark not in play.options("circle", DOCKET)["sheets"][mark]["given"]


@clause("RC-9.0.8")
def test_what_has_passed_is_enough_though_its_fallback_was_voted_down_elsewhere() -> None:
    play = composed([[*C, *A], A, B])
    for seat in OTHERS:
        on(play, seat, m1={"voice": "for"}, m1_1={"voice": "against"}, m3={"voice": "for"})
    play_on(play)
    assert [one.passed for one in play.saw(VoteClosed)] == [True, False, True]
    assert play.saw(SenateAdjourned)


# While a motion is voted on


def voting(*motions: Any, end: str = "adjourn") -> Play:
    """The first motion is voted on, and circle would rather be called for it."""
    play = composed(list(motions), end=end)
    on(play, "circle", m1={"voice": "ask"})
    others_lapse(play)
    play_on(play)
    assert play.asked() == [("circle", "senate.vote")]
    return play


@clause("RC-9.0.6")
def test_while_a_motion_is_voted_on_the_next_may_be_withdrawn_or_another_added() -> None:
    play = voting(A, B)
    changed(play, A)
    assert play.asked() == [("circle", "senate.vote")]
    changed(play, A, C)
    assert play.asked() == [*((seat, DOCKET) for seat in OTHERS), ("circle", "senate.vote")]


@clause("RC-9.0.6", "RC-9.0.9")
def test_what_is_voted_on_does_not_wait_for_who_is_asked_of_the_next_motion() -> None:
    play = voting(A, B)
    changed(play, A, C)
    play.lapse("circle", "senate.vote")
    play_on(play)
    assert len(play.saw(VoteClosed)) == 1
    assert not play.saw(Proposed)
    others_lapse(play)
    play_on(play)
    assert [one.terms["text"] for one in play.saw(Proposed)] == ["Praise for Gisco"]
    assert play.saw(SenateAdjourned)


@clause("RC-9.0.6")
@pytest.mark.parametrize("motions", [(B,), (), (B, A), ([*B, *A],), ([*C], B)])
def test_what_has_been_put_is_neither_changed_nor_withdrawn(motions: Sequence[Any]) -> None:
    play = voting(A, B)
    before = play.table.plans
    with pytest.raises(IllegalAnswer) as refused:
        changed(play, *motions)
    assert (refused.value.reason, refused.value.about["clause"]) == ("senate.being-put", "RC-9.0.6")
    assert play.table.plans == before


@clause("RC-9.0.6", "RC-9.0.7")
def test_what_the_rules_forbid_is_refused_as_ever_while_a_motion_is_voted_on() -> None:
    play = voting(A, B)
    forbidden = [{"kind": "tax", "terms": {"rate": "20", "sponsor": "none", "cosponsor": "none"}}]
    with pytest.raises(IllegalAnswer) as refused:
        changed(play, A, forbidden)
    assert refused.value.reason == "senate.two-sponsors"


@clause("RC-9.0.6")
def test_a_fallback_may_be_named_while_its_motion_is_voted_on() -> None:
    pairs = [{"kind": "suffetes", "terms": {"first": "fam-bomilcar", "second": two}} for two in ("fam-malchus", NEXT)]
    play = composed([pairs[:1]], step="senate.suffetes", end="ask")
    for seat in OTHERS:
        on(play, seat, m1={"voice": "ask" if seat == "square" else "against"})
    play_on(play)
    changed(play, pairs, end="ask")
    for seat in OTHERS:
        on(play, seat, m1_1={"voice": "for"})
    lapse = play.decision("square", "senate.vote").lapse
    play.answer(
        "square", "senate.vote", {name: "against" if said == "abstain" else said for name, said in lapse.items()}
    )
    play_on(play)
    assert [one.passed for one in play.saw(VoteClosed)] == [False, True]


@clause("RC-9.0.6")
def test_any_programme_at_random_keeps_what_has_been_put() -> None:
    play = voting(A, B)
    found = [play.decision("diamond", PROGRAMME).choice.sample(random.Random(seed)) for seed in range(20)]
    assert all(one["motions"][0] == A for one in found)
    assert {len(one["motions"]) for one in found} == {1, 2, 3}


@clause("RC-9.0.6")
def test_who_says_nothing_more_leaves_his_programme_as_it_is() -> None:
    play = voting(A, B)
    lapse = play.decision("diamond", PROGRAMME).lapse
    assert lapse["motions"] == [A, B]
    play.answer("diamond", PROGRAMME, lapse)
    assert play.asked() == [("circle", "senate.vote")]


# Cards, and who presides
@clause("RC-9.0.15")
def test_a_veto_on_one_motion_changes_nothing_that_was_said_of_the_next() -> None:
    play = composed(TWO, holds("square", OUTCRY))
    on(play, "square", m1={"veto": "now"}, m2={"voice": "for"})
    others_lapse(play)
    play_on(play)
    assert play.saw(MotionFell)[0].fate == "vetoed"
    assert put(play) == [("minor", 1), ("minor", 2)]
    assert voices(play, 2, "square") == {"for"}
    assert play.saw(SenateAdjourned)


@clause("RC-9.7.1")
def test_a_law_changes_nothing_that_was_said() -> None:
    play = composed(TWO, holds("square", LAW))
    on(play, "circle", m1={"voice": "for"})
    play.answer("square", "senate.law", LAW)
    assert play.saw(LawEnacted)
    assert play.asked() == [("triangle", DOCKET), ("square", DOCKET)]


@clause("RC-9.0.13")
def test_who_presides_next_puts_the_same_motion_and_only_who_has_said_nothing_of_it_is_asked() -> None:
    """Mago is diamond's only Senator in Carthage; he steps down after the first motion."""
    tax = [{"kind": "tax", "terms": {"rate": "0", "sponsor": "none", "cosponsor": "none"}}]
    play = meeting("senate.business", away(5), away(9))
    say(play, "diamond", PROGRAMME, motions=[tax, B], end="adjourn", rebuke="step-down")
    all_for(play, "2")
    play_on(play)
    (following,) = [seat for seat, _ in play.asked(PROGRAMME)]
    say(play, following, PROGRAMME, motions=[B], end="adjourn")
    assert play.asked() == [("diamond", DOCKET)]


@clause("RC-9.0.9")
def test_who_had_nobody_to_vote_and_has_now_is_asked_anew() -> None:
    def gone(g: Carthage) -> None:
        for one in circle(g):
            one.place = "captive"

    play = composed(TWO, holds("circle", OUTCRY), gone)
    on(play, "circle")
    assert ("circle", DOCKET) not in play.asked()
    circle(play.g)[0].place = "carthage"
    play.table.stir()
    assert ("circle", DOCKET) in play.asked()


def circle(g: Carthage) -> list[Senator]:
    return [one for one in g.senators.values() if one.faction == "circle"]
