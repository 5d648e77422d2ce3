"""SR-12.2: combat cards, one by one, and who may play them when."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.sword.battle.events import BattleDecided, DiceThrown, LossesTaken, SupportWon
from games.sword.cards.events import CardPlayed, CostPaid, Duelled, LeaderFell, PlunderGained, Rerolled
from games.sword.components import Player, Power, cards
from games.sword.events import LeaderDisplaced
from games.sword.state import Sword
from games.sword.underway import Activation, Order
from tests.clauses import clause
from tests.games.sword.battles import CARD, RETREAT, SUPPORT, battle
from tests.games.sword.deck import plays
from tests.games.sword.scene import Scene, army, bare, held

EVEN = ((3, 3, 3), (2, 2, 2))
AT = "suessa"
LED: dict[Power, str] = {
    "ROM": "camillus",
    "GAU": "brennus",
    "ETR": "spurinna",
    "SAM": "pontius",
    "GRE": "pyrrhus",
    "CAR": "hamilcar",
}


def met(one: Power, other: Power, at: str = AT, cu: int = 6) -> Sword:
    """Two armies of equal size under named leaders, in a space of nobody's."""
    g = bare()
    g.places[at].control = "IND"
    for power in (one, other):
        army(g, power, at, cu, LED[power])
    return g


def reached(scene: Scene, owner: Player, card: str) -> bool:
    """Everything is declined until he can play this card; False: he never can."""
    while scene.table.open:
        if scene.asks(CARD, owner) and card in scene.asked(CARD, owner).decision.choice.form():
            return True
        first = next(iter(scene.table.open.values())).decision
        scene.say(first.kind, first.lapse)
    return False


def dealt(g: Sword, one: Power, other: Power, card: str, dice: tuple[Sequence[int], Sequence[int]]) -> Scene:
    """The owner of the card holds it alone; one attacks the other."""
    held(g, cards()[card].deck, card)
    return battle(g, one, other, next(stack.at for stack in g.stacks if stack.power == one), dice)


def played(g: Sword, one: Power, other: Power, card: str, dice: tuple[Sequence[int], Sequence[int]] = EVEN) -> Scene:
    """He plays it, as soon as he can."""
    scene = dealt(g, one, other, card, dice)
    assert reached(scene, cards()[card].deck, card)
    return scene.say(CARD, card, cards()[card].deck)


def offered(g: Sword, one: Power, other: Power, card: str, dice: tuple[Sequence[int], Sequence[int]] = EVEN) -> bool:
    """Whether he can ever play it."""
    return reached(dealt(g, one, other, card, dice), cards()[card].deck, card)


def decided(scene: Scene) -> BattleDecided:
    (found,) = scene.lapse().events(BattleDecided)
    assert isinstance(found, BattleDecided)
    return found


# Who may play when


@clause("SR-12.2", "SR-DP17")
def test_the_active_side_first_until_both_decline_in_succession() -> None:
    """SR-12.2, SR-DP17: who declined is asked again after the other has played."""
    g = met("GAU", "ROM")
    held(g, "GAU", "GAU-14", "GAU-17")
    held(g, "ROM", "ROM-24", "ROM-22")
    scene = battle(g, "GAU", "ROM", AT)
    scene.say(CARD, "decline", "GAU").say(CARD, "ROM-24", "ROM")
    scene.say(CARD, "GAU-17", "GAU").say(CARD, "decline", "ROM").say(CARD, "decline", "GAU")
    assert scene.events(DiceThrown)


@clause("SR-12.2")
def test_two_cards_per_side_and_battle() -> None:
    """SR-12.2: over all three steps."""
    g = met("GAU", "ROM")
    held(g, "GAU", "GAU-14", "GAU-17", "GAU-15", "GAU-12")
    scene = battle(g, "GAU", "ROM", AT, ((6, 6, 6, 6), (2, 2, 2)))
    scene.say(CARD, "GAU-14", "GAU").say(CARD, "GAU-17", "GAU")
    assert not scene.asks(CARD)
    assert [one.card for one in scene.events(CardPlayed)] == ["GAU-14", "GAU-17"]


