"""SR-8.4, 5.10: leaders whose army has gone to the last CU are displaced, and told so, whatever took it."""

from __future__ import annotations

import pytest

from games.sword.events import LeaderDisplaced
from games.sword.siege import plunder, siege_roll
from games.sword.state import Delayed
from games.sword.turn.reinforcement import delayed, mercenaries_leave
from tests.clauses import clause
from tests.games.sword.scene import Scene, army, bare


@clause("SR-8.4", "SR-5.10(a)")
@pytest.mark.parametrize("at", ["himera", "garrison_box"])
def test_whose_last_mercenaries_leave(at: str) -> None:
    """SR-8.4, 5.10 a: half of all mercenaries go; who commanded the last of his is displaced, others are not."""
    g = bare()
    army(g, "CAR", at, 2, "hanno", kind="mercenary")
    army(g, "CAR", "lilybaeum", 2, "gisgo", kind="mercenary")
    scene = Scene(g, mercenaries_leave).say("reinforcement.leaving", {at: 2})
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("hanno", at)]
    assert (g.leaders["hanno"].where, g.leaders["gisgo"].where) == ("displaced", "map")


@clause("SR-8.4", "SR-5.10(a)")
def test_who_keeps_other_cu_stays() -> None:
    """SR-5.10 a: Carthaginians are left to him."""
    g = bare()
    army(g, "CAR", "lilybaeum", 1, "gisgo", kind="mercenary")
    army(g, "CAR", "lilybaeum", 1)
    assert not Scene(g, mercenaries_leave).events(LeaderDisplaced)
    assert g.leaders["gisgo"].at == "lilybaeum"


@clause("SR-8.4")
def test_whose_gaesatae_go_home() -> None:
    """SR-8.4 with Gaesatae."""
    g = bare()
    army(g, "GAU", "luna", 2, "brennus")
    g.delayed = [Delayed("GAU", 2)]
    assert Scene(g, delayed).events(LeaderDisplaced) == [LeaderDisplaced("brennus", "luna")]


@clause("SR-8.4", "SR-13.2")
def test_who_loses_his_last_before_a_city() -> None:
    """SR-8.4, 13.2: a natural 1 costs a CU; his Samnite brothers besiege on."""
    g = bare()
    army(g, "ETR", "roma", 1, "spurinna")
    army(g, "SAM", "roma", 2)
    scene = Scene(g, lambda state: siege_roll(state, "ETS", "ETR", "roma"), {"siege": [1]})
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("spurinna", "roma")]


@clause("SR-8.4", "SR-14.2")
def test_who_loses_his_last_at_plunder() -> None:
    """SR-8.4, 14.2: a 1 costs a CU."""
    g = bare()
    army(g, "GAU", "caere", 1, "brennus")
    scene = Scene(g, lambda state: plunder(state, "caere"), {"plunder": [1]})
    assert scene.events(LeaderDisplaced) == [LeaderDisplaced("brennus", "caere")]
