"""Every word is there, fits its facts and Discord's limits, and none lies idle."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from structlog.testing import capture_logs

import bot
from bot.base.halves import parted
from bot.base.text import (
    COMMON,
    DEFAULT,
    Catalogue,
    Library,
    Voice,
    clip,
    escape,
    event_key,
    family,
    languages,
    parts,
    resource,
    slug,
)
from bot.surface.kit.citing import packages
from data import path
from games.carthage.senate.pieces import Kind
from games.catalog import GAMES
from games.kernel import Event, Game

ROOT = Path(bot.__file__).parent.parent
COMMONS = [name for name in COMMON if resource("en", name).is_file()]
FILES = [*COMMONS, *GAMES]
OURS = ("bot", "cogs")
FLOOR = ("done", "offer", "deal", "counter")


class Placeables(Visitor):
    """The variables and messages a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(name: str) -> dict[str, ftl.Message]:
    """The messages of one file, or of one game, by id."""
    text = "\n".join(resource("en", part).read_text("utf-8") for part in parts("en", name))
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], f"{name}.ftl cannot be read whole"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{name}.ftl says something twice"
    return {entry.id.name: entry for entry in found}


def variables(name: str, message: str) -> set[str]:
    """What a message and its attributes place, references followed."""
    visitor = Placeables()
    visitor.visit(messages(name)[message])
    deeper = [variables(name, one) for one in visitor.messages - {message} if one in messages(name)]
    return visitor.variables.union(*deeper)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@pytest.fixture(scope="module", autouse=True)
def released() -> Iterator[None]:
    """The trees are large; nobody else needs them."""
    yield
    parsed.cache_clear()


def trees(*packages: str) -> Iterator[ast.Module]:
    return (parsed(path) for one in packages for path in sorted((ROOT / one).rglob("*.py")))


def constants(node: ast.expr | None) -> Iterator[str]:
    """The texts an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def calls(names: tuple[str, ...], *packages: str) -> Iterator[ast.Call]:
    for tree in trees(*packages):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args:
                yield node


def halves(game: str) -> list[str]:
    """The games that a game is made of: what they say they say themselves."""
    return [half.game.id for half in GAMES[game].halves.values()]


def folders(game: str) -> list[str]:
    """Where the rules of a game stand; not those of its halves."""
    return [f"games/{game}"] if halves(game) else [one.replace(".", "/") for one in packages(game)]


def events_of(game: str) -> list[type[Event]]:
    """All that can happen in a game, but not in one of its halves."""
    theirs = {kind for half in halves(game) for kind in GAMES[half].events}
    return [kind for kind in GAMES[game].events if kind not in theirs]


@cache
def kinds(game: str) -> frozenset[str]:
    """The kinds of decisions a game can ask."""
    asked = {text for call in calls(("Decision",), *folders(game)) for text in constants(call.args[0])}
    proposed = {f"senate.{kind}" for kind in get_args(Kind)} if game == "carthage" else set[str]()
    floors = {
        str(node.value.value)
        for tree in trees(*folders(game))
        for cls in ast.walk(tree)
        if isinstance(cls, ast.ClassDef)
        and any(isinstance(m, ast.FunctionDef) and m.name == "settle" for m in cls.body)
        for node in cls.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "kind"
        if isinstance(node.value, ast.Constant)
    }
    ahead = {planning.kind for planning in GAMES[game].ahead}
    asked |= points(game)  # what republics share is asked under kinds that are handed over
    found = frozenset(asked | proposed | ahead | {f"{floor}.{act}" for floor in floors for act in FLOOR})
    chosen = {f"setup.{name}" for name in GAMES[game].options.model_fields} if halves(game) else set[str]()
    return found.difference(chosen, *map(kinds, halves(game)))


def points(game: str) -> set[str]:
    """The kinds of the decision points of its rulebook."""
    listed = path(f"{game}/decisions.json")
    rows = json.loads(listed.read_text("utf-8")) if listed.exists() else []
    return {kind for row in rows for kind in row["kinds"]}


@cache
def reasons(*packages: str) -> set[str]:
    raised = calls(("IllegalAnswer", "NotAllowed", "NotOpen", "PydanticCustomError"), *packages)
    return {text for call in raised for text in constants(call.args[0])}


@cache
def composed(*packages: str) -> set[str]:
    """How reasons begin whose rest is composed: "diplomacy-" of `f"diplomacy.{why.reason}"`."""
    raised = (call.args[0] for call in calls(("IllegalAnswer", "NotAllowed", "NotOpen"), *packages))
    heads = (one.values[0] for one in raised if isinstance(one, ast.JoinedStr))
    return {f"reason-{slug(str(head.value))}-" for head in heads if isinstance(head, ast.Constant)}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_text_and_places_only_its_fields(game: str) -> None:
    assert events_of(game)
    for kind in events_of(game):
        key = event_key(kind.id)
        assert key in messages(game), key
        assert variables(game, key) <= {one.name for one in fields(kind)}, key


@pytest.mark.parametrize("game", GAMES)
def test_what_came_of_an_answer_places_only_the_fields_of_its_event_and_its_dice(game: str) -> None:
    known = {outcome_key(kind.id): {one.name for one in fields(kind)} | {"rolled"} for kind in GAMES[game].events}
    for key in messages(game):
        if key.startswith("outcome-"):
            assert variables(game, key) <= known[key], key


def outcome_key(event: str) -> str:
    """The text that says an event to whoever did it."""
    return event_key(event).replace("event-", "outcome-", 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_question_and_its_label(game: str) -> None:
    words = Catalogue(game)
    assert kinds(game)
    for kind in kinds(game):
        assert words.has(f"ask-{slug(kind)}"), kind
        assert words.has(f"ask-{slug(kind)}.label"), kind


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_its_text_and_places_only_its_arguments(game: str) -> None:
    for name, ruling in GAMES[game].rulings.items():
        assert f"ruling-{slug(name)}" in messages(game), name
        assert variables(game, f"ruling-{slug(name)}") <= set(ruling.args.model_fields), name


def fronts_of(game: str) -> list[str]:
    """The folders of what a game shows, its family's among them; what a half shows is its own."""
    return [f"bot/fronts/{name}" for name in (game, "" if halves(game) else family(game)) if name]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_front_says_by_name_has_its_words_in_each_game_of_the_family(game: str) -> None:
    words = Catalogue(game)
    for tree in trees(*fronts_of(game)):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "say":
                assert all(words.has(key) for key in constants(call.args[0])), ast.unparse(call)