@clause("SR-12.2")
def test_only_the_two_who_fight_play_them() -> None:
    """SR-12.2."""
    g = met("GAU", "ROM")
    held(g, "GRE", "GRE-16")
    held(g, "CAR", "CAR-23")
    scene = battle(g, "GAU", "ROM", AT, EVEN)
    assert not scene.asks(CARD)


@clause("SR-12.2", "SR-6.5", "SR-32.1")
def test_the_question_tells_nothing_about_the_hand() -> None:
    """SR-12.2, 6.5, 32.1: hidden; whoever may hold such a card is asked."""
    g = met("GAU", "ROM")
    held(g, "ROM", "ROM-26")
    decision = battle(g, "GAU", "ROM", AT).asked(CARD, "ROM").decision
    assert (decision.hidden, decision.personal, decision.choice.form()) == (True, True, ["decline"])
    assert decision.lapse == "decline"


def activated(by: Player, card: str) -> Sword:
    g = bare()
    g.places[AT].control = "IND"
    army(g, "VOL", AT, 6, "vol_minor_a")
    army(g, "ROM", AT, 6, "camillus")
    held(g, by, card)
    g.activation = Activation(Order(by, "VOL", "antium", 2), "vol_minor_a", ["vol_minor_a"], {}, AT)
    return g


@clause("SR-12.2")
@pytest.mark.parametrize(
    ("by", "card", "may"),
    [("GAU", "GAU-14", True), ("GAU", "GAU-17", True), ("GAU", "GAU-15", False), ("GRE", "GRE-16", False)],
)
def test_for_a_non_player_army_cards_that_name_no_power(by: Player, card: str, *, may: bool) -> None:
    """SR-12.2: by the player who has activated it."""
    scene = battle(activated(by, card), "VOL", "ROM", AT, EVEN)
    assert (card in scene.asked(CARD, by).decision.choice.form()) is may


@clause("SR-12.2")
def test_nobody_plays_cards_for_a_non_player_army_that_defends() -> None:
    """SR-12.2: only who has activated it may."""
    g = bare()
    army(g, "VOL", AT, 6, "vol_minor_a")
    army(g, "ROM", AT, 6, "camillus")
    for player, card in (("GAU", "GAU-14"), ("GRE", "GRE-17"), ("ETS", "ETS-36")):
        held(g, player, card)  # type: ignore[arg-type]
    assert not battle(g, "ROM", "VOL", AT, EVEN).asks(CARD)


# Dice


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize(
    ("card", "one", "other", "dice"),
    [
        ("ROM-22", "ROM", "GRE", 4),
        ("ROM-19", "ROM", "GRE", 4),
        ("GAU-14", "GAU", "GRE", 4),
        ("GAU-16", "GAU", "GRE", 5),
        ("ETS-14", "SAM", "GRE", 4),
        ("GRE-16", "GRE", "ROM", 4),
        ("CAR-29", "CAR", "GRE", 4),
    ],
)
def test_more_dice(card: str, one: Power, other: Power, dice: int) -> None:
    """SR-33.3 set_dice: Sacred Band, Devotio, War Chariots, Furor Gallicus, Linen Legion, War Elephants."""
    scene = played(met(one, other), one, other, card, ((2,) * 5, (1, 1, 1)))
    assert len(decided(scene).attacker) == dice


@clause("SR-21.2")
def test_the_highest_number_of_dice_counts() -> None:
    """SR-21.2: they do not add up."""
    g = met("GAU", "ROM")
    held(g, "GAU", "GAU-16", "GAU-14")
    scene = battle(g, "GAU", "ROM", AT, ((2,) * 6, (1, 1, 1)))
    scene.say(CARD, "GAU-16", "GAU").say(CARD, "GAU-14", "GAU")
    assert len(decided(scene).attacker) == 5


