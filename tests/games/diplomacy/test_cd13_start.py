"""CD-13: names, preferences and units, asked of everybody at a table; and those who enter later."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import ValidationError

import data
from games.diplomacy import GAME, entering
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.entering.allotting import allot, lots
from games.diplomacy.entering.events import LotsDrawn, PlayerEntered, Started, StartedWithout, UnitPlaced
from games.diplomacy.register.events import HoldingNamed, NameApproved, NameProposed
from games.diplomacy.rulings import RULINGS
from games.diplomacy.state import NOBODY, Diplomacy
from games.diplomacy.told import DiplomacyEvent
from games.diplomacy.why import VoidOrder
from games.kernel import (
    Dice,
    Game,
    IllegalAnswer,
    NotAllowed,
    Raw,
    Seat,
    Setup,
    Table,
    Telling,
    View,
    chairs,
    load,
    save,
)
from tests.clauses import clause

from .realm import Realm, seat

A, B, C = THREE = chairs(3)


async def over(_: Diplomacy) -> None:
    """Nothing more is asked: these tests end where the first season begins."""


START = Game(
    id="start-of-diplomacy",
    state=Diplomacy,
    seats=range(3, 40),
    setup=entering.setup,
    steps=entering.STEPS | {"spring.orders": over},
    view=lambda _g, _seat: View(),
    scramble=lambda _g, _seat, _dice: None,
    options=entering.DiplomacyOptions,
    rulings=RULINGS,
)


class Start:
    """A table that begins, and all that was told there."""

    def __init__(self, *, seats: int = 3, seed: str = "seed", **options: Any) -> None:
        self.seats = chairs(seats)
        setup = Setup(self.seats, seed, entering.DiplomacyOptions(**options))
        self.table, outcome = Table.start(START, setup)
        self.tellings: list[Telling] = list(outcome.tellings)

    @property
    def g(self) -> Diplomacy:
        return self.table.state

    def key(self, kind: str, who: Seat) -> str:
        return f"{kind}@{who}"

    def say(self, kind: str, who: Seat, raw: Raw) -> None:
        self.tellings += self.table.submit(who, self.key(kind, who), raw).tellings

    def everybody(self, kind: str, said: Mapping[Seat, Raw]) -> None:
        """Who is not named says what the rules assume."""
        for who in self.seats:
            lapse = self.table.open[self.key(kind, who)].decision.lapse
            self.say(kind, who, said.get(who, lapse))

    def names(self, *names: str) -> None:
        said = zip(self.seats, names, strict=False)
        self.everybody("register.name", {who: {"name": name, "code": name[:3].upper()} for who, name in said})

    def told(self, kind: type[DiplomacyEvent], to: Seat | None = None) -> list[Any]:
        return [one.event for one in self.tellings if isinstance(one.event, kind) and one.reaches(to)]

    def rules(self, who: Seat) -> list[str]:
        return [one.code for one in self.g.ruled(who)]


def begun(**options: Any) -> Start:
    """Aaa, Bbb and Ccc sit at the table."""
    made = Start(**options)
    made.names("Aaaxx", "Bbbxx", "Cccxx")
    return made


@clause("CD-13.1", "CD-13.2")
@pytest.mark.parametrize(("chart", "year", "provinces"), [("carthage", 68, 39), ("standard", 1901, 56)])
def test_at_first_all_is_in_civil_disorder_and_empty(chart: str, year: int, provinces: int) -> None:
    g = Start(map=chart).g
    assert (g.year, g.season, g.counted, len(g.provinces)) == (year, "spring", 1, provinces)
    assert not any(one.ruler or one.sub_ruler for one in g.provinces.values())
    assert g.forces == []


@clause("CD-3.A", "CD-3.C", "CD-DP1", "CD-DP3")
def test_everybody_comes_with_a_name_and_all_are_told_at_once_in_order_of_code() -> None:
    start = Start()
    start.say("register.name", A, {"name": "Zeno  of Kition", "code": "zen"})
    start.say("register.name", B, {"name": "Hamilcar", "code": ""})
    assert start.told(NameProposed) == []
    start.say("register.name", C, {"name": "", "code": ""})
    assert start.told(NameProposed) == [NameProposed("HAM", "Hamilcar"), NameProposed("ZEN", "Zeno of Kition")]
    start.everybody("setup.preferences", {})
    assert [one.code for one in start.told(NameApproved)][:2] == ["HAM", "ZEN"]
    assert (start.g.code(A), start.g.code(B)) == ("ZEN", "HAM")
    assert start.g.code(C) in start.g.names, "who proposed none is given one"


@clause("CD-3.A", "CD-3.C")
@pytest.mark.parametrize(
    "raw",
    [
        {"name": "X", "code": ""},
        {"name": "", "code": "MAX"},
        {"name": "Game Master", "code": ""},
        {"name": "Romulus", "code": "Car"},
        {"name": "Sparta", "code": "Spa"},
        {"name": "Maximus", "code": "SR"},
        {"name": 3, "code": ""},
        {"name": "Maximus"},
        "Maximus",
    ],
)
def test_names_that_are_not_taken(raw: Raw) -> None:
    start = Start()
    with pytest.raises(IllegalAnswer):
        start.say("register.name", A, raw)


@clause("CD-3.A")
def test_of_two_who_want_one_name_one_has_it_and_the_other_learns_why_he_has_another() -> None:
    start = Start()
    start.everybody("register.name", {A: {"name": "Hanno", "code": ""}, B: {"name": "HANNO", "code": ""}})
    assert [one.name.casefold() for one in start.told(NameProposed)] == ["hanno"]
    losers = [who for who in (A, B) if start.told(VoidOrder, who)]
    assert len(losers) == 1
    assert start.told(VoidOrder) == []
    start.everybody("setup.preferences", {})
    assert start.g.names[start.g.code(losers[0])].name.casefold() != "hanno"


@clause("CD-3.A")
def test_the_game_master_may_refuse_a_name_until_the_deadline_after_it_was_told() -> None:
    start = begun()
    start.tellings += start.table.rule("refuse-name", {"code": "AAA"}).tellings
    start.everybody("setup.preferences", {})
    assert start.g.code(A) not in ("", "AAA")
    assert len(start.told(HoldingNamed)) == 3


@clause("CD-13.1", "CD-DP6")
def test_each_gets_the_first_wish_that_is_free_in_the_order_of_the_lots() -> None:
    start = begun()
    start.everybody("setup.preferences", {who: ["Car", "Spa", "CGa"] for who in THREE})
    (order,) = start.told(LotsDrawn)
    given = {one.code: one.provinces for one in start.told(Started)}
    assert sorted(order.codes) == ["AAA", "BBB", "CCC"]
    assert [given[code] for code in order.codes] == [("Car",), ("Spa",), ("CGa",)]
    assert not any(one.drawn for one in start.told(Started))


@clause("CD-13.1", "CD-DP6")
def test_whoever_says_nothing_is_given_a_drawn_free_centre() -> None:
    start = begun()
    start.everybody("setup.preferences", {A: ["Car"]})
    drawn = [one for one in start.told(Started) if one.drawn]
    assert sorted(one.code for one in drawn) == ["BBB", "CCC"]
    centres = [province for who in THREE for province in start.rules(who)]
    assert len(set(centres)) == 3
    assert set(centres) <= set(start.g.atlas.centres)
    assert start.rules(A) == ["Car"] or start.told(LotsDrawn)[0].codes[0] != "AAA"


@clause("CD-13.1")
@pytest.mark.parametrize("raw", [["ION"], ["Car", "Car"], ["nowhere"], "Car", [3]])
def test_preferences_are_of_supply_centres_each_once(raw: Raw) -> None:
    start = begun()
    with pytest.raises(IllegalAnswer):
        start.say("setup.preferences", A, raw)


@clause("CD-13.1", "CD-DP7")
def test_each_names_one_unit_which_is_based_where_it_starts() -> None:
    start = begun(map="standard")
    start.everybody("setup.preferences", {A: ["Stp"], B: ["Mos"], C: ["Lon"]})
    assert start.table.open[start.key("setup.unit", A)].decision.choice.form() == ["A Stp", "F Stp/nc", "F Stp/sc"]
    assert start.table.open[start.key("setup.unit", B)].decision.choice.form() == ["A Mos"]
    start.everybody("setup.unit", {A: "F Stp/nc"})
    placed = [(one.arm, one.at, one.code) for one in start.told(UnitPlaced)]
    assert placed == [("F", "Stp/nc", "AAA"), ("A", "Mos", "BBB"), ("A", "Lon", "CCC")], "an army if nothing is said"
    assert [(one.base, one.commander, start.g.commander(one)) for one in start.g.forces] == [
        ("Stp", NOBODY, A),
        ("Mos", NOBODY, B),
        ("Lon", NOBODY, C),
    ]
    assert not start.table.open, "the first season begins"


@clause("CD-13.2")
def test_players_beyond_the_centres_start_without_anything() -> None:
    start = Start(seats=20)
    start.everybody("register.name", {})
    start.everybody("setup.preferences", {})
    assert len(start.told(Started)) == 18
    assert len(start.told(StartedWithout)) == 2
    poor = [who for who in start.seats if not start.rules(who)]
    assert [start.table.open[start.key("setup.unit", who)].decision.choice.form() for who in poor] == [["none"]] * 2
    assert all(start.table.open[start.key("setup.unit", who)].decision.hidden for who in start.seats)
    start.everybody("setup.unit", {})
    assert len(start.g.forces) == 18


@clause("CD-13.4")
def test_in_the_classic_start_each_has_a_power_with_its_units() -> None:
    start = begun(map="standard", start="classic")
    start.everybody("setup.preferences", {A: ["Russia"], B: ["Turkey"], C: ["Italy"]})
    assert start.rules(A) == ["Mos", "Sev", "Stp", "War"]
    assert start.rules(B) == ["Ank", "Con", "Smy"]
    units = sorted(f"{one.arm} {one.at} {start.g.code(start.g.commander(one))}" for one in start.g.forces)
    assert units == [
        "A Con BBB",
        "A Mos AAA",
        "A Rom CCC",
        "A Smy BBB",
        "A Ven CCC",
        "A War AAA",
        "F Ank BBB",
        "F Nap CCC",
        "F Sev AAA",
        "F Stp/sc AAA",
    ]
    assert all(one.base == one.space for one in start.g.forces)
    assert sum(bool(one.ruler) for one in start.g.provinces.values()) == 10, "all others are in civil disorder"
    assert not start.table.open, "the first season begins"


@clause("CD-13.4")
def test_the_powers_that_nobody_has_are_not_played_and_there_is_no_eighth() -> None:
    start = Start(seats=8, map="standard", start="classic")
    start.everybody("register.name", {})
    start.everybody("setup.preferences", {})
    assert sorted(one.power for one in start.told(Started)) == sorted(lots(start.g))
    assert len(start.told(StartedWithout)) == 1
    assert len(start.g.forces) == 22


@clause("CD-13.4")
def test_there_is_no_classic_start_without_powers() -> None:
    with pytest.raises(ValidationError):
        entering.DiplomacyOptions(map="carthage", start="classic")


@clause("CD-13.1", "CD-3.B.1")
def test_what_all_are_told_does_not_hang_on_who_sits_where() -> None:
    """Two tables at which the same people, under the same names, sit on each other's chairs."""
    wishes = {"Aaaxx": ["Car"], "Bbbxx": ["Spa"], "Cccxx": ["Spa"]}
    found: list[list[Any]] = []
    for order in (("Aaaxx", "Bbbxx", "Cccxx"), ("Cccxx", "Aaaxx", "Bbbxx")):
        start = Start()
        start.names(*order)
        start.everybody("setup.preferences", {who: wishes[name] for who, name in zip(THREE, order, strict=True)})
        start.everybody("setup.unit", {})
        found.append(start.told(DiplomacyEvent))
    assert found[0] == found[1]


