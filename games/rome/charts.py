"""The tables that are rolled on, the constants, the set-ups and the decision points of Rome."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from games.republic.appendices import Chits, CiteRow, DecisionPoint, Phase, Players, cited
from games.republic.charts import AppealRow, AssassinationVariant, Chart, CombatChart, Contributions, Row
from games.republic.components import Component, Record, Status
from games.republic.law import Cite
from games.rome.components import Era, load


class PopulationRow(Row):
    """RR-1.08.2: by how much Unrest changes, and what else happens."""

    unrest: int
    shortage: bool = False  # MS
    no_recruitment: bool = False  # NR
    mob: bool = False


class Allegiance(Component):
    """RR-1.11.31: a legion follows a Rebel on this number or more."""

    roll: str
    source: str
    follows_at_least: Mapping[Era, int]


class Discards(Component):
    """RR-0.6.4: what is discarded first if a player does not say it."""

    source: str
    order: tuple[str, ...]


class HraoOrder(Component):
    """RR-1.09.11."""

    source: str
    order: tuple[str, ...]
    then: str


class Games(Record):
    """RR-1.07.6: games, their price, and what they do for the sponsor and for the people."""

    cost: int
    popularity: int
    unrest: int


class Repeal(Component):
    """RR-1.09.621: what it costs to repeal a Land Bill."""

    sponsor_popularity: int
    for_popularity: int
    unrest: int
    least_popularity: int


class LandBill(Record):
    """RR-1.09.62: a type of Land Bill."""

    type: int
    cost: int
    recurring: bool
    markers: int
    sponsor_popularity: int
    cosponsor_popularity: int
    against_popularity: int
    unrest: int
    repeal: Repeal | None


class Charts(Component):
    """The tables of the rulebook."""

    combat: CombatChart
    population: Chart[PopulationRow]
    popular_appeal: Chart[AppealRow]
    trial: Chart[AppealRow]
    assassination: Chart[Row]
    assassination_variant: AssassinationVariant
    contributions: Contributions
    legion_allegiance: Allegiance
    discards: Discards
    hrao_order: HraoOrder
    games: tuple[Games, ...]
    land_bills: tuple[LandBill, ...]
    natural_disaster: Mapping[int, str]


class Constants(Component):
    """The figures that stand in the sentences of the rules."""

    source: str
    players: Players
    annual_revenue: int
    active_war_cost: int
    maintenance_per_unit: int
    faction_leader_income: int
    senator_income: int
    knight_income: int
    influence: Mapping[str, int]
    popularity_min: int
    popularity_max: int
    influence_min: int
    aligned_loyalty_bonus: int
    persuasion_auto_fail_roll: int
    persuasion_auto_fail_era_ends: int
    knight_target: int
    initiatives_per_turn: int
    hand_limit: int
    governor_term: int
    repopulate_below: int
    repopulate_dice: int
    max_legions: int
    max_fleets: int
    unit_cost: int
    shortage_cost: int
    crisis_active_wars: int
    crisis_war_strength: int
    fall_active_wars: int
    for_life_elected: int
    for_life_appointed: int
    revive_roll_min: int
    ageing_roll_min: int
    ransom_min: int
    ransom_per_influence: int
    province_develop_target: int
    province_develop_influence: int
    mob_chits: int
    priests: int
    warn_treasury: tuple[int, ...]
    minor_popularity: int
    minor_influence: int
    caught_influence: int
    law_sponsor_influence: int
    law_cosponsor_influence: int
    advocate_influence: int


class ForumWar(Component):
    """A War that lies in the Forum at set-up."""

    war: str
    status: Status


class Bottom(Component):
    """RR-3.01.4d: what lies under the deck with Era Ends: so many of it, and so many of the next."""

    own: int
    next: int
    of: Era | Literal[""]


class Mixed(Component):
    """RR-3.02.2: red cards of former decks that are mixed in, unseen."""

    count: int
    of: tuple[Era, ...]


class Placed(Component):
    """A Province at set-up."""

    id: str
    developed: bool


class Layout(Component):
    """RR-3.01 to RR-3.03: how a period is set up."""

    source: str
    families: int
    families_from: tuple[Era, ...]
    cards: int
    treasury: int
    legions: int
    forum_wars: tuple[ForumWar, ...]
    bottom: Bottom
    concessions: bool
    intrigues: Mixed
    add: tuple[str, ...]
    laws: tuple[str, ...]
    removed: tuple[str, ...]
    provinces: tuple[Placed, ...]


class DeckList(Component):
    """RR-1.02.1: how many cards a deck has."""

    total: int
    source: str


class Contents(Component):
    """What is in the box (RR-1.02.1, RR-0.1.7) and what the source tags mean."""

    decks: Mapping[Era, DeckList]
    counts: Mapping[str, int | Mapping[str, int]]
    sources: Mapping[str, str]
    dice: Mapping[str, str]


class Neutral(Component):
    """RR-4.02: how a Neutral faction behaves."""

    id: str
    name: str
    pick: str
    extra_senators: int
    faction_leader: str
    revenue: str
    provincial_spoils: str
    knight_talents: int
    initiative_drm: int
    charity: tuple[str, ...]
    spoils_order: tuple[str, ...]
    source: str


class Neutrals(Component):
    """RR-4."""

    source: str
    order: tuple[str, ...]
    profiles: tuple[Neutral, ...]


@cache
def layouts() -> Mapping[Era, Layout]:
    """The three set-ups."""
    found: Mapping[Era, Layout] = load("setup", Mapping[Era, Layout])
    return found


@cache
def chits() -> Chits:
    """The Mortality Chits."""
    return Chits.model_validate(load("chits", Chits))


@cache
def phases() -> tuple[Phase, ...]:
    """RR-1.03.1."""
    found: tuple[Phase, ...] = load("sequence", tuple[Phase, ...])
    return found


@cache
def contents() -> Contents:
    """RR-1.02.1."""
    return Contents.model_validate(load("decks", Contents))


@cache
def operations() -> Mapping[str, str]:
    """Every operation a card may name, and its meaning."""
    found: Mapping[str, str] = load("effects", Mapping[str, str])
    return found


@cache
def decision_points() -> tuple[DecisionPoint, ...]:
    """RR-9."""
    found: tuple[DecisionPoint, ...] = load("decisions", tuple[DecisionPoint, ...])
    return found


@cache
def cites() -> Mapping[str, Cite]:
    """What each question rests on, by the kind of its decision, or "kind/reason"."""
    rows: tuple[CiteRow, ...] = load("cites", tuple[CiteRow, ...])
    return cited(decision_points(), rows)


@cache
def neutrals() -> Neutrals:
    """RR-4.02."""
    return Neutrals.model_validate(load("neutrals", Neutrals))