@clause("SR-33.3")
@pytest.mark.parametrize(("card", "power", "enemy"), [("GAU-16", "GAU", "ROM"), ("GAU-15", "GAU", "ROM")])
def test_only_if_the_gauls_attack(card: str, power: Power, enemy: Power) -> None:
    """SR-33.3: Furor Gallicus and Naked Warriors."""
    assert offered(met(power, enemy), power, enemy, card)
    assert not offered(met(power, enemy), enemy, power, card)


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize(("card", "power"), [("ROM-24", "ROM"), ("ETS-21", "ETR")])
def test_only_in_defence(card: str, power: Power) -> None:
    """SR-33.3: Castra and Hoplite Line add 2."""
    assert not offered(met(power, "GAU"), power, "GAU", card)
    found = decided(played(met(power, "GAU"), "GAU", power, card))
    assert found.defender_modifiers["cards"] == 2


@clause("SR-33.3")
@pytest.mark.parametrize("card", ["ETS-14", "ETS-13"])
def test_only_with_samnites(card: str) -> None:
    """SR-33.3: Linen Legion and Caudine Forks; beside Etruscans they serve too (SR-12.1.1)."""
    assert not offered(met("ETR", "ROM"), "ETR", "ROM", card)
    g = met("ETR", "ROM")
    army(g, "SAM", AT, 1)
    assert offered(g, "ETR", "ROM", card)


@clause("SR-33.3")
def test_elephants_need_a_named_leader() -> None:
    """SR-33.3: Pyrrhus or another named leader commands."""
    g = met("GRE", "ROM")
    assert offered(g, "GRE", "ROM", "GRE-16")
    h = bare()
    army(h, "GRE", AT, 6, "gre_minor_a")
    army(h, "ROM", AT, 6, "camillus")
    assert not offered(h, "GRE", "ROM", "GRE-16")


@clause("SR-33.3")
def test_the_sacred_band_needs_carthaginians() -> None:
    """SR-33.3: at least 1 Carthaginian CU."""
    g = bare()
    army(g, "CAR", AT, 6, "hamilcar", kind="mercenary")
    army(g, "ROM", AT, 6, "camillus")
    assert not offered(g, "CAR", "ROM", "CAR-29")


# Modifiers


@plays("GAU-15", "GAU-17")
@clause("SR-33.3")
def test_naked_warriors_and_carnyx() -> None:
    """SR-33.3: 2 to the own total, 1 off the enemy's."""
    assert decided(played(met("GAU", "ROM"), "GAU", "ROM", "GAU-15")).attacker_modifiers["cards"] == 2
    assert decided(played(met("GAU", "ROM"), "GAU", "ROM", "GAU-17")).defender_modifiers["cards"] == -1


@plays("CAR-23")
@clause("SR-33.3")
@pytest.mark.parametrize(("at", "adds"), [("gela", 2), ("carthago", 2), ("suessa", 1)])
def test_chariots_of_carthage_are_better_at_home(at: str, adds: int) -> None:
    """SR-33.3: in Africa or Sicilia 2, else 1."""
    found = decided(played(met("CAR", "GRE", at), "CAR", "GRE", "CAR-23"))
    assert found.attacker_modifiers["cards"] == adds


@plays("ETS-13")
@clause("SR-33.3")
def test_caudine_forks() -> None:
    """SR-33.3: in Samnium or Campania a Samnite army adds 3 and, if it wins, inflicts 2 more."""
    found = decided(played(met("SAM", "ROM"), "SAM", "ROM", "ETS-13"))
    assert (found.attacker_modifiers["cards"], found.winner, found.defender_losses) == (3, "attacker", 2)
    beaten = decided(played(met("SAM", "ROM"), "SAM", "ROM", "ETS-13", ((1, 2, 2), (5, 5, 5))))
    assert (beaten.winner, beaten.defender_losses) == ("defender", 0)
    assert not offered(met("SAM", "ROM", "roma"), "SAM", "ROM", "ETS-13")


