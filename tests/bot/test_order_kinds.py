"""What may be ordered exists, can be answered so, and has words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bot.base.halves import full
from bot.base.text import Catalogue, Voice, kebab, slug
from bot.services.orders.answers import NotYet, answer
from bot.services.orders.ordering import Asked, of_phase, ordering, phases
from bot.services.orders.ordering import Ways as How
from bot.surface.kit.look import Look
from bot.surface.kit.panel import MENU, Menu
from bot.surface.orders.cards import settable
from bot.surface.orders.form import MORE, Draft, chosen, menu, of_its_half, pages
from games.catalog import GAMES
from games.kernel import IllegalAnswer, Seat, Setup, View
from games.kernel.decision import chairs
from games.kernel.table import Table
from tests.bot.surface.looks import seen
from tests.bot.test_text import kinds as asked_in

ALONE = [name for name in GAMES if not GAMES[name].halves]
"""Those that are made of no others: what is ordered of a half is ordered as in that game."""


@pytest.mark.parametrize("game", ALONE)
def test_every_kind_is_asked_in_its_game_and_has_a_name(game: str) -> None:
    words = Catalogue(game)
    assert set(ordering(game).ways) <= asked_in(game)
    assert all(words.has(f"order-kind-{slug(kind)}") for kind in ordering(game).ways)
    assert all(words.has(f"order-phase-{phase}") for phase in phases(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_menu_fits(game: str) -> None:
    assert all(len(ways.all(chairs(6))) <= MENU for ways in ordering(game).ways.values())
    assert len(phases(game)) <= MENU
    for half in ("", *GAMES[game].halves):
        draft = Draft(kind=full(half, "kind"))
        assert len(of_its_half(draft, ordering(game).events)) < MENU
        assert len(of_its_half(draft, ordering(game).figures)) <= MENU
        assert len(of_its_half(draft, ordering(game).motions)) < MENU


def look_at(game: str) -> Look:
    """Somebody at a table that has just begun."""
    rules, seats = GAMES[game], chairs(4)
    table, _ = Table.start(rules, Setup(seats, "orders", rules.options(), 4), marks=False)
    return seen(table, seats, seats[0])


def kinds_offered(look: Look, draft: Draft) -> tuple[Menu, Sequence[str]]:
    """The menu of kinds, and the values in it that name one."""
    (found,) = (part for part in menu(look, draft, "kind").parts if isinstance(part, Menu))
    return found, [item.value for item in found.items if item.value != MORE]


@pytest.mark.parametrize("game", [name for name in GAMES if ordering(name).ways])
def test_whatever_may_be_ordered_can_be_chosen_over_pages_if_need_be(game: str) -> None:
    look = look_at(game)
    for phase in phases(game):
        draft, chosen_ = Draft(phase=phase), list[str]()
        for _ in range(pages(of_phase(game, phase))):
            offered, values = kinds_offered(look, draft)
            assert len(offered.items) <= MENU
            chosen_ += [chosen(look, draft, "kind", value).kind for value in values]
            draft = chosen(look, draft, "kind", MORE)
        assert chosen_ == of_phase(game, phase)
        assert draft == Draft(phase=phase), "after the last page the first comes again"
        assert len(settable(look, phase)) <= MENU


def test_rome_has_more_than_a_menu_holds() -> None:
    look, senate = look_at("rome"), of_phase("rome", "senate")
    assert {"senate.sheets", "senate.accusations", "senate.skip"} <= set(senate)
    first, _ = kinds_offered(look, Draft(phase="senate"))
    assert first.items[-1].label == "More…"
    assert chosen(look, Draft(phase="senate", page=1), "phase", "0").page == 0


@pytest.mark.parametrize("game", ALONE)
def test_events_and_figures_exist_and_have_words(game: str) -> None:
    words, known = Catalogue(game), {kind.id for kind in GAMES[game].events}
    assert set(ordering(game).events) <= known
    assert all(words.has(f"order-happened-{kebab(event.rpartition('.')[2])}") for event in ordering(game).events)
    assert all(words.has(f"order-fact-{fact}") for fact in ordering(game).figures)


@pytest.mark.parametrize("game", ALONE)
def test_every_option_has_a_name_of_its_own(game: str) -> None:
    voice = Voice(Catalogue(game))
    for kind, ways in ordering(game).ways.items():
        for option in ways.options:
            assert voice.option(kind, option) != option or option.isdigit(), (kind, option)


@cache
def played(game: str) -> tuple[dict[str, list[Asked]], dict[str, View]]:
    """What was asked in a random game, up to three of each kind, and what was seen last."""
    rules, pick = GAMES[game], random.Random(10)
    seats = chairs(4)
    table, _ = Table.start(rules, Setup(seats, "orders", rules.options(), 4), marks=False)
    found: dict[str, list[Asked]] = {}
    known: set[str] = set()
    for _ in range(900):
        if table.over:
            break
        for posted in table.open.values():
            decision = posted.decision
            if decision.kind in ordering(game).ways and len(found.setdefault(decision.kind, [])) < 3:
                found[decision.kind].append(Asked(game, decision, table.view(decision.seat).whole()))
        known |= set(ordering(game).facts(table.view(seats[0]), seats[0]))
        open_ = [one for one in table.open.values() if one.decision.awaited or pick.random() < 0.05]
        chosen = pick.choice(open_)
        table.submit(chosen.decision.seat, chosen.decision.key, sampled(chosen.decision, pick))
    seen = table.view(None).whole()
    table.close()
    return found, dict.fromkeys(known, seen)


def sampled(decision: Any, pick: random.Random) -> Any:
    try:
        return decision.choice.sample(pick)
    except LookupError:
        return decision.lapse


@pytest.mark.parametrize("game", ALONE)
def test_every_figure_is_known_at_some_time(game: str) -> None:
    assert set(played(game)[1]) == set(ordering(game).figures)


@pytest.mark.parametrize("game", ALONE)
def test_every_way_is_legal_or_refused_and_the_default_is_always_legal(game: str) -> None:
    """Whatever is asked, an order gives a legal answer or none."""
    seen = played(game)[0]
    assert len(seen) >= 3
    for kind, asked in seen.items():
        for one in asked:
            for do in ordering(game).ways[kind].all([str(Seat("triangle"))]):
                for amount in (0, 3, 5000):
                    check(one, ordering(game).ways[kind], do.model_copy(update={"amount": amount}))


def check(one: Asked, ways: How, do: Any) -> None:
    try:
        one.choice.read(answer(do, one))
    except (IllegalAnswer, NotYet):
        assert do.how != "default" or not one.decision.awaited or ways.offer


def test_only_senate_matters_have_a_motion() -> None:
    assert "senate.vote" in ordering("carthage").on_motions
    assert "forum.bid" not in ordering("carthage").on_motions
