"""RC-10.2: the fate of commanders, the veterans who arise, and what the people will say."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.republic.combat.events import CommanderCaptured, VeteranArose
from games.republic.events import ChitsDrawn, Died
from games.republic.pieces import Campaign
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.battles import fought
from tests.games.carthage.combat import MASSILIA, RESTING, TUNISIA, also, force, ratings, statesman
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


# Fate


@clause("RC-10.2.13")
@pytest.mark.parametrize(("natural", "legions", "fleets", "chits"), [(9, 4, 3, 4), (14, 4, 3, 2), (15, 4, 0, 2)])
def test_as_many_chits_are_drawn_as_units_were_lost(
    play: Play, natural: int, legions: int, fleets: int, chits: int
) -> None:
    fought(play, natural, force(TUNISIA, 9, legions=legions, fleets=fleets), chits=["20", "21", "22", "23", "24"])
    assert [len(one.chits) for one in play.saw(ChitsDrawn)] == [chits]


@clause("RC-10.2.13", "RC-10.2.15")
def test_his_number_kills_the_commander_and_his_force_stays(play: Play) -> None:
    fought(play, 9, force(TUNISIA, 9, legions=4), chits=["9", "20"])
    assert [(one.card, one.cause) for one in play.saw(Died)] == [("fam-bomilcar", "battle")]
    (left,) = play.g.forces.values()
    assert (left.commanders, len(left.units.legions)) == ([], 2)


@clause("RC-10.2.13", "RC-10.2.14")
def test_the_last_chit_of_two_or_more_captures_him(play: Play) -> None:
    fought(play, 9, force(TUNISIA, 9, legions=4), ratings(9, influence=8), chits=["20", "9"])
    captive = play.senator(9)
    assert (captive.place, captive.at, captive.office) == ("captive", TUNISIA, "")
    assert play.saw(CommanderCaptured) == [CommanderCaptured("fam-bomilcar", TUNISIA, 16)]
    assert play.g.forces["force-1"].commanders == []
    invariants(play.g)


@clause("RC-10.2.13")
def test_a_single_chit_kills(play: Play) -> None:
    fought(play, 14, force(TUNISIA, 9, legions=4), chits=["9"])
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar"]


@clause("RC-10.2.13")
def test_in_a_land_victory_the_last_chit_kills(play: Play) -> None:
    told = fought(play, 15, force(TUNISIA, 9, legions=4), chits=["20", "9"])
    assert (told.result, told.legions) == ("victory", 2)
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar"]


@clause("RC-10.2.13")
def test_in_a_naval_victory_he_may_be_captured(play: Play) -> None:
    told = fought(play, 11, force(MASSILIA, 9, fleets=9), at=MASSILIA, chits=["20", "9"])
    assert (told.result, told.fleets) == ("victory", 2)
    assert play.senator(9).captive


@clause("RC-10.2.13")
def test_of_two_commanders_each_is_hit_by_his_own_number(play: Play) -> None:
    fought(play, 9, force(TUNISIA, 9, 10, legions=4), chits=["9", "10"])
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar"]
    assert play.senator(10).captive
    assert len(play.saw(ChitsDrawn)) == 1, "the chits are drawn once"


@clause("RC-10.2.13")
def test_nobody_else_dies_of_the_chits(play: Play) -> None:
    fought(play, 9, force(TUNISIA, 9, legions=4), chits=["1", "5"])
    assert play.saw(Died) == []


@clause("RC-10.2.13", "RC-5.0b")
def test_of_the_two_barcas_the_dice_say_who_is_hit(play: Play) -> None:
    def hannibal(g: Carthage) -> None:
        g.next_deck[:] = [card for card in g.next_deck if card != "st-2b"]
        enter(g, seat=g.seats[1], statesman="st-2b")

    dice = {"tie.mortality": [1, 1, 6, 6]}
    fought(play, 9, force(TUNISIA, 2, legions=4), statesman("st-2a"), hannibal, chits=["2", "20"], dice=dice)
    assert [one.card for one in play.saw(Died)] == [], "Hannibal was hit, and he is in Carthage"


@clause("RC-10.2.9")
def test_defeat_kills_all_commanders_without_a_chit(play: Play) -> None:
    told = fought(play, 3, force(TUNISIA, 9, 10, legions=4), also(1))
    assert (told.total, told.result, told.legions) == (7, "defeat", 1)
    assert [one.card for one in play.saw(Died)] == ["fam-bomilcar", "fam-adherbal"]
    assert play.saw(ChitsDrawn) == []
    (left,) = play.g.forces.values()
    assert left.commanders == []
    assert len(left.units.legions) == 4


@clause("RC-10.2.9")
def test_a_force_that_has_lost_everything_is_no_more(play: Play) -> None:
    told = fought(play, 4, force(TUNISIA, 9, legions=1), thrown=[1, 1, 1])
    assert told.total <= 3
    assert play.g.forces == {}
    invariants(play.g)


@clause("RC-10.2.10", "RC-10.2.8")
@pytest.mark.parametrize(("number", "office"), [(9, "general"), (1, "home-suffete")])
@pytest.mark.parametrize("natural", [9, 12, 14])
def test_after_a_stalemate_he_stays_as_what_he_is(play: Play, number: int, office: str, natural: int) -> None:
    told = fought(play, natural, force(TUNISIA, number, legions=4))
    assert told.result in ("disaster", "stalemate", "standoff")
    (left,) = play.g.forces.values()
    assert len(left.units.legions) == 4 - told.legions
    assert play.senator(number).office == office
    assert play.senator(number).at == "force-1"
    assert play.g.wars[TUNISIA].status == "active"


@clause("RC-10.2.14")
def test_a_captive_suffete_keeps_his_office(play: Play) -> None:
    fought(play, 9, force(TUNISIA, 1, legions=4), chits=["20", "1"])
    assert play.senator(1).captive
    assert play.senator(1).office == "home-suffete"


# Veterans


@clause("RC-10.2", "RC-10.2.12a")
@pytest.mark.parametrize(
    ("natural", "veterans"),
    [(17, 1), (12, 1), (14, 1), (9, 0), (4, 0)],
    ids=["won", "drawn", "standoff", "disaster", "lost"],
)
def test_a_veteran_arises_from_victory_standoff_and_stalemate(play: Play, natural: int, veterans: int) -> None:
    fought(play, natural, force(TUNISIA, 9, legions=4))
    legions = [*play.g.army.active.legions, *(one for f in play.g.forces.values() for one in f.units.legions)]
    promoted = [legion for legion in legions if legion.veteran]
    assert [legion.loyal for legion in promoted] == ["fam-bomilcar"] * veterans
    assert len(play.saw(VeteranArose)) == veterans


@clause("RC-10.2")
def test_only_who_is_no_veteran_yet_becomes_one(play: Play) -> None:
    fought(play, 14, force(TUNISIA, 9, legions=2, veterans=2))
    assert play.saw(VeteranArose) == []
    one = Play(RESTING)
    fought(one, 14, force(TUNISIA, 9, legions=4, veterans=3), dice={"battle.losses": [0, 0, 0]})
    legions = one.g.forces["force-1"].units.legions
    assert sum(legion.veteran for legion in legions) == 3
    assert len(legions) == 3


@clause("RC-10.2")
def test_no_veteran_arises_at_sea(play: Play) -> None:
    fought(play, 13, force(MASSILIA, 9, legions=4, fleets=9), at=MASSILIA)
    assert play.saw(VeteranArose) == []


@clause("RC-10.2", "RC-10.2.12a")
@pytest.mark.parametrize(("bomilcar", "adherbal", "loyal"), [(3, 2, "fam-bomilcar"), (2, 3, "fam-adherbal")])
def test_its_loyalty_goes_to_the_commander_who_was_more_popular_before(
    play: Play, bomilcar: int, adherbal: int, loyal: str
) -> None:
    popular = ratings(9, popularity=bomilcar), ratings(10, popularity=adherbal)
    fought(play, 11, force(TUNISIA, 9, 10, legions=4), *popular)
    assert [one.senator for one in play.saw(VeteranArose)] == [loyal]


@clause("RC-10.2", "RC-1.5b")
def test_if_both_are_as_popular_the_dice_decide(play: Play) -> None:
    dice = {"tie.veteran": [1, 1, 6, 6]}
    fought(play, 11, force(TUNISIA, 9, 10, legions=4), dice=dice)
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-adherbal"]


@clause("RC-10.2.12a")
def test_the_veteran_of_a_commander_who_fell_is_loyal_to_nobody(play: Play) -> None:
    fought(play, 14, force(TUNISIA, 9, legions=4), chits=["9"])
    assert [one.senator for one in play.saw(VeteranArose)] == [None]


# What the people will say


@clause("RC-11.1a")
@pytest.mark.parametrize(
    ("natural", "campaign"),
    [
        (17, Campaign(turn=1, won=True, land_victory=True, at_sea=TUNISIA, gained=3)),
        (12, Campaign(turn=1)),
        (9, Campaign(turn=1, disaster=True, heavy_losses=True)),
        (14, Campaign(turn=1)),
    ],
)
def test_it_is_noted_how_a_commander_fared(play: Play, natural: int, campaign: Campaign) -> None:
    fought(play, natural, force(TUNISIA, 9, legions=4))
    assert play.senator(9).campaign == campaign
    assert all(one.campaign is None for one in play.g.senators.values() if one.number != 9)


@clause("RC-11.1a", "RC-11.3")
@pytest.mark.parametrize(
    ("natural", "legions", "campaign"),
    [
        (13, 4, Campaign(turn=1, won=True, naval_victory=True, at_sea=MASSILIA, gained=4)),
        (9, 0, Campaign(turn=1)),
        (9, 1, Campaign(turn=1, heavy_losses=True)),
    ],
    ids=["won", "no-legion-to-lose", "half-of-them"],
)
def test_at_sea_there_is_no_land_victory_and_who_leads_no_legion_loses_none(
    play: Play, natural: int, legions: int, campaign: Campaign
) -> None:
    """A natural 9 is a Standoff there, which costs a quarter, rounded up."""
    fought(play, natural, force(MASSILIA, 9, legions=legions, fleets=9), at=MASSILIA)
    assert play.senator(9).campaign == campaign


@clause("RC-10.2.15")
@pytest.mark.parametrize("at", [TUNISIA, MASSILIA])
def test_a_force_without_a_commander_does_not_fight(play: Play, at: str) -> None:
    assert fought(play, 12, force(at, legions=4, fleets=9), at=at) is None
    assert len(play.g.forces) == 1
