"""SR-33: events that activate armies; and that every card has its effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.sword.action.effects.table import EFFECTS, EVENT_KINDS
from games.sword.components import Card, cards
from tests.clauses import clause
from tests.games.sword.acting import deck_of, offered, ordered, playable, played, turn_of
from tests.games.sword.deck import plays
from tests.games.sword.scene import army

CAMPAIGNS = {
    "ROM-04": ("ROM", "roma", "rom_minor_a", "capua", "valerius"),
    "ROM-05": ("ROM", "roma", "rom_minor_a", "capua", "valerius"),
    "GAU-04": ("GAU", "luna", "gau_minor_a", "bononia", "gau_minor_b"),
    "GAU-05": ("GAU", "luna", "gau_minor_a", "bononia", "gau_minor_b"),
    "ETS-05": ("ETR", "pisae", "etr_minor_a", "clusium", "etr_minor_b"),
    "ETS-06": ("ETR", "pisae", "etr_minor_a", "clusium", "etr_minor_b"),
    "GRE-04": ("GRE", "croton", "gre_minor_a", "tarentum", "gre_minor_b"),
    "GRE-05": ("GRE", "croton", "gre_minor_a", "tarentum", "gre_minor_b"),
    "CAR-05": ("CAR", "olbia", "car_minor_a", "panormus", "bomilcar"),
    "CAR-06": ("CAR", "olbia", "car_minor_a", "panormus", "bomilcar"),
}


@plays()
@clause("SR-7.3.1")
@pytest.mark.parametrize("card", [*CAMPAIGNS])
def test_a_campaign_activates_two_armies_one_after_the_other(card: str) -> None:
    """SR-7.3.1: each as by a 3 OP card; the second is named when the first has come to its end."""
    power, at, leader, other, second = CAMPAIGNS[card]
    g = turn_of(deck_of(card), card)
    assert not playable(g, card)
    army(g, power, at, 2, leader)  # type: ignore[arg-type]
    army(g, power, other, 2, second)  # type: ignore[arg-type]
    scene = played(g, card, f"{power}.{at}")
    assert (ordered(scene).at, ordered(scene).op, ordered(scene).card) == (at, 3, card)
    assert not scene.asks("card.target")
    scene.lapse("movement.step", "card.counter")
    assert f"{power}.{other}" in scene.asked("card.target").decision.choice.form()
    scene.say("card.target", f"{power}.{other}").lapse("card.counter")
    assert (ordered(scene).at, ordered(scene).op) == (other, 3)
    assert scene.lapse().over
    assert g.hands[deck_of(card)].discard == [card]


@clause("SR-7.3.1")
def test_no_unit_and_no_leader_of_a_campaign_marches_twice() -> None:
    """SR-7.3.1: Valerius has marched to Velitrae; from there only Camillus may set out, with those who stood there."""
    g = turn_of("ROM", "ROM-04")
    army(g, "ROM", "roma", 2, "valerius")
    army(g, "ROM", "velitrae", 1)
    army(g, "ROM", "capua", 2, "manlius")
    scene = played(g, "ROM-04", "ROM.roma")
    scene.say("movement.step", {"path": ["velitrae"]})
    scene.lapse("movement.step")
    assert scene.asked("card.target").decision.choice.form() == ["none", "ROM.capua"]
    g = turn_of("ROM", "ROM-04")
    army(g, "ROM", "roma", 2, "valerius")
    army(g, "ROM", "velitrae", 1, "camillus")
    scene = played(g, "ROM-04", "ROM.roma")
    scene.say("movement.step", {"path": ["velitrae"]})
    scene.lapse("movement.step").say("card.target", "ROM.velitrae")
    assert ordered(scene).barred == "valerius"
    assert g.activation
    assert (g.activation.commander, g.activation.cu) == ("camillus", 1)


@clause("SR-7.3.1", "SR-DP34")
def test_the_second_army_of_a_campaign_may_stay() -> None:
    """SR-7.3.1, SR-DP34."""
    g = turn_of("ROM", "ROM-04")
    army(g, "ROM", "roma", 2, "valerius")
    army(g, "ROM", "capua", 2, "camillus")
    scene = played(g, "ROM-04", "ROM.roma").lapse("movement.step").lapse("card.target")
    assert scene.over


@plays("ROM-18")
def test_a_dictator() -> None:
    """ROM-18: one Roman army whatever its rating; its commander has 1 more tactics."""
    g = turn_of("ROM", "ROM-18")
    army(g, "ROM", "roma", 2, "valerius")
    order = ordered(played(g, "ROM-18", "ROM.roma"))
    assert (order.op, order.any_rating, order.tactics, order.mp) == (3, True, 1, 0)


@plays()
@pytest.mark.parametrize(("card", "army_of"), [("ROM-34", "ROM.roma"), ("GRE-34", "GRE.croton")])
def test_a_forced_march(card: str, army_of: str) -> None:
    """ROM-34, GRE-34: whatever its rating, with 2 extra movement points."""
    g = turn_of(deck_of(card), card)
    army(g, "ROM", "roma", 2, "valerius")
    army(g, "GRE", "croton", 2, "gre_minor_a")
    order = ordered(played(g, card, army_of))
    assert (order.any_rating, order.mp, order.tactics) == (True, 2, 0)


@plays("GAU-10")
def test_a_great_raid() -> None:
    """GAU-10: 6 movement points, no roll; plunder rolls get +1."""
    g = turn_of("GAU", "GAU-10")
    army(g, "GAU", "luna", 2, "gau_minor_a")
    scene = played(g, "GAU-10", "GAU.luna")
    order = ordered(scene)
    assert (order.any_rating, order.mp_fixed, order.plunder_drm) == (True, 6, 1)
    assert "gallic-movement" not in g.dice.drawn


@plays("GRE-08")
def test_landing_in_africa() -> None:
    """GRE-08 (2-4 players), SR-17.2: Agathocles sails with up to 6 CU to an African port; nobody else."""
    g = turn_of("GRE", "GRE-08", count=4)
    army(g, "GRE", "syracusae", 8, "gre_minor_a")
    assert not playable(g, "GRE-08")
    army(g, "GRE", "messana", 4, "agathocles")
    assert [one for one in offered(g) if one.startswith("event")] == ["event.GRE-08.GRE.messana"]
    order = ordered(played(g, "GRE-08", "GRE.messana"))
    assert (order.leader, order.sail, order.sail_to, order.op) == ("agathocles", 6, "Africa", 3)


@plays("CAR-18")
def test_a_great_fleet() -> None:
    """CAR-18: for 1 mercenary an army of any rating; one naval move costs 2 MP and carries up to 10 CU."""
    g = turn_of("CAR", "CAR-18")
    army(g, "CAR", "carthago", 4, "bomilcar")
    assert not playable(g, "CAR-18")  # SR-6.9: no mercenary
    army(g, "CAR", "carthago", 1, kind="mercenary")
    scene = played(g, "CAR-18", "CAR.carthago")
    order = ordered(scene)
    assert (order.any_rating, order.sail, order.sail_cost, order.sail_to) == (True, 10, 2, "")
    assert g.cu("CAR", "carthago") == 4


@clause("SR-6.9", "SR-DP34")
def test_the_price_is_paid_where_its_player_likes() -> None:
    """SR-6.9, SR-DP34: from anywhere on the map and in the box; by default the largest stack pays."""
    g = turn_of("CAR", "CAR-18")
    army(g, "CAR", "carthago", 2, "bomilcar", kind="mercenary")
    army(g, "CAR", "garrison_box", 3, kind="mercenary")
    played(g, "CAR-18", "CAR.carthago").lapse("card.target")
    assert (g.cu("CAR", "carthago"), g.cu("CAR", "garrison_box")) == (2, 2)
    g = turn_of("CAR", "CAR-18")
    army(g, "CAR", "carthago", 2, "bomilcar", kind="mercenary")
    army(g, "CAR", "garrison_box", 3, kind="mercenary")
    played(g, "CAR-18", "CAR.carthago").say("card.target", {"carthago": 1})
    assert (g.cu("CAR", "carthago"), g.cu("CAR", "garrison_box")) == (1, 3)


@clause("SR-33.3")
def test_without_an_army_no_such_event_is_playable() -> None:
    """SR-33.3."""
    for card in ("ROM-04", "ROM-18", "ROM-34"):
        assert not playable(turn_of("ROM", card), card)


# All cards


def events() -> list[Card]:
    """Cards that are played as events."""
    return [one for one in cards().values() if one.kind in EVENT_KINDS]


@clause("SR-33.3")
def test_every_event_has_a_function_for_each_of_its_effects() -> None:
    """SR-33.3: none is left out; and no function is of no card."""
    used = {op["op"] for card in events() for op in card.effects}
    nested = {part["op"] for card in events() for op in card.effects for part in op.get("options", ()) if "op" in part}
    assert used | nested <= {*EFFECTS}
    blockades = {op["op"] for card in cards().values() if card.trigger == "own_action_extra" for op in card.effects}
    assert {*EFFECTS} == used | nested | blockades


@clause("SR-33.2")
def test_every_event_is_of_the_own_action() -> None:
    """SR-33.2: what is played as event has that trigger, and nothing else has."""
    assert [one.id for one in events()] == [one.id for one in cards().values() if one.trigger == "own_action"]


BY_FILE = {
    "test_sr33_event_units.py": "add_cu delayed_remove remove_cu place_leader swap_leader either",
    "test_sr33_event_dealings.py": "draw discard alliance_break choice_of_target treaty plunder_points",
    "test_sr33_event_places.py": "support_add support_remove loyalty take_control colony permanent mamertines "
    "mamertines_aid baal_hammon",
    "test_sr33_event_armies.py": "activate cost_cu naval_permit siege_drm",
    "test_sr16_nonplayers.py": "insurrection",
}
"""Where each operation is tested."""


@clause("SR-33.3")
def test_each_event_card_stands_in_a_test_of_its_operations() -> None:
    """SR-33.3: its name stands in one of the files; leaders stand there by the list of leaders."""
    folder = Path(__file__).parent
    text = "".join((folder / name).read_text("utf-8") for name in BY_FILE)
    missing = [one.id for one in events() if one.kind != "leader" and f'"{one.id}"' not in text]
    assert missing == []
    assert {op for ops in BY_FILE.values() for op in ops.split()} == {*EFFECTS}