def test_every_reason_has_its_text() -> None:
    common = {message for name in COMMONS for message in messages(name)}
    fronts = {game: set(reasons(*fronts_of(game))) for game in GAMES}
    for reason in {*reasons("bot", "cogs", "games/kernel")} - set[str]().union(*fronts.values()):
        assert f"reason-{slug(reason)}" in common, reason
    for game in GAMES:
        words = Catalogue(game)
        for reason in (*reasons(*folders(game)), *fronts[game]):
            assert words.has(f"reason-{slug(reason)}"), reason


def test_reasons_place_only_what_they_are_raised_with() -> None:
    ours = ["bot", "cogs", "games/kernel", *{one: 0 for game in GAMES for one in folders(game)}]
    given: dict[str, list[set[str]]] = {}
    for call in calls(("IllegalAnswer", "NotAllowed", "NotOpen"), *ours):
        for text in constants(call.args[0]):
            given.setdefault(text, []).append({word.arg or "" for word in call.keywords})
    for name in FILES:
        for message in messages(name):
            for text, abouts in given.items():
                if message == f"reason-{slug(text)}":
                    assert all(variables(name, message) <= about for about in abouts), text


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_game_with_steps_in_phases_has_a_name(game: str) -> None:
    voice = Voice(Catalogue(game))
    for step in GAMES[game].steps:
        half, name = parted(step)
        words = voice.of_half(half).words
        assert words.has(f"step-{slug(name)}") or words.has(f"phase-{name.partition('.')[0]}"), step
    assert all(map(voice.phase, voice.say("phases").split()))


PLACED = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")  # texts within others


def literals() -> tuple[set[str], set[str]]:
    """The texts in our own code, and the beginnings of composed ones."""
    whole: set[str] = set()
    heads: set[str] = set()
    for tree in trees(*OURS):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                heads.add(str(node.values[0].value))
    return whole, heads


def used_by_games(game: Game[Any], name: str) -> set[str]:
    """The ids that what a game names leads to."""
    events = {key(kind.id) for kind in game.events for key in (event_key, outcome_key)}
    asked = {f"ask-{slug(kind)}" for kind in kinds(name)}
    refused = {f"reason-{slug(reason)}" for reason in reasons(*folders(name))}
    ruled = {f"ruling-{slug(one)}" for one in game.rulings}
    steps = {f"step-{slug(step)}" for step in game.steps}
    return events | asked | refused | ruled | steps


def test_nothing_lies_idle() -> None:
    whole, heads = literals()
    families = {head for head in heads if re.fullmatch(r"[a-z]+(-[a-z]+)*-", head)}
    strict = ("event-", "outcome-", "ask-", "reason-", "ruling-", "step-")
    used = {f"reason-{slug(reason)}" for reason in reasons("bot", "cogs", "games/kernel")}
    texts = [resource(DEFAULT, part).read_text("utf-8") for name in FILES for part in (*parts(DEFAULT, name), name)]
    used |= {one for text in dict.fromkeys(texts) for one in PLACED.findall(text)}
    used = used.union(*(used_by_games(game, name) for name, game in GAMES.items()))
    refused = tuple(composed(*(folder for name in GAMES for folder in folders(name))))
    idle = [
        f"{name}: {message}"
        for name in FILES
        for message in messages(name)
        if message not in used | whole and not message.startswith(refused)
        if message.startswith(strict) or not any(message.startswith(family) for family in families)
    ]
    assert not idle


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_the_bot_call_nothing_by_the_same_key(game: str) -> None:
    """The text of one would be said with the fields of the other."""
    common = {message for name in COMMONS for message in messages(name)}
    assert not common & set(messages(game))


