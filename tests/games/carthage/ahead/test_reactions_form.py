"""The form of reactions: who is asked it when, what it offers, what it keeps, what others learn of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.carthage import GAME
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, NotOpen, Plan, Seat, Setup, Table, Window, chairs
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.ahead.reactions_helpers import (
    KIND,
    REACTING,
    answer_of,
    ask_all_of,
    asked_about,
    decide,
    play_on,
)
from tests.games.carthage.forum import CIRCLE, SEATS, befallen, holds, initiative, three
from tests.games.carthage.play import Play, numbered

CARD = "tophet-sacrifice"


@pytest.fixture
def play() -> Play:
    return Play(REACTING)


def ready(play: Play) -> Play:
    """An initiative begins; the table asks ahead."""
    initiative(play)
    play.table.plan_ahead()
    return play


@pytest.mark.parametrize(
    ("step", "turn", "asked"),
    [
        ("revenue.corruption", 1, False),
        ("revenue.redistribution", 1, False),
        ("forum.roll", 1, True),
        ("revenue.corruption", 2, True),
    ],
)
def test_all_are_asked_from_the_first_forum_on(play: Play, step: str, turn: int, *, asked: bool) -> None:
    def change(g: Carthage) -> None:
        g.turn = turn

    initiative(play, step, change)
    play.table.plan_ahead()
    assert play.g.step == step
    assert bool(play.asked(KIND)) is asked


def test_a_seat_that_nobody_plays_or_that_is_out_is_not_asked(play: Play) -> None:
    def gone(g: Carthage) -> None:
        g.factions[CIRCLE].out = True

    initiative(play, "forum.roll", gone)
    play.table.plan_ahead()
    assert asked_about(play, KIND) == ["diamond", "triangle", "square"]


def test_a_game_that_is_over_asks_nothing() -> None:
    table, _ = Table.start(REACTING, Setup(chairs(3), "over", CarthageOptions(), turns=1), marks=False)
    table.plan_ahead()
    while not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    assert not table.open


def test_it_is_a_plan_that_says_ask_me_for_whoever_is_silent(play: Play) -> None:
    question = ready(play).decision("diamond", KIND)
    assert (question.window, question.hidden, question.awaited) == (Window.AHEAD, True, True)
    assert question.lapse == ask_all_of(play, "diamond")
    assert set(map(str, question.lapse.values())) == {"[]", "ask"}


def test_who_says_nothing_is_asked_at_each(play: Play) -> None:
    befallen(play, 10, holds("square", CARD), scenario="late")
    play.table.plan_ahead()
    for seat in SEATS:
        play.table.submit(Seat(seat), f"{KIND}@{seat}", ask_all_of(play, seat), "lapse")
    assert asked_about(play, "forum.sacrifice") == list(SEATS)
    assert play_on(play) == []


def test_what_it_is_about_waits_until_all_have_said_something(play: Play) -> None:
    befallen(play, 10, holds("square", CARD), scenario="late")
    play.table.plan_ahead()
    for seat in SEATS[:3]:
        assert not play.asked("forum.sacrifice")
        play.answer(seat, KIND, answer_of(play, seat, {}))
    assert play_on(play) == []
    play.answer("square", KIND, answer_of(play, "square", {}))
    assert len(play_on(play)) == 4


def test_all_have_the_same_form_but_for_their_senators(play: Play) -> None:
    befallen(play, 10, holds("square", CARD), holds("circle", "graft"), scenario="late")
    play.table.plan_ahead()
    forms = [play.options(seat, KIND) for seat in SEATS]
    for seat, form in zip(SEATS, forms, strict=True):
        own = [one.id for one in play.g.senators_of(Seat(seat))]
        assert form.pop("trader")[-len(own) :] == own
    assert all(form == forms[0] for form in forms)


@clause("RC-8.8.9")
@pytest.mark.parametrize(
    "wrong",
    [
        {"trader": "fam-mago"},
        {"sacrifice": ["te-nothing"]},
        {"sacrifice": ["te-drought", "te-drought"]},
        {"bodyguards": "guards-at-most.5"},
        {"mercenaries": 80},
        {"skip": "none"},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(play: Play, wrong: dict[str, object]) -> None:
    """Mago is diamond's; nobody is skipped where no Neutrals play."""
    ready(play)
    with pytest.raises(IllegalAnswer):
        play.answer("circle", KIND, {**answer_of(play, "circle", {}), **wrong})
    assert play.table.plans == ()
    assert asked_about(play, KIND) == list(SEATS)


def test_nobody_answers_for_another(play: Play) -> None:
    ready(play)
    with pytest.raises(NotOpen):
        play.table.submit(Seat("diamond"), f"{KIND}@circle", answer_of(play, "circle", {}))


def test_it_is_kept_from_turn_to_turn_and_may_be_changed_at_any_time(play: Play) -> None:
    ready(play)
    decide(play)
    play.table.state.turn = 5
    play.table.stir()
    assert not play.asked(KIND)
    play.answer("circle", KIND, answer_of(play, "circle", {"bodyguards": "all"}))
    (changed,) = [plan for plan in play.table.plans if plan.seat == "circle"]
    assert changed.raw["bodyguards"] == "all"


