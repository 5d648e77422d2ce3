"""What is lost in Rome, on cards: Fleets in a storm and in battle, the last Senator of a faction."""

from __future__ import annotations

import pytest

from bot.base.text import languages
from bot.surface.kit.present import CONFIRMED
from games.rome.law import ROME
from games.rome.state import Rome
from tests.clauses import clause
from tests.cogs.rome_cards import card, lines, text
from tests.games.rome.forum import STORM, befallen, fleets
from tests.games.rome.play import Play, add_force
from tests.games.rome.test_rr1_05_mortality import without_senators


@pytest.fixture
def play() -> Play:
    """A table to try one card at."""
    return Play()


def at_sea(g: Rome) -> None:
    """Two Fleets are at home, three with a force against the Syrians, whose War asks for support."""
    fleets(2)(g)
    add_force(g, "syrian", 9, legions=1, fleets=3)


@clause("RR-1.07.21.17", "RR-1.09.64")
@pytest.mark.parametrize("language", languages())
def test_beside_each_fleet_stands_where_it_is_and_what_its_war_asks_for(play: Play, language: str) -> None:
    befallen(play, STORM, at_sea, dice={"event.fleets": [1, 2]})
    panel = card(play, "diamond", "forum.fleets", language)
    assert "**3**" in text(panel)
    assert "5 Fleets" in text(panel)
    support = ROME.tables.wars["syrian"].fleet_support
    home, there = [one for one in lines(panel) if "2 Fleets" in one], [one for one in lines(panel) if "3 Fleets" in one]
    assert (len(home), len(there)) == (2, 3)
    assert all(str(support) in one.rpartition("3 Fleets")[2] for one in there)
    assert home != there


@clause("RR-1.05.4")
@pytest.mark.parametrize("language", languages())
def test_who_has_no_senator_left_sees_whom_he_would_take_and_what_giving_up_costs(play: Play, language: str) -> None:
    play.at("mortality", chits=["2"], change=without_senators)
    told = text(card(play, "triangle", "mortality.senator", language))
    assert "Manlius" in told, "the first of the Curia whose Statesman is not in play"
    assert "Quinctius" not in told
    assert "MIL" in told
    assert "1 red card" in told or "1 rote Karte" in told
    assert "7T" in told


@clause("RR-1.05.4")
def test_giving_up_is_confirmed_before_it_counts() -> None:
    assert "mortality.senator" in CONFIRMED.of("rome")
