"""The tables of RC-13 that are rolled on, the constants, the set-ups and the decision points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from games.carthage.components import EDITION, Era, load
from games.republic.appendices import Chits, CiteRow, DecisionPoint, Phase, Players, cited
from games.republic.charts import AppealRow, AssassinationVariant, Chart, CombatChart, Contributions, Row
from games.republic.components import Component, Status
from games.republic.law import Cite


class ExplorationRow(Row):
    """T-4."""

    losses: Literal["0", "dr", "DR", "TDR"]


class ReactionRow(Row):
    """T-7."""

    influence: int = 0
    popularity: int = 0


class ExplorationChart(Chart[ExplorationRow]):
    """T-4 with the losses of a Disaster."""

    disaster_losses: str


class Modifier(Component):
    """A modifier of the Public Reaction Table: for which deed of his campaign."""

    deed: Literal["heavy-losses", "disaster", "naval-victory"]
    when: str
    value: int


class ReactionChart(Chart[ReactionRow]):
    """T-7 with its modifiers."""

    modifiers: tuple[Modifier, ...]


class Allegiance(Component):
    """T-10: a legion follows the rebel on this number or more."""

    roll: str
    source: str
    follows_at_least: Mapping[Era, Mapping[str, int]]


class HraoOrder(Component):
    """RC-1.4g."""

    source: str
    order: tuple[str, ...]
    then: str


class Charts(Component):
    """T-3 to T-7, T-10, T-11 and the order of officials."""

    combat: CombatChart
    exploration: ExplorationChart
    popular_appeal: Chart[AppealRow]
    assassination: Chart[Row]
    assassination_variant: AssassinationVariant
    public_reaction: ReactionChart
    legion_allegiance: Allegiance
    contributions: Contributions
    hrao_order: HraoOrder


class ForumWar(Component):
    """A War that lies in the Forum at set-up."""

    war: str
    status: Status


class Layout(Component):
    """RC-4, RC-4.16: how one era is set up."""

    source: str
    families: int
    red_cards: int
    traders: int
    treasury: int
    tax_rate: int
    forum_wars: tuple[ForumWar, ...]
    forum_explorations: tuple[str, ...]
    active_legions: Mapping[str, int]
    active_fleets: int
    pool: Mapping[str, int]
    pool_fleets: int
    reserve: Mapping[str, int]
    governed: tuple[str, ...]
    provinces: tuple[str, ...]
    developed: tuple[str, ...]
    areas_open: tuple[str, ...]
    laws: tuple[str, ...]
    set_aside: Mapping[str, int]
    committee_terms: Mapping[str, int]


class Constants(Component):
    """The figures that stand in the sentences of the rules."""

    source: str
    players: Players
    families_dealt_per_player: int
    red_cards_dealt_per_player: int
    initial_traders_per_faction: int
    start_treasury: int
    annual_revenue: int
    start_tax_rate: int
    tax_step: int
    tax_min: int
    tax_max: int
    active_war_cost: int
    lost_war_cost: int
    maintenance_per_unit: int
    expedition_units_per_talent: int
    faction_leader_income: int
    senator_income: int
    committee_corruption_die: int
    influence: Mapping[str, int]
    tax_sponsor_popularity: int
    tax_cosponsor_popularity: int
    tax_vote_penalty: int
    popularity_min: int
    popularity_max: int
    influence_min: int
    aligned_loyalty_bonus: int
    persuasion_auto_fail_roll: int
    trader_target: int
    initiatives_per_turn: int
    hand_limit: int
    committee_term: int
    governor_term: int
    repopulate_below: int
    repopulate_dice: int
    max_legions: int
    max_fleets: int
    fleet_cost: int
    caravan_cost: int
    trade_fleet_cost: int
    crisis_active_wars: int
    crisis_war_strength: int
    fall_active_wars: int
    fall_lost_wars: int
    for_life_elected: int
    for_life_appointed: int
    trade_min_cards_per_offer: int
    revive_roll_min: int
    ageing_roll_min: int
    ransom_min: int
    ransom_per_influence: int
    province_develop_target: int
    province_develop_influence: int
    neutral_margin: int
    neutrals_pay_for_peace: bool
    sources: Mapping[str, tuple[str, ...]]


class DeckList(Component):
    """RC-2.1: how many cards of which kind a deck holds."""

    total: int
    composition: Mapping[str, int]
    source: str


class Contents(Component):
    """What is in the box (RC-2) and what the source tags mean."""

    decks: Mapping[Era, DeckList]
    counts: Mapping[str, int | str | Mapping[str, int]]
    sources: Mapping[str, str]
    dice: Mapping[str, str]


class Neutral(Component):
    """T-15: how a Neutral faction behaves."""

    id: str
    pick: str
    extra_senators: int
    leader: str
    revenue: Mapping[str, str]
    spoils_roll: str
    corruption_roll: str
    charity: str
    trader_budget: str
    initiative_bid_mod: int
    spoils_order: tuple[str, ...]
    tax_vote: str
    source: str


class Neutrals(Component):
    """RC-15."""

    source: str
    order: tuple[str, ...]
    profiles: tuple[Neutral, ...]


class SeaControl(Component):
    """GV-4.12."""

    holders: tuple[str, ...]
    start: str
    clause: str


class Grand(Component):
    """What the combined game adds to these components."""

    source: str
    war_counterparts: Mapping[str, str]
    shared_persons: Mapping[str, str]
    lost_war_payment_to_winner: int
    lost_war_payment_to_bank: int
    sea_control: SeaControl


@cache
def layouts(edition: int = EDITION) -> Mapping[Era, Layout]:
    """The two set-ups."""
    found: Mapping[Era, Layout] = load("setup", Mapping[Era, Layout], edition)
    return found


@cache
def chits() -> Chits:
    """The Mortality Chits."""
    return Chits.model_validate(load("chits", Chits))


@cache
def decision_points() -> tuple[DecisionPoint, ...]:
    """Appendix A."""
    found: tuple[DecisionPoint, ...] = load("decisions", tuple[DecisionPoint, ...])
    return found


@cache
def cites() -> Mapping[str, Cite]:
    """What each question rests on, by the kind of its decision, or "kind/reason"."""
    rows: tuple[CiteRow, ...] = load("cites", tuple[CiteRow, ...])
    return cited(decision_points(), rows)


@cache
def phases() -> tuple[Phase, ...]:
    """RC-3.1."""
    found: tuple[Phase, ...] = load("sequence", tuple[Phase, ...])
    return found


@cache
def contents() -> Contents:
    """RC-2."""
    return Contents.model_validate(load("decks", Contents))


@cache
def operations() -> Mapping[str, str]:
    """Appendix C: every operation a card may name, and its meaning."""
    found: Mapping[str, str] = load("effects", Mapping[str, str])
    return found


@cache
def neutrals() -> Neutrals:
    """T-15."""
    return Neutrals.model_validate(load("neutrals", Neutrals))


@cache
def grand() -> Grand:
    """The couplings of the combined game."""
    return Grand.model_validate(load("grand", Grand))
