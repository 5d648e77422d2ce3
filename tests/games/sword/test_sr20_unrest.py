"""SR-20.0, 20.1: how the unrest of Carthage is raised, and how far it may rise."""

from __future__ import annotations

from games.sword.events import UnrestChanged
from games.sword.state import Sword
from games.sword.unrest import can_rise, ceiling, lower_unrest, raise_unrest
from tests.clauses import clause
from tests.games.sword.acting import acting, turn_of
from tests.games.sword.scene import Scene, army, held, laid


def stirring(g: Sword, level: int, box: int) -> Sword:
    """The unrest is on this level, and so many CU are in the box."""
    g.unrest = level
    army(g, "CAR", "garrison_box", box)
    return g


@clause("SR-20.1")
def test_it_cannot_be_raised_above_ten_less_the_units_in_the_box() -> None:
    """SR-20.1, vector: unrest 3, 6 CU in the box: of 3 points only 1 may raise it."""
    g = stirring(turn_of("GRE"), 3, 6)
    assert raise_unrest(g, 3, "victory") == 1
    assert g.unrest == 4
    assert g.told[-1].event == UnrestChanged(3, 4, 3, "victory")


@clause("SR-20.1")
def test_more_units_in_the_box_never_lower_it() -> None:
    """SR-20.1, vector: unrest 2, the box gets 10 CU: it stays 2 and may not rise."""
    g = stirring(turn_of("GRE"), 2, 10)
    assert (ceiling(g), can_rise(g), g.unrest) == (0, 0, 2)
    assert raise_unrest(g, 1, "neutral-card") == 0
    assert g.unrest == 2


@clause("SR-20.1")
def test_with_more_than_ten_units_the_limit_is_nought() -> None:
    """SR-20.1: minimum 0."""
    assert ceiling(stirring(turn_of("GRE"), 0, 12)) == 0


@clause("SR-20.1")
def test_it_falls_never_below_nought() -> None:
    """SR-20.1: by victory."""
    g = stirring(turn_of("CAR"), 2, 0)
    assert lower_unrest(g, 4) == 2
    assert g.unrest == 0


@clause("SR-22.1")
def test_there_is_none_without_carthage() -> None:
    """SR-22.1: with two to four players it cannot rise."""
    assert can_rise(laid(4)) == 0


def called(g: Sword, card: str) -> Scene:
    """He plays this card as a bonus."""
    return acting(g).say("action.bonus", card)


@clause("SR-20.0", "SR-16.4.1")
def test_a_card_raises_it_by_one_once_in_a_round_for_all() -> None:
    """SR-20.0, 16.4.1: the marker lies until the round ends; other raises do not count."""
    g = turn_of("ROM", "ROM-08")
    scene = called(g, "ROM-08").say("action.npa", "unrest")
    assert (g.unrest, g.raised) == (1, True)
    assert scene.events(UnrestChanged) == [UnrestChanged(0, 1, 1, "neutral-card")]
    g.actor = g.order.index("GAU")
    held(g, "GAU", "GAU-06")
    army(g, "VOL", "antium", 2, "vol_minor_a")
    assert "unrest" not in called(g, "GAU-06").asked("action.npa").decision.choice.form()
    raise_unrest(g, 1, "victory")
    assert g.unrest == 2
    g.raised = False
    assert "unrest" in called(g, "GAU-06").asked("action.npa").decision.choice.form()


@clause("SR-20.0", "SR-16.4.1", "SR-20.1")
def test_not_by_carthage_and_not_above_the_limit() -> None:
    """SR-20.0, 16.4.1, 20.1: no card of the Carthaginian deck."""
    g = turn_of("CAR", "CAR-07")
    assert "unrest" not in called(g, "CAR-07").asked("action.npa").decision.choice.form()
    g = stirring(turn_of("ROM", "ROM-08"), 4, 6)
    assert "unrest" not in called(g, "ROM-08").asked("action.npa").decision.choice.form()
