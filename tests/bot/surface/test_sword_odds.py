"""`/odds` in The Sword of Rome: both sides with what they add, what may come of it by side, places by their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.base.text import languages
from bot.fronts.sword import odds, prospects
from bot.surface.kit.look import Look
from games.kernel import Setup, Table, chairs
from games.sword import GAME
from games.sword.board import put
from games.sword.state import Sword
from tests.bot.surface.looks import seen
from tests.clauses import clause

SEATS = chairs(5)


def look_of(player: int, *changes: Callable[[Sword], object], language: str = "en") -> Look:
    """What a seat sees as the Romans are about to act."""

    def made(setup: Setup) -> Sword:
        g = GAME.setup(setup)
        g.step, g.order, g.round = "action.play", list(g.players), 1
        for change in changes:
            change(g)
        return g

    table, _ = Table.start(replace(GAME, setup=made), Setup(SEATS, "odds", GAME.options(powers="by-seat")))
    return seen(table, SEATS, SEATS[player], language=language)


@clause("SR-12.3", "SR-12.1.2")
def test_the_odds_of_a_battle_tell_both_sides_with_what_they_add_and_what_each_may_lose() -> None:
    """Valerius (2) with 7 CU against a minor leader (1) with 4 in his own city: tactics, size 3:2, ground."""
    told = odds.of_battle(look_of(0), "Antium", 0)
    assert "Attacker: Romans, 7 CU, tactics 2; adds +1 tactics and +1 size" in told[1]
    assert "Defender: Volsci, 4 CU, tactics 1; adds +1 own territory" in told[2]
    assert told[3].startswith("The attacker wins in **")
    wins, loses = (
        int("".join(c for c in part if c.isdigit())) for part in told[3].replace("of 100", "").split(", the")
    )
    assert wins + loses == 100
    assert told[4].startswith("- The attacker loses")
    assert told[5].startswith("- The defender loses")


@clause("SR-12.1.3")
def test_five_to_one_wins_without_a_roll() -> None:
    told = odds.of_battle(look_of(0), "Antium", 20)
    assert told[-1] == "Five to one: the attacker wins without a roll."
    assert "adds" not in told[1]


@clause("SR-10.1", "SR-10.2", "SR-7.2.6")
def test_the_odds_of_interception_tell_each_army_with_its_reasons_and_how_likely_nobody_comes() -> None:
    """Roma beside Velitrae and Antium: the Volsci would come into an enemy space, over clear ground."""
    look = look_of(2)
    told = odds.of_interception(look, "Roma")
    assert any("Volscian Leader A (Antium) intercepts in Roma in **17** of 100: tactics 1." in one for one in told)
    assert "-1 own territory" in "".join(odds.of_interception(look, "Velitrae"))


@clause("SR-13.2", "SR-13.5")
def test_the_odds_of_a_siege_tell_the_points_and_how_likely_it_falls() -> None:
    """A city with nobody inside: 5 is a point, 6 two; Greeks add 1, and whoever is inside takes 1 off."""
    plain = odds.of_siege(look_of(0), "Tarquinii")
    assert plain[1] == "One roll comes to, of 100: 0 points 67, 1 point 17, and 2 points 17."
    assert "A natural 1 costs a CU (17 of 100)" in plain[2]
    greek = odds.of_siege(look_of(3), "Roma")
    assert "+1 Greek siege craft" in greek[0]
    inside = odds.of_siege(look_of(0, lambda g: put(g, "ETR", "tarquinii", {"normal": 1}, inside=True)), "Tarquinii")
    assert "-1 CU inside" in inside[0]
    assert inside[1] == "One roll comes to, of 100: 0 points 83 and 1 point 17."


@pytest.mark.parametrize("language", languages())
def test_where_there_is_nothing_that_is_said(language: str) -> None:
    look = look_of(0, language=language)
    for told in (
        odds.of_battle(look, "Utopia", 9),
        odds.of_interception(look, "Utopia"),
        odds.of_siege(look, "Utopia"),
    ):
        assert len(told) == 1
        assert "Utopia" in told[0]
    assert prospects.at_most(3) == 50
    assert prospects.at_most(0) == 17


def test_places_are_suggested_by_how_they_begin() -> None:
    assert list(odds.all_spaces(look_of(0), {}, "tar")) == ["Tarentum", "Tarquinii", "Tarracina"]
