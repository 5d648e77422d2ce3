"""Editions of the figures that are ours: a game keeps those it began with."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import reduce
from typing import Any, cast

import pytest

import data
from games.carthage import GAME
from games.carthage.components import EDITION, EDITIONS, PRINTED, Family, edition_at, patched
from games.carthage.law import LAWS
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.grand import GAME as GRAND
from games.grand.state import Grand
from games.kernel import Setup, Table, chairs, save

OLDER = [one for one in EDITIONS if one != EDITION]
LAST_OF_FIRST = EDITIONS[2] - 1


def begun(ruleset: int = GAME.ruleset) -> Table[Carthage]:
    """A game that began under this version of the rules."""
    return Table.start(replace(GAME, ruleset=ruleset), Setup(chairs(4), "editions", GAME.options()))[0]


def seen(table: Table[Carthage]) -> CarthageView:
    view = table.view(None)
    assert isinstance(view, CarthageView)
    return view


def test_a_new_game_begins_with_the_newest_one() -> None:
    table = begun()
    assert table.state.edition == seen(table).edition == EDITION
    assert table.state.law is LAWS[EDITION]


def test_under_older_rules_it_begins_with_that_of_their_time_and_keeps_it() -> None:
    table = begun(LAST_OF_FIRST)
    assert table.state.edition == 1
    later = Table.resume(GAME, table.checkpoint, [])
    while later.state.turn == 0:
        posted = next(one for one in later.open.values() if one.decision.awaited)
        later.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    assert (later.state.ruleset, later.state.edition) == (GAME.ruleset, 1)
    assert later.state.law is LAWS[1]
    assert seen(later).edition == 1


def test_its_pieces_are_of_its_edition() -> None:
    g = begun(LAST_OF_FIRST).state
    assert {one.edition for one in (*g.wars.values(), *g.stacks.values())} == {1}


def test_its_families_have_the_influence_of_its_edition() -> None:
    for ruleset, edition in ((LAST_OF_FIRST, 1), (GAME.ruleset, EDITION)):
        families = PRINTED[edition].families
        found = begun(ruleset).state.senators.values()
        assert [one.influence for one in found] == [families[one.family].influence for one in found]


@pytest.mark.parametrize(("ruleset", "edition"), [(0, 1), (9, 1), (10, 2), (11, 3), (12, 4), (None, EDITION)])
def test_which_edition_belongs_to_which_rules(ruleset: int | None, edition: int) -> None:
    assert edition_at(ruleset) == edition


@pytest.mark.parametrize(("ruleset", "edition"), [(1, 1), (2, 2), (3, 3), (GRAND.ruleset, EDITION)])
def test_so_does_the_carthaginian_board_of_the_combined_game(ruleset: int, edition: int) -> None:
    options = GRAND.options.model_validate({"start": "simultaneous"})
    table: Table[Grand] = Table.start(replace(GRAND, ruleset=ruleset), Setup(chairs(3), "editions", options))[0]
    half = table.state.carthage
    assert {half.edition, *(one.edition for one in half.stacks.values())} == {edition}
    assert half.law.tables is PRINTED[edition]


def test_a_document_of_before_is_of_the_first() -> None:
    document = json.loads(save(begun(LAST_OF_FIRST).state))
    stacks = {name: without_edition(one) for name, one in document["stacks"].items()}
    wars = {name: without_edition(one) for name, one in document["wars"].items()}
    assert GAME.upgrades[4](without_edition(document) | {"stacks": stacks, "wars": wars}) == document


def without_edition(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "edition"}


def test_an_edition_names_only_what_it_has_otherwise() -> None:
    figures = [{"id": "a", "n": 1, "of": {"x": 1, "y": [1, 2]}}, {"id": "b", "n": 2}]
    otherwise = {"a": {"of": {"x": 3, "y": [4]}, "new": 5}}
    changed = {"id": "a", "n": 1, "of": {"x": 3, "y": [4]}, "new": 5}
    assert patched(figures, otherwise) == [changed, {"id": "b", "n": 2}]
    assert figures[0]["of"] == {"x": 1, "y": [1, 2]}


@pytest.mark.parametrize("edition", OLDER)
def test_whatever_it_names_is_there_and_is_otherwise(edition: int) -> None:
    """Otherwise than in the edition after it."""
    for name, otherwise in json.loads(text(f"editions/{edition}")).items():
        figures = next_one(name, edition)
        for path, value in named(otherwise):
            assert at(figures, path) != value, (name, path)


def next_one(name: str, edition: int) -> Any:
    later = [json.loads(text(f"editions/{one}")).get(name, {}) for one in range(EDITION - 1, edition, -1)]
    return reduce(patched, later, json.loads(text(name)))


def text(name: str) -> str:
    return data.path(f"carthage/{name}.json").read_text("utf-8")


def named(otherwise: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    if not isinstance(otherwise, dict):
        return [(path, otherwise)]
    inside = cast("dict[str, Any]", otherwise)
    return [found for name, one in inside.items() for found in named(one, (*path, name))]


def at(figures: Any, path: tuple[str, ...]) -> Any:
    return reduce(part, path, figures)


def part(figures: Any, name: str) -> Any:
    if isinstance(figures, list):
        return next(one for one in cast("list[dict[str, Any]]", figures) if one["id"] == name)
    return cast("dict[str, Any]", figures)[name]


VARYING = {"wars", "explorations", "areas", "stacks", "leaders", "cards", "families", "commodities"}
"""Of the components, those whose figures may differ."""


@pytest.mark.parametrize("edition", OLDER)
def test_names_goods_and_senators_are_alike_in_all(edition: int) -> None:
    """Whoever reads these need not know which edition is played."""
    now, then = PRINTED[EDITION], PRINTED[edition]
    assert {name for name, one in vars(now).items() if one != vars(then)[name]} <= VARYING
    assert {name: card.name for name, card in now.cards.items()} == {
        name: card.name for name, card in then.cards.items()
    }
    assert [one.model_copy(update={"count": 0}) for one in now.commodities.values()] == [
        one.model_copy(update={"count": 0}) for one in then.commodities.values()
    ]
    assert [ratings(one) for one in now.families.values()] == [ratings(one) for one in then.families.values()]
    of_neutrals = dict.fromkeys(("neutral_margin", "neutrals_pay_for_peace"))
    figures, former = (LAWS[one].constants.model_copy(update=of_neutrals) for one in (EDITION, edition))
    assert figures == former


def ratings(family: Family) -> Family:
    """All but the INF he begins with."""
    return family.model_copy(update={"influence": 0})