# Rerolls


@plays("ROM-20", "GRE-17")
@clause("SR-33.3")
def test_up_to_two_own_dice_are_rolled_again() -> None:
    """SR-33.3: Maniples and Macedonian Phalanx; SR-12.3.4: what they show then counts."""
    for card, one, other in (("ROM-20", "ROM", "GRE"), ("GRE-17", "GRE", "ROM")):
        scene = played(met(one, other), one, other, card, ((1, 2, 6, 5, 6), (2, 2, 2)))  # type: ignore[arg-type]
        assert scene.asked("card.target").decision.lapse == ["1", "2"]
        scene.say("card.target", ["1"])
        assert scene.events(Rerolled) == [Rerolled(card, "attacker", (1, 2, 6), (5, 2, 6))]
        assert decided(scene).defender_losses == 3


@plays("ETS-36")
@clause("SR-33.3")
def test_thunder_from_the_left() -> None:
    """SR-33.3: the enemy rerolls his highest die."""
    scene = played(met("ROM", "ETR"), "ROM", "ETR", "ETS-36", ((4, 6, 6, 1), (2, 2, 2)))
    assert scene.events(Rerolled) == [Rerolled("ETS-36", "attacker", (4, 6, 6), (4, 1, 6))]
    assert decided(scene).attacker == (4, 1, 6)


# After the result


@plays()
@clause("SR-33.3")
@pytest.mark.parametrize(("card", "power"), [("ROM-21", "ROM"), ("GRE-36", "GRE")])
def test_two_losses_are_ignored(card: str, power: Power) -> None:
    """SR-33.3: Triarii and Royal Guard; what is ignored counts not as inflicted (SR-12.5)."""
    scene = played(met("GAU", power), "GAU", power, card, ((6, 6, 2), (2, 2, 3))).lapse()
    (found,) = [one for one in scene.events(LossesTaken) if one.powers == (power,)]
    assert (found.units, found.inflicted, found.left) == ({"normal": 2}, 4, 4)
    assert scene.events(SupportWon)[0].points == 1


@clause("SR-33.3")
def test_without_losses_there_is_nothing_to_ignore() -> None:
    """SR-33.3: an event with no legal effect may not be played."""
    assert not offered(met("ROM", "GRE"), "ROM", "GRE", "ROM-21", ((3, 3, 3), (2, 2, 2)))


@plays("GRE-18")
@clause("SR-33.3")
def test_companion_cavalry_pursues() -> None:
    """SR-33.3: only the winner inflicts 1 more."""
    scene = played(met("GRE", "ROM"), "GRE", "ROM", "GRE-18", ((6, 5, 2), (2, 2, 2))).lapse()
    assert [one.inflicted for one in scene.events(LossesTaken)] == [0, 4]
    assert not offered(met("GRE", "ROM"), "GRE", "ROM", "GRE-18", ((1, 2, 2), (6, 6, 6)))


@plays("GAU-12")
@clause("SR-33.3")
def test_vae_victis() -> None:
    """SR-33.3: the winner gains 2 plunder points."""
    g = met("GAU", "ROM")
    scene = played(g, "GAU", "ROM", "GAU-12")
    assert g.hands["GAU"].plunder == 2
    assert scene.events(PlunderGained) == [PlunderGained("GAU-12", 2, 2)]
    assert not offered(met("GAU", "ROM"), "GAU", "ROM", "GAU-12", ((1, 2, 2), (6, 6, 6)))


def mixed(carthaginian: int, mercenary: int) -> Sword:
    g = met("CAR", "GRE", "gela")
    for stack in [one for one in g.stacks if one.power == "CAR"]:
        stack.units = {"carthaginian": carthaginian, "mercenary": mercenary}
    return g


