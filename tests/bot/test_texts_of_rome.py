"""The texts of Rome say all that can happen, be asked or be refused there, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest

from bot.base.text import Catalogue, event_key, family, languages, parts, slug
from data import path
from games.rome import GAME
from games.rome.components import TABLES
from games.rome.pieces import ADVANCED
from games.rome.senate.pieces import Motion
from tests.bot.test_languages import variants
from tests.bot.test_text import calls, constants, messages, outcome_key, variables

FOLDERS = ("games/republic", "games/rome")
ROME = "rome"


@cache
def kinds() -> frozenset[str]:
    """What the table of decisions of the rulebook lists."""
    rows = json.loads(path("rome").joinpath("decisions.json").read_text("utf-8"))
    return frozenset(kind for row in rows for kind in row["kinds"])


@cache
def reasons() -> Mapping[str, list[set[str]]]:
    """By why an answer is refused: what is said with it, each time."""
    found: dict[str, list[set[str]]] = {}
    for call in calls(("IllegalAnswer", "NotAllowed", "NotOpen", "PydanticCustomError"), *FOLDERS):
        for text in constants(call.args[0]):
            found.setdefault(text, []).append({word.arg or "" for word in call.keywords})
    return found


def test_rome_shares_the_words_of_its_family() -> None:
    assert family(ROME) == family("carthage") == "republic"
    assert {"rome", "rome-senate", "republic", "republic-senate"} <= set(parts("en", ROME))
    assert family("sample") == ""


@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.id)
def test_every_event_has_its_text_and_places_only_its_fields(kind: Any) -> None:
    key = event_key(kind.id)
    assert key in messages(ROME)
    assert variables(ROME, key) <= {one.name for one in fields(kind)}


def test_what_came_of_an_answer_places_only_the_fields_of_its_event_and_its_dice() -> None:
    known = {outcome_key(kind.id): {one.name for one in fields(kind)} | {"rolled"} for kind in GAME.events}
    for key in messages(ROME):
        if key.startswith("outcome-"):
            assert variables(ROME, key) <= known[key], key


@pytest.mark.parametrize("language", languages())
def test_every_decision_has_its_question_and_a_label_that_fits(language: str) -> None:
    words = Catalogue(ROME, language)
    for kind in kinds():
        key = f"ask-{slug(kind)}"
        about = dict.fromkeys(variables(ROME, key), "◆ Abcdefgh")
        said = words.find(f"{key}.label", about)
        assert words.find(key, about), kind
        assert said, kind
        assert len(said) <= 38, (kind, said)


def test_no_decision_is_asked_without_a_question() -> None:
    words = Catalogue(ROME)
    found = {text for call in calls(("Decision",), "games/rome") for text in constants(call.args[0])}
    assert len(found) > 50
    assert [kind for kind in sorted(found) if not words.has(f"ask-{slug(kind)}")] == []


def test_every_refusal_has_its_text_and_places_only_what_it_is_raised_with() -> None:
    words = Catalogue(ROME)
    for reason, given in reasons().items():
        key = f"reason-{slug(reason)}"
        assert words.has(key), reason
        if key in messages(ROME):
            assert all(variables(ROME, key) <= one for one in given), reason
    assert len(reasons()) > 30


def test_phases_and_steps_have_names() -> None:
    words = Catalogue(ROME)
    for step in GAME.steps:
        assert words.has(f"step-{slug(step)}" if "." in step else f"phase-{step}"), step
    rows = json.loads(path(ROME).joinpath("sequence.json").read_text("utf-8"))
    assert words.say("phases").split() == [row["phase"] for row in rows]
    for row in rows:
        assert words.has(f"phase-{row['phase']}")
        assert row["clause"] in words.say(f"rules-{row['phase']}")


def test_every_option_of_a_table_has_its_words() -> None:
    words = Catalogue(ROME)
    for name, option in GAME.options.model_fields.items():
        assert words.has(f"option-rome-{name.replace('_', '-')}"), name
        for value in get_args(option.annotation):
            assert words.has(f"option-rome-{name}-{value}"), value


@pytest.mark.parametrize("language", languages())
def test_scenarios_and_advanced_rules_are_explained_with_their_clause(language: str) -> None:
    words = Catalogue(ROME, language)
    for number, rule in enumerate(ADVANCED, 1):
        assert f"RR-2.0{number}" in words.say(f"option-rome-{rule}")
        assert words.say(f"name-{rule}") in words.say(f"option-rome-{rule}")
        assert words.has(f"option-rome-{rule}.means")
    scenarios = get_args(GAME.options.model_fields["scenario"].annotation)
    for number, scenario in enumerate(scenarios, 1):
        assert f"RR-3.0{number}" in words.say(f"option-rome-scenario-{scenario}.means")


@pytest.mark.parametrize("language", languages())
def test_whatever_lies_on_the_table_without_a_card_has_a_name(language: str) -> None:
    words = Catalogue(ROME, language)
    for province in TABLES.provinces:
        assert words.has(f"name-revolt-{province}")
    tables = json.loads(path(ROME).joinpath("tables.json").read_text("utf-8"))
    rows = [row for table in tables.values() for row in (table if isinstance(table, list) else ()) if "name" in row]
    assert len(rows) == 6
    for row in rows:
        assert words.say(f"name-{row['id']}") == row["name"]


@pytest.mark.parametrize("language", languages())
def test_every_term_and_question_is_short_and_whole(language: str) -> None:
    words = Catalogue(ROME, language)
    terms = [key for key in messages(ROME) if key.startswith("term-")]
    assert len(terms) > 30
    for key in terms:
        assert words.say(key)
        assert 10 < len(words.say(f"{key}.means")) < 130, key
    for key in [key for key in messages(ROME) if key.startswith("question-")]:
        assert words.has(f"{key}.asked")
        assert 30 < len(words.say(f"{key}.answer")) < 320, key


def test_every_kind_of_motion_has_a_name_and_words_after_proposes_to() -> None:
    """What a proposal says of itself is what its text places."""
    name = messages(ROME)["motion-name"].value
    assert name is not None
    proposals = get_args(get_type_hints(Motion)["proposal"])
    found = {kind: one for one in proposals for kind in get_args(get_type_hints(one)["kind"])}
    assert len(found) > 14
    assert found.keys() <= variants(name)
    for kind, proposal in found.items():
        ours = [key for key in messages(ROME) if re.fullmatch(rf"proposal-{kind}(-.*)?", key)]
        assert ours, kind
        if ours == [f"proposal-{kind}"]:
            assert variables(ROME, ours[0]) <= {one.name for one in fields(proposal)}, kind


STRICT = ("event-", "outcome-", "ask-", "reason-", "step-")


def test_nothing_lies_idle() -> None:
    """Of what Rome alone says; what the family shares Carthage uses."""
    events = {key(kind.id) for kind in GAME.events for key in (event_key, outcome_key)}
    known = {f"ask-{slug(kind)}" for kind in kinds()} | {f"reason-{slug(one)}" for one in reasons()}
    known |= events | {f"step-{slug(step)}" for step in GAME.steps}
    own = {key for key in messages(ROME) if key.startswith(STRICT)} - set(messages("carthage"))
    assert own - known == set()


def test_options_are_those_of_questions() -> None:
    """An option that stands for one question names one of the table."""
    stems = {f"option-{slug(kind)}-" for kind in kinds() | {one.kind for one in GAME.ahead}}
    general = re.compile(
        r"option-(rome|accuse|land-bill|legion|veteran|fleet|army|hidden|shown|lay|test|revolt|for|against|abstain|pay|ransom|ruling)\b"
    )
    ours = [key for key in messages(ROME) if key.startswith("option-") and key not in messages("carthage")]
    lost = [key for key in ours if not general.match(key) and not any(key.startswith(stem) for stem in stems)]
    assert lost == []
