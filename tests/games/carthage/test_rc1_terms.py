"""RC-1: terms and general procedures."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from games.carthage import GAME
from games.carthage.charts import operations, phases
from games.carthage.components import Era
from games.carthage.law import CARTHAGE
from games.carthage.pieces import Expedition, Senator
from games.carthage.revenue.events import Bankrupt
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import NotAllowed, Seat, Setup, Table
from games.republic.events import TieRolled
from games.republic.money import earn, spend, state_pays, state_receives
from games.republic.pieces import EnemyLeader, Force, Legion, Units
from games.republic.reign import gain
from games.republic.ties import break_tie
from tests.clauses import clause
from tests.games.carthage.invariants import talents_out
from tests.games.carthage.play import (
    CHAIRS,
    Play,
    add_province,
    add_senator,
    add_war,
    dealt,
    give_red,
    numbered,
    prepared,
)


@pytest.fixture
def g() -> Carthage:
    """A game of four after set-up."""
    state = dealt()
    prepared(state)
    return state


# RC-1.1 to RC-1.3


@clause("RC-1.1")
@pytest.mark.parametrize("count", [0, 7])
def test_up_to_six_play_and_with_fewer_than_three_neutrals_too(count: int) -> None:
    """RC-15 adds the games for one and two."""
    seats = tuple(Seat(f"seat-{n}") for n in range(count))
    with pytest.raises(NotAllowed):
        Table.start(GAME, Setup(seats, "few", CarthageOptions()))
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    assert get_args(Era) == ("early", "late")


@clause("RC-1.1", "RC-12.3")
def test_if_carthage_falls_all_lose(play: Play) -> None:
    play.at("revenue.contributions", change=lambda g: state_pays(g, 500, "test"))
    while not play.table.over:
        decision = play.awaited()[0]
        play.lapse(decision.seat, decision.kind, **decision.about)
    assert play.saw(Bankrupt)
    assert play.g.ending
    assert play.g.ending.winner is None


@clause("RC-1.2")
def test_no_advanced_rule_of_the_base_game_can_be_chosen() -> None:
    assert set(CarthageOptions.model_fields) == {"scenario", "assassination", "ballots"}
    with pytest.raises(ValidationError):
        CarthageOptions.model_validate({"scenario": "early", "provincial_forces": True})


@clause("RC-1.3", "RC-3.1")
def test_what_carthage_does_not_use_is_nowhere() -> None:
    assert "population" not in {one.phase for one in phases()}
    assert not any(step.startswith("population") for step in GAME.steps)
    unused = ("knight", "game", "land_bill", "unrest", "dictator", "prior_consul")
    named = [*operations(), *Senator.__slots__, *Carthage.__slots__]
    assert [name for name in named for word in unused if word in name] == []


# RC-1.4: terms


@clause("RC-1.4a")
def test_talents_come_from_the_bank_without_limit_and_go_back_to_it(g: Carthage) -> None:
    mago, before = numbered(g, 1), g.issued
    earn(g, mago, 5_000)
    assert (mago.talents, g.issued) == (5_000, before + 5_000)
    spend(g, mago, 1_000)
    state_receives(g, 7, "test")
    assert (g.treasury, g.issued, talents_out(g)) == (107, before + 4_007, before + 4_007)


@clause("RC-1.4b")
def test_influence_is_never_below_0_and_popularity_within_9(g: Carthage) -> None:
    senator = numbered(g, 1)
    senator.influence = 3
    assert senator.popularity == 0
    gain(g, senator, influence=-5, popularity=-12)
    assert (senator.influence, senator.popularity) == (0, -9)
    gain(g, senator, influence=2, popularity=30)
    assert (senator.influence, senator.popularity) == (2, 9)


@clause("RC-1.4b")
def test_a_senator_has_the_ratings_of_his_card(g: Carthage) -> None:
    barca = numbered(g, 2)
    assert [barca.military, barca.oratory, barca.card.loyalty, barca.influence, barca.exploration] == [4, 2, 9, 3, 1]
    add_senator(g, 20, None)
    assert (len(g.aligned()), [one.number for one in g.in_forum()]) == (12, [20])


AWAY = {"province": "tunisia", "force": "force-1", "expedition": "expedition-1", "captive": "pyrrhic-war"}


@clause("RC-1.4c")
@pytest.mark.parametrize("place", AWAY)
def test_whoever_is_away_is_not_in_carthage(g: Carthage, place: str) -> None:
    milko = numbered(g, 6)
    assert milko in g.in_carthage()
    milko.place, milko.at = place, AWAY[place]  # type: ignore[assignment]
    assert milko not in g.in_carthage()
    assert milko not in g.in_carthage(Seat("triangle"))


@clause("RC-1.4c")
def test_rebels_and_the_unaligned_are_not_in_carthage(g: Carthage) -> None:
    milko, bostar = numbered(g, 6), add_senator(g, 20, None)
    milko.rebel = True
    assert milko not in g.in_carthage()
    assert bostar in g.in_forum()
    assert bostar not in g.in_carthage()


@clause("RC-1.4d")
def test_red_cards_are_hidden_in_the_hand_of_who_drew_them(play: Play) -> None:
    play.at("trade.selling", cards={"diamond": ["assassin.1", "law-sumptuary", "st-8a", "tc-salt-works"]})
    own = play.table.view(Seat("diamond")).model_dump()
    assert [card["kind"] for card in own["own"]["hand"]] == ["intrigue", "law", "statesman", "trade_concession"]
    for seat in [None, *map(Seat, CHAIRS[1:4])]:
        text = play.table.view(seat).model_dump_json()
        assert '"hand":4' in text
        assert not [card for card in ("assassin.1", "law-sumptuary", "st-8a", "tc-salt-works") if card in text]


@clause("RC-1.4e")
def test_the_number_of_a_trade_hand_is_open_and_its_faces_are_hidden(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": ["ochre.1", "gold.2"]})
    seen = play.table.view(Seat("square"))
    assert seen.factions["diamond"].trade_cards == 2  # type: ignore[attr-defined]
    assert "gold.2" not in seen.model_dump_json()
    assert "gold.2" in play.table.view(Seat("diamond")).model_dump_json()


@clause("RC-1.4e")
def test_traders_are_markers_on_senators_and_those_of_captives_do_not_count(g: Carthage) -> None:
    milko = numbered(g, 6)
    milko.traders = 2
    assert g.traders(Seat("triangle")) == 3
    milko.place = "captive"
    assert g.traders(Seat("triangle")) == 1


@clause("RC-1.4f")
def test_units_are_active_with_a_force_in_the_pool_in_the_reserve_or_unavailable(g: Carthage) -> None:
    add_war(g, "pyrrhic-war")
    commanders = ["fam-mangi", "fam-milko"]
    units = Units(legions=[g.army.active.legions.pop()], fleets=3)
    g.forces["force-1"] = Force(id="force-1", war="pyrrhic-war", commanders=commanders, units=units, sent=1)
    g.army.pool_fleets -= 3
    g.army.unavailable["celtiberians"] = ["mercenary-war/war_over"]
    army = GAME.view(g, None).army  # type: ignore[attr-defined]
    kinds = {kind.id: kind for kind in army.legions}
    assert (kinds["carthaginian"].active, kinds["carthaginian"].away, kinds["carthaginian"].reserve) == (1, 1, 2)
    assert (army.fleets, army.fleets_away, army.pool_fleets) == (0, 3, 22)
    assert [name for name, kind in kinds.items() if kind.unavailable] == ["celtiberians"]


OFFICIALS = CARTHAGE.charts.hrao_order.order


@clause("RC-1.4g")
@pytest.mark.parametrize("rank", range(len(OFFICIALS)))
def test_the_hrao_is_the_first_official_in_carthage(g: Carthage, rank: int) -> None:
    for senator, post in zip([one for one in g.aligned() if one.number > 3], OFFICIALS, strict=False):
        if post in g.committee:
            g.committee[post].member = senator.id
        else:
            clear(g, post)
            senator.office = post  # type: ignore[assignment]
    for post in OFFICIALS[:rank]:
        official = g.holder(post)
        assert official
        official.place = "force"
    first = g.hrao()
    assert first is g.holder(OFFICIALS[rank])
    assert first
    assert g.from_hrao()[0] == first.faction


def clear(g: Carthage, post: str) -> None:
    for senator in g.senators.values():
        senator.office = "" if senator.office == post else senator.office


@clause("RC-1.4g")
def test_without_officials_the_hrao_is_the_foremost_senator(g: Carthage) -> None:
    for senator in g.senators.values():
        senator.office, senator.influence = "", 4
    for seat in g.committee.values():
        seat.member = ""
    # All have INF 4; of Mago, Gisco, Eshmun… only ORA counts now, then the lower ID.
    best = max(one.oratory for one in g.in_carthage())
    first = g.hrao()
    assert first is next(one for one in g.in_carthage() if one.oratory == best)
    numbered(g, 6).influence = 5
    assert g.hrao() is numbered(g, 6)


@clause("RC-1.4g")
def test_with_nobody_in_carthage_the_home_suffetes_player_takes_the_place(g: Carthage) -> None:
    for senator in g.senators.values():
        senator.place = "force"
    assert g.hrao() is None
    assert g.from_hrao()[0] == "diamond"
    numbered(g, 1).faction = Seat("square")
    assert g.from_hrao() == ["square", "diamond", "triangle", "circle"]


@clause("RC-1.4g")
def test_without_home_suffete_it_is_the_player_of_the_last_hrao(g: Carthage) -> None:
    clear(g, "home-suffete")
    g.remember_hrao()
    last = g.last_hrao
    assert last == numbered(g, 5).faction
    for senator in g.senators.values():
        senator.place = "expedition"
    assert g.hrao_seat() == last == "diamond"
    g.factions[last].out = True
    assert g.hrao_seat() == "triangle", "who is out (RC-5.4) decides nothing; the next in order does"


@clause("RC-1.4g")
def test_a_new_hrao_counts_from_that_moment_on(g: Carthage) -> None:
    clear(g, "home-suffete")
    numbered(g, 8).office = "home-suffete"
    assert g.hrao() is numbered(g, 8)
    assert g.from_hrao()[0] == "square"


@clause("RC-1.4h")
def test_the_major_offices_are_those_of_the_office_cards() -> None:
    assert {card.title for card in CARTHAGE.tables.offices.values() if card.major} == {
        "home-suffete", "marine-suffete", "general", "explorer",
    }  # fmt: skip


@clause("RC-1.4h")
def test_marks_are_seen_by_all(g: Carthage) -> None:
    numbered(g, 5).corrupt = ["state-treasurer"]
    numbered(g, 1).major = True
    seen = GAME.view(g, None).senators  # type: ignore[attr-defined]
    assert seen["fam-mangi"].corrupt == ("state-treasurer",)
    assert [one.id for one in seen.values() if one.major] == ["fam-mago"]


@clause("RC-1.4i")
def test_the_curia_shows_dead_families_idle_leaders_and_lost_concessions(g: Carthage) -> None:
    g.curia.families = ["fam-bostar", "fam-elram"]
    g.curia.concessions = ["tc-salt-works"]
    g.leaders = {"pyrrhus": EnemyLeader(id="pyrrhus"), "scipio": EnemyLeader(id="scipio", war="roman-war-1")}
    curia = GAME.view(g, None).curia  # type: ignore[attr-defined]
    assert [card.name for card in curia.families] == ["Bostar", "Elram"]
    assert [card.name for card in curia.concessions] == ["Tunny and Salt Works"]
    assert curia.leaders == ("pyrrhus",)


# RC-1.5: procedures


@clause("RC-1.5a")
def test_players_act_clockwise_from_the_hraos(g: Carthage) -> None:
    assert g.from_hrao() == ["diamond", "triangle", "circle", "square"]
    clear(g, "home-suffete")
    numbered(g, 7).office = "home-suffete"
    assert g.from_hrao() == ["circle", "square", "diamond", "triangle"]
    g.factions[Seat("square")].out = True
    assert g.from_hrao() == ["circle", "diamond", "triangle"]


@clause("RC-1.5b")
def test_a_tie_goes_to_the_higher_dr_rolled_again_while_equal(g: Carthage) -> None:
    g.told.clear()
    g.dice.loaded = {"tie.test": [3, 4, 1, 1, 5, 2, 2, 2, 6, 3]}
    assert break_tie(g, ["a", "b", "c"], "test") == "c"
    rolled = [telling.event for telling in g.told]
    assert rolled == [TieRolled("test", ("a", "b", "c"), (7, 2, 7)), TieRolled("test", ("a", "c"), (4, 9))]


@clause("RC-1.5f")
def test_every_decision_has_a_default_that_can_be_taken(play: Play) -> None:
    play.at("setup.traders", change=lambda g: give_red(g, {"circle": ["st-8a", "tc-salt-works"]}))
    asked = 0
    while play.g.turn < 3:
        decision = play.awaited()[0]
        assert decision.point, decision.kind
        play.lapse(decision.seat, decision.kind, **decision.about)
        asked += 1
    assert asked > 40


def test_those_away_are_shown_where_they_are(g: Carthage) -> None:
    add_war(g, "pyrrhic-war")
    add_province(g, "tunisia", 8)
    units = Units(legions=[Legion(type="celtiberians")])
    g.forces["force-1"] = Force(id="force-1", war="pyrrhic-war", commanders=["fam-mangi"], units=units, sent=1)
    g.expeditions["expedition-1"] = Expedition(
        id="expedition-1", goal="tin-isles", explorer="fam-milko", caravans=0, trade_fleets=40, sent=1
    )
    numbered(g, 5).place, numbered(g, 5).at = "force", "force-1"
    numbered(g, 6).place, numbered(g, 6).at = "expedition", "expedition-1"
    seen = GAME.view(g, None).senators  # type: ignore[attr-defined]
    assert [seen[name].where for name in ("fam-mangi", "fam-milko", "fam-himilco")] == [
        "Pyrrhic War", "Tin Isles", "Tunisia",
    ]  # fmt: skip


@clause("RC-8.5.3", "RC-1.4b")
@pytest.mark.parametrize(
    ("number", "seat", "loyalty"),
    [(7, "triangle", 0), (7, "circle", 7), (2, "triangle", 9), (3, "triangle", 9), (7, None, 7)],
)
def test_who_shares_a_faction_with_a_statesman_he_opposes_has_no_loyalty(
    number: int, seat: str | None, loyalty: int
) -> None:
    """7A opposes 2B, who does not oppose him; Hanno is no Statesman and opposes nobody."""
    g = dealt()
    numbered(g, 2).statesman, numbered(g, 7).statesman = "st-2b", "st-7a"
    numbered(g, 3).faction = Seat("triangle")
    numbered(g, 7).faction = Seat(seat) if seat else None
    if seat is None:
        numbered(g, 2).faction = None
    senator = numbered(g, number)
    assert g.loyalty(senator) == loyalty


@clause("RC-1.4b", "RC-1.4c")
def test_the_unaligned_are_in_the_forum_or_govern() -> None:
    g = dealt()
    add_senator(g, 20, None)
    add_province(g, "tunisia", add_senator(g, 14, None).number)
    assert [senator.number for senator in g.unaligned()] == [14, 20]
    assert [senator.number for senator in g.in_forum()] == [20]


@clause("RC-2.2", "RC-1.4h")
def test_each_post_counts_and_has_its_name() -> None:
    g = dealt()
    prepared(g)
    numbered(g, 9).office = "general"
    held = [[g.title(post) for post in g.posts(numbered(g, number))] for number in (1, 2, 5, 9, 10)]
    assert held == [["Home Suffete"], ["Coastal Spain"], ["State Treasurer"], ["General"], []]
