"""GV-1.6, GV-10.3: public agreements between any players of the table, on each board and over both."""

from __future__ import annotations

from typing import Any

import pytest

from games.grand import GAME
from games.grand.events import PactDeclined, PactEntered, PactProposed
from games.grand.pieces import CARTHAGE, ROME, SIDES, Pact, Side
from games.grand.seen.see import view
from games.grand.state import Grand
from games.kernel import IllegalAnswer, Seat, load, save
from games.republic.agreements import PROPOSALS, TEXT, TURNS_KEPT
from games.republic.events_agreements import PromisePaid
from tests.clauses import clause
from tests.games.grand.course import Course
from tests.games.grand.laying import board

PROPOSE, ANSWER = "pact.propose", "pact.answer"
WORDS = "No army goes against war 1 this turn."
NOTHING: dict[str, Any] = {
    "text": "", "talents": 0, "cards": [], "votes": "", "asked_talents": 0, "asked_cards": [], "asked_votes": "",
}  # fmt: skip
STEPS = [
    "carthage:revenue.redistribution",
    "carthage:senate.opening",
    "rome:forum.opening",
    "rome:senate.opening",
    "rome:revenue.redistribution",
]
"""Where one of the republics asks something."""


def camps(course: Course, step: str = STEPS[0]) -> tuple[Seat, Seat, Seat]:
    """Six players with a faction each: two of Carthage and one of Rome."""
    g = course.at(step, seats=6, mode="one-faction").g
    return g.carthage.seats[0], g.carthage.seats[1], g.players(ROME)[0]


def propose(course: Course, seat: Seat, *partners: Seat, text: str = WORDS) -> None:
    course.answer(seat, PROPOSE, {"partners": list(partners), "text": text})


def open_kinds(course: Course, seat: Seat) -> set[tuple[str, str]]:
    return {(one.half, one.kind) for one in decisions(course) if one.seat == seat}


def decisions(course: Course) -> list[Any]:
    return [one.decision for one in course.table.open.values()]


@clause("GV-1.6", "GV-10.3")
@pytest.mark.parametrize("step", STEPS)
def test_anybody_may_propose_to_anybody_at_any_time(course: Course, step: str) -> None:
    g = course.at(step, seats=6, mode="one-faction").g
    for seat in g.seats:
        asked = course.decision(seat, PROPOSE)
        assert (asked.half, asked.awaited) == ("", False)
        assert set(asked.choice.form()["partners"][0]) == {*g.seats} - {seat}


@clause("GV-10.3", "GV-1.6", "GV-DP7")
def test_players_of_both_republics_agree(course: Course) -> None:
    carthaginian, _, roman = camps(course)
    propose(course, carthaginian, roman)
    assert PactProposed("a1", carthaginian, (roman,), WORDS) in course.told
    assert not course.g.pacts[0].in_force
    course.answer(roman, ANSWER, "enter", pact="a1")
    assert PactEntered("a1", (carthaginian, roman), WORDS) in course.told
    assert course.g.pacts == [
        Pact(id="a1", text=WORDS, parties=[carthaginian, roman], entered=[carthaginian, roman], turn=1)
    ]


@clause("GV-10.3")
def test_more_than_two_agree_and_all_must_enter(course: Course) -> None:
    first, second, roman = camps(course)
    propose(course, first, second, roman)
    course.answer(roman, ANSWER, "enter", pact="a1")
    assert not course.saw(PactEntered)
    assert (("", ANSWER) in open_kinds(course, roman), ("", ANSWER) in open_kinds(course, second)) == (False, True)
    course.answer(second, ANSWER, "enter", pact="a1")
    assert course.saw(PactEntered) == [PactEntered("a1", (first, second, roman), WORDS)]
    assert not any(one.kind == ANSWER for one in decisions(course))


@clause("GV-10.3")
def test_it_comes_to_nothing_if_one_declines(course: Course) -> None:
    first, second, roman = camps(course)
    propose(course, first, second, roman)
    course.answer(second, ANSWER, "enter", pact="a1")
    course.answer(roman, ANSWER, "decline", pact="a1")
    assert course.saw(PactDeclined) == [PactDeclined("a1", roman)]
    assert course.g.pacts == []


@clause("GV-10.3")
def test_who_proposes_may_take_it_back_but_cannot_flood_the_table(course: Course) -> None:
    first, _, roman = camps(course)
    for number in range(PROPOSALS):
        propose(course, first, roman)
        course.answer(first, ANSWER, "withdraw", pact=f"a{number + 1}")
    assert ("", PROPOSE) not in open_kinds(course, first)
    assert ("", PROPOSE) in open_kinds(course, roman)


@clause("GV-10.3", "GV-DP7")
def test_nobody_waits_for_it_and_who_is_silent_enters_nothing(course: Course) -> None:
    first, _, roman = camps(course)
    propose(course, first, roman)
    assert not [one for one in course.awaited() if one.kind.startswith("pact.")]
    course.lapse_turns(1)
    assert (course.g.pacts, course.saw(PactEntered)) == ([], [])
    assert ("", PROPOSE) in open_kinds(course, first)