@clause("CD-13.1", "CD-G.2")
def test_lots_are_drawn_from_recorded_dice() -> None:
    realm = Realm("GV", "HAM", chart="carthage")
    realm.g.dice.loaded = {"lots": [0], "lot": [2, 0]}
    allot(realm.g, {})
    assert realm.told(LotsDrawn) == [LotsDrawn(("HAM", "GV"))]
    centres = realm.g.atlas.centres
    assert [(one.code, one.provinces) for one in realm.told(Started)] == [("HAM", (centres[2],)), ("GV", (centres[0],))]


@clause("CD-2.1", "CD-13.3")
def test_later_players_enter_without_positions_and_active() -> None:
    start = begun()
    start.everybody("setup.preferences", {})
    late = Seat("late")
    start.tellings += start.table.rule("enter", {"seat": "late", "name": "Lately", "code": "LAT"}).tellings
    assert start.g.code(late) == "LAT"
    assert start.g.players[late].active
    assert start.rules(late) == []
    assert start.told(PlayerEntered) == [PlayerEntered("LAT")]
    assert start.key("setup.unit", late) in start.table.open, "asked like everybody else"
    assert load(Diplomacy, save(start.g), schema=1, now=1, upgrades={}) == start.g


@clause("CD-3.A", "CD-13.3")
def test_who_enters_without_a_name_is_given_one() -> None:
    realm = Realm("GV", "HAM", "MAG")
    RULINGS["enter"].apply(realm.g, seat="late")
    assert realm.g.code(Seat("late")) in realm.g.names
    assert realm.told(HoldingNamed) == [HoldingNamed(realm.g.code(Seat("late")))]


