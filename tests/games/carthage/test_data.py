"""The component tables against the printed ones."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from games.carthage import charts as charts_module
from games.carthage.charts import chits, contents, decision_points, layouts, operations, phases
from games.carthage.components import Family, Intrigue
from games.carthage.law import CARTHAGE
from games.republic.chits import cup
from games.republic.components import Effect
from games.republic.seen.see_people import dice
from tests.clauses import clause
from tests.games.carthage import rulebook
from tests.games.carthage.rulebook import Row, number, span

T = CARTHAGE.tables
NAMES = {card.name: card for card in T.cards.values()}


def named(rows: list[Row]) -> Any:
    return pytest.mark.parametrize("row", rows, ids=[row[0] for row in rows])


def plain(name: str) -> str:
    return name.rstrip("*")


# RC-2: what is in the box

DECKS = re.findall(r"(Early|Late): (.*?)\.", rulebook.clause_text("RC-2.1"))
WORDS = {
    "Families": "family", "Intrigues": "intrigue", "Wars": "war", "Events": "event", "Statesmen": "statesman",
    "Laws": "law", "Explorations": "exploration", "Leaders": "leader",
}  # fmt: skip
KINDS = {
    "Family": "family", "Intrigue": "intrigue", "WarCard": "war", "DeckEvent": "event", "Statesman": "statesman",
    "Law": "law", "Exploration": "exploration", "LeaderCard": "leader",
}  # fmt: skip


@clause("RC-2.1")
@pytest.mark.parametrize(("era", "printed"), DECKS)
def test_each_deck_has_64_cards_of_the_printed_kinds(era: str, printed: str) -> None:
    wanted = {WORDS[word]: int(count) for count, word in re.findall(r"(\d+) (\w+)", printed)}
    copies = list(T.copies(era.lower()))  # type: ignore[arg-type]
    assert Counter(KINDS[type(T.card(copy)).__name__] for copy in copies) == wanted
    assert len(copies) == len(set(copies)) == 64
    assert contents().decks[era.lower()].composition == wanted  # type: ignore[index]


@clause("RC-2.1")
def test_no_copy_lies_in_both_decks_and_mercenaries_and_concessions_are_intrigues() -> None:
    assert not set(T.copies("early")) & set(T.copies("late"))
    kinds = Counter(card.kind for card in T.intrigues.values())
    assert kinds["trade_concession"] == 8
    assert kinds["mercenary"] == 4
    assert all(isinstance(card, Intrigue) for card in T.intrigues.values())


@clause("RC-2.2")
def test_the_other_pieces_are_as_many_as_printed() -> None:
    counts = contents().counts
    assert (len(T.table_events), len(T.provinces)) == (counts["table_events"], counts["provinces"]) == (18, 9)
    assert (len(T.offices), len(T.committee)) == (counts["offices"], counts["committee"]) == (5, 5)
    assert [card.title for card in T.offices.values()].count("general") == 2
    assert counts["dice"] == {"white": 2, "colored": 1}
    assert counts["faction_leader_markers"] == 6


@clause("RC-2.3", "RC-2.2")
def test_the_mortality_chits() -> None:
    found = cup(CARTHAGE)
    assert len(found) == chits().total == contents().counts["mortality_chits"] == 31
    assert Counter(found) == {**{str(n): 1 for n in range(1, 26)}, "draw-2": 4, "none": 2}


@clause("RC-2.4", "T-1")
@named(rulebook.table("T-1"))
def test_a_stack_of_trade_cards(row: Row) -> None:
    stack = T.stacks[f"stack-{row[0]}"]
    assert [stack.number, stack.value, stack.total_cards] == [int(row[0]), int(row[1]), int(row[3])]
    assert [stack.removed_at_setup, stack.available_at_setup] == [int(row[4]), int(row[5])]
    kinds = [T.commodities[name] for name in stack.commodities]
    assert ", ".join(f"{kind.count} {kind.name}" for kind in kinds) == row[2]
    assert all(kind.value == stack.value and kind.stack == stack.id for kind in kinds)
    assert len(list(T.trade_cards(stack.id))) == stack.total_cards
    assert layouts()["early"].set_aside.get(stack.id, 0) == stack.removed_at_setup


@clause("RC-2.5", "T-9")
@named([row for row in rulebook.table("T-9") if row[0] not in ("Fleet", "Caravan", "Trade Fleet")])
def test_a_type_of_legion(row: Row) -> None:
    kind = next(kind for kind in T.legions.values() if kind.name == row[0])
    assert [kind.class_, kind.total, kind.cost, kind.available] == [row[1], int(row[2]), number(row[6]), row[7]]
    assert [kind.start_active, kind.start_pool, kind.start_reserve] == [int(cell) for cell in row[3:6]]
    assert (", ".join(T.wars[war].name for war in kind.only_wars) or "any") == row[8]
    assert (kind.strength, kind.veteran_strength) == (1, 2)


@clause("RC-2.5")
def test_there_are_25_legions_of_eight_types_and_25_fleets() -> None:
    assert len(T.legions) == 8
    assert sum(kind.total for kind in T.legions.values()) == CARTHAGE.constants.max_legions == 25
    assert T.fleet.total == CARTHAGE.constants.max_fleets == 25
    assert {kind.total for kind in T.expedition.values()} == {None}
    fleet = next(row for row in rulebook.table("T-9") if row[0] == "Fleet")
    assert [T.fleet.total, T.fleet.start_active, T.fleet.start_pool, T.fleet.cost] == [
        *map(int, fleet[2:5]),
        number(fleet[6]),
    ]
    assert [kind.cost for kind in T.expedition.values()] == [1, 1]


@clause("RC-2.6")
def test_generals_and_explorers_are_not_limited_by_their_cards() -> None:
    limits = {card.title: card.count_limit for card in T.offices.values()}
    assert limits == {"home-suffete": 1, "marine-suffete": 1, "general": None, "explorer": None}


# RC-13: the charts


@clause("T-2")
@named(rulebook.table("T-2"))
def test_a_trade_area(row: Row) -> None:
    area = next(area for area in T.areas.values() if area.name == row[0])
    assert ", ".join(f"{count} of {stack}" for stack, count in area.adds.items()) == row[2]
    opener = NAMES[row[1]].id if row[1] in NAMES else row[1]
    assert area.opened_by == opener


@clause("T-3")
@named(rulebook.table("T-3"))
def test_the_combat_table(row: Row) -> None:
    line = next(one for one in CARTHAGE.charts.combat.rows if (one.min, one.max) == span(row[0]))
    assert [line.result, str(line.legions_lost), str(line.fleets_lost)] == [row[1].lower(), row[2], row[3]]


@clause("T-4")
@named(rulebook.table("T-4"))
def test_the_exploration_table(row: Row) -> None:
    line = next(one for one in CARTHAGE.charts.exploration.rows if (one.min, one.max) == span(row[0]))
    assert [line.result, line.losses] == [row[1].lower().replace(" ", "-"), row[2]]


@clause("T-5")
@named(rulebook.table("T-5"))
def test_the_popular_appeal_table(row: Row) -> None:
    line = next(one for one in CARTHAGE.charts.popular_appeal.rows if (one.min, one.max) == span(row[0]))
    votes = {"Accused killed": None, "Accused freed": None, "No change": 0}
    found = re.match(r"\+?(\d+) votes (for|against)", row[1])
    wanted = int(found[1]) * (-1 if found[2] == "for" else 1) if found else votes[row[1]]
    assert line.votes == wanted
    assert line.result == {"Accused killed": "killed", "Accused freed": "freed"}.get(row[1], "votes")


@clause("T-6")
@named(rulebook.table("T-6"))
def test_the_assassination_table(row: Row) -> None:
    line = next(one for one in CARTHAGE.charts.assassination.rows if (one.min, one.max) == span(row[0]))
    assert line.result == row[1].replace(" ", "-")


@clause("T-7")
@named(rulebook.table("T-7"))
def test_the_public_reaction_table(row: Row) -> None:
    line = next(one for one in CARTHAGE.charts.public_reaction.rows if (one.min, one.max) == span(row[0]))
    assert line.result == row[1].lower().replace(" ", "-")
    assert [line.influence, line.popularity] == [number(row[2]), number(row[3])]


@pytest.mark.parametrize("name", ["combat", "exploration", "popular_appeal", "assassination", "public_reaction"])
def test_every_total_is_read_on_exactly_one_line(name: str) -> None:
    chart = getattr(CARTHAGE.charts, name)
    for total in range(-20, 41):
        assert sum(row.holds(total) for row in chart.rows) == 1
        assert chart.at(total).holds(total)


@clause("T-8")
@named(rulebook.table("T-8"))
def test_a_province(row: Row) -> None:
    card = next(card for card in T.provinces.values() if card.name == row[0])
    sides = [card.undeveloped, card.developed]
    assert [dice(sides[0].spoils), dice(sides[0].state_income)] == [row[1], row[2]]
    assert [dice(sides[1].spoils), dice(sides[1].state_income)] == [row[3], row[4]]
    assert ["/".join(str(side.land) for side in sides), "/".join(str(side.fleet) for side in sides)] == [row[5], row[6]]
    assert ("yes" if card.frontier else "no") == row[7]
    assert card.created_by == (NAMES[row[8]].id if row[8] in NAMES else row[8])


def test_provinces_stand_in_the_order_of_t8() -> None:
    assert [card.name for card in T.provinces.values()] == [row[0] for row in rulebook.table("T-8")]


@clause("T-10")
@named(rulebook.table("T-10"))
def test_legion_allegiance(row: Row) -> None:
    follows = CARTHAGE.charts.legion_allegiance.follows_at_least[row[0].lower()]  # type: ignore[index]
    assert [follows[kind] for kind in ("citizen", "subject", "mercenary")] == [int(cell) for cell in row[1:]]


@clause("T-11")
def test_contributions_bring_the_printed_influence() -> None:
    rows = CARTHAGE.charts.contributions.rows
    assert [(f"{row.talents}+", str(row.influence)) for row in rows] == rulebook.table("T-11")
    assert [CARTHAGE.charts.contributions.influence(n) for n in (0, 9, 10, 24, 25, 49, 50, 500)] == [
        0,
        0,
        1,
        1,
        3,
        3,
        7,
        7,
    ]


@clause("T-12")
@named(rulebook.table("T-12"))
def test_the_random_event_table(row: Row) -> None:
    for era, name in zip(T.event_columns, row[1:], strict=True):
        assert T.table_events[T.event_columns[era][int(row[0])]].name == name


@clause("T-13")
@named(rulebook.table("T-13"))
def test_a_table_event(row: Row) -> None:
    card = next(card for card in T.table_events.values() if str(card.number) == row[0])
    assert [card.name, card.level1.text, card.level2_name, card.level2.text] == list(row[1:5])
    assert card.expires.replace("_", " ") == row[5]
    assert [card.level(1), card.level(2)] == [card.level1, card.level2]


@clause("T-14")
@named(rulebook.table("T-14")[:5])
def test_an_office_card(row: Row) -> None:
    card = next(card for card in T.offices.values() if card.name == row[0])
    assert [card.rank or 0, card.influence, card.text] == [number(row[1]), int(row[2]), row[4]]


@clause("T-14")
def test_an_office_gains_what_is_printed_on_its_card() -> None:
    """The rules read it from the constants."""
    gained = CARTHAGE.constants.influence
    titles = {card.title.removeprefix("home-").removeprefix("marine-"): card.influence for card in T.offices.values()}
    assert titles == {title: gained[title] for title in ("suffete", "general", "explorer")}


FORMULAS = {
    "-": [None] * 4,
    "min(6, 2 + floor(treasury/50))": [2, 50, "treasury", 6],
    "min(6, 1 + floor((fleets + trade_fleets)/5))": [1, 5, "fleets-and-trade-fleets", 6],
    "floor(cards_turned_in/3)": [0, 3, "cards-turned-in", None],
    "4": [4, None, None, None],
}


@clause("T-14")
@named(rulebook.table("T-14")[5:])
def test_a_committee_card(row: Row) -> None:
    card = next(card for card in T.committee.values() if card.name == row[0])
    assert [card.rank, CARTHAGE.constants.influence["committee"], card.text] == [int(row[1]), int(row[2]), row[4]]
    income = card.income
    assert ([income.base, income.per, income.of, income.most] if income else [None] * 4) == FORMULAS[row[3]]


@clause("T-15")
@named(rulebook.table("T-15"))
def test_a_neutral_faction(row: Row) -> None:
    profile = next(one for one in charts_module.neutrals().profiles if one.id == row[0].lower())
    money = [profile.revenue["faction_treasury"], profile.revenue["rest"]]
    assert [profile.pick, str(profile.extra_senators), profile.leader, *money] == list(row[1:6])
    rolls = [profile.spoils_roll, profile.corruption_roll, profile.charity, profile.trader_budget]
    assert [*rolls, str(profile.initiative_bid_mod), profile.tax_vote] == list(row[6:])
    order = re.search(rf"\*{row[0]}\*: (.*?)\.", rulebook.text())
    assert order
    assert ", ".join(profile.spoils_order) == order[1]


@clause("RC-3.1")
def test_the_phases_in_their_order() -> None:
    printed = re.findall(r"([A-Z][\w ]+?) \((RC-\d+)\)", rulebook.clause_text("RC-3.1"))[:7]
    assert [(one.phase.replace("-", " "), one.clause) for one in phases()] == [(n.lower(), c) for n, c in printed]


# Appendix A


@named(rulebook.section("## Appendix A"))
def test_a_decision_point(row: Row) -> None:
    point = next(point for point in decision_points() if point.id == row[0])
    assert [point.clause, ", ".join(point.kinds), point.who, point.options, point.default] == list(row[1:])


# Appendix B


@named(rulebook.section("**Families**"))
def test_a_family(row: Row) -> None:
    card = next(card for card in T.families.values() if str(card.number) == row[0])
    assert [card.name, "early" if card.copies["early"] else "late"] == [plain(row[1]), row[2]]
    ratings = [card.military, card.oratory, card.loyalty, card.influence, card.exploration]
    assert ratings == [int(cell) for cell in row[3:8]]
    assert (", ".join(T.statesmen[one].code for one in card.statesmen) or "-") == row[8]
    assert all(T.statesmen[one].family == card.id for one in card.statesmen)
    assert card.popularity == 0


@named(rulebook.section("**Statesmen**"))
def test_a_statesman(row: Row) -> None:
    card = next(card for card in T.statesmen.values() if card.code == row[0])
    assert [card.name, "early" if card.copies["early"] else "late"] == [plain(row[1]), row[2]]
    ratings = [card.military, card.oratory, card.loyalty, card.influence, card.exploration]
    assert ratings == [int(cell) for cell in row[3:8]]
    assert [", ".join(T.statesmen[one].code for one in card.opposes) or "-", card.text] == [row[8], row[9]]
    assert card.number == T.families[card.family].number


WARS = rulebook.section("**Wars**")


@named(WARS)
def test_a_war(row: Row) -> None:
    card = next(card for card in T.wars.values() if card.name == row[0])
    figures = [card.land_strength, card.fleet_support, card.fleet_strength]
    assert ["early" if card.copies["early"] else "late", card.drawn_status] == [row[1], row[2]]
    assert figures == [int(cell) for cell in row[3:6]]
    assert ["/".join(map(str, card.disaster)), "/".join(map(str, card.standoff)), str(card.spoils)] == list(row[6:9])
    assert [f"{card.group} {card.group_order}/{card.group_size}", card.theatre] == [row[9], row[10]]
    assert provinces(card.attacks) == row[11]
    assert provinces(card.creates_provinces) == row[12]
    assert card.revolt.replace("_", " ") == row[13]


def provinces(names: tuple[str, ...]) -> str:
    return ", ".join(T.provinces[name].name for name in names) or "-"


@named(list(rulebook.tables_in(rulebook.text().split("**Wars**", 1)[1]))[1])
def test_what_a_war_does(row: Row) -> None:
    card = next(card for card in T.wars.values() if card.name == row[0])
    assert [printed(effects) for effects in (card.on_activate, card.on_victory, card.on_lost)] == list(row[1:])


def printed(effects: tuple[Effect, ...]) -> str:
    """Effects as Appendix B prints them."""
    return "; ".join(f"{one.op}({', '.join(f'{k}={v}' for k, v in spelled(one))})" for one in effects) or "-"


def spelled(effect: Effect) -> list[tuple[str, Any]]:
    """`class` is a word of Python, so it is called legion_class with us."""
    return [("class" if name == "legion_class" else name, value) for name, value in effect.params.items()]


@named(rulebook.section("**Leaders**"))
def test_an_enemy_leader(row: Row) -> None:
    card = next(card for card in T.leaders.values() if card.name == row[0])
    assert ["early" if card.copies["early"] else "late", card.group, str(card.strength)] == list(row[1:4])
    assert ["/".join(map(str, card.disaster)), "/".join(map(str, card.standoff)), card.text] == list(row[4:])


@named(rulebook.section("**Explorations**"))
def test_an_exploration(row: Row) -> None:
    card = next(card for card in T.explorations.values() if card.name == row[0])
    assert [f"{card.caravans}/{card.trade_fleets}", str(card.disaster), str(card.gain), card.text] == list(row[1:])


@named(rulebook.section("**Laws**"))
def test_a_law(row: Row) -> None:
    card = next(card for card in T.laws.values() if card.name == row[0])
    assert ["early" if card.copies["early"] else "late", card.text] == list(row[1:])


@named(rulebook.section("**Intrigues**"))
def test_an_intrigue(row: Row) -> None:
    card = next(card for card in T.intrigues.values() if card.name == row[0])
    assert [str(card.copies["early"]), str(card.copies["late"])] == list(row[1:3])
    assert [card.timing.replace("_", " "), card.text] == list(row[3:])


@named(rulebook.section("**Deck events**"))
def test_a_deck_event(row: Row) -> None:
    card = next(card for card in T.events.values() if card.name == row[0])
    assert ["early" if card.copies["early"] else "late", card.text] == list(row[1:])


# Appendix C


@named(rulebook.section("## Appendix C"))
def test_an_operation(row: Row) -> None:
    assert operations()[row[0]] == row[1]


def every_effect() -> list[Effect]:
    """All effects that stand on anything."""
    cards = [effect for card in T.cards.values() for effect in card.effects]
    wars = [e for war in T.wars.values() for e in (*war.on_activate, *war.on_victory, *war.on_lost)]
    table_events = [e for card in T.table_events.values() for side in (card.level1, card.level2) for e in side.effects]
    return [*cards, *wars, *table_events, *(e for card in T.committee.values() for e in card.powers)]


def test_every_operation_on_a_card_is_explained_and_every_one_explained_is_used() -> None:
    assert {effect.op for effect in every_effect()} == set(operations())


def test_every_record_names_its_source() -> None:
    tags = set(contents().sources)
    for records in (T.cards, T.provinces, T.offices, T.committee, T.legions, T.stacks, T.commodities, T.table_events):
        assert {record.source for record in records.values()} <= tags
    assert {card.name_source for card in T.cards.values() if card.name_source} <= tags


def test_ids_are_unique() -> None:
    groups = (T.cards, T.table_events, T.provinces, T.offices, T.committee, T.legions)
    ids = [name for group in groups for name in group]
    assert len(ids) == len(set(ids))


def test_families_are_black_and_statesmen_laws_and_intrigues_red() -> None:
    red = {type(card).__name__ for card in T.cards.values() if card.red}
    assert red == {"Statesman", "Law", "Intrigue"}
    assert not any(card.red for card in T.cards.values() if isinstance(card, Family))


def test_the_combined_game_names_cards_of_this_one() -> None:
    grand = charts_module.grand()
    assert set(grand.war_counterparts) <= set(T.wars)
    assert set(grand.shared_persons) <= {*T.leaders, *T.statesmen}
    assert (grand.lost_war_payment_to_winner, grand.lost_war_payment_to_bank) == (15, 10)
    assert grand.lost_war_payment_to_winner + grand.lost_war_payment_to_bank == CARTHAGE.constants.lost_war_cost


FIGURES = {
    "families_dealt_per_player": ("RC-4.1", 3), "red_cards_dealt_per_player": ("RC-4.2", 3),
    "annual_revenue": ("RC-6.7", 100), "active_war_cost": ("RC-6.2", 20), "lost_war_cost": ("RC-6.2", 25),
    "maintenance_per_unit": ("RC-6.6", 2), "expedition_units_per_talent": ("RC-6.2a", 5),
    "faction_leader_income": ("RC-6.5", 3), "senator_income": ("RC-6.5", 1), "start_tax_rate": ("RC-4.9", 10),
    "province_develop_target": ("RC-6.8.4", 6), "province_develop_influence": ("RC-6.8.4", 3),
    "ransom_min": ("RC-10.2.14", 10), "ransom_per_influence": ("RC-10.2.14", 2), "trader_target": ("RC-8.1", 12),
    "persuasion_auto_fail_roll": ("RC-8.5.4", 10), "crisis_war_strength": ("RC-9.0.3", 20),
    "for_life_elected": ("RC-9.10.1", 21), "for_life_appointed": ("RC-9.10.2", 35),
    "repopulate_below": ("RC-9.9.1", 8), "tax_sponsor_popularity": ("RC-9.5.6c", 3), "governor_term": ("RC-9.4.2", 3),
    "fleet_cost": ("RC-9.5.5a", 10), "tax_step": ("RC-9.5.6", 10), "tax_max": ("RC-9.5.6", 100),
}  # fmt: skip


@pytest.mark.parametrize("name", FIGURES)
def test_a_constant_is_the_figure_in_its_clause(name: str) -> None:
    found, figure = FIGURES[name]
    assert getattr(CARTHAGE.constants, name) == figure
    assert re.search(rf"(?<!\d){figure}(?!\d)", rulebook.clause_text(found)), rulebook.clause_text(found)
