"""RC-9.4 to 9.7 asked ahead: Governors and other business have one programme and one docket."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.events_elections import GovernorElected
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.senate.events import Proposed, SenateAdjourned, VoteClosed, VotesDeclared
from tests.clauses import clause
from tests.games.carthage.ahead.senate_helpers import meeting, play_on, say
from tests.games.carthage.ahead.test_senate_docket import (
    DOCKET,
    PROGRAMME,
    TAX,
    composed,
    minor,
    on,
    put,
    voices,
)
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away
from tests.games.carthage.test_rc9_4_governors import SARDINIA, SPAIN, TUNISIA, elected_now, vacant

OTHERS = ("triangle", "circle", "square")
STEP = "senate.governors"
SENDING = {"kind": "governors", "terms": {TUNISIA: "fam-malchus"}}
INSTEAD = {"kind": "governors", "terms": {TUNISIA: "fam-carthalo"}}
NONE_TO_RECALL = elected_now(SPAIN, SARDINIA)


def elected(g: Carthage) -> None:
    """The Suffetes of the turn are in office."""
    g.senate.elected = True


def both(motions: list[Any], *changes: Any, end: str = "adjourn", **parts: Any) -> Play:
    """Tunisia waits for a Governor, and diamond has said what he proposes of that and of the rest."""
    play = meeting(STEP, vacant(TUNISIA), NONE_TO_RECALL, elected, *changes)
    say(play, "diamond", PROGRAMME, motions=motions, end=end, **parts)
    return play


def all_vote(play: Play, **sheets: Any) -> None:
    for seat in OTHERS:
        on(play, seat, **sheets)


@clause("RC-9.0.2", "RC-9.4.2")
def test_one_programme_and_one_docket_are_enough_for_both() -> None:
    play = both([[SENDING], [minor("Praise")]])
    assert play.asked() == [(seat, DOCKET) for seat in OTHERS]
    all_vote(play, m1={"voice": "for"}, m2={"voice": "for"})
    play_on(play)
    assert put(play) == [("governors", 1), ("minor", 2)]
    assert play.saw(GovernorElected)
    assert play.saw(SenateAdjourned)
    assert play.asked(PROGRAMME) == play.asked(DOCKET) == []


@clause("RC-9.4.3")
def test_with_no_province_in_the_forum_it_goes_on_to_other_business_by_itself() -> None:
    play = composed([[TAX]], elected, step=STEP)
    all_vote(play, m1={"voice": "for"})
    done = play_on(play)
    assert done[0] == ("diamond", "senate.floor")
    assert put(play) == [("tax", 1)]
    assert play.saw(SenateAdjourned)


@clause("RC-9.4", "RC-9.0.20")
def test_as_long_as_a_province_waits_he_is_asked_before_he_goes_on() -> None:
    """If all let the floor pass now the Senate would be adjourned."""
    play = both([[SENDING], [minor("Praise")]])
    all_vote(play, m1={"voice": "against"}, m2={"voice": "for"})
    play_on(play)
    assert [one.passed for one in play.saw(VoteClosed)] == [False]
    assert play.asked() == [("diamond", PROGRAMME)]
    say(play, "diamond", PROGRAMME, motions=[[SENDING], [INSTEAD], [minor("Praise")]], end="adjourn")
    assert play.asked() == [(seat, DOCKET) for seat in OTHERS]
    all_vote(play, m2={"voice": "for"}, m3={"voice": "for"})
    play_on(play)
    assert put(play) == [("governors", 2), ("minor", 3)]


@clause("RC-9.0.8", "RC-9.4")
def test_who_is_voted_down_gives_way_to_another_and_then_comes_other_business() -> None:
    play = both([[SENDING, INSTEAD], [minor("Praise")]])
    all_vote(play, m1={"voice": "against"}, m1_1={"voice": "for"}, m2={"voice": "for"})
    play_on(play)
    assert put(play) == [("governors", 1), ("governors", 2), ("minor", 3)]
    assert [one.senator for one in play.saw(GovernorElected)] == ["fam-carthalo"]


@clause("RC-9.0.9", "RC-9.4.2")
def test_who_has_left_as_governor_votes_no_more() -> None:
    play = both([[SENDING], [minor("Praise")]])
    all_vote(play, m1={"voice": "for"}, m2={"voice": "for"})
    play_on(play)
    voted = {
        number: {name for one in play.saw(VotesDeclared) if one.number == number for name in one.voices}
        for number in (1, 2)
    }
    assert voted[1] - voted[2] == {"fam-malchus"}


@clause("RC-9.0.9")
@pytest.mark.parametrize(("first", "second"), [("for", "for"), ("against", "abstain")])
def test_a_sheet_of_other_business_may_depend_on_who_was_sent(first: str, second: str) -> None:
    play = both([[SENDING, INSTEAD], [minor("Praise")]])
    on(play, "circle", m1={"voice": first}, m1_1={"voice": "for"}, m2={"voice": "for", "given": "1", "fate": "passed"})
    for seat in ("triangle", "square"):
        on(play, seat, m1={"voice": first}, m1_1={"voice": "for"})
    play_on(play)
    assert voices(play, put(play)[-1][1], "circle") == {second}


@clause("RC-9.0.2")
@pytest.mark.parametrize("motions", [[[TAX], [SENDING]], [[SENDING, TAX]], [[TAX, SENDING]]])
def test_governors_come_first_and_nothing_else_in_their_place(motions: list[Any]) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        both(motions)
    assert refused.value.reason == "senate.governors-first"


@clause("RC-9.0.7")
def test_other_business_that_the_rules_forbid_is_refused_already_then() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        both([[SENDING], [{"kind": "tax", "terms": {"rate": "20", "sponsor": "none", "cosponsor": "none"}}]])
    assert refused.value.reason == "senate.two-sponsors"


@clause("RC-9.0.7")
def test_what_has_been_put_may_stand_when_the_rest_is_changed() -> None:
    """The last motion is not possible any more, so he is asked, and changes it."""
    taxed = {"kind": "tax", "terms": {"rate": "20", "sponsor": "fam-mago", "cosponsor": "fam-malchus"}}
    play = both([[SENDING], [taxed]])
    all_vote(play, m1={"voice": "for"})
    play_on(play)
    assert put(play) == [("governors", 1)]
    assert play.asked() == [("diamond", PROGRAMME)]
    say(play, "diamond", PROGRAMME, motions=[[SENDING], [minor("Praise")]], end="adjourn")
    all_vote(play, m2={"voice": "for"})
    play_on(play)
    assert put(play) == [("minor", 2)]


@clause("RC-9.0.4")
def test_if_another_presides_by_then_he_composes_the_rest() -> None:
    play = both([[SENDING], [minor("Praise")]], away(5), away(9), rebuke="step-down")
    all_vote(play, m1={"voice": "against"})
    play_on(play)
    assert play.asked(PROGRAMME)[0][0] != "diamond"
    assert not [one for one in play.saw(Proposed) if one.kind == "minor"]


@clause("RC-DP24")
def test_who_names_nothing_lets_the_floor_pass_while_a_province_waits() -> None:
    play = both([], end="go-on")
    assert play_on(play)[0] == ("diamond", "senate.floor")
    assert play.asked()[0][0] != "diamond"


@clause("RC-9.0.6")
def test_who_would_propose_by_hand_is_asked_in_both() -> None:
    play = composed([], elected, step=STEP, end="ask")
    assert play.asked() == [("diamond", "senate.floor")]
    play.lapse("diamond", "senate.floor")
    play_on(play)
    assert (play.g.step, play.asked()) == ("senate.business", [("diamond", "senate.floor")])


# When it cannot go on


FAILING = [[SENDING, INSTEAD]]


def stuck(*changes: Any) -> Play:
    """Both whom diamond names for Tunisia have been voted down."""
    play = both(FAILING, *changes)
    all_vote(play, m1={"voice": "against"}, m1_1={"voice": "against"})
    play_on(play)
    assert play.asked() == [("diamond", PROGRAMME)]
    return play


@clause("RC-9.0.6")
def test_who_says_the_same_again_is_asked_as_the_rules_ask() -> None:
    play = stuck()
    say(play, "diamond", PROGRAMME, motions=FAILING, end="adjourn")
    assert play.asked() == [("diamond", "senate.floor")]


@clause("RC-9.0.6", "RC-9.0.8")
def test_a_motion_that_failed_does_not_stand_in_the_way_of_those_added_then() -> None:
    play = stuck()
    for number, name in ((1, "fam-bomilcar"), (2, "fam-adherbal")):
        motions = [*FAILING, *([{"kind": "governors", "terms": {TUNISIA: one}}] for one in ADDED[:number])]
        say(play, "diamond", PROGRAMME, motions=motions, end="adjourn")
        all_vote(play, **{f"m{number + 1}": {"voice": "against" if number == 1 else "for"}})
        play_on(play)
        assert [one.terms["governors"] for one in play.saw(Proposed)] == [{TUNISIA: name}]
    assert [one.senator for one in play.saw(GovernorElected)] == [ADDED[1]]


ADDED = ["fam-bomilcar", "fam-adherbal"]


@clause("RC-DP24")
def test_who_has_the_floor_because_another_let_it_pass_says_too_what_he_proposes() -> None:
    """After his motion it goes back to who presides, who lets it pass again."""
    play = both([], end="go-on")
    play_on(play)
    ((seat, kind),) = play.asked()
    assert (seat != "diamond", kind) == (True, PROGRAMME)
    assert set(play.options(seat, PROGRAMME)["end"]) == {"ask", "go-on"}
    say(play, seat, PROGRAMME, motions=[[SENDING], [minor("Praise")]], end="go-on")
    assert play.asked() == [(one, DOCKET) for one in ("diamond", *OTHERS) if one != seat]
    for one in play.awaited():
        on(play, one.seat, m1={"voice": "for"}, m2={"voice": "for"})
    done = play_on(play)
    assert put(play) == [("governors", 1), ("minor", 2)]
    assert done.count(("diamond", "senate.floor")) == 2
