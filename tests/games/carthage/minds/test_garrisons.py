"""Units that meet no War: garrisons, and expeditions that come home."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.republic.pieces import Legion
from tests.games.carthage import combat
from tests.games.carthage.forum import three
from tests.games.carthage.minds.chamber import campanians, orders
from tests.games.carthage.minds.saying import says, without
from tests.games.carthage.play import Play, add_province
from tests.games.carthage.senate import Change, session
from tests.games.carthage.units import at_home, calm, celtiberians


@pytest.mark.parametrize(("ships", "said"), [(25, "continue"), (22, "continue"), (15, "return")])
def test_an_expedition_comes_home_when_it_will_hardly_find_anything(ships: int, said: str) -> None:
    """RC-10.1.4: one went on with ever fewer units for six turns, and its Explorer's faction had two Senators."""
    dice = {"exploration.west-african-coast": three(11), "exploration.losses": [1]}
    play = Play(combat.RESTING)
    combat.combat(play, combat.expedition("west-african-coast", 4, 5, ships), step="combat.expedition", dice=dice)
    if play.asked("combat.split"):
        play.lapse("square", "combat.split")
    assert says(play, "square", "combat.expedition") == said


def governed(name: str, *, developed: bool) -> Change:
    """Mangi (5) governs this Province."""
    return lambda g: add_province(g, name, 5, developed=developed)


@pytest.mark.parametrize(
    ("happens", "goes"), [("te-barbarian-raids", True), ("te-internal-disorder", True), ("te-drought", False)]
)
def test_garrisons_go_where_there_is_danger(happens: str, goes: bool, play: Play) -> None:
    home = at_home(*celtiberians(4), *campanians(3))
    tripolitania = governed("tripolitania", developed=False)
    session(play, "senate.business", calm, tripolitania, combat.event(happens), home)
    sent = orders(says(play, "diamond", "senate.forces"), "garrison")
    assert ("tripolitania" in [one["at"] for one in sent]) == goes
    assert all(0 < sum(one["legions"].values()) <= 4 for one in sent)
    assert orders(without(play, "garrisons", "diamond", "senate.forces"), "garrison") == []


def test_a_garrison_comes_home_when_the_danger_is_past(play: Play) -> None:
    def settled(g: Carthage) -> None:
        g.provinces["tripolitania"].garrison = [Legion(type="celtiberians")]
        g.army.pool["celtiberians"] -= 1

    session(play, "senate.business", governed("tripolitania", developed=True), settled)
    assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "withdraw")] == ["tripolitania"]