@clause("CD-13.3")
@pytest.mark.parametrize(
    "more", [{"seat": "person-gv"}, {"name": "gv"}, {"name": "Lately", "code": "Rom"}, {"code": "L"}]
)
def test_nobody_enters_twice_or_under_a_name_that_cannot_be(more: dict[str, str]) -> None:
    realm = Realm("GV", "HAM", "MAG")
    before = save(realm.g)
    with pytest.raises(NotAllowed):
        RULINGS["enter"].apply(realm.g, **({"seat": "late"} | more))
    assert save(realm.g) == before


@clause("CD-6.1", "CD-13.3")
def test_whoever_dropped_out_may_enter_anew() -> None:
    realm = Realm("GV", "HAM", "MAG")
    realm.g.players[seat("GV")].active = False
    RULINGS["enter"].apply(realm.g, seat=str(seat("GV")), name="Again", code="AGN")
    assert realm.g.players[seat("GV")].active
    assert realm.g.code(seat("GV")) == "AGN"


@clause("CD-G.2", "CD-3.B.1")
def test_whoever_is_shown_the_key_of_a_season_cannot_tell_who_was_given_which_name() -> None:
    """The draw by the key of the chapter gives other names; with the key that is shown at the end it can be checked."""
    table, _ = Table.start(GAME, Setup(chairs(7), "masks", DiplomacyOptions()))
    while table.state.step.startswith("setup"):
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    given = [next(one.name for one in table.state.names.values() if one.owner == seat) for seat in chairs(7)]
    listed = sorted(json.loads(data.path("diplomacy/names.json").read_text(encoding="utf-8"))["names"])
    by_label = {label: Dice("masks", chapter="setup").pick(label, listed) for label in ("name", "veiled.name")}
    assert by_label["veiled.name"] == given[0] != by_label["name"]
