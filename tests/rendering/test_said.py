"""The words of pictures: all that is said has a text, no text lies idle, and German pictures hold no English."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rendering
from bot.fronts.carthage.calling import NAMING
from data import path
from games.carthage.law import CARTHAGE
from games.republic.seen.see_table import kind
from rendering.carthage.board import compose
from rendering.carthage.words import WORDS, say
from rendering.describe import describe, twin
from rendering.scene import Caption
from rendering.words import speaking
from tests.rendering import samples

ROOT = Path(rendering.__file__).parent
FILES = ("pictures", *(name for name in WORDS.names if name.startswith("pictures-")))


def keys() -> set[str]:
    """The ids in the files of pictures."""
    bodies = [
        FluentParser().parse(path("text").joinpath("en", f"{name}.ftl").read_text("utf-8")).body for name in FILES
    ]
    return {one.id.name for body in bodies for one in body if isinstance(one, ftl.Message)}


def literals() -> set[str]:
    """All texts in the code that draws and composes."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(ROOT.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_text_lies_idle() -> None:
    used = literals()
    assert not [
        key for key in keys() if key not in used and not any(key.startswith(one) for one in used if one.endswith("-"))
    ]


def test_an_unknown_text_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        say("no-such-text")


def test_an_unknown_language_is_english() -> None:
    with speaking("xx"):
        assert say("board-wars") == "Wars"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_card_and_of_legion_has_its_word(language: str) -> None:
    with speaking(language):
        assert all(say(f"crop-kind-{kind(card)}") for card in CARTHAGE.tables.cards.values())
        assert all(say(f"crop-class-{legion.class_}") for legion in CARTHAGE.tables.legions.values())


@pytest.mark.parametrize("focus", ["board", "forum", "trade", "factions", "wars", "hand"])
def test_a_german_picture_is_said_in_german(focus: str) -> None:
    view = samples.common(4, "diamond")
    english, german = (compose(view, focus, Caption("X", language=one)) for one in ("en", "de"))
    assert german.language == "de"
    assert len(german.blocks) == len(english.blocks)
    for tell in (describe, twin):
        assert tell(german) != tell(english)
        for word in (" Treasury ", "turn ", "Event:", "Cards left", "no Governor", " votes", "before tax"):
            assert word not in tell(german), word


def test_the_plaque_of_the_forum_names_all_events_of_the_turn_and_all_leaders_by_their_names() -> None:
    view = samples.crowded()
    for focus in ("board", "forum"):
        said = twin(compose(view, focus, Caption("X")))
        assert [one.name for one in view.table_events if one.name not in said] == []
    leaders = {one.id: one.model_copy(update={"war": ""}) for one in view.leaders.values()}
    told = view.model_copy(update={"curia": view.curia.model_copy(update={"leaders": tuple(leaders)})})
    said = twin(compose(told, "forum", Caption("X")))
    assert leaders
    assert [one.name for one in leaders.values() if one.name not in said] == []


@pytest.mark.parametrize(("language", "said"), [("en", "Revolt of Numidia"), ("de", "Revolte: Numidia")])
def test_a_province_in_revolt_is_told_from_the_province(language: str, said: str) -> None:
    revolt = samples.war("Numidia", "active", 6, revolt=True).model_copy(update={"id": "revolt-numidia"})
    view = samples.common(4).model_copy(update={"wars": {revolt.id: revolt}})
    scene = compose(view, "board", Caption("X", language=language))
    assert said in twin(scene)
    assert said in describe(scene)
    assert "revolt-numidia" not in NAMING.born(view), "the text of a Province in revolt names it"


def test_a_lost_war_is_fought_no_more_and_has_no_strength_on_the_board_for_phones() -> None:
    active = samples.war("Massilian War", "active", 8, 4, support=4)
    view = samples.common(4).model_copy(update={"wars": {active.id: active}})
    lost = view.model_copy(update={"wars": {active.id: active.model_copy(update={"status": "lost"})}})
    caption = Caption("X")
    assert "Massilian War, Active: land 8" in twin(compose(view, "card", caption))
    assert "Massilian War, Lost: " not in twin(compose(lost, "card", caption))
    assert "Massilian War, Lost" in twin(compose(lost, "card", caption))
