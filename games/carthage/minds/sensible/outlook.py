"""How the sensible player sees the table: who leads, what the State needs, what a battle would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from games.carthage.law import CARTHAGE, LAWS
from games.carthage.seen.combat import WarView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from games.republic.combat.odds import Odds, battle_odds
from games.republic.components import Effect
from games.republic.minds.outlook import (
    SURELY,
    me,
    mine,
    presiding,
    revenues_to_come,
    senators_of,
    turns_to_come,
)
from games.republic.minds.temper import once
from games.republic.minds.voting import decided

LIFE = 35  # INF that makes a Suffete for Life (RC-9.10.2)
LEADS = 3  # RC-6.5: the personal income of a Faction Leader; all others have 1
STEPS = ((50, 7), (25, 3), (10, 1))  # T-11: Talents given to the State, and the Influence they bring
GENERAL = 3  # INF that the command brings
RESERVE = 60  # what the Treasury should hold against a disaster and Evil Omens
TOTTERING = 25  # a Treasury after the next Revenue Phase that frightens even the selfish
SUMPTUARY = 5  # votes that a Senator may buy under that Law
ALL = 999
RISE = 8  # INF that a Senator may gain before he is proposed for life: an office and a seat
NEARLY = 0.8  # of the votes of all others, with which a ruler for life must be dear to them
CATCHING = 10  # INF by which the first of the last turn may still be caught up with
CIVIL_WAR = "civil-war"


def weight(one: SenatorView) -> float:
    """What a Senator is worth to his faction; RC-7.1.5: a Trade Concession brings a card each turn as a Trader does."""
    return one.influence + one.oratory + 2 * (one.traders + len(one.concessions)) + one.talents / 8


@once
def champion(view: CarthageView) -> SenatorView | None:
    """The own Senator who gathers money and Influence: he might become Suffete for Life."""
    able = [one for one in mine(view) if not one.rebel and one.place != "captive"]
    return max(able, key=lambda one: (one.influence + (3 if one.leader else 0), one.oratory, -one.number), default=None)


def turns_left(view: CarthageView, drawing: Fraction = SURELY) -> int:
    """RC-12.1d: how many turns are still to come after this one, about; `drawing`: as in turns_to_come."""
    more = 64 if view.scenario == "campaign" and view.era == "early" else 0
    return turns_to_come(view, view.deck + more, CARTHAGE.constants.initiatives_per_turn, drawing)


def last_gifts(view: CarthageView) -> bool:
    """RC-6.9, 12.1d: whether no Revenue Phase follows the present one, or the next: then money buys no Influence."""
    return revenues_to_come(view, turns_left(view)) <= 0


# Rivals


@once
def winning(view: CarthageView, seat: Seat | None, more: int, gained: tuple[tuple[Seat, int], ...] = ()) -> bool:
    """RC-12.1d: whether in the last turn so much more Influence may make a faction the winner; or keep it ahead.

    `gained`: what others gain by the same.
    """
    if seat is None or turns_left(view) or decided(view):
        return False
    theirs, risen = view.factions[seat].influence, dict(gained)
    others = {one.seat: one.influence for one in view.factions.values() if one.seat != seat}
    first = theirs + more > max(influence + risen.get(one, 0) for one, influence in others.items())
    return first and theirs - max(others.values()) <= CATCHING


@once
def first_of_all(view: CarthageView, seat: Seat | None) -> bool:
    """Whether a faction, the viewer's or another, is ahead of all others."""
    if seat is None:
        return False
    return all(one.influence < view.factions[seat].influence for one in view.factions.values() if one.seat != seat)


def tallest(view: CarthageView) -> SenatorView | None:
    """The rival Senator with most Influence."""
    others = [one for one in view.senators.values() if one.faction and one.faction != me(view) and not one.rebel]
    return max(others, key=lambda one: one.influence, default=None)


def menace(view: CarthageView, one: SenatorView) -> bool:
    """Whether a rival may soon be Suffete for Life by his Influence alone."""
    return one.faction != me(view) and one.influence >= LIFE - 7 and appoints(view)