def test_a_change_counts_from_then_on(play: Play) -> None:
    befallen(play, 10, holds("square", CARD), scenario="late")
    decide(play, square={"events": "ask"})
    assert play.asked("forum.sacrifice")
    play.answer("square", KIND, answer_of(play, "square", {"sacrifice": ["te-evil-omens"]}))
    assert play_on(play) == [("square", "forum.sacrifice", CARD)]


# Proposals


def test_a_sensible_answer_is_proposed_first(play: Play) -> None:
    ready(play)
    proposed = play.table.proposal(f"{KIND}@circle")
    assert proposed == SensiblePlayer().sparing().answer(play.decision("circle", KIND), lambda: play.table.view(CIRCLE))  # type: ignore[arg-type, return-value]
    assert "ask" not in proposed.values()
    assert "te-evil-omens" in proposed["sacrifice"]
    assert "te-new-alliance" not in proposed["sacrifice"]


def test_what_was_said_is_proposed_but_for_a_senator_who_is_gone(play: Play) -> None:
    ready(play)
    decide(play, circle={"trader": "fam-gisco", "bodyguards": "all"})
    key = f"{KIND}@circle"
    assert play.table.proposal(key)["trader"] == "fam-gisco"
    numbered(play.g, 7).faction = None
    play.table.stir()
    proposed = play.table.proposal(key)
    assert (proposed["trader"], proposed["bodyguards"], proposed["outcry"]) == ("ask", "all", "none")


# Control (RC-9.10.3)


def ruled(g: Carthage) -> None:
    """Hanno of circle rules for life."""
    g.reigns = [Reign(senator="fam-hanno", seat=CIRCLE, influence=40)]


@clause("RC-9.10.3", "RC-8.8.9")
def test_the_plan_is_for_ones_own_faction_not_for_one_that_is_controlled(play: Play) -> None:
    tyre = ["ev-refugees-from-tyre"]
    initiative(play, "forum.roll", ruled, seat="circle", deck=tyre, dice={"initiative": [1, 1]})
    play.answer("circle", "forum.roll", "roll")
    decide(play, circle={"trader": "influence"}, diamond={"trader": "traders"})
    asked = [(one.seat, one.about.get("faction", "")) for one in play.awaited() if one.kind == "forum.gift"]
    assert sorted(asked) == [("circle", "diamond"), ("circle", "square"), ("circle", "triangle")]


@clause("RC-9.10.3", "RC-8.8.2")
def test_cards_stay_with_their_players(play: Play) -> None:
    dice = {"initiative": [3, 4], "event": three(10)}
    initiative(play, "forum.roll", ruled, holds("square", CARD), seat="circle", dice=dice, scenario="late")
    play.answer("circle", "forum.roll", "roll")
    played = decide(play, square={"sacrifice": ["te-evil-omens"]})
    assert [(seat, raw) for seat, kind, raw in played if kind == "forum.sacrifice"][-1] == ("square", CARD)


# Secrets


def others(table: Table[Carthage], seat: str) -> Sequence[tuple[str, str, bool]]:
    """What a seat may notice of what others are asked."""
    found = [one.decision for one in table.open.values() if one.decision.seat != seat and not one.decision.covert]
    return [(one.key, str(one.window), one.awaited) for one in found]


@clause("RC-1.5e", "RC-8.8.2")
@pytest.mark.parametrize("said", [{"sacrifice": ["te-drought"]}, {"events": "ask"}, {}])
@pytest.mark.parametrize("holder", SEATS)
def test_what_others_notice_does_not_depend_on_who_holds_the_card(
    play: Play, holder: str, said: dict[str, object]
) -> None:
    befallen(play, 10, holds(holder, CARD), scenario="late")
    decide(play, square=said, circle={"sacrifice": ["te-drought"]})
    usual = Play(REACTING)
    befallen(usual, 10, holds("diamond", CARD), scenario="late")
    decide(usual, square=said, circle={"sacrifice": ["te-drought"]})
    assert others(play.table, "triangle") == others(usual.table, "triangle")
    assert [(one.seat, one.key) for one in play.table.line] == [(one.seat, one.key) for one in usual.table.line]


@clause("RC-1.5e")
def test_a_plan_is_in_no_view_and_no_other_s_question(play: Play) -> None:
    ready(play)
    before = [play.table.view(Seat(seat)).model_dump_json() for seat in (*SEATS[1:], "diamond")]
    others_before = others(play.table, "diamond")
    outcome = play.table.submit(
        Seat("diamond"), f"{KIND}@diamond", answer_of(play, "diamond", {"sacrifice": ["te-drought"]})
    )
    assert not outcome.tellings
    assert [play.table.view(Seat(seat)).model_dump_json() for seat in (*SEATS[1:], "diamond")] == before
    assert others(play.table, "diamond") == others_before


def test_plans_are_saved_as_plain_data_and_come_back(play: Play) -> None:
    befallen(play, 10, holds("square", CARD), scenario="late")
    decide(play, square={"events": "ask"})
    again = Table.resume(REACTING, play.table.checkpoint, play.table.entries)
    again.plan_ahead([Plan(one.key, one.kind, one.seat, one.raw) for one in play.table.plans])
    assert list(again.open) == list(play.table.open)


def test_the_game_of_all_plannings_asks_it_too() -> None:
    assert any(one.kind == KIND for one in GAME.ahead)
