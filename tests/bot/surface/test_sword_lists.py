"""Likely answers in lists: nothing is offered twice, what is little has buttons, and lists lead to whole answers."""

from __future__ import annotations

from typing import Any

import pytest

from bot.base.text import Voice, catalogue
from bot.fronts.sword import marching
from bot.fronts.sword.calling import printed
from bot.fronts.sword.pressing import by_lists, is_part
from bot.fronts.sword.rooms import battle
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Menu, Row
from bot.surface.kit.present import present
from bot.surface.press.steps import Choose, Save
from games.bench import bench
from games.kernel import Posted, Window, chairs
from games.sword.bench import BENCH
from tests.bot.surface.looks import seen
from tests.clauses import clause

FIVE = chairs(5)


def marching_romans(draft: Any = None) -> tuple[Posted, Look]:
    """Camillus sets out from Sutrium; what is prepared of his march."""
    play = BENCH.play(bench("sword").position("march"))
    play.answer("diamond", "action.play", "activate.ROM-01.ROM.sutrium")
    while not [one for one in play.table.open.values() if one.decision.kind == "movement.step"]:
        play.lapse_all("card.counter")
    posted = play.posted("diamond", "movement.step")
    return posted, seen(play.table, FIVE, posted.decision.seat, drafts={posted.ref: draft} if draft else {})


def labels(posted: Posted, look: Look) -> list[str]:
    """What its buttons say."""
    rows = [part for part in present(posted, look).parts if isinstance(part, Row)]
    return [one.label for row in rows for one in row.buttons if isinstance(one, Button)]


@clause("SR-8.2.2")
def test_who_stays_behind_has_buttons_once_a_march_is_prepared() -> None:
    plain = labels(*marching_romans())
    assert not [one for one in plain if one.startswith("Leave")]
    begun = {"path": ["narnia", "reate"], "then": "siege"}
    assert [one for one in labels(*marching_romans(begun)) if one.startswith("Leave")] == [
        "Leave 1 CU behind",
        "Leave 2 CU behind",
        "Leave 3 CU behind",
    ]


@clause("SR-9.7.7")
def test_a_march_and_its_siege_are_one_entry_of_a_list() -> None:
    posted, look = marching_romans()
    menus = [part for part in present(posted, look).parts if isinstance(part, Menu)]
    said = [item.label for menu in menus for item in menu.items]
    assert "Reate · then: Siege roll" in said
    assert not [one for menu in menus for one in (menu.prompt,) if "MP" in one]


def test_an_answer_of_parts_is_given_by_one_list_after_the_other() -> None:
    posted, look = marching_romans()
    raw = {"path": ["narnia", "reate"], "then": "siege", "leave": {"normal": 2}}
    steps = by_lists(marching.shortcuts)(look, posted, raw)
    assert [type(one) for one in steps] == [Choose, Choose, Save]
    assert by_lists(marching.shortcuts)(look, posted, {"path": ["volsinii"], "take": {"normal": 1}}) == ()


@pytest.mark.parametrize(
    ("some", "whole", "fits"),
    [
        ({"a": ["b"]}, {"a": ["b", "c"], "d": 1}, True),
        ({"a": ["c"]}, {"a": ["b", "c"]}, False),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, False),
        ({"a": 1}, "a", False),
        (None, None, True),
    ],
)
def test_a_part_of_an_answer_is_said_by_it(some: Any, whole: Any, fits: bool) -> None:
    assert is_part(some, whole) is fits


@clause("SR-13.2")
def test_a_roll_names_what_changed_it_and_nothing_else() -> None:
    voice = Voice(catalogue("sword", "en"), {**printed()})
    rolled = {"at": "capua", "power": "GRE", "roll": 3, "points": 1, "lost": 0}
    assert voice.event("sword.SiegeRolled", {**rolled, "drm": {}}) == "Capua: the Greeks roll 3: 1 siege point."
    more = voice.event("sword.SiegeRolled", {**rolled, "drm": {"greeks": 1, "inside": -1}})
    assert "roll 3 (+1 Greek siege craft and -1 CU inside): 1 siege point." in more


@clause("SR-12.2")
def test_one_card_of_a_battle_is_said_by_one_press() -> None:
    """Several from the list; none by the button that takes what is proposed."""
    play = BENCH.play(bench("sword").position("battle"))
    play.answer("triangle", "action.play", "activate.GAU-10.GAU.arretium")
    play.table.plan_ahead()
    while not (found := [one for one in play.table.open.values() if one.decision.kind == "combat.plan"]):
        asked = next(one.decision for one in play.table.open.values() if one.decision.window is not Window.AHEAD)
        goes = {"path": ["clusium"]} if asked.kind == "movement.step" else asked.lapse
        play.submit(asked.key, goes)
    for posted in found:
        look = seen(play.table, FIVE, posted.decision.seat)
        likely = battle.singly(posted, look)
        assert [one.raw for one in likely] == [[one] for one in offered(posted.decision.choice)][:5]
        assert {one.label for one in likely} <= set(labels(posted, look))