def heir(view: CarthageView, one: SenatorView) -> bool:
    """RC-6.9, 9.10.2: whether a rival needs nothing but his own purse to be Suffete for Life in the next Revenue Phase.

    So he can be stopped this turn only.
    """
    return one.faction not in (None, me(view)) and reaching(view, one)


def reaching(view: CarthageView, one: SenatorView, more: int = 0) -> bool:
    """RC-6.9, 9.10.2: whether anybody, with so much more Influence, is appointed by the gift he can pay then.

    RC-12.1d: in the last turn there is no other Revenue Phase.
    """
    income, able = LEADS if one.leader else 1, one.in_carthage and appoints(view) and turns_left(view) > 0
    return able and one.influence + more + bought(one.talents + income) >= LIFE


def appoints(view: CarthageView) -> bool:
    """RC-9.7.2: whether Influence alone makes a Suffete for Life: not after the Military Reform Law."""
    return not any("military-reform" in law.id for law in view.laws)


def crowned(view: CarthageView, one: SenatorView, at: str) -> bool:
    """Whether a rival rises so."""
    return one.faction != me(view) and rising(view, one, at)


def rising(view: CarthageView, one: SenatorView, at: str) -> bool:
    """RC-9.6.1, 10.2.11: whether who commands and wins there needs one gift more to be Suffete for Life.

    Or can be elected so; or whether it wins his faction the game, for it ends with this turn.
    """
    gained = glory(view, at)
    won = exalted(view, one, at) or acclaimed(view, one, at) or winning(view, one.faction, gained)
    return gained > 0 and won


def acclaimed(view: CarthageView, one: SenatorView, at: str) -> bool:
    """RC-9.10.1: whether that, with the gift his purse can pay, makes him electable who is not yet."""
    risen = glory(view, at) + bought(one.talents + (LEADS if one.leader else 1))
    return not mighty(view, one) and mighty(view, one, risen)


def exalted(view: CarthageView, one: SenatorView, at: str) -> bool:
    """The same of anybody."""
    gained = glory(view, at)
    return gained > 0 and appoints(view) and one.influence + gained + STEPS[0][1] >= LIFE