def test_labels_fit_on_buttons_and_forms() -> None:
    longest = {"button": 38, "chair": 38, "menu": 100, "talk-title": 45, "field": 45, "option": 38}
    for name in FILES:
        words = Voice(Catalogue(name))
        for message in messages(name):
            limit = next((limit for prefix, limit in longest.items() if message.startswith(prefix)), None)
            if limit and messages(name)[message].value:
                text = words.words.find(message, dict.fromkeys(variables(name, message), "12"))
                assert text is not None
                assert len(text) <= limit, message


@pytest.mark.parametrize("game", GAMES)
def test_labels_of_questions_fit(game: str) -> None:
    words = Catalogue(game)
    for kind in kinds(game):
        key = f"ask-{slug(kind)}"
        text = words.find(f"{key}.label", dict.fromkeys(variables(game, key), "◆ Abcdefgh"))
        assert text is not None
        assert len(text) <= 38, kind


def test_what_has_no_words_is_named_and_logged() -> None:
    with capture_logs() as logged:
        assert Catalogue("carthage").say("no-such-text") == "[no-such-text]"
    assert [entry["event"] for entry in logged] == ["text.missing"]


def test_an_empty_id_is_none() -> None:
    said = {"seat": "star", "senator": "fam-hanno", "post": ""}
    assert "by a power of his own" in Voice(Catalogue("carthage")).event("carthage.PowerUsed", said)


def test_an_unknown_language_is_english() -> None:
    assert DEFAULT in languages()
    assert "xx" not in languages()
    assert Library().of("carthage", "xx").language == DEFAULT


def test_lists_and_plurals() -> None:
    voice = Voice(Catalogue("carthage"), {"a": "Ann", "b": "Bo", "ochre": "Ochre"}, {"ochre"})
    assert voice.spell(["a", "b"]) == "Ann and Bo"
    assert voice.spell({"ochre": 3}) == "3 Ochre"
    assert voice.spell({"a": 3}) == "Ann 3"
    assert voice.spell(None) == "none"
    assert voice.say("turn-waits", seat="a", count=1, each=False) == "Waiting for Ann (1 decision)."
    assert voice.say("turn-waits", seat="a", count=2, each=True) == "Waiting for Ann (2 decisions each)."


def test_a_copy_is_called_like_its_card() -> None:
    assert Voice(Catalogue("carthage"), {"ochre": "Ochre"}).name("ochre.3") == "Ochre"


def test_prose_of_users_can_neither_format_nor_mention() -> None:
    voice = Voice(Catalogue("carthage"))
    text = voice.event(
        "republic.Agreed",
        {
            "seats": ["a"],
            "agreement": "1",
            "text": "**x** @everyone",
            "talents": {},
            "cards": {},
            "votes": {},
        },
    )
    assert "**" not in text.replace("\\*", "")
    assert "@everyone" not in text
    assert escape("[a](http://b) <@12>") == "\\[a\\]\\(http://b\\) \\<@\u200b12\\>"


def test_clipping() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"
    assert clip("elect Mago, Hanno and Gisco", 20) == "elect Mago, Hanno…"
    assert clip("elect Mago, Hanno", 12) == "elect Mago…"
    assert clip("elect Mago, Hanno", 11) == "elect Mago…"
    assert len(clip("a Supervisor-of-Public-Buildings", 20)) == 20, "a word that is too long is cut for all that"


BARE = re.compile(
    r"(?:against|over|from|for|at|to|that|beside|attacks?|beaten) \{ \$war \}"
    r"|(?<![Tt]he )\{ \$war \} (?:is|becomes|comes|has|lies)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("name", sorted(one.name for one in path("text/en").iterdir() if "pictures" not in one.name))
def test_a_war_has_its_article_in_an_english_sentence(name: str) -> None:
    """ "Massilian War is won", it was said, and "a force against Massilian War"."""
    found = [one for one in path(f"text/en/{name}").read_text(encoding="utf-8").splitlines() if BARE.search(one)]
    assert found == []


def test_a_title_is_what_was_typed_whatever_else_is_called_so() -> None:
    """A table called "War" is not renamed to the place that is written so."""
    voice = Voice(Catalogue("sample"), {"War": "Warsaw"})
    assert voice.say("end-title", title="War") == voice.say("end-title", title="Warsaw").replace("Warsaw", "War")
    assert voice.name("War") == "Warsaw"
