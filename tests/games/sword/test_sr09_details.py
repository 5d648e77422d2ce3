"""SR-5.2, 8 to 11, 16: limits at their very edge, which nothing else would miss."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.sword.cards.events import LeaderFell
from games.sword.events import UnrestChanged
from games.sword.march.events import Avoided, Intercepted, LeaderCaught
from games.sword.sea_events import SailedBack
from games.sword.state import Alliance
from games.sword.turn.draw import discarding
from games.sword.turn.events import LoyaltyPaid
from games.sword.turn.reinforcement import loyalty
from games.sword.turn.standing import scoring
from games.sword.unrest import ceiling
from tests.clauses import clause
from tests.games.sword.battles import battle
from tests.games.sword.scene import Scene, army, bare, held, marked
from tests.games.sword.test_sr09_movement import go, marching
from tests.games.sword.test_sr16_nonplayers import neutral, options


@clause("SR-9.3", "SR-8.2.2")
def test_ten_with_those_picked_up_less_those_dropped() -> None:
    """SR-9.3, 8.2.2: what is left behind makes room for what is taken along."""
    g = bare()
    army(g, "ROM", "roma", 8, "camillus")
    army(g, "ROM", "velitrae", 4)
    scene = Scene(g, marching("ROM", "roma")).say("movement.step", go("velitrae"))
    with pytest.raises(IllegalAnswer):
        scene.say("movement.step", go("tarracina", take={"normal": 3}))
    scene.say("movement.step", go("tarracina", leave={"normal": 2}, take={"normal": 4})).lapse()
    assert (g.cu("ROM", "velitrae"), g.cu("ROM", "tarracina")) == (2, 10)


@clause("SR-10.3")
@pytest.mark.parametrize("units", [{"mercenary": 2}, {"carthaginian": 0, "mercenary": 2}])
def test_of_one_type_only(units: dict[str, int]) -> None:
    """SR-10.3, 2.7: up to ten CU, of whichever types."""
    g = bare()
    army(g, "ROM", "messana", 4, "camillus")
    marked(g, "ROM", "messana", loyalty=1)
    army(g, "CAR", "himera", 3, "hamilcar")
    army(g, "CAR", "himera", 3, kind="mercenary")
    marked(g, "IND", "henna")
    scene = Scene(g, marching("ROM", "messana"), {"intercept": [1]}).say("movement.step", go("catina", "henna"))
    scene.lapse("movement.bribe", "card.counter")
    answer: dict[str, Any] = {"way": "himera", "units": units}
    scene.say("movement.intercept", answer, "CAR")
    assert scene.events(Intercepted)[0].units == {"mercenary": 2}


@clause("SR-11.2", "SR-8.4")
def test_a_leader_alone_makes_room_for_who_avoids() -> None:
    """SR-8.4, 11.2: the space must hold no enemy CU; a leader alone does not hold it."""
    g = bare()
    army(g, "ROM", "volsinii", 4, "camillus")
    army(g, "ETR", "clusium", 4, "etr_minor_a")
    army(g, "GRE", "arretium", 0, "archidamus")
    scene = Scene(g, marching("ROM", "volsinii"), {"avoid": [1]}).say("movement.step", go("clusium"))
    scene.lapse("movement.bribe", "card.counter", "movement.withdraw")
    scene.say("movement.avoid", "to.arretium", "ETS").lapse("card.counter")
    assert scene.events(Avoided)[0].at == "arretium"
    assert scene.events(LeaderCaught) == [LeaderCaught("archidamus", "arretium", "displaced")]


@clause("SR-18.1", "SR-9.8")
@pytest.mark.parametrize("war", [False, True])
def test_who_is_at_peace_is_not_attacked_where_he_stands(*, war: bool) -> None:
    """SR-18.1, 9.8: Romans and Carthaginians in one space, before and after Rome has a gate of Sicily."""
    g = bare(4)
    army(g, "ROM", "gela", 4, "camillus")
    army(g, "CAR", "gela", 3)
    if war:
        marked(g, "ROM", "rhegium", loyalty=1)
    acts = Scene(g, marching("ROM", "gela")).asked("movement.step").decision.choice.form()["acts"]
    assert acts == (["attack"] if war else [])


@clause("SR-15.1", "SR-15.2.5")
def test_an_ally_of_the_brother_may_be_attacked() -> None:
    """SR-15.1, 15.2.5: an alliance is one power's; only non-player armies are kept from all friends of a player."""
    g = bare()
    g.alliances.append(Alliance("SAM", "GRE"))
    army(g, "ETR", "faesulae", 4, "spurinna")
    army(g, "GRE", "faesulae", 3)
    form = Scene(g, marching("ETR", "faesulae")).asked("movement.step").decision.choice.form()
    assert form["acts"] == ["attack"]


@clause("SR-20.1", "SR-20.0")
@pytest.mark.parametrize(("below", "may"), [(0, False), (1, True)])
def test_unrest_rises_to_its_ceiling(below: int, *, may: bool) -> None:
    """SR-20.0, 20.1: the last step too."""
    g = neutral("ROM", "ROM-08")
    g.unrest = ceiling(g) - below
    assert ("unrest" in options(g)) is may


@clause("SR-5.2.1")
@pytest.mark.parametrize(
    ("number", "kind", "low"), [(6, "draw.discard", 0), (7, "draw.discard", 0), (8, "draw.size", 1)]
)
def test_carthage_discards_what_is_too_much(number: int, kind: str, low: int) -> None:
    """SR-5.2.1: seven at the start; with as many or fewer it may discard, with more it must."""
    g = bare()
    held(g, "CAR", *(f"CAR-{one:02}" for one in range(1, number + 1)))
    asked = discarding(g, g.seat("CAR"))
    assert asked is not None
    assert (asked.kind, len(asked.lapse or [])) == (kind, low)  # type: ignore[arg-type]


