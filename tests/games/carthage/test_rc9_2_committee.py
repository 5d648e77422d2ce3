"""RC-9.2: the Committee of Five."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.senate.events_elections import MemberElected, MemberLeft, MembershipDeclined
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer
from games.republic.senate.events import ConsentGiven, MotionFell, Proposed, SenateAdjourned
from games.republic.senators import kill
from tests.clauses import clause, points
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_senator, numbered
from tests.games.carthage.senate import Change, office, only, pass_motion, propose, reject_motion, session

CENSOR, TREASURER, HARBOR = "censor-of-morals", "state-treasurer", "harbor-master"
FREE = {"fam-himilco", "fam-bomilcar", "fam-adherbal", "fam-carthalo", "fam-malchus"}


def in_office(g: Carthage) -> None:
    g.senate.elected = True


def committee(play: Play, *changes: Change, **how: Any) -> Play:
    """The Suffetes have taken office: Mago presides still. Only the Censor's seat is vacant."""
    return session(play, "senate.committee", in_office, *changes, **how)


def vacant(*seats: str) -> Change:
    def change(g: Carthage) -> None:
        for seat in seats:
            g.committee[seat].member, g.committee[seat].term = "", 0

    return change


def lost(seat: str, number: int) -> Change:
    """A seat is vacant, and this Member away."""

    def change(g: Carthage) -> None:
        vacant(seat)(g)
        numbered(g, number).place = "force"

    return change


def left(seat: str, number: int) -> Change:
    """This Member's term has just run out."""

    def change(g: Carthage) -> None:
        g.committee[seat].member, g.committee[seat].term = "", 0
        g.senate.outgoing[seat] = numbered(g, number).id

    return change


def members(**chosen: str) -> dict[str, str]:
    """`censor_of_morals="carthalo"`."""
    return {seat.replace("_", "-"): f"fam-{name}" if name else "none" for seat, name in chosen.items()}


# Leaving


@clause("RC-9.2", "RC-9.2a")
def test_members_whose_term_has_run_out_leave_when_the_suffetes_take_office(play: Play) -> None:
    def run_out(g: Carthage) -> None:
        g.committee[TREASURER].term = 0

    session(play, "senate.suffetes", run_out, only(8))
    assert play.saw(MemberLeft) == [MemberLeft("fam-mangi", TREASURER)]
    assert play.g.committee[TREASURER].member == ""
    assert play.g.committee[HARBOR].member == "fam-milko", "one with turns left stays"
    assert play.g.senate.outgoing == {TREASURER: "fam-mangi"}


@clause("RC-9.2a")
@pytest.mark.parametrize(("term", "turn"), [(1, 2), (2, 3)])
def test_a_membership_with_one_turn_left_is_vacated_in_the_second_turn(play: Play, term: int, turn: int) -> None:
    def set_up(g: Carthage) -> None:
        for seat in g.committee.values():
            seat.term = term if seat.id == TREASURER else 9

    session(play, "senate.opening", set_up)
    told = list(play.told)
    while play.g.turn < 4:
        play.lapse_turn()
        told += play.told
        if any(isinstance(one, MemberLeft) for one in play.told):
            break
    assert MemberLeft("fam-mangi", TREASURER) in told
    assert play.g.turn == turn + 1, "the turn after it has begun"


# Electing


@clause("RC-9.2")
def test_those_without_another_office_may_be_named(play: Play) -> None:
    """Not Suffetes, Members, Governors, nor who is unaligned."""
    committee(play, lambda g: add_senator(g, 13, None))
    form = play.options("diamond", "senate.committee")
    assert {name: set(able) for name, able in form.items()} == {CENSOR: FREE | {"none"}}


@clause("RC-9.2", "RC-9.2a", "RC-9.2b")
def test_who_is_elected_has_three_turns_and_gains_three_influence(play: Play) -> None:
    committee(play)
    propose(play, "committee", members(censor_of_morals="carthalo"))
    pass_motion(play)
    assert play.saw(MemberElected) == [MemberElected("circle", "fam-carthalo", CENSOR, 3, 3)]  # type: ignore[arg-type]
    seat = play.g.committee[CENSOR]
    assert (seat.member, seat.term, play.senator(11).influence) == ("fam-carthalo", 3, 3 + 3)
    assert not [one for one in play.table.open.values() if one.decision.kind == "senate.committee"]
    invariants(play.g)


@clause("RC-9.2d")
def test_several_seats_may_be_put_in_one_proposal(play: Play) -> None:
    committee(play, vacant(TREASURER, HARBOR))
    propose(
        play,
        "committee",
        members(censor_of_morals="carthalo", state_treasurer="himilco", harbor_master=""),
    )
    (proposed,) = play.saw(Proposed)
    assert proposed.terms["members"] == {CENSOR: "fam-carthalo", TREASURER: "fam-himilco"}
    pass_motion(play)
    assert [one.committee for one in play.saw(MemberElected)] == [CENSOR, TREASURER]
    assert set(play.options("diamond", "senate.committee")) == {HARBOR}, "each vacancy must be filled"


