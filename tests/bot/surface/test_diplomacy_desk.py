"""The order desk of the political Diplomacy: what stands on it, at a glance, in the hand, what befell somebody."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot import fronts
from bot.base.text import languages
from bot.fronts.diplomacy.desk.fortunes import weigh
from bot.fronts.diplomacy.desk.showing import GLANCE, hand
from bot.store.store import EventRow
from bot.surface import brought
from bot.surface.kit.cards import turn_card
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Menu, Panel, Words
from bot.surface.kit.present import present
from games.bench import Play, bench
from games.diplomacy.state import Diplomacy
from games.kernel import Posted, Seat, chairs
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.clauses import clause

brought.begin()
fronts.begin()
SEASON = {"war": "season.orders", "season": "season.orders", "retreats": "season.retreats", "winter": "season.winter"}


def at(preset: str) -> Play[Diplomacy]:
    place = bench("diplomacy")
    return place.play(place.position(preset))


def look(play: Play[Diplomacy], seat: str | None = "diamond", language: str = "en") -> Look:
    return seen(play.table, chairs(7), Seat(seat) if seat else None, language=language)


def asked(play: Play[Diplomacy], preset: str, language: str = "en") -> tuple[Posted, Look]:
    found = look(play, language=language)
    return next(one for one in found.own if one.decision.kind == SEASON[preset]), found


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


@clause("CD-E.5")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", SEASON)
def test_the_desk_lists_what_there_is_to_order_and_what_holds_without(preset: str, language: str) -> None:
    panel = present(*asked(at(preset), preset, language))
    sendable(panel)
    assert "[" not in text(panel)
    units = [part for part in panel.parts if isinstance(part, Menu)]
    assert bool(units) == (preset != "winter")
    assert "`F FCa`" in text(panel) or preset in ("season", "winter")


@clause("CD-4.A", "CD-5.D")
def test_neglected_duties_are_told_with_the_season_of_the_revolution() -> None:
    play = at("war")
    assert "warned once" in text(present(*asked(play, "war")))
    play.g.players[Seat("diamond")].warnings["provinces"] = 2
    play.table.stir()
    assert "a revolution when this season closes" in text(present(*asked(play, "war")))


@clause("CD-S.2", "CD-G.4")
@pytest.mark.parametrize("language", languages())
def test_all_learn_how_many_are_final_and_nobody_who(language: str) -> None:
    play = at("war")
    before = text(turn_card(look(play, None, language)))
    play.answer("circle", "season.orders", {"orders": [], "final": True}, year=70, season="autumn")
    after = text(turn_card(look(play, None, language)))
    assert "**0 " in before
    assert "**1 " in after
    assert "[" not in after.replace("**[", "")
    for name in ("Elissa", "Hanno", "Mago\u00a0", "Gisco", "Arishat", "Bostar"):
        assert name not in after
    other = at("war")
    other.answer("seat7", "season.orders", {"orders": [], "final": True}, year=70, season="autumn")
    assert text(turn_card(look(other, None, language))) == after


@clause("CD-2.2", "CD-3.B.1")
@pytest.mark.parametrize("language", languages())
def test_standings_go_by_names_and_the_hand_is_ones_own(language: str) -> None:
    mine = look(at("war"), "diamond", language)
    assert any("Hamilcar (HAM)" in line for line in GLANCE.standings(mine))
    held = "\n".join(hand(mine))
    assert "Maximus" in held
    assert "Maximus" not in "\n".join(hand(look(at("war"), "triangle", language)))
    assert "LMi" in held


def told(kind: str, **fields: object) -> EventRow:
    return EventRow("abc234", 1, 0, f"diplomacy.{kind}", fields, None, datetime(2026, 3, 1, tzinfo=UTC))


@clause("CD-3.B.1")
def test_what_befell_a_name_befell_its_owner_alone() -> None:
    play = at("war")
    seized = told("Seized", province="Car", ruler="GV", ruler_before="HAM", sub_ruler_before="")
    weights = {seat: weigh(look(play, seat), seized, None) for seat in chairs(7)}
    assert weights["diamond"] > weights["triangle"] > 0
    assert not any(weights[seat] for seat in chairs(7)[2:])
    driven = told("OrderGiven", unit="F FCa", code="HAM", end="")
    assert weigh(look(play, "diamond"), driven, None)
    assert not weigh(look(play, "triangle"), driven, None)
    stays = told("OrderGiven", unit="F FCa", code="HAM", end="FCa")
    assert not weigh(look(play, "diamond"), stays, None)
