"""GV-5.5: what a direct battle costs both sides."""

from __future__ import annotations

from games.grand.combat.events import SideBled
from games.grand.pieces import CARTHAGE, ROME
from games.grand.state import Grand
from games.republic.bench import draw_out
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.grand.battles import armies, battle
from tests.games.grand.laying import Change, Play, force, rome_of, statesman


def lost(play: Play) -> dict[str, tuple[int, int]]:
    """What each side has lost."""
    return {one.side: (one.legions, one.fleets) for one in play.saw(SideBled)}


@clause("GV-5.5")
def test_gv5_5_at_most_what_it_has(play: Play) -> None:
    """4 legions and as many fleets on each side; Rome has 3 legions, Carthage 10 and 5 fleets."""
    told = battle(play, 5, *armies(rome={"legions": 3, "veterans": 3}))
    assert (told.attacker, told.total, told.result) == (CARTHAGE, 8, "stalemate")
    assert lost(play) == {CARTHAGE: (5, 5), ROME: (3, 5)}


@clause("RR-1.10.6", "RC-9.5.5b")
def test_gv5_5_lost_units_are_in_the_force_pool(play: Play) -> None:
    """4 legions and 4 fleets of each side are in its Force Pool."""
    play.at("combat.opening", *armies())
    before = [dict(play.g.carthage.army.pool), dict(play.rome.army.pool)]
    fleets = [play.g.carthage.army.pool_fleets, play.rome.army.pool_fleets]
    battle(play, 8)
    after = [play.g.carthage.army.pool, play.rome.army.pool]
    assert [now["carthaginian"] - was["carthaginian"] for now, was in zip(after[:1], before[:1], strict=True)] == [4]
    assert after[1]["legion"] - before[1]["legion"] == 4
    assert [play.g.carthage.army.pool_fleets - fleets[0], play.rome.army.pool_fleets - fleets[1]] == [4, 4]


@clause("GV-5.2", "GV-5.5")
def test_gv5_5_at_random_among_all_forces(play: Play) -> None:
    """Two forces lose as one, at random; what is left lies with both."""
    battle(play, 8, *armies(rome={"legions": 5, "fleets": 3}), force(ROME, "punic-2", 4, legions=5, fleets=2))
    left = [(len(one.units.legions), one.units.fleets) for one in play.rome.forces.values()]
    assert [sum(kind) for kind in zip(*left, strict=True)] == [6, 1]


@clause("GV-5.5")
def test_gv5_5_veterans_too(play: Play) -> None:
    """Units are drawn at random, veterans included."""
    battle(play, 8, *armies(rome={"veterans": 10}, carthage={"veterans": 10}))
    (one,) = play.rome.forces.values()
    assert [legion.veteran for legion in one.units.legions] == [True] * 6


# Halved


def fabius(*more: Change) -> tuple[Change, ...]:
    """Fabius Maximus (MIL 5) leads 10 legions and 5 fleets for Rome: 15, against 13."""
    return (statesman(ROME, "st-2a", "triangle"), *armies(rome={"led": (2,)}), *more)


@clause("GV-5.5")
def test_gv5_5_fabius_halves_romes_losses_only(play: Play) -> None:
    """5 legions and fleets on each side; Rome loses half of them, rounded up."""
    told = battle(play, 6, *fabius())
    assert (told.total, told.result) == (8, "stalemate")
    assert lost(play) == {ROME: (3, 3), CARTHAGE: (5, 5)}


@clause("GV-5.5")
def test_gv5_5_all_is_halved_too(play: Play) -> None:
    """A Victory without losses costs Rome, the defender under Fabius, half of all, rounded up."""
    told = battle(play, 18, *fabius(lambda g: raise_more(g, 3)))
    assert (told.attacker, told.total, told.result) == (CARTHAGE, 19, "victory-all")
    assert lost(play) == {CARTHAGE: (0, 0), ROME: (5, 3)}


def raise_more(g: Grand, count: int) -> None:
    """So many more Carthaginian legions are with Mago."""
    (one,) = g.carthage.forces.values()
    one.units.legions += [type(one.units.legions[0])(type="carthaginian") for _ in range(count)]


@clause("GV-5.5")
def test_gv5_5_only_of_the_commander(play: Play) -> None:
    """Fabius with a force of his own, under a Rome Consul, halves nothing."""
    changes = [statesman(ROME, "st-2a", "triangle"), force(ROME, "punic-2", 2, legions=1)]
    told = battle(play, 7, *armies(), *changes)
    assert (told.rome, told.result) == (15, "stalemate")
    assert lost(play)[ROME] == (4, 4)


@clause("GV-5.5")
def test_gv5_5_malchus_halves_legions_on_land(play: Play) -> None:
    """Malchus the General (MIL 5) halves the legions that Carthage loses, not the fleets."""
    play.at("combat.opening")
    told = battle(play, 7, malchus, *armies(carthage={"led": (12,)}, rome={"fleets": 9}))
    assert (told.carthage, told.rome, told.attacker, told.total) == (15, 14, CARTHAGE, 8)
    assert lost(play) == {CARTHAGE: (3, 5), ROME: (5, 5)}


def malchus(g: Grand) -> None:
    """He is in play for circle."""
    draw_out(g.carthage, "st-12a")
    family = g.carthage.senators.get("fam-malchus")
    if family:
        family.statesman = "st-12a"
    else:
        enter(g.carthage, seat=g.seats[2], statesman="st-12a")


@clause("GV-5.5")
def test_gv5_5_nobody_else_halves(play: Play) -> None:
    """Without one of these cards nothing is halved."""
    battle(play, 7)
    assert lost(play) == {ROME: (5, 5), CARTHAGE: (5, 5)}
    assert rome_of(play.g).forces


@clause("GV-5.5")
def test_gv5_5_fleets_are_drawn_at_random_among_all_forces(play: Play) -> None:
    """4 of 5 are lost; of each force as the shuffle of the ships has it."""
    roman = armies(rome={"legions": 5, "fleets": 3})
    battle(play, 8, *roman, force(ROME, "punic-2", 4, legions=5, fleets=2), dice={"battle.fleets.rome": [0, 3, 2, 1]})
    assert [one.units.fleets for one in play.rome.forces.values()] == [1, 0]