@plays("CAR-24")
@clause("SR-33.3", "SR-DP34")
def test_the_front_is_expendable() -> None:
    """SR-33.3: up to 2 extra mercenaries, each inflicts 1; by default one (SR-DP34)."""
    g = mixed(3, 3)
    scene = played(g, "CAR", "GRE", "CAR-24", ((5, 3, 3), (5, 2, 2)))
    assert scene.asked("card.target", "CAR").decision.lapse == "1"
    scene.say("card.target", "2").lapse(RETREAT, SUPPORT, "combat.unrest", "combat.losses")
    assert scene.events(CostPaid) == [CostPaid("CAR-24", "CAR", {"gela": 2}, "mercenary")]
    stack = g.stack("CAR", "gela")
    assert stack is not None
    assert stack.units == {"carthaginian": 3}
    assert [one.inflicted for one in scene.events(LossesTaken)] == [1, 3]


@clause("SR-33.3")
def test_who_loses_all_has_no_extra_mercenaries() -> None:
    """SR-33.3: they are lost beside the losses."""
    assert not offered(mixed(2, 2), "CAR", "GRE", "CAR-24", ((5, 2, 3), (6, 6, 2)))


# Costs


@plays("CAR-22")
@clause("SR-6.9", "SR-33.3")
def test_numidian_cavalry_costs_a_mercenary_of_the_army() -> None:
    """SR-6.9, 33.3: 4 dice; size counts as the battle began."""
    g = mixed(3, 3)
    scene = played(g, "CAR", "GRE", "CAR-22", ((2, 2, 2, 2), (1, 1, 1)))
    assert scene.events(CostPaid) == [CostPaid("CAR-22", "CAR", {"gela": 1}, "mercenary")]
    assert len(decided(scene).attacker) == 4


@clause("SR-6.9")
def test_without_a_mercenary_in_the_army_it_cannot_be_paid() -> None:
    """SR-6.9: those elsewhere do not count; nor may the army end by it."""
    g = mixed(6, 0)
    army(g, "CAR", "panormus", 3, kind="mercenary")
    assert not offered(g, "CAR", "GRE", "CAR-22")
    alone = met("CAR", "GRE", "gela", 1)
    for stack in [one for one in alone.stacks if one.power == "CAR"]:
        stack.units = {"mercenary": 1}
    assert not offered(alone, "CAR", "GRE", "CAR-22")


# Commanders


@plays("GAU-18")
@clause("SR-33.3")
@pytest.mark.parametrize(
    ("faces", "loser"), [((6, 1), "camillus"), ((1, 6), "brennus"), ((3, 4), ""), ((4, 4), "camillus")]
)
def test_single_combat(faces: tuple[int, int], loser: str) -> None:
    """SR-33.3: a die and tactics each (4 and 3); the lower is displaced, his army has tactics 0; a tie: nothing."""
    g = met("GAU", "ROM")
    g.dice.loaded |= {"duel.attacker": [faces[0]], "duel.defender": [faces[1]]}
    scene = played(g, "GAU", "ROM", "GAU-18")
    assert scene.events(Duelled) == [Duelled("brennus", faces[0], 4, "camillus", faces[1], 3, loser)]
    found = decided(scene)
    tactics = {"": (1, 0), "camillus": (4, 0), "brennus": (0, 3)}[loser]
    assert (found.attacker_modifiers.get("tactics", 0), found.defender_modifiers.get("tactics", 0)) == tactics
    assert [one.id for one in g.leaders.values() if one.where == "displaced"] == ([loser] if loser else [])


@clause("SR-33.3")
def test_there_is_no_single_combat_without_two_commanders() -> None:
    """SR-33.3: it would do nothing."""
    g = met("GAU", "ROM")
    g.leaders["camillus"].where = "displaced"
    assert not offered(g, "GAU", "ROM", "GAU-18")


