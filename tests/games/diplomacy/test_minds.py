"""Players that think: what they write in positions laid out by hand, and whole games of theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.diplomacy import GAME
from games.diplomacy.minds import SensiblePlayer
from games.diplomacy.minds.census import tell
from games.diplomacy.minds.mind import sensible
from games.diplomacy.minds.sheet import WAYS, is_legal
from games.diplomacy.seen.view import DiplomacyView
from games.diplomacy.state import Diplomacy, Railway
from games.kernel import Decision, Raw, Seat, Setup, Table, chairs
from tests.clauses import clause
from tests.games.diplomacy.invariants import invariants
from tests.games.diplomacy.season import Season, rule, unit


def sheet(season: Season, code: str) -> list[str]:
    """What the player of this name would hand in."""
    seat = season.seat(code)
    asked = next(one.decision for one in season.table.open.values() if one.decision.seat == seat)
    raw = SensiblePlayer().answer(asked, lambda: season.view(code))
    assert raw is not None
    assert is_legal(asked, raw)
    return list(raw["orders"])


def line(g: Diplomacy, number: str, route: str, laid: int, **shares: int) -> Railway:
    owned = {seat: some for code, some in shares.items() if (seat := g.holder(code))}
    made = Railway(number, route.split("-"), laid=laid, issued=20, shares=owned)
    g.railways.append(made)
    return made


# Movement


def an_army_in_munich(g: Diplomacy) -> None:
    rule(g, "HAM", "Mun")
    unit(g, "A Mun", "Mun")
    rule(g, "GV", "Vie", "Tri", "Ven", "Bud")
    for at, base in (("A Boh", "Vie"), ("A Tyr", "Tri"), ("A Sil", "Ven"), ("A Ser", "Bud")):
        unit(g, at, base)


@clause("CD-D.3", "CD-5.B")
def test_they_attack_together() -> None:
    orders = sheet(Season(an_army_in_munich), "GV")
    (attack,) = [one for one in orders if "Mun" in one and " S " not in one]
    assert "-(sf GV)Mun" in attack
    mover = attack.partition("-")[0]
    helped = [one for one in orders if f" S {mover}-Mun" in one]
    assert helped


@clause("CD-5.B(e)")
def test_who_is_in_danger_stays_and_is_helped() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par", "Gas", "Bre")
        unit(g, "A Par", "Par")
        unit(g, "A Gas", "Bre")
        rule(g, "HAM", "Bur", "Pic", "Bel", "Mun", "Mar")
        for at, base in (("A Bur", "Bel"), ("A Pic", "Mun"), ("A Mar", "Mar")):
            unit(g, at, base)

    orders = sheet(Season(lay), "GV")
    assert [one for one in orders if one.startswith(("A Par stand", "A Par S"))]
    assert [one for one in orders if one.startswith(("A Gas stand", "A Gas S"))]
    assert [one for one in orders if " S A Par" in one or " S A Gas" in one]


@clause("CD-5.B(b)")
def test_who_stays_seizes_what_lies_beside_him() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Por")
        unit(g, "A Por", "Por")

    season = Season(lay)
    season.send("GV", *sheet(season, "GV"))
    for code in ("HAM", "MAG", "CAE", "XAN"):
        season.send(code)
    assert season.ruler("Spa") == "GV"


@clause("CD-D.8")
def test_a_fleet_carries_an_army_to_where_it_could_not_march() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Lon", "Lvp", "Edi", "Yor", "Wal", "Cly")
        unit(g, "A Lon", "Lon")
        unit(g, "F Nth", "Edi")

    orders = sheet(Season(lay), "GV")
    (carries,) = [one for one in orders if one.startswith("F Nth C A Lon-")]
    goal = carries.rpartition("-")[2]
    assert f"A Lon-(sf GV){goal}" in orders


@clause("CD-9.A.8", "CD-9.B.4")
def test_who_stays_on_the_line_of_others_blocks_it() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par")
        unit(g, "A Par", "Par")
        line(g, "R1", "Par-Bur-Mun", 0, HAM=11)
        rule(g, "HAM", "Bur", "Gas")
        unit(g, "A Bur", "", "HAM")
        unit(g, "A Gas", "", "HAM")

    orders = sheet(Season(lay), "GV")
    assert any(one.startswith("A Par") and one.endswith("(blk)") for one in orders)


# Positions


SIX = ("Par", "Bre", "Mar", "Gas", "Bur", "Pic")


def six_provinces(warnings: int) -> Callable[[Diplomacy], None]:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", *SIX)
        unit(g, "A Par", "Par")
        rule(g, "HAM", "Mos")
        unit(g, "A Mos", "Mos")
        player = g.holder("GV")
        assert player
        g.players[player].warnings["provinces"] = warnings

    return lay


@clause("CD-4.A")
def test_they_appoint_sub_rulers_when_they_must_in_what_is_no_centre() -> None:
    orders = [one.split() for one in sheet(Season(six_provinces(0)), "GV") if " Apt " in one]
    assert sorted(one[-1] for one in orders) == ["Bur", "Gas", "Pic"]
    assert all(one[3] == "SR" for one in orders)
    assert len({one[2] for one in orders} - {"GV"}) > 1


@clause("CD-4.A")
def test_who_owes_nothing_appoints_nobody() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par", "Gas", "Bur", "Pic")
        unit(g, "A Par", "Par")

    assert not [one for one in sheet(Season(lay), "GV") if " Apt " in one]


def six_units(warnings: int) -> Callable[[Diplomacy], None]:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par", "Bre", "Mar", "Spa", sub="")
        rule(g, "GV", "Por", "Bel", "Gas", "Bur", sub="HAM")
        for at in ("Par", "Bre", "Mar", "Spa"):
            unit(g, f"A {at}", at)
        unit(g, "A Gas", "Par")
        player = g.holder("GV")
        assert player
        g.players[player].warnings["units"] = warnings

    return lay


@clause("CD-4.A", "CD-5.D")
def test_they_appoint_commanders_before_a_revolution_and_not_sooner() -> None:
    def commanders(warnings: int) -> list[str]:
        return [one for one in sheet(Season(six_units(warnings)), "GV") if " C A " in one]

    assert commanders(0) == commanders(1) == []
    assert len(commanders(2)) == 2


def a_commander(*others: str) -> Callable[[Diplomacy], None]:
    def lay(g: Diplomacy) -> None:
        rule(g, "HAM", "Par", "Mos")
        unit(g, "A Par", "Par", "GV")
        for at in others:
            unit(g, at, "Mos")

    return lay


@clause("CD-5.C(b)")
def test_a_commander_rises_where_he_can_hold_what_he_takes() -> None:
    assert "GV P HAM R Par" in sheet(Season(a_commander("A Mos")), "GV")
    assert "GV P HAM R Par" not in sheet(Season(a_commander("A Bur", "A Gas")), "GV")


@clause("CD-5.C(b)")
def test_a_ruler_sacks_who_has_grown_too_strong_beside_him() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par", "Lon")
        unit(g, "A Par", "Par", "MAG")
        rule(g, "MAG", "Mar", "Mun")
        unit(g, "A Gas", "Mar")
        unit(g, "A Bur", "Mun")

    assert "GV P MAG C A Par" in sheet(Season(lay), "GV")
    assert not [one for one in sheet(Season(six_units(0)), "GV") if " P " in one]


# Railways and companies


@clause("CD-9.A.5", "CD-9.C.3")
def test_they_begin_a_line_where_it_joins_own_centres_and_give_shares() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par", "Bre", "Gas")
        unit(g, "A Gas", "Par")

    (begun,) = [one for one in sheet(Season(lay), "GV") if " blt " in one]
    assert begun.startswith("GV blt Bre-Par shares 20 (GV 11, ")
    assert begun.count(",") == 2


@clause("CD-9.C.4")
def test_two_who_gain_by_it_change_shares() -> None:
    def lay(g: Diplomacy) -> None:
        line(g, "R1", "Par-Bur-Mun", 2, GV=5, HAM=2, MAG=11)
        line(g, "R2", "Mos-Ukr-War", 2, GV=1, HAM=6, MAG=11)

    season = Season(lay)
    assert "GV transfers 1 R2 to HAM" in sheet(season, "GV")
    assert "HAM transfers 2 R1 to GV" not in sheet(season, "HAM")
    assert "HAM transfers 1 R1 to GV" in sheet(season, "HAM")
    assert not [one for one in sheet(season, "MAG") if " transfers " in one]


@clause("CD-9.A.7")
def test_who_was_given_shares_lets_the_line_through() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "HAM", "Par")
        rule(g, "GV", "Bur")
        line(g, "R1", "Par-Bur-Mun", 0, HAM=11, GV=4).builder = g.holder("HAM") or chairs(1)[0]

    assert "GV permits R1 in Bur" in sheet(Season(lay), "GV")
    assert not [one for one in sheet(Season(lay), "MAG") if " permits " in one]


# Winter, retreats, votes


def at_winter(season: Season) -> None:
    while season.g.season != "winter":
        season.play()


@clause("CD-S.6")
def test_in_winter_they_build_where_there_is_room_and_no_railway_at_work() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par", "Mun", "War")
        unit(g, "A Par", "Par")
        unit(g, "A Gal", "Mun")
        made = line(g, "R1", "War-Sil-Mun", 0, GV=11)
        made.builder = g.holder("GV") or chairs(1)[0]

    season = Season(lay)
    at_winter(season)
    assert [one for one in sheet(season, "GV") if " builds " in one] == []
    season.g.railways.clear()
    season.table.stir()
    assert "GV builds A War" in sheet(season, "GV")


@clause("CD-S.6")
def test_in_winter_they_adopt_what_has_no_base() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par")
        unit(g, "A Bur").patron = g.holder("GV") or chairs(1)[0]

    season = Season(lay)
    at_winter(season)
    orders = sheet(season, "GV")
    assert "GV adopts A Bur at Par" in orders
    assert not [one for one in orders if " builds " in one]


@clause("CD-D.12")
def test_a_unit_that_is_driven_out_goes_where_it_still_can() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Mun")
        unit(g, "A Mun", "Mun")
        for at in ("Boh", "Tyr"):
            unit(g, f"A {at}", "", "HAM")

    season = Season(lay)
    season.play(HAM=["A Boh-Mun", "A Tyr S A Boh-Mun"])
    (order,) = sheet(season, "GV")
    assert order.startswith("A Mun-")


@clause("CD-7.B", "CD-7.D")
def test_who_has_nothing_asks_for_a_seat_and_finds_friends() -> None:
    def lay(g: Diplomacy) -> None:
        rule(g, "GV", "Par")
        unit(g, "A Par", "Par")

    season = Season(lay)
    (asked,) = [one for one in sheet(season, "HAM") if " moves " in one]
    assert asked == "HAM moves seat HAM in Ank"
    season.play(HAM=[asked, "HAM moves rule warnings = 0"])
    assert {"GV votes yes M1", "GV votes no M2"} <= {*sheet(season, "GV")}


# Whole games


class Watchful(SensiblePlayer):
    """A sensible player who notes what he writes that is refused."""

    def __init__(self) -> None:
        self.refused: list[Raw] = []

    def answer(self, decision: Decision[Any], look: Callable[[], DiplomacyView]) -> Raw | None:
        if decision.kind in WAYS:
            raw = WAYS[decision.kind](decision, look())
            self.refused += [] if is_legal(decision, raw) else [raw]
        return super().answer(decision, look)


def started(seats: int, years: int, **options: str) -> Table[Diplomacy]:
    setup = Setup(chairs(seats), "minds", GAME.options.model_validate(options), years)
    table, _ = Table.start(GAME, setup, marks=False)
    return table


def test_seven_of_them_take_provinces_and_raise_units_and_write_nothing_that_is_refused() -> None:
    table, players = started(7, 4), {seat: Watchful() for seat in chairs(7)}
    tale = tell(table, players)
    assert table.over
    invariants(table.state)
    assert [one.refused for one in players.values()] == [[]] * 7
    assert len(tale.years) == 4
    assert tale.years[-1].units > tale.years[0].units
    done = Counter({deed: sum(by.values()) for deed, by in tale.deeds.items()})
    assert done["seized"] > 20
    assert done["from others"] > 2
    assert all(done[deed] for deed in ("built", "appointed", "lines"))


@clause("CD-N.5", "CD-N.6")
def test_of_the_standard_game_they_take_centres_build_and_remove_and_write_nothing_that_is_refused() -> None:
    table, players = started(7, 2, rules="standard"), {seat: Watchful() for seat in chairs(7)}
    tale = tell(table, players)
    assert table.over
    assert [one.refused for one in players.values()] == [[]] * 7
    done = Counter({deed: sum(by.values()) for deed, by in tale.deeds.items()})
    assert done["seized"] > 8
    assert done["built"] > 8
    assert tale.years[-1].units > 26
    assert not done["lines"]


@clause("CD-N.7")
def test_of_the_standard_game_they_remove_what_stands_worst() -> None:
    table, seen = started(7, 2, rules="standard"), set[tuple[str, str]]()
    while table.state.season != "winter":
        for seat in chairs(7):
            if said := sensible(table, seat, seen):
                table.submit(seat, *said)
    loser = next(seat for seat in chairs(7) if sum(1 for _ in table.state.ruled(seat)) > 1)
    for province in list(table.state.ruled(loser))[1:]:
        province.ruler = Seat("")
    table.stir()
    said = sensible(table, loser, seen)
    assert said
    units = sum(one.patron == loser for one in table.state.forces)
    assert len([one for one in said[1]["orders"] if one.startswith("removes ")]) == units - 1


def test_the_same_players_play_the_same_game_again() -> None:
    tales = [tell(started(3, 1), {seat: SensiblePlayer() for seat in chairs(3)}) for _ in "12"]
    assert tales[0] == tales[1]


def test_a_caretaker_answers_for_one_seat_and_then_rests() -> None:
    table = started(3, 1)
    seat, seen = chairs(3)[0], set[tuple[str, str]]()
    while table.state.step.startswith("setup"):
        for one in chairs(3):
            if said := sensible(table, one, seen):
                table.submit(one, *said)
    said = sensible(table, seat, seen)
    assert said
    table.submit(seat, *said)
    assert sensible(table, seat, seen) is None
    assert {(one.ref, one.rev) for one in table.open.values() if one.decision.seat == seat} <= seen