def glory(view: CarthageView, at: str) -> int:
    """RC-9.6.1, 10.2.11: the Influence that the command there and a victory bring; 0: that is no War."""
    war = view.wars.get(view.forces[at].war if at in view.forces else at)
    return GENERAL - (-(war.land + war.fleet) // 2) if war else 0


def bought(talents: int) -> int:
    """T-11: the Influence that one gift of so many Talents brings."""
    return next((influence for price, influence in STEPS if price <= talents), 0)


def electable(view: CarthageView, one: SenatorView, more: int = 0) -> bool:
    """Whether a rival, with so much more Influence, could have himself elected Suffete for Life (RC-9.10.1)."""
    return one.faction != me(view) and mighty(view, one, more)


def mighty(
    view: CarthageView, one: SenatorView, more: int = 0, *, part: float = 1.0, away: tuple[str, ...] = ()
) -> bool:
    """RC-9.10.1: whether anybody, with so much more Influence, could have himself elected against so many others.

    `part`: of the votes they have and could buy; all of them were better spent otherwise. `away`: who leaves Carthage.
    """
    if one.faction is None or one.id in away or one.influence + more < CARTHAGE.constants.for_life_elected:
        return False
    his = power(view, one.faction, away) + one.influence + more
    return his > part * sum(power(view, seat, away) for seat in view.seats if seat != one.faction)


def enthroned(view: CarthageView, seat: Seat) -> bool:
    """RC-9.10.1: whether a faction, if it presided, might well have one of its own elected this turn.

    It may rise by offices and trials, and send away or convict who is against it.
    """
    return any(one.in_carthage and mighty(view, one, RISE, part=NEARLY) for one in senators_of(view, seat))


def enabling(view: CarthageView, seat: Seat, away: Sequence[str]) -> bool:
    """RC-9.10.1: whether a faction could have one of its own elected if these of others were away, who could vote."""
    others = [view.senators[name].faction for name in away if name in view.senators]
    if not any(one not in (None, seat) for one in others):
        return False
    return any(one.in_carthage and mighty(view, one, part=NEARLY, away=tuple(away)) for one in senators_of(view, seat))


def in_the_chair(view: CarthageView, one: SenatorView) -> bool:
    """Whether his faction presides, and could propose him."""
    return one.faction is not None and presiding(view) == one.faction


@once
def power(view: CarthageView, seat: Seat, away: tuple[str, ...] = ()) -> int:
    """The votes a faction has and could buy; `away`: who leaves Carthage."""
    able = [one for one in senators_of(view, seat) if one.in_carthage and one.id not in away]
    most = most_bought(view)
    return sum(one.oratory + min(most, one.talents) for one in able)


def purse(view: CarthageView, seat: Seat) -> int:
    """The Talents with which a faction can buy votes."""
    most = most_bought(view)
    return sum(min(most, one.talents) for one in senators_of(view, seat) if one.in_carthage)


def most_bought(view: CarthageView) -> int:
    """RC-9.0.10: the votes that one Senator can buy at most: under the Sumptuary Law (RC-9.7.2) few."""
    return SUMPTUARY if any("sumptuary" in law.id for law in view.laws) else ALL


# The State


@once
def active(view: CarthageView) -> list[WarView]:
    """The Active Wars."""
    return [war for war in view.wars.values() if war.status == "active"]


def lost(view: CarthageView) -> int:
    """How many Wars are lost for good."""
    return sum(war.status == "lost" for war in view.wars.values())


def next_balance(view: CarthageView) -> int:
    """What the State will gain, or lose, in the next Revenue Phase as things stand: Provinces not counted."""
    figures = CARTHAGE.constants
    wars = figures.active_war_cost * len(active(view)) + figures.lost_war_cost * lost(view)
    return figures.annual_revenue - wars - view.army.maintenance


def tottering(view: CarthageView) -> bool:
    """Whether the State will fall if nobody thinks of it: one War more, or one lost, or no money for the next turn."""
    return len(active(view)) >= 4 or lost(view) >= 3 or view.treasury + min(0, next_balance(view)) < TOTTERING


def prospect(strength: int, enemy: int, view: CarthageView, war: WarView | None = None) -> Odds:
    """What a battle of these strengths would bring; RC-10.2.8: with the numbers of the War, and of its Leaders."""
    leaders = [view.leaders[name] for name in war.leaders_met] if war else []
    disaster = frozenset(war.disaster if war else ()).union(*(one.disaster for one in leaders))
    standoff = frozenset(war.standoff if war else ()).union(*(one.standoff for one in leaders))
    omens = view.omens if view.senate else 0
    return battle_odds(CARTHAGE, strength, enemy, disaster, standoff, omens=omens)


def victory(strength: int, enemy: int, view: CarthageView, war: WarView | None = None) -> float:
    """How likely such a battle is won, with what Laws add there."""
    return prospect(strength + lawful(view, war), enemy, view, war).victory / 216


def law_effects(view: CarthageView) -> list[Effect]:
    """RC-9.7.2: what the Laws that stand do."""
    return [one for law in view.laws for one in LAWS[view.edition].tables.laws[law.id].effects]


def flagged(view: CarthageView, flag: str) -> bool:
    """RC-9.7.2: whether a Law that stands has this rule hold."""
    return any(one.params.get("flag") == flag for one in law_effects(view))


def lawful(view: CarthageView, war: WarView | None) -> int:
    """RC-9.7.2, 10.2.1: what Laws add to Carthage's strength in a War of this group."""
    able = [one.params for one in law_effects(view) if one.op == "group_battle_bonus"]
    return sum(int(one["value"]) for one in able if war is not None and war.group in one["groups"])


def military(view: CarthageView, names: Iterable[str]) -> int:
    """The MIL of these commanders together."""
    return sum(view.senators[name].military for name in names if name in view.senators)


def richest(names: Sequence[str], view: CarthageView) -> str:
    """Of these Senators the one with most Talents."""
    return max(names, key=lambda name: view.senators[name].talents)