@plays("CAR-30")
@clause("SR-33.3", "SR-6.9")
@pytest.mark.parametrize(("face", "how"), [(3, "unhurt"), (4, "displaced"), (5, "displaced"), (6, "removed")])
def test_balearic_slingers(face: int, how: str) -> None:
    """SR-33.3, 6.9: for a mercenary; on 4 to 6 the enemy commander is displaced, a named one removed on 6."""
    g = mixed(3, 3)
    g.dice.loaded["fate"] = [face]
    scene = played(g, "CAR", "GRE", "CAR-30")
    assert scene.events(LeaderFell) == [LeaderFell("pyrrhus", how, "CAR-30", face)]  # type: ignore[arg-type]
    assert scene.events(CostPaid)
    found = decided(scene)
    assert found.defender_modifiers.get("tactics", 0) == (1 if how == "unhurt" else 0)
    assert found.attacker_modifiers.get("tactics", 0) == (0 if how == "unhurt" else 3)


@clause("SR-21.3")
def test_minor_leaders_are_only_displaced() -> None:
    """SR-21.3."""
    g = mixed(3, 3)
    g.leaders["pyrrhus"].where = "card"
    army(g, "GRE", "gela", 0, "gre_minor_a")
    g.dice.loaded["fate"] = [6]
    played(g, "CAR", "GRE", "CAR-30")
    assert g.leaders["gre_minor_a"].where == "displaced"


@plays("ROM-19")
@clause("SR-33.3")
@pytest.mark.parametrize(("face", "where"), [(4, "displaced"), (5, "removed"), (6, "removed")])
def test_devotio_is_paid_after_the_battle(face: int, where: str) -> None:
    """SR-33.3: 4 dice; after the battle the Roman commander is displaced, a named one removed on 5 and 6."""
    g = met("ROM", "GRE")
    g.dice.loaded["fate"] = [face]
    scene = played(g, "ROM", "GRE", "ROM-19", ((6, 6, 6, 6), (2, 2, 2)))
    assert g.leaders["camillus"].where == "map"
    assert decided(scene).attacker_modifiers.get("tactics", 0) == 0
    assert g.leaders["camillus"].where == where


@clause("SR-33.3")
def test_devotio_needs_a_commander() -> None:
    """SR-33.3: of the Romans; without one nobody vows himself."""
    g = met("ROM", "GRE")
    g.leaders["camillus"].where = "displaced"
    assert not offered(g, "ROM", "GRE", "ROM-19")


# Crucifixion


@plays("ETS-12x")
@clause("SR-33.3")
@pytest.mark.parametrize(("face", "where"), [(2, "displaced"), (3, "removed")])
def test_crucifixion(face: int, where: str) -> None:
    """SR-33.3: after Carthage loses under a named leader; though he is displaced already."""
    g = met("ROM", "CAR")
    g.dice.loaded["fate"] = [face]
    held(g, "ETS", "ETS-12x")
    scene = battle(g, "ROM", "CAR", AT, ((6, 6, 6), (2, 2, 2)))
    assert LeaderDisplaced("hamilcar", AT) in scene.events(LeaderDisplaced)
    scene.say("card.counter", "ETS-12x", "ETS")
    assert g.leaders["hamilcar"].where == where


@clause("SR-33.3")
def test_no_minor_leader_is_crucified() -> None:
    """SR-33.3: nor one who has won."""
    g = bare()
    army(g, "ROM", AT, 6, "camillus")
    army(g, "CAR", AT, 6, "car_minor_a")
    held(g, "ETS", "ETS-12x")
    assert not battle(g, "ROM", "CAR", AT, ((6, 6, 6), (2, 2, 2))).asks("card.counter")
    h = met("CAR", "ROM")
    held(h, "ETS", "ETS-12x")
    assert not battle(h, "CAR", "ROM", AT, ((6, 6, 6), (2, 2, 2))).asks("card.counter", "ETS")
