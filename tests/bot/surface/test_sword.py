"""The Sword of Rome on cards: every question fits and is said in words, every form reads what it shows."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.base.text import Voice, catalogue, languages
from bot.fronts.sword import marching, playing, sending, spending
from bot.fronts.sword.calling import composed, printed
from bot.fronts.sword.clashes import of_one
from bot.store.rows import EventRow
from bot.surface.kit import cards
from bot.surface.kit.address import Address
from bot.surface.kit.answers import told_of
from bot.surface.kit.forms import SPECIAL, Form, read
from bot.surface.kit.look import Look
from bot.surface.kit.present import present
from bot.surface.kit.shortcuts import SHORTCUTS
from games.kernel import IllegalAnswer, Posted, Setup, Table, chairs
from games.kernel.choice import is_list
from games.sword import GAME
from games.sword.components import cards as faces
from games.sword.support import Spending
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import NOW, seen

KIND = "sword"
ANSWERS = 160
EACH = 4
IDS = re.compile(r"\b[A-Z]{3}-\d\d|[a-z]_[a-z]|\b[A-Z]{3}\.[a-z]|\[[a-z]+(?:-[a-z]+)+\]")


def begun(seats: int, seed: str) -> Table[Any]:
    return Table.start(GAME, Setup(chairs(seats), seed, GAME.options()))[0]


def questions(seats: int) -> Iterator[tuple[Table[Any], Posted]]:
    """Each kind of question of a random game, a few times."""
    table, pick, met = begun(seats, f"cards {seats}"), random.Random(seats), dict[str, int]()
    for _ in range(ANSWERS):
        if table.over:
            return
        for posted in list(table.open.values()):
            kind = posted.decision.kind
            if met.setdefault(kind, 0) < EACH:
                met[kind] += 1
                yield table, posted
        waited = [one.decision for one in table.open.values() if one.decision.awaited]
        able = waited if pick.random() < 0.7 else [one.decision for one in table.open.values()]
        decision = pick.choice(able)
        table.submit(decision.seat, decision.key, decision.choice.sample(pick))


def filled(form: Form) -> dict[str, Any]:
    """What a person hands in who changes nothing."""
    return {
        one.name: one.value if one.kind == "text" else [item.value for item in one.items if item.chosen]
        for one in form.inputs
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_question_fits_and_is_said_in_words(seats: int) -> None:
    pick, kinds = random.Random(1), set[str]()
    with capture_logs() as logged:
        for table, posted in questions(seats):
            kinds.add(posted.decision.kind)
            for language in languages():
                look = seen(table, chairs(seats), posted.decision.seat, language=language)
                assert present(posted, look).fits(), posted.decision.kind
                sendable(cards.desk(look, only=posted.ref))
                answer = told_of(look.voice, posted, posted.decision.choice.sample(pick))
                assert answer
                assert not IDS.search(answer), (posted.decision.kind, answer)
                likely = SHORTCUTS.of(KIND).get(posted.decision.kind)
                for one in likely(posted, look) if likely else ():
                    if not one.prepares:
                        posted.decision.choice.read(one.raw)
    assert len(kinds) > 12
    assert [one for one in logged if one["event"].startswith("text.")] == []


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", languages())
def test_every_form_reads_what_it_shows(seats: int, language: str) -> None:
    pick, forms = random.Random(2), 0
    for table, posted in questions(seats):
        kind, choice = posted.decision.kind, posted.decision.choice
        if kind not in SPECIAL.of(KIND):
            continue
        look, raw = seen(table, chairs(seats), posted.decision.seat, language=language), choice.sample(pick)
        form = SPECIAL.of(KIND)[kind].make(posted, Address("g", posted.ref, posted.rev, "form", "0"), look.voice, raw)
        assert 1 <= len(form.inputs) <= 5, kind
        assert all(1 <= len(one.items) <= 25 for one in form.inputs if one.kind != "text"), kind
        back = read(posted, look.voice, filled(form), None)
        if is_list(raw) and is_list(back):
            assert sorted(map(str, back)) == sorted(map(str, raw)), kind
        else:
            assert choice.read(back) == choice.read(raw), (kind, raw, back)
        forms += 1
    assert forms > 5


def marching_look() -> tuple[Look, Posted]:
    """The Romans on the march, in their first action."""
    table = Table.start(GAME, Setup(chairs(4), "march", GAME.options(powers="by-seat")))[0]
    for _ in range(30):
        posted = next(one for one in table.open.values() if one.decision.awaited)
        if posted.decision.kind == "movement.step":
            return seen(table, chairs(4), posted.decision.seat), posted
        options = list(getattr(posted.decision.choice, "options", ()))
        raw = next((one for one in options if one.startswith("activate.")), posted.decision.lapse)
        table.submit(posted.decision.seat, posted.decision.key, raw)
    raise AssertionError("nobody marches")


class TestMarch:
    def test_every_space_in_reach_is_one_line_with_its_cost_and_its_risks(self) -> None:
        look, posted = marching_look()
        form: Any = posted.decision.choice.form()
        likely = marching.shortcuts(posted, look)
        paths = [one for one in likely if "path" in one.raw]
        assert len([one for one in paths if one.raw["then"] == "stop"]) == len(form["reach"]) > 5
        assert all(("MP left" in one.label) is (one.raw["then"] == "stop") for one in paths)
        assert any(one.label.endswith("then: Siege roll") for one in paths)
        assert any("attrition" in one.note or "%" in one.note for one in likely)

    def test_a_path_is_typed_by_names_and_the_rest_beside_it(self) -> None:
        look, posted = marching_look()
        form: Any = posted.decision.choice.form()
        path = next(steps for _, steps, *_ in form["reach"] if len(steps) == 2)
        names = ", ".join(look.voice.name(step) for step in path)
        said = marching.read(posted, look.voice, {"path": names.upper(), "leave": "-1", "then": "1"})
        assert said == {"path": path, "leave": {"normal": 1}}
        assert marching.read(posted, look.voice, {"path": names, "then": "0"}) == {"path": path, "then": "stop"}
        assert marching.read(posted, look.voice, {}) == "stop"

    def test_of_a_march_that_is_prepared_cu_are_left_behind_or_its_player_is_asked_again_at_its_end(self) -> None:
        look, posted = marching_look()
        form: Any = posted.decision.choice.form()
        begun = {"path": form["reach"][0][1], "then": "stop"}
        likely = marching.shortcuts(posted, replace(look, drafts={posted.ref: begun}))
        assert {"path": begun["path"]} in [one.raw for one in likely if not one.prepares]
        left = next(one for one in likely if one.label == "Leave 1 CU behind")
        assert left.raw == {**begun, "leave": {"normal": 1}}
        assert posted.decision.choice.read(left.raw)

    @pytest.mark.parametrize(
        ("said", "reason"), [({"path": "Utopia"}, "sword.path"), ({"leave": "two"}, "form.number")]
    )
    def test_what_is_not_understood_is_named(self, said: dict[str, str], reason: str) -> None:
        look, posted = marching_look()
        with pytest.raises(IllegalAnswer) as refused:
            marching.read(posted, look.voice, said)
        assert refused.value.reason == reason


def support_question() -> tuple[Posted, Look, Spending]:
    """Support to be spent, three points or more."""
    for seats in (4, 5):
        for table, posted in questions(seats):
            choice = posted.decision.choice
            if isinstance(choice, Spending) and choice.number > 1:
                return posted, seen(table, chairs(seats), posted.decision.seat), choice
    raise AssertionError("nobody spends support")


class TestSupport:
    def test_several_points_are_chosen_at_once_in_any_order(self) -> None:
        """SR-7.1.5: each is spent where its turn makes it legal."""
        _, _, choice = support_question()
        values = spending.uses(choice, ())
        once = [one for one in values if one.startswith("1.")][: choice.number]
        said = spending.ordered(choice, (), once[::-1])
        assert len(choice.read([*said])) == len(once) > 1
        assert sorted(said) == sorted(one.removeprefix("1.") for one in once)

    def test_more_points_than_there_are_are_refused(self) -> None:
        _, _, choice = support_question()
        first = spending.uses(choice, ())[0]
        with pytest.raises(IllegalAnswer):
            spending.ordered(choice, (), [first] * (choice.number + 1))
        with pytest.raises(IllegalAnswer):
            spending.ordered(choice, (), ["99.add.ROM.roma"])

    def test_equal_points_are_counted(self) -> None:
        posted, look, _ = support_question()
        said = told_of(look.voice, posted, ["add.ROM.roma", "add.ROM.roma"])
        assert said == "2 \N{MULTIPLICATION SIGN} Add support: Romans in Roma"


def test_a_card_says_what_it_would_do_before_it_is_played() -> None:
    table = Table.start(GAME, Setup(chairs(4), "march", GAME.options(powers="by-seat")))[0]
    while (posted := next(iter(table.open.values()))).decision.kind != "action.play":
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    use = next(one for one in playing.uses(posted) if one.startswith("event.") and one.count(".") == 1)
    look = seen(table, chairs(4), posted.decision.seat, drafts={posted.ref: use})
    shown = present(posted, look).said()
    assert faces()[use.split(".")[1]].text in shown
    assert "Play It" in shown


def test_options_of_several_names_are_put_together_and_others_are_not() -> None:
    voice = Voice(catalogue(KIND, "en"), {**printed()})
    said = {
        "activate.ROM-01.ROM.roma": "Activate: Romans in Roma (Consular Levy 3 OP)",
        "roma.inside": "Roma (inside)",
        "remove.ETR.capua": "Remove support: Capua (by the Etruscans)",
        "mercenary-2.carthaginian-1": "2 mercenary CU and 1 Carthaginian CU",
        "ROM-GAU": "Romans with Gauls",
        "against.GAU": "Against the Gauls",
    }
    assert {one: voice.option("card.target", one) for one in said} == said
    assert composed(voice, "card.target", "roma") == ""
    assert voice.option("draw.discard", "GAU-04") == "Campaign of the Gauls"
    assert voice.option("action.interrupt", "support.ETS-38").endswith(
        "(Desperate Times of the Etruscans and Samnites)"
    )
    assert voice.option("action.play", "support.ETS-38") == "Add and remove support (Desperate Times)"
    assert voice.option("combat.retreat", "reate>narnia") == "Reate → Narnia"


def test_an_interceptor_may_send_a_part_of_his_army() -> None:
    """SR-8.2.1: the form names the way, the CU, the leaders, who commands."""
    for seats in (4, 5):
        for table, posted in questions(seats):
            if posted.decision.kind == sending.INTERCEPT:
                look = seen(table, chairs(seats), posted.decision.seat)
                none, able = sending.offered(posted)
                said = sending.read(posted, look.voice, {"way": ["1"], "units": "1", "leaders": []})
                assert posted.decision.choice.read(said)
                assert none == "none"
                assert able
                return
    raise AssertionError("nobody may intercept")


def told(kind: str, n: int, **fields: Any) -> EventRow:
    return EventRow("g", n, 0, f"sword.{kind}", fields, None, NOW)


def test_a_clash_ends_where_the_next_begins() -> None:
    first = told("SiegeRolled", 1, at="capua")
    events = [
        first,
        told("SiegeStands", 2, at="capua"),
        told("Activated", 3, at="roma"),
        told("SiegeStands", 4, at="x"),
    ]
    assert of_one(events) == events[:2]
    battle = [told("BattleJoined", 1, at="roma"), told("DiceThrown", 2, at="roma"), told("BattleJoined", 3, at="roma")]
    assert of_one(battle) == battle[:2]
    offered = [told("TributeOffered", 1, at="nola"), told("PlunderRolled", 2, at="nola")]
    assert of_one(offered) == offered