@clause("SR-9.6.1")
def test_who_stays_ashore_stays_whole() -> None:
    """SR-9.6.1, 2.7: mercenaries sail first; a type of which nobody is left aboard is gone from the fleet."""
    g = bare()
    army(g, "CAR", "lilybaeum", 2, "gisgo")
    army(g, "CAR", "lilybaeum", 3, kind="mercenary")
    scene = Scene(g, marching("CAR", "lilybaeum", 1)).say("movement.step", go("sail:messana"))
    form = scene.asked("movement.step").decision.choice.form()
    assert form["units"] == {"mercenary": 3}
    stack = g.stack("CAR", "lilybaeum")
    assert stack is not None
    assert stack.units == {"carthaginian": 2}


@clause("SR-9.6.5", "SR-8.5")
def test_a_leader_alone_may_drown() -> None:
    """SR-9.6.5, 8.5: he sails by the same rules, and is displaced if his ship is sunk."""
    g = bare()
    army(g, "GRE", "tarentum", 0, "dionysius")
    held(g, "CAR", "CAR-19")
    scene = Scene(g, marching("GRE", "tarentum"), {"naval": [6]}).say("movement.step", go("sail:panormus"))
    scene.say("movement.interdict", "CAR-19", "CAR").lapse()
    assert scene.events(SailedBack)[0].result == "sunk"
    assert g.leaders["dionysius"].where == "displaced"


@clause("SR-20.3")
def test_the_unrest_is_attacked_in_the_box_only() -> None:
    """SR-20.3: by whoever is there."""
    g = bare()
    g.unrest = 3
    army(g, "CAR", "gela", 4, "hanno")
    army(g, "CAR", "garrison_box", 4, "gisgo")
    for at, acts in (("gela", []), ("garrison_box", ["unrest"])):
        assert Scene(g, marching("CAR", at)).asked("movement.step").decision.choice.form()["acts"] == acts


@clause("SR-9.7.4", "SR-33.2")
@pytest.mark.parametrize(("at", "opens"), [("clusium", False), ("faesulae", True), ("pisae", True)])
def test_naval_transports_are_thought_of_by_the_sea(at: str, *, opens: bool) -> None:
    """SR-9.7.4, 33.2: where a port lies so near that three movement points are left; not in the hills of Clusium."""
    g = bare()
    army(g, "ETR", at, 3, "spurinna")
    held(g, "ETS", "ETS-11")
    assert Scene(g, marching("ETR", at)).asks("card.counter", "ETS") is opens


@clause("SR-14.4", "SR-5.8")
@pytest.mark.parametrize(
    ("razed", "control", "after"), [(True, "IND", True), (True, "ROM", False), (False, "IND", False)]
)
def test_what_has_been_razed_is_razed_again_only_after_a_player_held_it(
    *, razed: bool, control: str, after: bool
) -> None:
    """SR-14.4: in a Scoring Phase; no other city is spared."""
    g = bare()
    marked(g, control, "arpi", loyalty=1)  # type: ignore[arg-type]
    g.places["arpi"].razed = razed
    Scene(g, scoring)
    assert g.places["arpi"].razed is after


@clause("SR-8.2.3", "SR-33.3")
def test_a_penalty_ignored_is_told() -> None:
    """SR-8.2.3 with Tyrant's Guard: the only Greek leader costs nothing this turn, and all hear it."""
    g = bare()
    army(g, "GRE", "syracusae", 1, "dionysius")
    g.penalty_ignored = ["dionysius"]
    assert Scene(g, loyalty).events(LoyaltyPaid) == [LoyaltyPaid(0, 0, {})]
    assert g.penalty_ignored == []
    assert not Scene(bare(), loyalty).events(LoyaltyPaid)


@clause("SR-12.2", "SR-20.3.1")
def test_devotio_of_a_commander_who_has_lost_his_duel() -> None:
    """SR-12.2: who was displaced by Single Combat commands no more: nothing befalls him a second time."""
    g = bare()
    army(g, "ROM", "suessa", 6, "camillus")
    army(g, "GAU", "suessa", 6, "brennus")
    held(g, "ROM", "ROM-19")
    held(g, "GAU", "GAU-18")
    g.dice.loaded = {"duel.attacker": [1], "duel.defender": [6], "fate": [6]}
    scene = battle(g, "ROM", "GAU", "suessa", ((3, 3, 3, 3), (2, 2, 3)))
    scene.say("combat.card", "ROM-19", "ROM").say("combat.card", "GAU-18", "GAU").lapse()
    assert [(one.leader, one.how) for one in scene.events(LeaderFell)] == [("camillus", "displaced")]


@clause("SR-12.5.3", "SR-DP30")
@pytest.mark.parametrize(("spent", "told"), [(0, []), (1, [UnrestChanged(2, 3, 1, "defeat")])])
def test_unrest_that_nobody_raises_is_not_spoken_of(spent: int, told: list[UnrestChanged]) -> None:
    """SR-12.5.3, SR-DP30: the winner over Carthage may keep all his points for support."""
    g = bare()
    g.unrest = 2
    army(g, "CAR", "gela", 4, "hanno")
    army(g, "GRE", "gela", 6, "dionysius")
    scene = battle(g, "GRE", "CAR", "gela", ((6, 5, 3), (2, 2, 3))).lapse("combat.card", "card.counter")
    scene.lapse("combat.retreat", "combat.losses").say("combat.unrest", spent, "GRE").lapse()
    assert scene.events(UnrestChanged) == told
