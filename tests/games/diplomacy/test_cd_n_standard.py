"""CD-N: the standard game at its table, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from games.diplomacy import GAME
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.entering.events import LotsDrawn, Started
from games.diplomacy.press.events import LetterCame
from games.diplomacy.seasons.events import UnitRetreated
from games.diplomacy.standard.events import (
    CentreTaken,
    GameDrawn,
    PowerEliminated,
    PowerGiven,
    PowerInDisorder,
    PowerTakenOver,
    PowerWon,
    UnitDisbanded,
)
from games.diplomacy.why import VoidOrder
from games.diplomacy.winter.events import UnitBuilt, UnitRemoved
from games.kernel import NotAllowed, Seat, Setup, Table, chairs
from tests.clauses import clause
from tests.games.diplomacy.powers import ALL, Powers
from tests.games.diplomacy.season import Season, rule

STANDARD = DiplomacyOptions.model_validate({"rules": "standard"})


# How it starts


@clause("CD-N.1")
def test_it_is_the_standard_map_in_1901_whatever_else_was_chosen() -> None:
    chosen = DiplomacyOptions.model_validate({"rules": "standard", "map": "carthage", "start": "centres"})
    assert (chosen.map, chosen.start) == ("standard", "classic")
    game = Powers()
    board = game.view().map
    assert (game.when, board.map, board.plain, board.must) == ("spring 1901", "standard", True, 18)
    assert game.units("RUS") == ["A Mos", "A War", "F Sev", "F Stp/sc"]
    assert len(game.g.forces) == 22
    assert all(one.commander == one.patron and not one.base for one in board.units)


@clause("CD-N.2")
@pytest.mark.parametrize(("seats", "able"), [(1, False), (2, True), (7, True), (8, False)])
def test_two_to_seven_play_and_carthage_needs_three(seats: int, able: bool) -> None:
    assert (seats in GAME.places_with(STANDARD)) == able
    assert GAME.places_with(DiplomacyOptions()) == range(3, 21)
    if not able:
        with pytest.raises(NotAllowed) as refused:
            Table.start(GAME, Setup(chairs(seats), "s", STANDARD))
        assert refused.value.about == {"low": 2, "high": 7}


@clause("CD-N.2", "CD-DP40")
def test_each_gets_his_first_power_that_is_free_in_the_order_of_the_lots() -> None:
    table, outcome = Table.start(GAME, Setup(chairs(3), "lots", STANDARD))
    for seat in chairs(3):
        outcome = table.submit(seat, f"setup.preferences@{seat}", ["Turkey", "France", "Turkey"][:1])
    told = [one.event for one in outcome.tellings]
    lots = next(one for one in told if isinstance(one, LotsDrawn)).codes
    started = {one.code: one for one in told if isinstance(one, Started)}
    assert lots[0] == "TUR", "whoever was first had his wish"
    assert not started["TUR"].drawn
    assert started["TUR"].provinces == ("Ank", "Con", "Smy")
    assert all(started[code].drawn for code in lots[1:]), "the others had no other"
    assert sorted(one.code for one in told if isinstance(one, PowerInDisorder)) == sorted({*ALL} - {*lots})
    given = [(one.event.code, one.to) for one in outcome.tellings if isinstance(one.event, PowerGiven)]
    assert {code for code, _ in given} == {*lots}
    assert all(to is not None and len(to) == 1 for _, to in given), "told to him alone"


@clause("CD-N.3")
def test_powers_are_the_names_and_who_plays_them_is_public() -> None:
    game = Powers("ENG", "TUR")
    names = game.view().map.names
    assert {code: one.name for code, one in names.items()} == ALL
    assert (names["ENG"].player, names["TUR"].player, names["FRA"].player) == (*game.seats, "")
    assert [code for code, one in names.items() if one.disorder] == ["AUS", "FRA", "GER", "ITA", "RUS"]
    game.send("ENG", "ENG: F Lon-Eng", "F Edi-Nth", "ENG A Lvp-Yor")
    game.play()
    assert game.units("ENG") == ["A Yor", "F Eng", "F Nth"]
    game.send("ENG", "Eng S A Yor-Lon", "ENG Eng-Bre", final=False)
    own = game.view("ENG").own
    assert own is not None
    assert own.orders == ("ENG: F Eng-Bre",), "a fleet in the Channel, under a line of England's"
    assert game.refused("ENG", 'takes name "Nemo"') == ("standard-name", "CD-N.8")


@clause("CD-N.3")
def test_an_anonymous_table_tells_nobody_who_plays_what() -> None:
    game = Powers(anonymous=True)
    assert {one.player for one in game.view("ENG").map.names.values()} == {""}
    assert list(game.g.players) == list(game.seats), "in the order of the table, not of the powers"


@clause("CD-N.3", "CD-P.3")
def test_powers_write_to_each_other_and_to_none_that_nobody_plays() -> None:
    game = Powers("ENG", "TUR")
    letter: dict[str, Any] = {"from": "ENG", "to": ["TUR"], "colour": "white", "text": "Draw?"}
    game.submit(game.seat("ENG"), letter, "press")
    assert game.of(LetterCame) == [LetterCame("l1", "ENG", "England", ("TUR",), "TUR", "Draw?")]
    form = next(one.decision.choice.form() for key, one in game.table.open.items() if key.startswith("press"))
    assert form["to"] == ["ENG", "TUR"]


# Civil disorder


@clause("CD-N.4")
def test_what_nobody_plays_stands_and_is_disbanded_when_dislodged() -> None:
    game = Powers("FRA", "ITA")
    game.lay({"FRA": ["A Bur", "A Ruh"], "GER": ["A Mun", "A Ber"], "ITA": ["A Rom"]})
    game.play(FRA=["A Bur-Mun", "A Ruh S A Bur-Mun"])
    assert game.when == "autumn 1901", "no stage of retreats is held for it"
    assert game.of(UnitRetreated) == [UnitRetreated("A Mun", "GER", "")]
    assert game.units("GER") == ["A Ber"]


@clause("CD-N.4")
def test_others_may_support_what_nobody_plays() -> None:
    game = Powers("FRA", "ITA")
    game.lay({"FRA": ["A Bur", "A Ruh"], "GER": ["A Mun"], "ITA": ["A Tyr"]})
    game.play(FRA=["A Bur-Mun", "A Ruh S A Bur-Mun"], ITA=["A Tyr S A Mun"])
    assert game.units("GER") == ["A Mun"]


@clause("CD-N.4", "CD-N.5", "CD-N.7(b)")
def test_a_power_in_disorder_builds_nothing_removes_by_default_and_takes_where_it_stands() -> None:
    game = Powers("FRA", "ITA")
    game.to("autumn 1901")
    game.lay(
        {"RUS": ["A Rum", "A War"], "GER": ["A Bur", "F Nth", "A Mun"], "FRA": ["A Par"], "ITA": ["A Rom"]},
        {"RUS": ["Mos", "War"], "GER": ["Mun"], "FRA": ["Par"], "ITA": ["Rom"]},
    )
    game.play()
    assert game.of(CentreTaken) == [CentreTaken("Rum", "RUS", "")]
    assert game.of(UnitBuilt) == []
    assert game.of(UnitDisbanded) == [UnitDisbanded("F Nth", "GER"), UnitDisbanded("A Bur", "GER")]
    assert game.when == "spring 1902"


@clause("CD-N.4", "CD-6.3", "CD-DP5")
def test_who_drops_out_leaves_a_power_in_disorder_and_another_takes_it_over() -> None:
    game = Powers("ENG", "FRA", "TUR")
    game.play(TUR=["drops out"])
    assert game.of(PowerInDisorder)[-1].code == "TUR"
    assert game.awaited() == ["ENG", "FRA"]
    assert len(game.units("TUR")) == len(game.owned("TUR")) == 3
    assert game.table.view(None).whole().map.names["TUR"].disorder  # type: ignore[attr-defined]
    with pytest.raises(NotAllowed, match="standard-no-power"):
        game.rule("enter", {"seat": "moon", "code": "ENG"})
    game.rule("enter", {"seat": "moon", "code": "tur"})
    assert game.of(PowerTakenOver) == [PowerTakenOver("TUR", "Turkey")]
    assert game.seat("TUR") == Seat("moon")
    game.send("TUR", "F Ank-Bla")
    game.play()
    assert "F Bla" in game.units("TUR")


@clause("CD-N.4")
def test_whoever_names_no_power_is_dealt_one_and_where_none_is_left_nobody_enters() -> None:
    game = Powers("AUS", "ENG", "FRA", "GER", "ITA", "RUS")
    game.rule("enter", {"seat": "moon"})
    assert game.seat("TUR") == Seat("moon")
    with pytest.raises(NotAllowed, match="standard-no-power"):
        game.rule("enter", {"seat": "sun"})


@clause("CD-N.4")
def test_whoever_comes_back_plays_his_own_power_again_and_no_other_while_it_stands() -> None:
    game = Powers("ENG", "FRA", "TUR")
    turk = game.seat("TUR")
    game.play(TUR=["drops out"])
    with pytest.raises(NotAllowed, match="standard-no-power"):
        game.rule("enter", {"seat": str(turk), "code": "AUS"})
    game.rule("enter", {"seat": str(turk)})
    assert game.of(PowerTakenOver) == [PowerTakenOver("TUR", "Turkey")]
    assert game.seat("TUR") == turk
    assert game.awaited() == ["ENG", "FRA", "TUR"]
    assert len(game.units("TUR")) == len(game.owned("TUR")) == 3


# Centres, builds, removals


@clause("CD-N.5")
def test_a_centre_is_whose_unit_stands_there_after_autumn_and_spring_changes_nothing() -> None:
    game = Powers()
    game.play(GER=["F Kie-Den", "A Ber-Kie", "A Mun-Ruh"], ITA=["A Ven-Tri"], AUS=["F Tri-Alb", "A Vie-Tyr"])
    assert game.of(CentreTaken) == []
    assert game.owned("AUS") == ["Bud", "Tri", "Vie"]
    game.play(GER=["F Den-Swe", "A Ruh-Hol"], ITA=["A Tri-Ven"], AUS=["F Alb-Gre"])
    taken = [(one.province, one.code, one.before) for one in game.of(CentreTaken)]
    assert taken == [("Gre", "AUS", ""), ("Hol", "GER", ""), ("Swe", "GER", "")]
    assert game.owned("AUS") == ["Bud", "Gre", "Tri", "Vie"], "Trieste was left again; nobody stands in it now"
    assert game.view().map.spaces["Hol"].ruler == "GER"
    assert game.view().map.spaces["Tyr"].ruler == "", "provinces without a centre are nobody's"


def grown() -> Powers:
    """Germany with seven centres and four units in Winter: Munich is occupied, Berlin lost."""
    game = Powers("GER", "RUS")
    game.to("autumn 1901")
    units = {"GER": ["A Mun", "F Den", "A Hol", "A Bel"], "RUS": ["A Ber", "A Mos", "F Sev", "F Bot"]}
    game.lay(units, {"GER": ["Ber", "Kie", "Mun", "Den", "Hol", "Bel", "Swe"], "RUS": ["Mos", "Sev", "War"]})
    game.play()
    return game


@clause("CD-N.6", "CD-DP41")
def test_builds_are_in_own_owned_empty_home_centres() -> None:
    game = grown()
    assert game.when == "winter 1901"
    assert game.awaited() == ["GER"], "Russia has a centre more than before, but as many units"
    for line, why in [
        ("builds A Den", "no-home-centre"),
        ("builds A Ruh", "no-home-centre"),
        ("builds A Ber", "not-owned"),
        ("builds A Mun", "not-empty"),
    ]:
        assert game.refused("GER", line) == (why, "CD-D.9(4.D.4)")
    game.send("GER", "builds F Kie")
    assert game.of(UnitBuilt) == [UnitBuilt("F", "Kie", "GER")]
    assert game.when == "spring 1902"


@clause("CD-N.6")
def test_builds_may_be_waived_and_are_lost_until_next_winter() -> None:
    game = grown()
    game.send("GER")
    assert game.of(UnitBuilt) == []
    assert (game.when, len(game.units("GER"))) == ("spring 1902", 4)


@clause("CD-N.6", "CD-D.9(4.B.7)")
def test_a_fleet_is_built_on_a_coast_that_is_named_and_no_more_than_are_due() -> None:
    game = Powers("RUS", "TUR")
    game.to("autumn 1901")
    game.lay({"RUS": ["A Rum", "A Swe"], "TUR": ["A Bul"]}, {"RUS": ["Mos", "Sev", "Stp", "War"], "TUR": ["Con"]})
    game.play()
    assert game.refused("RUS", "builds F Stp") == ("which-coast", "CD-D.9(4.B.7)")
    assert game.refused("RUS", "builds F War") == ("fleet-inland", "CD-D.9(4.C.4)")
    game.send("RUS", "builds F Stp/nc", "builds A Mos", "builds A War", "builds F Sev", "builds A Sev", final=False)
    game.play(TUR=["builds A Con"])
    assert game.units("RUS") == ["A Mos", "A Rum", "A Swe", "A War", "F Sev", "F Stp/nc"]
    assert [(one.subject, one.reason) for one in game.of(VoidOrder)] == [("A Sev", "not-empty")]


def shrunk() -> Powers:
    """Turkey with four units and two centres in Winter."""
    game = Powers("RUS", "TUR")
    game.to("autumn 1901")
    units = {"TUR": ["A Con", "F Aeg", "A Arm", "F Wes"], "RUS": ["A Mos"]}
    game.lay(units, {"TUR": ["Ank", "Con"], "RUS": ["Mos"]})
    game.play()
    return game


@clause("CD-N.7(a)", "CD-DP42")
def test_whoever_has_too_many_chooses_which_go() -> None:
    game = shrunk()
    assert game.awaited() == ["TUR"]
    assert game.refused("TUR", "removes A Mos") == ("no-unit-there", "CD-D.9(4.D.4)")
    assert game.refused("TUR", "builds A Ank") == ("too-many-builds", "CD-D.9(4.D.4)")
    game.send("TUR", "removes A Con", "TUR removes A Arm", "removes F Aeg")
    assert [one.unit for one in game.of(UnitRemoved)] == ["A Con", "A Arm"]
    assert game.of(UnitDisbanded) == []
    assert [(one.subject, one.reason) for one in game.of(VoidOrder)] == [("Aeg", "too-many-removals")]


@clause("CD-N.7(b)", "CD-DP42")
@pytest.mark.parametrize(
    ("said", "gone"), [((), ["F Wes", "F Aeg"]), (["removes A Con"], ["F Wes"]), (["removes F Wes"], ["F Aeg"])]
)
def test_what_he_does_not_choose_goes_by_distance_fleets_first(said: list[str], gone: list[str]) -> None:
    game = shrunk()
    game.send("TUR", *said)
    assert [one.unit for one in game.of(UnitDisbanded)] == gone
    assert len(game.units("TUR")) == 2


# Orders


@clause("CD-N.8")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("A Par-(sf FRA)Bur", "standard-seize"),
        ("A Par stand (blk)", "standard-block"),
        ("A Par-Bur (rail R1)", "standard-railway"),
        ("FRA P GER R Mun", "standard-politics"),
        ("FRA Apt GER SR Par", "standard-politics"),
        ("FRA resigns R Par", "standard-politics"),
        ("FRA refuses seizures", "standard-politics"),
        ("FRA delegates purge to GER", "standard-politics"),
        ("FRA blt Par-Bur-Mun", "standard-railway"),
        ("FRA transfers 1 R1 to GER", "standard-railway"),
        ("FRA hold as GER", "standard-name"),
        ("FRA drops name FRA", "standard-name"),
        ("A Par revolt list Bur", "standard-revolution"),
        ("FRA adopts A Par at Par", "standard-base"),
        ("FRA drops A Par", "standard-base"),
        ('FRA moves rename Par to "Lutetia"', "standard-motion"),
        ("FRA moves seat FRA in Bur", "standard-motion"),
        ("FRA moves rule warnings = 3", "standard-motion"),
        ('FRA moves rule "No stabs."', "standard-motion"),
    ],
)
def test_orders_that_it_does_not_have_are_refused_with_the_reason(line: str, why: str) -> None:
    assert Powers("FRA", "GER").refused("FRA", line) == (why, "CD-N.8")


@clause("CD-N.8", "CD-DP8", "CD-DP11")
def test_moves_supports_convoys_and_retreats_are_as_ever() -> None:
    game = Powers("ENG", "FRA")
    game.lay({"ENG": ["A Lon", "F Eng", "F Nth"], "FRA": ["A Bel"]})
    game.play(ENG=["A Lon-Bel via convoy", "F Eng C A Lon-Bel", "F Nth S A Lon-Bel"])
    assert (game.g.step, game.awaited()) == ("spring.retreats", ["FRA"])
    game.send("FRA", "A Bel-Bur")
    assert (game.units("FRA"), "A Bel" in game.units("ENG")) == (["A Bur"], True)


@clause("CD-2.3")
def test_carthage_cannot_be_drawn() -> None:
    assert Season(lambda g: rule(g, "GV", "Rom")).refused("GV", "GV moves draw") == (1, "draw-perpetual", "CD-2.3")


# How it ends

WON = [
    "Ank",
    "Bel",
    "Ber",
    "Bud",
    "Bul",
    "Con",
    "Den",
    "Gre",
    "Hol",
    "Kie",
    "Mun",
    "Rum",
    "Ser",
    "Smy",
    "Tri",
    "Ven",
    "Vie",
]


@clause("CD-N.9", "CD-N.5")
def test_eighteen_centres_after_autumn_win_and_end_the_game_at_once() -> None:
    game = Powers("TUR", "ENG")
    game.lay({"TUR": ["A Gal"], "ENG": ["A Lvp"]}, {"TUR": WON, "ENG": ["Lvp", "Lon"]})
    game.play(TUR=["A Gal-War"])
    assert (game.when, game.of(PowerWon)) == ("autumn 1901", []), "nothing changes in Spring"
    game.play()
    assert game.of(PowerWon) == [PowerWon("TUR", "Turkey", 1901, 18, 34)]
    assert (game.when, game.view().map.stage, game.view().map.winners) == ("over", "over", ("TUR",))
    assert game.g.season == "autumn", "no Winter"
    paper = game.view().gazette
    assert paper is not None
    assert (paper.winners, paper.centres["TUR"]) == (("TUR",), 18)


@clause("CD-N.9")
def test_seventeen_do_not_win() -> None:
    game = Powers("TUR", "ENG")
    game.lay({"TUR": ["A Gal"], "ENG": ["A Lvp"]}, {"TUR": WON, "ENG": ["Lvp", "Lon"]})
    game.to("winter 1901")
    assert game.of(PowerWon) == []


@clause("CD-N.10", "CD-7.D", "CD-DP33", "CD-DP34")
def test_a_draw_is_carried_by_all_survivors_and_ends_the_game() -> None:
    game = Powers("ENG", "FRA", "TUR")
    game.play(ENG=["moves draw"])
    assert [one.kind for one in game.view("FRA").motions] == ["draw"]
    game.play(ENG=["votes yes M1"], FRA=["votes yes M1"], TUR=["votes yes M1"])
    assert game.of(GameDrawn) == [GameDrawn(("ENG", "FRA", "TUR"), 1901, agreed=True)]
    assert (game.when, game.view().map.winners) == ("over", ("ENG", "FRA", "TUR"))


@clause("CD-N.10")
def test_one_vote_that_lacks_and_the_game_goes_on() -> None:
    game = Powers("ENG", "FRA", "TUR")
    game.play(ENG=["moves draw"])
    game.play(ENG=["votes yes M1"], FRA=["votes yes M1"])
    assert game.of(GameDrawn) == []
    assert not game.table.over


@clause("CD-N.10")
def test_what_is_moved_in_autumn_is_counted_in_spring() -> None:
    game = Powers("ENG", "FRA")
    game.to("autumn 1901")
    game.play(ENG=["moves draw"])
    assert (game.when, [one.id for one in game.g.motions]) == ("spring 1902", ["M1"])
    game.play(ENG=["votes yes M1"], FRA=["votes yes M1"])
    assert game.table.over


@clause("CD-N.10")
def test_options_of_the_table_may_be_set() -> None:
    game = Powers("ENG", "FRA")
    game.play(ENG=["moves rule letters = 7"])
    game.play(ENG=["votes yes M1"], FRA=["votes yes M1"])
    game.play()
    assert game.g.law.letters == 7


@clause("CD-N.11")
def test_who_has_nothing_left_is_out_and_neither_asked_nor_counted() -> None:
    game = Powers("ENG", "FRA", "TUR")
    game.to("autumn 1901")
    game.lay({"FRA": ["A Ank"], "ENG": ["A Lon"]}, {"FRA": ["Par"], "ENG": ["Lon"], "TUR": ["Ank"]})
    game.play()
    assert [one.code for one in game.of(PowerEliminated) if one.code == "TUR"] == ["TUR"]
    assert game.view().map.names["TUR"].out
    game.to("spring 1902")
    assert game.awaited() == ["ENG", "FRA"]
    assert not [one for one in game.table.open.values() if one.decision.seat == game.seat("TUR")]
    game.play(ENG=["moves draw"])
    game.play(ENG=["votes yes M1"], FRA=["votes yes M1"])
    assert game.of(GameDrawn)[0].codes == ("ENG", "FRA")


@clause("CD-N.12")
def test_a_winter_in_which_nobody_can_do_anything_is_not_held() -> None:
    game = Powers()
    game.to("autumn 1901")
    game.play()
    assert game.when == "spring 1902"


@clause("CD-N.12")
def test_whoever_is_not_waited_for_in_winter_may_still_write() -> None:
    game = shrunk()
    game.send("RUS", "moves draw")
    assert game.when == "winter 1901", "Turkey is waited for"
    game.play()
    assert [one.kind for one in game.g.motions] == ["draw"]


@clause("CD-N.12")
def test_an_anonymous_table_waits_for_no_more_than_an_open_one() -> None:
    game = Powers(anonymous=True)
    game.to("autumn 1901")
    game.play()
    assert game.when == "spring 1902"


@clause("CD-6.3", "CD-N.12")
def test_a_winter_without_anything_to_do_is_no_deadline_missed() -> None:
    game = Powers("ENG", "FRA")
    for _ in ("spring", "autumn"):
        game.send("ENG")
        game.send("FRA", final=None)
    assert game.when == "spring 1902"
    assert game.g.players[game.seat("FRA")].missed == 2


@clause("CD-N.12")
def test_agreed_years_end_in_a_draw_of_the_survivors() -> None:
    game = Powers("ENG", "FRA", years=1)
    game.to("over")
    assert game.of(GameDrawn) == [GameDrawn(("ENG", "FRA"), 1901, agreed=False)]
