"""How the sensible player sees the table: who leads, what the State needs, what a battle would bring."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel import Seat
from games.republic.combat.odds import Odds, battle_odds
from games.republic.minds.memory import HARM, shuns
from games.republic.minds.outlook import ahead, leads, me, mine, revenues_to_come, senators_of, turns_to_come
from games.rome.law import ROME
from games.rome.seen.combat import WarView
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

FIGURES = ROME.constants
LIFE = FIGURES.for_life_appointed
INFLUENCE = 4  # Talents a point of Influence is worth: gifts to the State buy it at seven to ten
RESERVE = 70  # what the Treasury should hold against a disaster (50T) and Evil Omens (20T)
TOTTERING = 30  # a Treasury after the next Revenue Phase that frightens even the selfish
RESTLESS = 3  # Unrest that may run away
UPROAR = 6  # and that may be the end
CIVIL_WAR = "civil-war"
MIGHTY = 24  # INF of a faction that may have one of its own elected for life
ROLLS = 216


def weight(one: SenatorView) -> float:
    """What a Senator is worth to his faction."""
    return one.influence + one.oratory + one.knights + 3 * len(one.concessions) + one.military / 2 + one.talents / 8


def champion(view: RomeView) -> SenatorView | None:
    """The own Senator who gathers money and Influence: he might become Consul for Life."""
    able = [one for one in mine(view) if not one.rebel and not one.captive]
    return max(able, key=lambda one: (one.influence + (3 if one.leader else 0), one.oratory, -one.number), default=None)


def turns_left(view: RomeView) -> int:
    """RR-1.12.1.5, 1.12.3: how many turns are still to come after this one, about."""
    if view.last_turn is not None:
        return max(0, view.last_turn - view.turn)
    if view.era_ends:
        return 0
    more = sum(60 for _ in view.coming) + view.next_deck
    return turns_to_come(view, view.deck + more, FIGURES.initiatives_per_turn)


def last_gifts(view: RomeView) -> bool:
    """RR-1.06.52, 1.12.3: whether no Revenue Phase follows the present one, or the next: money buys no INF then."""
    return revenues_to_come(view, turns_left(view)) <= 0


# Rivals


def overmighty(view: RomeView, seat: Seat | None) -> bool:
    """Whether another faction runs away from all: only together can the others still hold it."""
    if seat is None or seat == me(view) or seat not in view.factions:
        return False
    second = max((one.influence for one in view.factions.values() if one.seat != seat), default=0)
    return view.factions[seat].influence >= max(MIGHTY, round(1.5 * second))


def rivalry(view: RomeView, one: SenatorView, *, sharing: bool = False) -> float:
    """How much it hurts if this Senator gains something: more the nearer his faction is to victory.

    `sharing`: whether one gains by the same proposal: a grudge is not worth one's own posts.
    """
    if overmighty(view, one.faction):
        return 1.3
    if not sharing and shuns(view, one.faction):
        return HARM
    if leads(view, one.faction) or menace(view, one):
        return 0.6
    return 0.35 if ahead(view, one.faction) else 0.2


def tallest(view: RomeView) -> SenatorView | None:
    """The rival Senator with most Influence."""
    others = [one for one in view.senators.values() if one.faction and one.faction != me(view) and not one.rebel]
    return max(others, key=lambda one: one.influence, default=None)


def menace(view: RomeView, one: SenatorView) -> bool:
    """Whether a rival may soon be Consul for Life by his Influence alone."""
    return one.faction is not None and one.faction != me(view) and one.influence >= LIFE - 7


def electable(view: RomeView, one: SenatorView, more: int = 0) -> bool:
    """Whether a rival, with so much more Influence, could have himself elected Consul for Life (RR-1.09.821)."""
    if one.faction is None or one.faction == me(view) or one.influence + more < FIGURES.for_life_elected:
        return False
    his = power(view, one.faction) + one.influence + more
    return his > sum(power(view, seat) for seat in view.seats if seat != one.faction)


def power(view: RomeView, seat: Seat) -> int:
    """The votes a faction has and could buy."""
    return sum(one.votes + one.talents for one in senators_of(view, seat) if one.in_rome)


# The State


def active(view: RomeView) -> list[WarView]:
    """The Active Wars."""
    return [war for war in view.wars.values() if war.status == "active"]


def next_balance(view: RomeView) -> int:
    """What the State will gain, or lose, in the next Revenue Phase as things stand: Provinces not counted."""
    return FIGURES.annual_revenue - sum(one.talents for one in view.debits)


def needy(view: RomeView) -> bool:
    """Whether the State is near ruin."""
    return view.treasury + min(0, next_balance(view)) < RESERVE


def tottering(view: RomeView) -> bool:
    """Whether Rome will fall if nobody thinks of it: many Wars, an angry people, or no money for the next turn."""
    poor = view.treasury + min(0, next_balance(view)) < TOTTERING
    return len(active(view)) >= FIGURES.crisis_active_wars or view.unrest >= UPROAR or poor


def prospect(strength: int, enemy: int, view: RomeView, war: WarView | None = None) -> Odds:
    """RR-1.10.11: what a battle of these strengths would bring: every roll counted."""
    leaders = [view.leaders[name] for name in war.leaders_met if name in view.leaders] if war else []
    struck = set(war.struck) if war else set[int]()
    disaster = [*(war.disaster if war else ()), *(number for one in leaders for number in one.disaster)]
    standoff = [*(war.standoff if war else ()), *(number for one in leaders for number in one.standoff)]
    worse, even = frozenset(disaster) - struck, frozenset(standoff) - struck
    return battle_odds(ROME, strength, enemy, worse, even, omens=view.omens)


def victory(strength: int, enemy: int, view: RomeView, war: WarView | None = None) -> float:
    """How likely such a battle is won."""
    return prospect(strength, enemy, view, war).victory / ROLLS


def military(view: RomeView, names: Iterable[str]) -> int:
    """The MIL of these commanders together."""
    return sum(view.senators[name].military for name in names if name in view.senators)
