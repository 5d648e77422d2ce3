"""What everybody sees of forces, expeditions and the battle that is coming; looking changes nothing."""

from __future__ import annotations

import pytest

from games.carthage.seen.combat import OddsView
from games.carthage.seen.see import view
from games.kernel import Seat, save
from tests.games.carthage.combat import (
    CYRENE,
    MASSILIA,
    RESTING,
    SICILY,
    TUNISIA,
    combat,
    event,
    expedition,
    force,
    law,
    rebel,
    statesman,
    wars,
)
from tests.games.carthage.play import Play


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


def test_a_force_shows_what_it_would_be_to_fight_now(play: Play) -> None:
    forces = force(TUNISIA, 9, legions=4), force(MASSILIA, 10, fleets=5), force(CYRENE, 12, fleets=1), rebel(7, 2)
    combat(play, *forces, event("te-ally-deserts"), step="combat.end")
    before = save(play.g)
    seen = view(play.g, None).forces
    assert save(play.g) == before
    tunis, massilia, cyrene, gisco = (seen[f"force-{n}"].battle for n in (1, 2, 3, 4))
    assert tunis
    assert massilia
    assert (tunis.ground, tunis.strength, tunis.enemy, tunis.disaster, tunis.standoff) == ("land", 7, 6, (9,), (14,))
    assert tunis.allies == (("even", "colored", 1),)
    assert (massilia.ground, massilia.strength, massilia.enemy) == ("sea", 8, 7)
    assert (cyrene, gisco) == (None, None), "one has no legion, the other waits for the Senate's force"


def test_an_expedition_shows_its_prospects(play: Play) -> None:
    combat(play, expedition("west-african-coast", 1, 5, 21), statesman("st-1a"), step="combat.end")
    (one,) = view(play.g, None).expeditions.values()
    assert (one.modifier, one.disaster) == (4 + 2 - 1, None)
    assert one.odds["success"] == 84
    assert sum(one.odds.values()) in (99, 100, 101)
    assert one.odds["disaster"] == 0


def test_the_coming_battle_is_seen_by_all(play: Play) -> None:
    wars(play, {}, force(SICILY, 9, legions=4, fleets=4), law("law-greek-studies"), hire=False)
    for seat in (None, Seat("diamond"), Seat("square")):
        battle = view(play.g, seat).battle
        assert battle
        assert (battle.war, battle.units, battle.military, battle.law, battle.card) == (SICILY, 4, 3, 1, "")
        assert (battle.strength, battle.enemy) == (8, 8)
        assert battle.odds == OddsView(victory=16, stalemate=45, defeat=16, disaster=10, standoff=12)
    combat(play)
    assert view(play.g, None).battle is None
