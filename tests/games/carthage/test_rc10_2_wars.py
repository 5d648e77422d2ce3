"""RC-10.2 to RC-10.2.7: who fights when, mercenary cards, naval Victories and landings."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.combat.events import CombatClosed, MercenariesPlayed, MercenariesRolled
from games.carthage.state import Carthage
from games.republic.combat.events import BattleDrawnUp, BattleFought, FleetBeaten, ForceCameHome, LandingDecided
from games.republic.events import Died
from tests.clauses import clause
from tests.games.carthage.combat import (
    CYRENE,
    MASSILIA,
    NUMIDIA,
    RESTING,
    SICILY,
    TUNISIA,
    Change,
    beaten,
    enemy,
    event,
    force,
    ratings,
    results,
    war,
    wars,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war

BAND, ELEPHANTS, XANTHIPPUS = "ligurian-band", "war-elephants", "xanthippus-of-sparta"


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


# Order


@clause("RC-10.2")
def test_wars_are_fought_in_the_order_of_sending_all_forces_at_one_before_the_next(play: Play) -> None:
    forces = [
        force(NUMIDIA, 9, legions=1),
        force(TUNISIA, 10, legions=1),
        force(NUMIDIA, 12, legions=1, of="celtiberians"),
        force(TUNISIA, 7, legions=1, of="celtiberians"),
    ]
    wars(play, {NUMIDIA: [13, 13], TUNISIA: [13, 13]}, *forces)
    assert [one.commanders for one in play.saw(BattleFought)] == [
        ("fam-bomilcar",),
        ("fam-malchus",),
        ("fam-adherbal",),
        ("fam-gisco",),
    ]
    invariants(play.g)


@clause("RC-10.2", "RC-10.2.1")
@pytest.mark.parametrize(("legions", "fleets", "fights"), [(1, 2, True), (1, 1, False), (0, 6, False)])
def test_on_land_a_legion_and_fleets_equal_to_the_support_are_needed(
    play: Play, legions: int, fleets: int, fights: bool
) -> None:
    """The Cyrenean War has fleet support 2."""
    wars(play, {CYRENE: [14]}, force(CYRENE, 9, legions=legions, fleets=fleets))
    assert bool(results(play)) is fights
    assert len(play.g.forces) == 1


@clause("RC-10.2", "RC-10.2.4")
@pytest.mark.parametrize(("legions", "fleets", "fights"), [(0, 1, True), (4, 1, True), (4, 0, False)])
def test_at_sea_a_fleet_is_needed_but_not_the_support(play: Play, legions: int, fleets: int, fights: bool) -> None:
    wars(play, {MASSILIA: [14]}, force(MASSILIA, 9, legions=legions, fleets=fleets))
    assert [one[1] for one in results(play)] == (["sea"] if fights else [])


@clause("RC-10.2.2")
def test_each_force_fights_until_the_war_is_defeated_then_the_others_go_home(play: Play) -> None:
    forces = force(TUNISIA, 9, legions=4), force(TUNISIA, 10, legions=4, of="celtiberians", fleets=3)
    wars(play, {TUNISIA: [18]}, *forces)
    assert results(play) == [(TUNISIA, "land", "victory")]
    assert play.saw(ForceCameHome)[0] == ForceCameHome("force-2", TUNISIA, ("fam-adherbal",), 4, 3)
    second = play.senator(10)
    assert (second.office, second.in_carthage, second.campaign) == ("", True, None)
    invariants(play.g)


@clause("RC-10.2.2")
def test_the_next_force_fights_if_the_first_does_not_win(play: Play) -> None:
    forces = force(TUNISIA, 9, legions=4), force(TUNISIA, 10, legions=4, of="celtiberians")
    wars(play, {TUNISIA: [12, 18]}, *forces)
    assert [one[2] for one in results(play)] == ["stalemate", "victory"]


@clause("RC-10.2", "RC-8.9.8")
def test_a_war_defeated_earlier_in_the_phase_matches_no_longer(play: Play) -> None:
    forces = force(SICILY, 9, legions=4, fleets=4), force("syracusan-war-3", 10, legions=4, of="celtiberians")
    wars(play, {SICILY: [18], "syracusan-war-3": [15]}, *forces, ratings(9, influence=1))
    first, second = play.saw(BattleDrawnUp)
    assert first.enemy == 16
    assert second.enemy == (9 if results(play)[0][2] == "victory" else 18)


@clause("RC-10.2.18")
def test_a_war_nobody_fights_costs_nothing_more(play: Play) -> None:
    before: list[int] = []
    wars(play, {}, war(TUNISIA), lambda g: before.append(g.treasury))
    assert play.saw(CombatClosed) == [CombatClosed((TUNISIA,))]
    assert play.g.treasury == before[0]
    assert all(one.popularity == 0 for one in play.g.senators.values())


# Mercenaries


def hiring(play: Play, *changes: Change, at: str = TUNISIA, natural: int = 12, **how: Any) -> Play:
    """Bomilcar (diamond) is about to fight on land."""
    setting = force(at, 9, legions=4, fleets=6), beaten(at)
    return wars(play, {at: [natural]}, *setting, *changes, hire=False, **how)


@clause("RC-10.2.3")
def test_the_commander_is_asked_before_the_dice_whether_he_plays_a_card(play: Play) -> None:
    hiring(play, holds("diamond", BAND), dice={"battle.mercenaries": [2]})
    decision = play.decision("diamond", "combat.mercenaries")
    assert (decision.clause, decision.point, decision.lapse) == ("RC-10.2.3", "RC-DP40", "none")
    assert decision.choice.form() == ["none", BAND]
    assert play.saw(BattleFought) == []
    play.answer("diamond", "combat.mercenaries", BAND)
    assert play.saw(MercenariesRolled) == [MercenariesRolled(BAND, 2, False)]
    assert play.saw(MercenariesPlayed) == [MercenariesPlayed("diamond", BAND, TUNISIA, 3)]  # type: ignore[arg-type]
    (fought,) = play.saw(BattleFought)
    assert fought.strength == 7 + 3
    assert BAND in play.g.gone
    invariants(play.g)


@clause("RC-10.2.3", "RC-8.8.4")
@pytest.mark.parametrize(
    ("card", "roll", "strength"),
    [
        (BAND, 1, 0), (BAND, 2, 3), ("ligurian-warband", 1, 0), ("ligurian-warband", 6, 3), (XANTHIPPUS, None, 4),
        (ELEPHANTS, 1, -2), (ELEPHANTS, 2, -2), (ELEPHANTS, 3, 5),
    ],
)  # fmt: skip
def test_what_each_card_adds_and_when_it_fails(play: Play, card: str, roll: int | None, strength: int) -> None:
    dice = {"battle.mercenaries": [roll]} if roll else {}
    hiring(play, holds("diamond", card), event("te-evil-omens"), dice=dice, scenario="campaign")
    play.answer("diamond", "combat.mercenaries", card)
    (fought,) = play.saw(BattleFought)
    assert fought.strength == 7 + strength
    assert [one.roll for one in play.saw(MercenariesRolled)] == ([roll] if roll else [])


@clause("RC-10.2.3")
@pytest.mark.parametrize(
    ("at", "cards"),
    [
        (TUNISIA, [BAND, ELEPHANTS, XANTHIPPUS]),
        (SICILY, [BAND, ELEPHANTS]),
        (MASSILIA, [BAND]),
        ("conquest-of-interior-spain", [BAND, ELEPHANTS]),
        ("roman-war-1", [BAND, ELEPHANTS]),
    ],
)
def test_a_card_is_played_only_in_its_theatre(play: Play, at: str, cards: list[str]) -> None:
    hiring(play, holds("diamond", BAND, ELEPHANTS, XANTHIPPUS), at=at, scenario="campaign")
    assert play.options("diamond", "combat.mercenaries") == ["none", *cards]


@clause("RC-10.2.3")
@pytest.mark.parametrize(
    ("province", "cards"),
    [
        ("tunisia", [ELEPHANTS, XANTHIPPUS]),
        ("numidia", [ELEPHANTS, XANTHIPPUS]),
        ("coastal-spain", [ELEPHANTS]),
        ("sicily", [ELEPHANTS]),
        ("balearic-isles", []),
    ],
)
def test_a_revolt_is_fought_in_the_theatre_of_its_province(play: Play, province: str, cards: list[str]) -> None:
    def revolt(g: Carthage) -> None:
        g.provinces.pop(province, None)
        add_war(g, f"revolt-{province}", province=province, revolt=True, naval_victory=True)

    setting = [revolt, force(f"revolt-{province}", 9, legions=4), holds("diamond", ELEPHANTS, XANTHIPPUS)]

    def keep(g: Carthage) -> None:
        g.wars[f"revolt-{province}"].province = province
        g.era = "late"

    wars(play, {f"revolt-{province}": [12]}, *setting, keep, hire=False, scenario="campaign")
    assert play.options("diamond", "combat.mercenaries") == ["none", *cards]


@clause("RC-10.2.3")
def test_their_strength_does_not_raise_the_limit_for_military(play: Play) -> None:
    setting = force(TUNISIA, 9, legions=1), holds("diamond", BAND)
    wars(play, {TUNISIA: [13]}, *setting, hire=False, dice={"battle.mercenaries": [6]})
    play.answer("diamond", "combat.mercenaries", BAND)
    assert play.saw(BattleFought)[0].strength == 1 + 1 + 3


@clause("RC-10.2.3")
def test_xanthippus_ignores_the_standoff_numbers_of_the_war_only(play: Play) -> None:
    hiring(play, holds("diamond", XANTHIPPUS), natural=14, scenario="campaign")
    play.answer("diamond", "combat.mercenaries", XANTHIPPUS)
    assert results(play)[0][2] == "victory"
    other = Play(RESTING)
    led = enemy("scipio", "roman-war-3")
    hiring(other, holds("diamond", XANTHIPPUS), led, at="roman-war-3", natural=16, scenario="campaign")
    other.answer("diamond", "combat.mercenaries", XANTHIPPUS)
    assert results(other)[0][2] == "standoff"


@clause("RC-10.2.3")
def test_one_card_a_battle_and_of_two_commanders_either_may_play_it(play: Play) -> None:
    setting = force(TUNISIA, 9, 10, legions=4), holds("triangle", BAND)
    wars(play, {TUNISIA: [12]}, *setting, hire=False, dice={"battle.mercenaries": [6]})
    play.answer("diamond", "combat.mercenaries", "none")
    play.answer("triangle", "combat.mercenaries", BAND)
    assert play.saw(BattleFought)[0].strength == 4 + 4 + 3
    both = Play(RESTING)
    wars(both, {TUNISIA: [12]}, *setting[:1], holds("diamond", BAND), hire=False, dice={"battle.mercenaries": [6]})
    both.answer("diamond", "combat.mercenaries", BAND)
    assert both.asked("combat.mercenaries") == [], "one card a battle"


@clause("RC-10.2.3")
def test_when_one_commander_has_played_a_card_the_other_is_not_asked(play: Play) -> None:
    def late(g: Carthage) -> None:
        g.era = "late"  # so that another card may be about

    cards = late, holds("diamond", BAND), holds("triangle", ELEPHANTS)
    dice = {"battle.mercenaries": [6]}
    wars(play, {TUNISIA: [12]}, force(TUNISIA, 9, 10, legions=4), *cards, hire=False, dice=dice, scenario="campaign")
    play.answer("diamond", "combat.mercenaries", BAND)
    assert play.asked("combat.mercenaries") == []
    assert play.saw(BattleFought)[0].strength == 4 + 4 + 3


@clause("RC-10.2.3", "RC-1.5e")
def test_who_holds_none_is_asked_too_as_long_as_one_may_be_held(play: Play) -> None:
    hiring(play, holds("square", BAND))
    assert play.options("diamond", "combat.mercenaries") == ["none"]
    assert play.decision("diamond", "combat.mercenaries").hidden

    def discarded(g: Carthage) -> None:
        g.deck[:] = [card for card in g.deck if card != BAND]
        g.gone.append(BAND)

    known = Play(RESTING)
    hiring(known, discarded)
    assert known.asked("combat.mercenaries") == []


@clause("RC-10.2.3")
def test_no_card_is_played_at_sea(play: Play) -> None:
    wars(play, {MASSILIA: [13]}, force(MASSILIA, 9, fleets=9), holds("diamond", BAND), hire=False)
    assert play.asked("combat.mercenaries") == []


# Victory at sea, and the landing


def at_sea(play: Play, *changes: Change, legions: int = 4, fleets: int = 9, **how: Any) -> Play:
    """Bomilcar beats the fleet of Massilia: 9 Fleets and MIL 3 against 7, a natural 13, nothing lost."""
    naturals = [13, *how.pop("then", [])]
    return wars(play, {MASSILIA: naturals}, force(MASSILIA, 9, legions=legions, fleets=fleets), *changes, **how)


@clause("RC-10.2.5", "RC-10.2.7")
def test_a_naval_victory_puts_a_marker_on_the_war(play: Play) -> None:
    at_sea(play)
    assert play.saw(FleetBeaten) == [FleetBeaten(MASSILIA, "force-1")]
    assert play.g.wars[MASSILIA].naval_victory
    assert play.decision("diamond", "combat.landing").point == "RC-DP39"


@clause("RC-10.2.5", "RC-10.2.6")
def test_the_naval_battle_is_not_fought_again(play: Play) -> None:
    wars(play, {MASSILIA: [17]}, force(MASSILIA, 9, legions=4, fleets=3), beaten(MASSILIA))
    assert results(play)[0][:2] == (MASSILIA, "land")


@clause("RC-10.2.6")
def test_the_marker_stays_from_turn_to_turn() -> None:
    def sailed(g: Carthage) -> None:
        add_war(g, MASSILIA, naval_victory=True)

    play = Play()
    play.at("mortality", change=sailed, chits=["none"])
    assert play.g.turn == 2
    assert play.g.wars[MASSILIA].naval_victory


@clause("RC-10.2.7")
@pytest.mark.parametrize(("legions", "lapse"), [(2, "attack"), (1, "wait")])
def test_by_default_he_attacks_if_he_is_as_strong_as_the_war(play: Play, legions: int, lapse: str) -> None:
    """Massilia has land strength 3."""
    at_sea(play, legions=legions)
    decision = play.decision("diamond", "combat.landing")
    assert (decision.clause, decision.lapse) == ("RC-10.2.7", lapse)
    assert decision.choice.form() == ["attack", "wait"]


@clause("RC-10.2.7")
def test_equal_is_as_strong_as_the_war(play: Play) -> None:
    """Mangi with MIL 1 and 2 legions against 3; at sea a natural 15 makes 18."""
    wars(play, {MASSILIA: [15]}, force(MASSILIA, 5, legions=2, fleets=9))
    assert play.decision("diamond", "combat.landing").lapse == "attack"


@clause("RC-10.2.7", "RC-10.2.4")
def test_he_may_attack_on_land_at_once(play: Play) -> None:
    at_sea(play, then=[17])
    play.answer("diamond", "combat.landing", "attack")
    assert play.saw(LandingDecided) == [LandingDecided("1.2", "fam-bomilcar", MASSILIA, True)]
    play.answer("diamond", "combat.mercenaries", "none")
    assert results(play) == [(MASSILIA, "land", "victory")]
    assert MASSILIA not in play.g.wars


@clause("RC-10.2.7")
def test_or_wait_and_stay_as_general(play: Play) -> None:
    at_sea(play)
    play.answer("diamond", "combat.landing", "wait")
    assert play.saw(LandingDecided) == [LandingDecided("1.2", "fam-bomilcar", MASSILIA, False)]
    assert play.saw(BattleFought) == []
    assert play.g.forces["force-1"].commanders == ["fam-bomilcar"]
    assert play.senator(9).office == "general"


@clause("RC-10.2.7")
def test_who_has_too_few_fleets_left_cannot_land(play: Play) -> None:
    """2 Fleets and MIL 2 against 7, support 3: a natural 18 is a Victory that costs 3."""
    wars(play, {MASSILIA: [18]}, force(MASSILIA, 9, legions=4, fleets=2))
    assert results(play) == [(MASSILIA, "sea", "victory")]
    assert play.asked("combat.landing") == []
    assert play.g.forces["force-1"].commanders == ["fam-bomilcar"], "he stays"


@clause("RC-10.2.7")
def test_a_force_without_a_legion_of_the_senate_returns_with_him_at_once(play: Play) -> None:
    at_sea(play, legions=0)
    assert play.g.forces == {}
    assert play.saw(ForceCameHome) == [ForceCameHome("force-1", MASSILIA, ("fam-bomilcar",), 0, 9)]
    assert (play.senator(9).office, play.senator(9).in_carthage) == ("", True)
    assert play.g.army.active.fleets == 9


@clause("RC-10.2.7", "RC-10.2.15")
def test_without_him_it_stays(play: Play) -> None:
    """A natural 11 is a Victory that costs 2 Fleets, and him."""
    wars(play, {MASSILIA: [11]}, force(MASSILIA, 9, fleets=9), chits=["9", "20"])
    assert results(play) == [(MASSILIA, "sea", "victory")]
    (left,) = play.g.forces.values()
    assert (left.commanders, left.units.fleets) == ([], 7)


@clause("RC-10.2.7")
def test_a_force_that_has_lost_all_its_legions_does_not(play: Play) -> None:
    def once_more(g: Carthage) -> None:
        g.forces["force-1"].with_legions = True

    at_sea(play, once_more, legions=0)
    assert play.g.forces["force-1"].commanders == ["fam-bomilcar"]


@clause("RC-10.2.7", "RC-10.2.15")
def test_a_force_whose_commander_fell_at_sea_stays_and_does_not_land(play: Play) -> None:
    """5 Fleets and MIL 5 against 7: a natural 13 costs 2 legions and 2 Fleets."""
    chits = ["9", "20", "21", "10"]
    wars(play, {MASSILIA: [13]}, force(MASSILIA, 9, 10, legions=4, fleets=5), chits=chits)
    assert results(play) == [(MASSILIA, "sea", "victory")]
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar"]
    assert play.senator(10).captive
    (left,) = play.g.forces.values()
    assert left.commanders == []
    assert play.asked("combat.landing") == []


@clause("RC-10.2.15", "RC-10.2.7")
def test_a_force_that_has_won_at_sea_and_lost_everything_is_no_more(play: Play) -> None:
    """2 Fleets and MIL 2 against 7: a natural 18 is a Victory that costs 3, and the commander falls."""
    wars(play, {MASSILIA: [18]}, force(MASSILIA, 9, fleets=2), chits=["9", "20"])
    assert results(play) == [(MASSILIA, "sea", "victory")]
    assert play.g.wars[MASSILIA].naval_victory
    assert play.g.forces == {}


@clause("RC-10.2.15", "RC-10.2.7")
def test_a_surviving_joint_commander_goes_on_alone(play: Play) -> None:
    chits = ["9", "20", "21", "22"]
    wars(play, {MASSILIA: [13]}, force(MASSILIA, 9, 10, legions=4, fleets=5), chits=chits)
    assert results(play) == [(MASSILIA, "sea", "victory")]
    decision = play.decision("triangle", "combat.landing")
    assert decision.about["senator"] == "fam-adherbal"


@clause("RC-10.2.2", "RC-10.2.4")
def test_after_a_naval_victory_the_next_force_fights_on_land(play: Play) -> None:
    forces = force(MASSILIA, 9, fleets=9), force(MASSILIA, 10, legions=4, fleets=3)
    wars(play, {MASSILIA: [13, 17]}, *forces)
    assert [one[1] for one in results(play)] == ["sea", "land"]
