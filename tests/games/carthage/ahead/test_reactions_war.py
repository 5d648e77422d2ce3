"""Battles decided beforehand: mercenary cards (RC-10.2.3), and the landing after a naval Victory (RC-10.2.7)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.carthage.combat.events import MercenariesPlayed
from games.carthage.seen.view import CarthageView
from games.republic.combat.events import BattleFought, LandingDecided
from tests.clauses import clause
from tests.games.carthage.ahead.reactions_helpers import REACTING_AT_WAR, asked_about, decide, play_on
from tests.games.carthage.combat import MASSILIA, TUNISIA, Change, beaten, force, wars
from tests.games.carthage.forum import holds
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play

BAND, ELEPHANTS, XANTHIPPUS = "ligurian-band", "war-elephants", "xanthippus-of-sparta"


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(REACTING_AT_WAR)


def hiring(play: Play, *changes: Change, natural: int = 12, **how: Any) -> Play:
    """Bomilcar (diamond) is about to fight on land."""
    setting = force(TUNISIA, 9, legions=4, fleets=6), beaten(TUNISIA)
    dice = {"battle.mercenaries": [6]}
    return wars(play, {TUNISIA: [natural]}, *setting, *changes, hire=False, dice=dice, scenario="campaign", **how)


def chance(play: Play) -> int:
    """How likely the coming battle is won, in percent."""
    battle = cast("CarthageView", play.table.view(None)).battle
    assert battle
    return battle.odds.victory


@clause("RC-10.2.3")
@pytest.mark.parametrize(("more", "played"), [(0, False), (10, True)])
def test_mercenaries_are_hired_only_if_victory_is_less_likely_than_was_said(
    play: Play, more: int, *, played: bool
) -> None:
    hiring(play, holds("diamond", BAND))
    said = chance(play) // 10 * 10 + more
    decide(play, diamond={"mercenaries": f"hire-below.{said}"})
    assert play.saw(BattleFought)
    assert bool(play.saw(MercenariesPlayed)) is played


@clause("RC-10.2.3")
def test_the_surest_card_is_played(play: Play) -> None:
    hiring(play, holds("diamond", BAND, ELEPHANTS, XANTHIPPUS))
    decide(play, diamond={"mercenaries": "always"})
    assert [one.card for one in play.saw(MercenariesPlayed)] == [XANTHIPPUS]
    invariants(play.g)


@clause("RC-10.2.3")
def test_a_band_that_seldom_fails_comes_before_elephants(play: Play) -> None:
    hiring(play, holds("diamond", ELEPHANTS, BAND))
    decide(play, diamond={"mercenaries": "always"})
    assert [one.card for one in play.saw(MercenariesPlayed)] == [BAND]


@clause("RC-10.2.3", "RC-1.5e")
@pytest.mark.parametrize("said", ["always", "hire-below.90", "none"])
def test_who_holds_no_card_passes(play: Play, said: str) -> None:
    hiring(play, holds("square", BAND))
    played = decide(play, diamond={"mercenaries": said})
    assert ("diamond", "combat.mercenaries", "none") in played
    assert play.saw(BattleFought)


@clause("RC-10.2.3")
def test_a_commander_who_wishes_to_be_asked_is_asked(play: Play) -> None:
    hiring(play)
    decide(play, diamond={"mercenaries": "ask"})
    assert asked_about(play, "combat.mercenaries") == ["diamond"]
    assert not play.saw(BattleFought)


@clause("RC-10.2.3")
def test_of_two_commanders_the_first_named_hires_first(play: Play) -> None:
    setting = force(TUNISIA, 9, 10, legions=4), holds("triangle", BAND), holds("diamond", ELEPHANTS)
    dice = {"battle.mercenaries": [6]}
    wars(play, {TUNISIA: [12]}, *setting, hire=False, dice=dice, scenario="campaign")
    played = decide(play, diamond={"mercenaries": "always"}, triangle={"mercenaries": "always"})
    assert [one for one in played if one[1] == "combat.mercenaries"] == [("diamond", "combat.mercenaries", ELEPHANTS)]


# The landing


def at_sea(play: Play, legions: int = 4) -> Play:
    """Bomilcar has beaten the fleet of Massilia, whose land strength is 3."""
    return wars(play, {MASSILIA: [13, 17]}, force(MASSILIA, 9, legions=legions, fleets=9))


def attacked(play: Play) -> list[bool]:
    return [one.attacks for one in play.saw(LandingDecided)]


@clause("RC-10.2.7")
@pytest.mark.parametrize(("legions", "attacks"), [(4, True), (1, False)])
def test_who_is_as_strong_as_the_war_lands_as_by_default(play: Play, legions: int, *, attacks: bool) -> None:
    at_sea(play, legions)
    decide(play, diamond={"landing": "strong"})
    assert attacked(play) == [attacks]


@clause("RC-10.2.7")
@pytest.mark.parametrize(("more", "attacks"), [(0, True), (10, False)])
def test_he_lands_if_victory_is_as_likely_as_was_said(play: Play, more: int, *, attacks: bool) -> None:
    at_sea(play)
    said = chance(play) // 10 * 10 + more
    decide(play, diamond={"landing": f"land-from.{said}"})
    assert attacked(play) == [attacks]


@clause("RC-10.2.7")
def test_he_never_lands_or_is_asked(play: Play) -> None:
    at_sea(play)
    decide(play)
    assert attacked(play) == [False]
    other = Play(REACTING_AT_WAR)
    at_sea(other)
    decide(other, diamond={"landing": "ask"})
    assert asked_about(other, "combat.landing") == ["diamond"]
    other.answer("diamond", "combat.landing", "attack")
    assert play_on(other) == [("diamond", "combat.mercenaries", "none")]