@clause("GV-10.3")
def test_what_was_entered_stays_on_record_for_some_turns(course: Course) -> None:
    def entered(g: Grand) -> None:
        both = [g.seats[0], g.seats[1]]
        g.pacts.append(Pact(id="a1", text=WORDS, parties=both, entered=list(both), turn=1))

    course.at("turn", entered)
    assert course.g.turn == 2
    assert [one.id for one in view(course.g, None).pacts] == ["a1"]
    course.lapse_turns(TURNS_KEPT - 1)
    assert view(course.g, None).pacts == ()


@clause("GV-1.6")
@pytest.mark.parametrize("words", ["", "  ", "x" * (TEXT + 1)])
def test_it_needs_words_and_not_too_many(course: Course, words: str) -> None:
    first, _, roman = camps(course)
    with pytest.raises(IllegalAnswer):
        propose(course, first, roman, text=words)
    with pytest.raises(IllegalAnswer):
        propose(course, first, text=WORDS)


@clause("GV-1.6", "GV-10.3")
def test_it_promises_no_goods(course: Course) -> None:
    """Talents, cards and votes are promised in an agreement of the republic where they are."""
    first, _, roman = camps(course)
    with pytest.raises(IllegalAnswer):
        course.answer(first, PROPOSE, {"partners": [roman], "text": WORDS, "talents": 5})


@clause("GV-1.6", "GV-10.3")
@pytest.mark.parametrize("step", STEPS)
def test_goods_are_promised_on_their_own_board_only(course: Course, step: str) -> None:
    """RC-1.5d, RR-0.5.3: with players of the same republic, whichever republic plays."""
    g = course.at(step, seats=6, mode="one-faction").g
    for one in decisions(course):
        if one.kind == "agreement.propose":
            own = g.players(one.half)
            assert one.seat in own
            assert set(one.choice.form()["partner"]) == {*own} - {one.seat}
    assert {one.seat for one in decisions(course) if one.kind == "agreement.propose"} == set(g.seats)


@clause("GV-10.3")
def test_talents_cannot_be_promised_to_the_other_republic(course: Course) -> None:
    first, _, roman = camps(course)
    with pytest.raises(IllegalAnswer):
        course.answer(first, "agreement.propose", {**NOTHING, "partner": roman, "talents": 5})


def agree_on(course: Course, side: Side, talents: int) -> tuple[Seat, Seat]:
    """The first player promises Talents on this board, the second enters it."""
    giver, taker = course.g.seats[:2]
    for seat, kind, raw in (
        (giver, "agreement.propose", {**NOTHING, "partner": taker, "talents": talents}),
        (taker, "agreement.answer", "enter"),
    ):
        key = next(one.key for one in decisions(course) if (one.seat, one.half, one.kind) == (seat, side, kind))
        course.submit(key, raw)
    return giver, taker


@clause("GV-1.6")
@pytest.mark.parametrize("side", SIDES)
def test_agreements_are_open_on_both_boards_while_one_plays(course: Course, side: Side) -> None:
    """RC-6.10, RR-1.06.3: promised Talents pass at the Redistribution of their own board, and there alone."""

    def rich(g: Grand) -> None:
        for half in g.halves():
            half.factions[g.seats[0]].treasury += 9
            half.issued += 9

    course.at("carthage:revenue.redistribution", rich)
    giver, taker = agree_on(course, side, 7)
    other = board(course.g, ROME if side == CARTHAGE else CARTHAGE)
    assert (len(board(course.g, side).agreements), other.agreements) == (1, [])
    course.lapse_until("rome:forum")
    while course.g.step.startswith(("carthage:", "rome:mortality", "rome:revenue")):
        one = course.awaited()[0]
        before = course.saw(PromisePaid)
        course.submit(one.key, one.lapse)
        course.told[:] = [*before, *course.told]
    assert course.saw(PromisePaid) == [PromisePaid("a1", giver, taker, 7, 0)]


@clause("GV-7.4", "GV-10.3")
def test_players_of_a_fallen_republic_make_none(course: Course) -> None:
    def fallen(g: Grand) -> None:
        g.fallen.append(CARTHAGE)

    g = course.at("rome:revenue.redistribution", fallen, seats=6, mode="one-faction").g
    assert {one.seat for one in decisions(course) if one.kind == PROPOSE} == set(g.players(ROME))
    assert {one.half for one in decisions(course) if one.kind == "agreement.propose"} == {ROME}


@clause("GV-1.6", "GV-2.1")
def test_in_stage_1_there_is_one_board(course: Course) -> None:
    course.at("carthage:revenue.redistribution", stage="stage-1")
    assert {one.half for one in decisions(course) if one.kind == "agreement.propose"} == {CARTHAGE}
    assert {one.seat for one in decisions(course) if one.kind == PROPOSE} == set(course.g.seats)


@clause("GV-1.6")
def test_an_agreement_is_saved_with_the_game(course: Course) -> None:
    first, _, roman = camps(course)
    propose(course, first, roman)
    assert load(Grand, save(course.g), schema=GAME.schema, now=GAME.schema, upgrades={}).pacts == course.g.pacts
