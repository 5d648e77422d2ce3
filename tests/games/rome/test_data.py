"""The component tables against the printed ones."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games import republic, rome
from games.republic.charts import AppealRow
from games.republic.chits import cup
from games.republic.components import Effect, Roll
from games.rome.charts import chits, contents, decision_points, neutrals, operations, phases
from games.rome.law import ROME
from games.rome.pieces import ADVANCED
from tests.clauses import clause
from tests.games.rome import rulebook
from tests.games.rome.rulebook import Row, number, span

T = ROME.tables
NAMES = {card.name: card for card in T.cards.values()}


def named(rows: list[Row]) -> Any:
    return pytest.mark.parametrize("row", rows, ids=["-".join(row[:2]) for row in rows])


def minus(cell: str) -> str:
    """The printed minus sign is not the one that is typed."""
    return cell.replace("\N{MINUS SIGN}", "-")


# RR-1.02: what is in the box

PRINTED = {"early": 64, "middle": 46, "late": 49}


@clause("RR-1.02.1")
@pytest.mark.parametrize("era", PRINTED)
def test_each_deck_is_as_large_as_printed(era: str) -> None:
    copies = list(T.copies(era))
    assert len(copies) == len(set(copies)) == PRINTED[era] == contents().decks[era].total  # type: ignore[index]
    assert f"{PRINTED[era]} {era}" in rulebook.clause_text("RR-1.02.1")


@clause("RR-1.02.1", "RR-0.1.7", "RR-1.05.21")
def test_the_other_pieces_are_as_many_as_printed() -> None:
    counts, figures = contents().counts, ROME.constants
    assert sum(PRINTED.values()) + 1 == 160
    assert (len(T.table_events), len(T.provinces)) == (counts["table_events"], counts["provinces"]) == (18, 15)
    assert (figures.max_legions, figures.max_fleets, figures.priests) == (25, 25, 12)
    assert (counts["legions"], counts["fleets"], counts["priests"]) == (25, 25, 12)
    assert counts["land_bills"] == {str(bill.type): bill.markers for bill in ROME.charts.land_bills}
    found = Counter(cup(ROME))
    assert found == {**{str(n): 1 for n in range(1, 31)}, "none": 4, "draw-2": 2}
    assert sum(found.values()) == chits().total == counts["mortality_chits"] == 36


@clause("RR-1.02.1", "RR-1.07.32")
def test_no_copy_lies_in_two_decks_and_there_are_13_concessions() -> None:
    decks = [set(T.copies(era)) for era in PRINTED]
    assert len(set().union(*decks)) == sum(map(len, decks))
    assert Counter(card.kind for card in T.intrigues.values())["concession"] == 13


@clause("RR-1.04.1")
def test_families_wars_leaders_and_deck_events_are_black_and_all_others_red() -> None:
    red = {type(card).__name__ for card in T.cards.values() if card.red}
    black = {type(card).__name__ for card in T.cards.values() if not card.red}
    assert red == {"Statesman", "Law", "Intrigue"}
    assert black == {"Family", "WarCard", "LeaderCard", "DeckEvent"}


@clause("RR-1.03.1")
def test_the_phases_in_their_order() -> None:
    printed = re.findall(r"([A-Z]\w+) \((1\.\d+)\)", rulebook.clause_text("RR-1.03.1"))
    assert [(one.phase, one.clause) for one in phases()] == [(n.lower(), f"RR-{c}") for n, c in printed]


def test_the_advanced_rules_are_those_of_the_book() -> None:
    assert len(re.findall(r"^## RR-2\.0\d", rulebook.text(), re.MULTILINE)) == len(ADVANCED) == 6


# The charts


@clause("RR-1.10.11")
@named(rulebook.table("### Combat Results Table"))
def test_the_combat_table(row: Row) -> None:
    line = next(one for one in ROME.charts.combat.rows if (one.min, one.max) == span(row[0]))
    assert [line.result, str(line.legions_lost), str(line.fleets_lost)] == [row[1].lower(), row[2], row[2]]


@clause("RR-1.08.2")
@named(rulebook.table("**RR-1.08.2** *State"))
def test_the_population_table(row: Row) -> None:
    low, high = (None, -1) if row[0] == "below 0" else (18, None) if row[0] == "18+" else span(row[0])
    line = next(one for one in ROME.charts.population.rows if (one.min, one.max) == (low, high))
    also = [name for name, marked in (("MS", line.shortage), ("NR", line.no_recruitment), ("Mob", line.mob)) if marked]
    revolt = ["People Revolt"] if line.result == "people-revolt" else []
    assert [line.unrest, ", ".join(also + revolt)] == [int(row[1] or 0), row[2]]


@clause("RR-1.09.421", "RR-2.05.3")
@named(rulebook.table("**RR-1.09.421** *Popular Appeal*"))
def test_the_popular_appeal_and_the_trial_table(row: Row) -> None:
    assert [said(one) for one in (appeal(row[0]), trial(row[0]))] == [row[1], row[2]]


def appeal(cell: str) -> AppealRow:
    return next(one for one in ROME.charts.popular_appeal.rows if (one.min, one.max) == span(cell))


def trial(cell: str) -> AppealRow:
    return next(one for one in ROME.charts.trial.rows if (one.min, one.max) == span(cell))


def said(line: AppealRow) -> str:
    """As it is printed."""
    if line.votes is None:
        return f"accused {line.result}"
    return f"{line.votes:+}" if line.votes else "0"


@clause("RR-1.09.72")
@named(rulebook.table("**RR-1.09.72** dr"))
def test_the_assassination_table(row: Row) -> None:
    line = next(one for one in ROME.charts.assassination.rows if (one.min, one.max) == span(row[0]))
    assert line.result == row[1].replace(" ", "-")


@clause("RR-1.09.79")
def test_the_other_assassination_table() -> None:
    printed = rulebook.clause_text("RR-1.09.79")
    variant = ROME.charts.assassination_variant
    assert f"Killed on coloured {variant.success_colored_min}+" in printed
    assert f"caught on white {variant.caught_white_max} or less" in printed


@pytest.mark.parametrize("name", ["combat", "population", "popular_appeal", "trial", "assassination"])
def test_every_total_is_read_on_exactly_one_line(name: str) -> None:
    chart = getattr(ROME.charts, name)
    for total in range(-20, 41):
        assert sum(row.holds(total) for row in chart.rows) == 1
        assert chart.at(total).holds(total)


@clause("RR-1.06.52")
def test_contributions_bring_the_printed_influence() -> None:
    printed = re.findall(r"(\d+)(?:-\d+)?T(?: or more)? gives (\d)", rulebook.clause_text("RR-1.06.52"))
    assert [(str(one.talents), str(one.influence)) for one in ROME.charts.contributions.rows] == printed
    assert len(printed) == 3


@clause("RR-1.11.31")
def test_legion_allegiance() -> None:
    printed = re.findall(r"(\d)\+ \((\w+)\)", rulebook.clause_text("RR-1.11.31"))
    follows = ROME.charts.legion_allegiance.follows_at_least
    assert {era.lower(): int(roll) for roll, era in printed} == follows


@clause("RR-1.09.11")
def test_the_order_of_the_hrao() -> None:
    printed = re.search(r"in the order (.*?) \*\*\[adv\]", rulebook.clause_text("RR-1.09.11"))
    assert printed
    assert [name.lower().replace(" ", "-") for name in printed[1].split(", ")] == list(ROME.charts.hrao_order.order)
    ranks = {one.rank: one.id for one in T.offices.values() if one.rank}
    assert [ranks[rank] for rank in sorted(ranks)] == list(ROME.charts.hrao_order.order)


@clause("RR-1.07.6")
def test_the_games() -> None:
    printed = re.findall(
        r"([A-Z][\w ]+?) (\d+)T, (?:POP )?\+(\d), (?:Unrest )?-(\d)", rulebook.clause_text("RR-1.07.6")
    )
    games = [(one.name, str(one.cost), str(one.popularity), str(-one.unrest)) for one in ROME.charts.games]
    assert games == printed
    assert len(games) == 3


@clause("RR-1.09.62", "RR-1.09.621")
@pytest.mark.parametrize("type_", [1, 2, 3])
def test_a_land_bill(type_: int) -> None:
    printed = {row[0]: row[type_] for row in rulebook.table("**RR-1.09.62** *Land Bills.*")}
    bill = next(one for one in ROME.charts.land_bills if one.type == type_)
    assert printed["Cost"] == f"{bill.cost}T {'a turn' if bill.recurring else 'once'}"
    names = ["Sponsor POP", "Co-Sponsor POP", "Each senator voting against, POP", "Unrest"]
    changes = [bill.sponsor_popularity, bill.cosponsor_popularity, bill.against_popularity, bill.unrest]
    assert [printed[name] for name in names] == [f"{one:+}" for one in changes]
    assert int(printed["Markers"]) == bill.markers
    names = ["Repeal: sponsor POP", "Repeal: each voting for, POP", "Repeal: Unrest"]
    repeal = bill.repeal
    changes = [repeal.sponsor_popularity, repeal.for_popularity, repeal.unrest] if repeal else []
    assert [printed[name] for name in names] == ([f"{one:+}" for one in changes] or ["-"] * 3)


@clause("RR-1.09.621")
def test_what_popularity_the_sponsor_of_a_repeal_needs() -> None:
    printed = re.findall(r"(\d) for (I+)", rulebook.clause_text("RR-1.09.621"))
    bills = [(bill, bill.repeal) for bill in ROME.charts.land_bills]
    assert [(str(repeal.least_popularity), "I" * bill.type) for bill, repeal in bills if repeal] == printed


@clause("RR-1.07.21.12")
def test_what_a_natural_disaster_destroys() -> None:
    printed = re.findall(r"(\d)(?:-(\d))? ([A-Z]\w+(?: [A-Z]\w+)?)", rulebook.clause_text("RR-1.07.21.12"))
    rolls = {int(roll): name.lower().replace(" ", "-") for low, high, name in printed for roll in (low, high or low)}
    assert rolls == ROME.charts.natural_disaster


@clause("RR-1.07.21")
@named(rulebook.table("### Random Events Table"))
def test_the_random_events_table(row: Row) -> None:
    for era, name in zip(T.event_columns, row[1:], strict=True):
        assert T.table_events[T.event_columns[era][int(row[0])]].name == name


EVENTS = re.findall(r"^- \*\*(RR-1\.07\.21\.\d+) (.+?)\.\*\*", rulebook.text(), re.MULTILINE)


@pytest.mark.parametrize(("found", "names"), EVENTS, ids=[one[0] for one in EVENTS])
def test_a_table_event_has_the_names_of_its_clause(found: str, names: str) -> None:
    first, _, second = names.partition(" / ")
    card = next(card for card in T.table_events.values() if card.name == first)
    assert second.lower() in card.level2_name.lower() or second == "Increase"
    assert [card.level(1), card.level(2), card.level(3)] == [card.level1, card.level2, card.level2]


def test_there_is_a_clause_for_each_of_the_18_events() -> None:
    assert {first.partition(" / ")[0] for _, first in EVENTS} == {card.name for card in T.table_events.values()}


# RR-5


@clause("RR-1.09.22", "RR-1.09.33", "RR-1.09.4.1", "RR-2.01.2", "RR-2.01.31")
def test_an_office_gains_what_is_printed() -> None:
    row = rulebook.table("# RR-5 Summary")[0]
    titles = [name.strip().lower().replace(" ", "-") for name in row[0].split("/")]
    titles = ["pontifex-maximus" if one == "pontifex" else one for one in titles]
    printed = dict(zip(titles, (int(cell) for cell in row[1].split("/")), strict=True))
    gained = ROME.constants.influence
    assert printed.pop("consul") == gained["rome-consul"] == gained["field-consul"]
    assert printed == {title: gained[title] for title in printed}
    assert {one.id: one.influence for one in T.offices.values() if one.id in gained} == dict(gained)


# RR-6


def dice(roll: Roll) -> str:
    """As it is printed: "2d6-2"."""
    return f"{roll.dice}d6{f'{roll.mod:+}' if roll.mod else ''}"


@clause("RR-1.09.6461")
@named(rulebook.table("# RR-6 Provinces"))
def test_a_province(row: Row) -> None:
    card = next(card for card in T.provinces.values() if card.name == row[0].removesuffix(" (F)"))
    side = card.undeveloped if row[1] == "U" else card.developed
    assert [dice(side.spoils), dice(side.state_income)] == [minus(row[2]), minus(row[3])]
    figures = [side.local_taxes, side.land, side.most_armies, side.fleet, side.most_fleets]
    assert figures == [number(cell) for cell in row[4:9]]
    assert card.frontier == row[0].endswith(" (F)")
    if row[1] == "U":
        assert sorted(creators(card.id)) == sorted(row[9].split(", "))
        assert card.created_by == ", ".join(sorted(NAMES[name].id for name in row[9].split(", ")))


def creators(province: str) -> list[str]:
    """The names of the cards that create it."""
    wars = [war.name for war in T.wars.values() if province in war.creates_provinces]
    bequests = [
        card.name for card in T.events.values() for one in card.effects if one.params.get("province") == province
    ]
    return [*wars, *bequests]


def test_provinces_stand_in_the_order_of_the_book() -> None:
    printed = [row[0].removesuffix(" (F)") for row in rulebook.table("# RR-6 Provinces") if row[1] == "U"]
    assert [card.name for card in T.provinces.values()] == printed


# RR-7


@named(rulebook.table("# RR-7 Wars and leaders"))
def test_a_war(row: Row) -> None:
    card = next(card for card in T.wars.values() if card.name == row[0])
    assert card.copies[row[1]] == sum(card.copies.values()) == 1
    assert (f"{card.group} {card.group_order}/{card.group_size}" if card.group_size > 1 else "-") == row[2]
    assert [card.land_strength, card.fleet_support, card.fleet_strength] == [number(cell) for cell in row[3:6]]
    assert [",".join(map(str, card.disaster)), ",".join(map(str, card.standoff))] == [row[6], row[7]]
    assert [card.spoils, card.drought] == [number(row[8]), row[10] == "yes"]
    start = f"{card.drawn_status} if provinces exist" if card.waits_for else card.drawn_status
    assert start == row[9]


@named(rulebook.table("# RR-7 Wars and leaders", 1))
def test_an_enemy_leader(row: Row) -> None:
    card = next(card for card in T.leaders.values() if card.name == row[0])
    assert [card.group, f"+{card.strength}"] == [row[2], row[3]]
    assert [",".join(map(str, card.disaster)), ",".join(map(str, card.standoff))] == [row[4], row[5]]
    if row[0].startswith("Cleopatra"):
        assert not any(card.copies.values()), "she comes out of a hand"
        (effect,) = (one for one in T.intrigues["cleopatra"].effects if one.op == "cleopatra_for_enemy")
        figures = [effect.params["strength"], effect.params["disaster"], effect.params["standoff"]]
        assert figures == [int(row[3]), [int(row[4])], [int(row[5])]]
        return
    assert card.copies[row[1]] == 1


# RR-8


@named(rulebook.table("# RR-8 Senators"))
def test_a_family(row: Row) -> None:
    card = next(card for card in T.families.values() if str(card.number) == row[0])
    ratings = [card.military, card.oratory, card.loyalty, card.influence]
    assert [card.name, *ratings] == [row[1], *(int(cell) for cell in row[2:6])]
    assert (card.copies[row[6]], card.popularity) == (1, 0)
    assert all(T.statesmen[one].family == card.id for one in card.statesmen)


@named(rulebook.table("# RR-8 Senators", 1))
def test_a_statesman(row: Row) -> None:
    card = next(card for card in T.statesmen.values() if card.code == row[0])
    assert [card.name, card.text] == [row[1], row[8]]
    military = dice_of(card.effects) or str(card.military)
    ratings = [card.oratory, card.loyalty, card.influence, card.popularity]
    assert [military, *ratings] == [row[2], *(int(cell) for cell in row[3:7])]
    assert card.number == T.families[card.family].number == int(row[0][:-1])
    opposes, _, wants = row[7].partition("; wants ")
    assert (", ".join(T.statesmen[one].code for one in card.opposes) or "-") == (opposes or "-")
    assert ", ".join(T.statesmen[one].code for one in card.needs) == wants
    assert card.id in T.families[card.family].statesmen


def dice_of(effects: tuple[Effect, ...]) -> str:
    """RR-1.10.1.1: MIL that is rolled."""
    rolled = [one.params for one in effects if one.op == "variable_military"]
    return "".join(f"{one['dice']}d6+{one['mod']}" for one in rolled)


def test_every_senator_of_the_book_exists() -> None:
    assert len(rulebook.table("# RR-8 Senators")) == len(T.families) == 30
    assert len(rulebook.table("# RR-8 Senators", 1)) == len(T.statesmen)
    assert len(rulebook.table("# RR-7 Wars and leaders")) == len(T.wars)
    assert len(rulebook.table("# RR-7 Wars and leaders", 1)) == len(T.leaders)
    assert len(rulebook.table("# RR-6 Provinces")) == 2 * len(T.provinces)


# RR-9, RR-4


@named(rulebook.table("# RR-9 Index of decision points"))
def test_a_decision_point(row: Row) -> None:
    point = next(point for point in decision_points() if point.id == row[0])
    assert [point.clause, ", ".join(point.kinds), point.who, point.options, point.default] == list(row[1:])


def test_every_question_of_the_book_has_a_cite() -> None:
    kinds = {kind for point in decision_points() for kind in point.kinds}
    assert {name.partition("/")[0] for name in ROME.cites} >= kinds
    clauses = {one.clause for one in ROME.cites.values()}
    assert all(f"**{one}" in rulebook.text() for one in clauses), clauses


@clause("RR-4.01.3")
@pytest.mark.parametrize("column", range(1, 5))
def test_a_neutral_faction(column: int) -> None:
    table = rulebook.table("**RR-4.01.3** Guidelines")
    printed = {row[0]: row[column] for row in table}
    profile = neutrals().profiles[column - 1]
    assert profile.faction_leader == printed["Faction Leader"]
    assert f"{profile.knight_talents}T" == printed["Knight money"]
    assert int(printed["Initiative modifier"]) == profile.initiative_drm
    assert ", ".join(profile.charity) == printed["Charity"]
    order = [one.lower().replace(" ", "-") for one in printed["Order of choice"].split(", ")]
    assert order == list(profile.spoils_order)
    floor = re.search(r"(\d)\+", printed["Provincial Spoils"])
    assert (f">= {floor[1]}" if floor else printed["Provincial Spoils"]) in profile.provincial_spoils


# Operations


def every_effect() -> list[Effect]:
    """All effects that stand on anything."""
    cards = [effect for card in T.cards.values() for effect in card.effects]
    wars = [e for war in T.wars.values() for e in (*war.on_appear, *war.on_activate, *war.on_victory, *war.on_lost)]
    events = [e for card in T.table_events.values() for side in (card.level1, card.level2) for e in side.effects]
    return [*cards, *wars, *events]


def test_every_operation_on_a_card_is_explained_and_every_one_explained_is_used() -> None:
    assert {effect.op for effect in every_effect()} == set(operations())


# What no rule looks for yet: the phases after the Revenue Phase. Whoever writes one takes its operations out of here.
LATER = {
    "drought", "waits_for_provinces",
}  # fmt: skip


def test_every_operation_is_carried_out_or_looked_for() -> None:
    assert set(operations()) - words() <= LATER
    assert set(operations()) >= LATER


@cache
def words() -> frozenset[str]:
    """All strings in the rules of Rome and of republics."""
    folders = [Path(str(package.__file__)).parent for package in (rome, republic)]
    trees = [ast.parse(path.read_text("utf-8")) for folder in folders for path in sorted(folder.rglob("*.py"))]
    found = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(one for one in found if isinstance(one, str))


def test_every_record_names_its_source() -> None:
    tags = set(contents().sources)
    for records in (T.cards, T.provinces, T.offices, T.table_events):
        for record in records.values():
            assert re.split(r"[+ (]", record.source)[0] in tags, record.id


def test_ids_are_unique() -> None:
    ids = [name for group in (T.cards, T.table_events, T.provinces, T.offices) for name in group]
    assert len(ids) == len(set(ids))


FIGURES = {
    "annual_revenue": ("RR-1.06.5", 100), "active_war_cost": ("RR-1.06.53", 20),
    "maintenance_per_unit": ("RR-1.06.53", 2), "faction_leader_income": ("RR-1.06.11", 3),
    "senator_income": ("RR-1.06.11", 1), "knight_income": ("RR-1.06.12", 1),
    "province_develop_target": ("RR-1.06.4", 6), "province_develop_influence": ("RR-1.06.4", 3),
    "ransom_min": ("RR-1.10.71", 10), "ransom_per_influence": ("RR-1.10.71", 2),
    "persuasion_auto_fail_roll": ("RR-1.07.41", 10), "persuasion_auto_fail_era_ends": ("RR-1.07.41", 9),
    "aligned_loyalty_bonus": ("RR-1.07.41", 7), "knight_target": ("RR-1.07.5", 6), "unit_cost": ("RR-1.09.63", 10),
    "shortage_cost": ("RR-1.07.21.10", 10), "crisis_war_strength": ("RR-1.09.3.1", 20),
    "for_life_elected": ("RR-1.09.821", 21), "for_life_appointed": ("RR-1.09.822", 35),
    "repopulate_below": ("RR-1.09.81", 8), "governor_term": ("RR-1.09.51", 3), "revive_roll_min": ("RR-1.07.8", 5),
    "ageing_roll_min": ("RR-1.07.8", 5), "minor_popularity": ("RR-1.09.441", -5),
    "minor_influence": ("RR-1.09.441", -5), "max_legions": ("RR-0.1.7", 25), "max_fleets": ("RR-0.1.7", 25),
    "popularity_min": ("RR-0.1.3", -9), "popularity_max": ("RR-0.1.3", 9), "law_sponsor_influence": ("RR-2.06.3", 3),
    "law_cosponsor_influence": ("RR-2.06.3", 1), "advocate_influence": ("RR-2.05.6", 3),
}  # fmt: skip


@pytest.mark.parametrize("name", FIGURES)
def test_a_constant_is_the_figure_in_its_clause(name: str) -> None:
    found, figure = FIGURES[name]
    assert getattr(ROME.constants, name) == figure
    assert re.search(rf"(?<!\d){figure}(?!\d)", rulebook.clause_text(found)), rulebook.clause_text(found)


@clause("RR-1.06.53.1")
def test_the_warnings_are_those_printed() -> None:
    printed = re.findall(r"below (\d+)T", rulebook.clause_text("RR-1.06.53.1"))
    assert [str(one) for one in ROME.constants.warn_treasury] == printed