@clause("RC-9.2")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (members(censor_of_morals="carthalo", state_treasurer="carthalo"), "senate.twice"),
        (members(censor_of_morals="", state_treasurer=""), "senate.nobody"),
        (members(censor_of_morals="mago", state_treasurer=""), "choice.unknown"),
        (members(censor_of_morals="carthalo"), "choice.fields"),
        (members(censor_of_morals="carthalo", state_treasurer="", harbor_master="himilco"), "choice.fields"),
    ],
)
def test_nobody_gets_two_seats_and_only_vacant_ones_are_given(play: Play, raw: Any, reason: str) -> None:
    committee(play, vacant(TREASURER))
    with pytest.raises(IllegalAnswer) as refused:
        propose(play, "committee", raw)
    assert refused.value.reason == reason
    assert refused.value.about.get("clause", "RC-9.2") == "RC-9.2"
    assert play.g.senate.motion is None


# Voted down


@clause("RC-9.2d", "RC-9.0.8")
def test_who_is_voted_down_alone_cannot_be_named_for_that_seat_again(play: Play) -> None:
    committee(play, vacant(TREASURER))
    propose(play, "committee", members(censor_of_morals="carthalo", state_treasurer=""))
    reject_motion(play)
    form = play.options("diamond", "senate.committee")
    assert "fam-carthalo" not in form[CENSOR]
    assert "fam-carthalo" in form[TREASURER]


@clause("RC-9.2d", "RC-9.0.15a")
def test_so_it_is_with_one_who_is_vetoed(play: Play) -> None:
    committee(play, vacant(TREASURER), holds("triangle", "public-outcry.1"))
    propose(play, "committee", members(censor_of_morals="carthalo", state_treasurer=""))
    play.answer("triangle", "senate.veto", "public-outcry.1")
    play.lapse_all("senate.silence")
    assert "fam-carthalo" not in play.options("diamond", "senate.committee")[CENSOR]


@clause("RC-9.2d", "RC-9.0.8")
def test_of_a_rejected_group_only_the_grouping_is_barred(play: Play) -> None:
    committee(play, vacant(TREASURER))
    both = members(censor_of_morals="carthalo", state_treasurer="himilco")
    propose(play, "committee", both)
    reject_motion(play)
    with pytest.raises(IllegalAnswer, match=r"senate\.again"):
        propose(play, "committee", both)
    propose(play, "committee", members(censor_of_morals="himilco", state_treasurer="carthalo"))


@clause("RC-9.2d")
def test_the_last_candidate_for_the_last_seat_is_appointed(play: Play) -> None:
    committee(play, only(9))
    assert [(one.senator, one.way) for one in play.saw(MemberElected)] == [("fam-bomilcar", "last")]
    assert play.g.senate.motions == 0


@clause("RC-9.2d")
def test_the_last_who_has_not_been_voted_down_is_appointed(play: Play) -> None:
    """Two seats, two candidates; one was voted down for the Censor's seat, so the other has it, then he the other."""
    committee(play, lost(TREASURER, 5), only(8, 9))
    propose(play, "committee", members(censor_of_morals="himilco", state_treasurer=""))
    reject_motion(play)
    assert [(one.senator, one.committee) for one in play.saw(MemberElected)] == [
        ("fam-bomilcar", CENSOR),
        ("fam-himilco", TREASURER),
    ]


@clause("RC-9.2d")
def test_one_candidate_and_two_seats_are_put_to_the_vote(play: Play) -> None:
    committee(play, lost(TREASURER, 5), only(9))
    assert not play.saw(MemberElected)
    propose(play, "committee", members(censor_of_morals="", state_treasurer="bomilcar"))
    pass_motion(play)
    assert play.g.committee[TREASURER].member == "fam-bomilcar"
    assert play.g.committee[CENSOR].member == "", "nobody is left for it"


@clause("RC-9.2d")
def test_without_a_candidate_the_seat_stays_empty(play: Play) -> None:
    committee(play, only())
    assert play.g.committee[CENSOR].member == ""
    assert play.g.step != "senate.committee"


# Those who have just left


def consents(play: Play, *changes: Change) -> Play:
    """Milko (triangle), Harbor Master until now, is named for Censor by diamond."""
    committee(play, left(HARBOR, 6), *changes)
    propose(play, "committee", members(censor_of_morals="milko", harbor_master=""))
    return play


@clause("RC-9.2c", "RC-9.0.14")
def test_a_member_who_has_just_left_is_asked_before_the_vote(play: Play) -> None:
    consents(play)
    assert play.asked() == [("triangle", "senate.consent")]
    play.answer("triangle", "senate.consent", "consent")
    assert play.saw(ConsentGiven) == [ConsentGiven("triangle", "fam-milko", "RC-9.2c", agreed=True)]  # type: ignore[arg-type]
    pass_motion(play)
    assert play.g.committee[CENSOR].member == "fam-milko"


@clause("RC-9.2c", "RC-1.5f", "RC-DP27")
def test_d_27_by_default_he_refuses(play: Play) -> None:
    consents(play)
    decision = play.decision("triangle", "senate.consent")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP27", "RC-9.2c", "refuse")
    assert points("republic-of-carthage")["RC-DP27"] == ("RC-9.2c", "refuse")
    play.lapse("triangle", "senate.consent")
    assert play.saw(MotionFell) == [MotionFell(1, "committee", "refused")]
    assert play.g.committee[CENSOR].member == ""
    assert "fam-milko" not in play.options("diamond", "senate.committee")[CENSOR]


@clause("RC-9.2c")
def test_who_refuses_once_need_not_be_asked_again_not_even_together_with_others(play: Play) -> None:
    committee(play, left(HARBOR, 6))
    propose(play, "committee", members(censor_of_morals="milko", harbor_master="carthalo"))
    play.answer("triangle", "senate.consent", "refuse")
    form = play.options("diamond", "senate.committee")
    assert "fam-milko" not in form[CENSOR]
    assert "fam-milko" in form[HARBOR], "he may be named for another post"
    assert "fam-carthalo" in form[HARBOR], "and nobody else has been voted down"
    propose(play, "committee", members(censor_of_morals="carthalo", harbor_master="milko"))
    assert play.asked() == [("triangle", "senate.consent")]


@clause("RC-9.2c", "RC-9.0.14")
def test_others_are_not_asked(play: Play) -> None:
    committee(play)
    propose(play, "committee", members(censor_of_morals="carthalo"))
    assert {kind for _, kind in play.asked()} == {"senate.vote"}


@clause("RC-9.2c", "RC-DP27")
@pytest.mark.parametrize(("said", "holder"), [("consent", "fam-milko"), ("refuse", "")])
def test_the_last_candidate_who_has_just_left_is_asked_too(play: Play, said: str, holder: str) -> None:
    """Mangi keeps the Treasury, the Censor's seat is taken; nobody but Milko can be Harbor Master."""
    committee(play, left(HARBOR, 6), only(9), office(9, CENSOR))
    decision = play.decision("triangle", "senate.membership")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP27", "RC-9.2c", "refuse")
    play.answer("triangle", "senate.membership", said)
    assert play.g.committee[HARBOR].member == holder
    assert play.saw(MembershipDeclined) == ([] if holder else [MembershipDeclined("fam-milko", HARBOR)])
    assert play.g.step != "senate.committee"


# Judicial Reform


def reform(g: Carthage) -> None:
    g.laws.append("law-judicial-reform")


@clause("RC-9.7.2", "RC-9.2a")
def test_under_the_judicial_reform_memberships_have_one_turn(play: Play) -> None:
    committee(play, reform, scenario="campaign")
    propose(play, "committee", members(censor_of_morals="carthalo"))
    pass_motion(play)
    assert play.g.committee[CENSOR].term == 1


@clause("RC-9.7.2")
@pytest.mark.parametrize("law", [True, False])
def test_under_the_judicial_reform_nobody_holds_a_seat_twice_running(play: Play, law: bool) -> None:
    committee(play, left(HARBOR, 6), *([reform] if law else []), scenario="campaign")
    form = play.options("diamond", "senate.committee")
    assert ("fam-milko" in form[HARBOR]) != law
    assert "fam-milko" in form[CENSOR]


# Later


@clause("RC-9.2f")
async def test_a_seat_that_falls_vacant_later_lies_in_the_forum_until_the_next_turn(play: Play) -> None:
    session(play, "senate.business", in_office)
    await kill(play.g, play.senator(5), "test", "RC-5.1")
    assert play.g.committee[TREASURER].member == ""
    told = []
    while play.g.turn == 1:
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)
        told += [event for event in play.told if isinstance(event, MemberElected)]
    assert told == []


@clause("RC-9.2e")
def test_a_member_cannot_be_sent_out_as_governor(play: Play) -> None:
    session(play, "senate.governors", lambda g: setattr(g.provinces["coastal-spain"], "governor", ""))
    named = {name for able in play.options("diamond", "senate.governors").values() for name in able}
    assert not named & {one.member for one in play.g.committee.values() if one.member}


# Nobody proposes


@clause("RC-9.0.21", "RC-9.0.20", "RC-9.2c")
def test_if_nobody_proposes_the_best_speaker_takes_each_seat(play: Play) -> None:
    """Milko (6) has just left, and is not seated without his consent: the Censor's seat stays empty."""
    committee(play, left(HARBOR, 6), lost(TREASURER, 5), only(9, 11))
    play.lapse_all("senate.floor")
    assert play.saw(SenateAdjourned) == [SenateAdjourned("silence")]
    named = {one.committee: one.senator for one in play.saw(MemberElected)}
    order = [seat for seat in play.g.committee if seat in named]
    assert [named[seat] for seat in order] == ["fam-carthalo", "fam-bomilcar"]
    assert [seat for seat, one in play.g.committee.items() if not one.member] == [HARBOR]
    assert all(one.influence == 3 for one in play.saw(MemberElected))
    invariants(play.g)
