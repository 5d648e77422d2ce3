"""War: which Wars to meet, who may lead, what there is and could be raised."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from games.carthage.law import LAWS
from games.carthage.minds.sensible.outlook import (
    CIVIL_WAR,
    GENERAL,
    active,
    crowned,
    electable,
    enabling,
    first_of_all,
    flagged,
    military,
    next_balance,
    rising,
    tottering,
    victory,
)
from games.carthage.minds.sensible.peace import (
    REVOLT,
    WON,
    dear,
    endangered,
    falling,
    owed,
    payable,
    standing,
    treaty,
)
from games.carthage.seen.combat import ForceView, WarView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.republic.minds.campaign import RAISE, Market, Offer
from games.republic.minds.outlook import decides_alone, is_mine, me, raised_with
from games.republic.minds.temper import once, thinks_of
from games.republic.minds.voting import decided
from games.republic.minds.warfare import VETERAN, Warfare, asked_for, need

LEGION: Final = 8  # Talents: what one costs, about
USUAL: Final = 2  # MIL of a commander, at least
PEACE: Final = 6  # legions that are kept when there is no War
MANY: Final = 3  # Active Wars with which one goes into doubtful battles
HARBOR: Final = "harbor-master"
WAITING: Final = 2  # Active Wars that nobody meets, beside which none is woken
ABUNDANT: Final = 250  # a Treasury after the next Revenue Phase that makes good all that is lost


def urgent(view: CarthageView) -> list[WarView]:
    """The Wars worth meeting: the Rebel, Active ones, the weakest first; Inactive ones while few are Active.

    Not one that must be given up in this Senate, nor what ends with it.
    """
    manned = {force.war for force in view.forces.values() if force.commanders and loyal(view, force)}
    away = {*manned, *ceded(view)}
    able = [war for war in view.wars.values() if war.status != "lost" and not war.waits and war.id not in away]
    fought = [war for war in able if war.status == "active"]
    asleep = [war for war in able if war.status == "inactive"] if len(active(view)) < MANY else []
    return sorted(fought, key=hardness) + sorted(asleep, key=hardness)


# What is given up


def ceded(view: CarthageView) -> list[str]:
    """RC-9.5.4a: the War that has to be given up, and the Revolts that end with it, for their Provinces are gone."""
    war = conceded(view)
    card = LAWS[view.edition].tables.wars.get(war)
    gone = [one.params["province"] for one in card.on_lost if one.op == "remove_province"] if card else []
    return [war, *(f"{REVOLT}{name}" for name in gone)]


@once
def conceded(view: CarthageView) -> str:
    """RC-9.5.4: the War that has to be given up: no other peace can be paid, or no battle spares it; "": none has.

    A battle too that who is at home may win; so the War that he would win is not the one.
    """
    hopes = {war.id: chance for war in standing(view) if (chance := hope(view, war)) >= WARFARE.good}
    best = sorted(hopes.values())[-1:]  # for he may have one commander only
    able = [war for war in standing(view) if payable(view, owed(view, war))]
    if not able or not endangered(view, hopes=best) or (len(able) > 1 and falling(view) < 1):
        return ""
    return min(able, key=lambda war: dear(view, war) + WON * hopes.get(war.id, 0)).id


def hope(view: CarthageView, war: WarView) -> float:
    """How likely what lies at home, well led, wins a War on land that nobody meets; nothing is paid for it."""
    met = [force.war for force in view.forces.values() if force.commanders]
    if war.id in (*met, CIVIL_WAR) or war.fleet_met or view.army.fleets < war.support or barred(view, war, met):
        return 0
    legions = sum(one.active + one.veterans for one in view.army.legions if serving(view, one.id, war.id))
    names, most = candidates(view)
    led = leaders(view, {"at": war.id, "commanders": [names, 1, most]}, ())
    return max((on_land(view, war, legions, one) for one in led), default=0) if legions else 0


def on_land(view: CarthageView, war: WarView, legions: int, names: Sequence[str]) -> float:
    """How likely so many legions win there, so led."""
    return WARFARE.on_land(view, war, legions, military(view, names))


def barred(view: CarthageView, war: WarView, met: Collection[str]) -> bool:
    """RC-8.9.8: an earlier Active War of its group must be met first.

    RC-8.9.6: nor is a War woken beside two that are not met: with the next one all would have to sue for peace.
    """
    if war.status == "inactive" and unmet(view, met) >= WAITING:
        return True
    return any(one.group == war.group and one.order < war.order and one.id not in met for one in active(view))


def allowed(view: CarthageView, war: WarView, met: Collection[str]) -> int:
    """RC-8.9.6: on waking a War while an Active one is not met only what leaves plenty; else all there is.

    RC-8.8.2a: nothing against one that will end by treaty.
    """
    if ending(view, war.id):
        return 0
    return max(0, beyond(view)) if war.status == "inactive" and unmet(view, met) else max(0, view.treasury)


def unmet(view: CarthageView, met: Collection[str]) -> int:
    """How many Active Wars stand, are not to be given up, and are not met."""
    return sum(one.status == "active" and one.id not in (*met, CIVIL_WAR) for one in urgent(view))


def ending(view: CarthageView, war: str) -> bool:
    """RC-8.8.2a: whether a New Alliance ends it when the Senate is adjourned, if nobody meets it."""
    return war == treaty(view)


def abundant(view: CarthageView) -> bool:
    """Whether the Treasury makes good all that may be lost."""
    return beyond(view) >= 0


def beyond(view: CarthageView) -> int:
    """By how much it does."""
    return view.treasury + next_balance(view) - ABUNDANT


def hardness(war: WarView) -> tuple[bool, int, int]:
    """The Rebel before all; then the Wars that ask for least; of a group in its order."""
    return war.id != CIVIL_WAR, war.land_met + max(war.fleet_met, war.support), war.order


def available(view: CarthageView) -> tuple[int, int]:
    """Legions and Fleets at home, and those that might be raised."""
    able = [one for one in view.army.legions if not one.unavailable and view.army.recruiting]
    legions = sum(one.active + one.veterans for one in view.army.legions)
    legions += min(sum(one.pool for one in able), max(0, view.treasury) // LEGION)
    bought = min(view.army.pool_fleets, max(0, view.treasury) // view.army.fleet_cost)
    return legions, view.army.fleets + (bought if view.army.recruiting else 0)


def loyal(view: CarthageView, force: ForceView) -> bool:
    """RC-11.3: whether it is the State's and not the Rebel's."""
    return not any(view.senators[name].rebel for name in force.commanders)


WARFARE: Final[Warfare[CarthageView]] = Warfare(
    victory=victory, military=military, available=available, loyal=loyal, good=0.6, fair=0.4, vain=33
)


def desperate(view: CarthageView) -> bool:
    """Whether battles are gone into that are not likely to be won: in need, or where new units cost nothing."""
    return len(active(view)) >= MANY or (thinks_of("boldness") and abundant(view))


def wanting(view: CarthageView, force: ForceView) -> bool:
    """RC-9.6.4: whether a force that has no good chance as it is would have one with what can be sent after it."""
    odds = force.battle.odds.victory if force.battle else 0
    return odds < 100 * WARFARE.good and WARFARE.lacks(view, force, force.commanders) is not None


def looming(view: CarthageView, war: str) -> bool:
    """RC-5.0, 8.9.8: whether an Imminent War will double its strength next turn."""
    group = view.wars[war].group if war in view.wars else ""
    return any(one.group == group and one.status == "imminent" for one in view.wars.values())


# Who leads


def leaders(view: CarthageView, offer: Offer, led: Sequence[str]) -> Iterator[list[str]]:
    """One, one's own before the better, the Home Suffete last; in a Crisis two, one of them a Suffete.

    RC-9.6.1, 10.2.11: of others as good rather who is further from victory, or from a rule for life.
    RC-9.5.1: when who presides leaves the Senate is over: he stays as long as it may have to sue for peace.
    RC-9.11: the Home Suffete goes only after or with the Marine Suffete, as long as that one is there.
    RC-9.10.2: nobody whom the victory would bring near a rule for life, if the Senate would not have it.
    RC-9.10.1: a rival who could be elected for life with that Influence only where nobody else is enough; and nobody
    whom all others keep at home, for without him one's own could be elected.
    RC-8.9.6: nor who is ahead of all against a War that sleeps.
    """
    names, _, most = offer["commanders"]
    able = sorted(
        (view.senators[name] for name in names if name not in led),
        key=lambda one: (
            one.faction != me(view) or envied(view, one),
            electable(view, one, GENERAL),
            -one.military,
            raised_with(view, one),
            0 if is_mine(view, one.id) else one.influence,
        ),
    )
    able = [one for one in able if one.id != view.hrao or not endangered(view)]
    able = [one for one in able if not woken_for(view, one, str(offer["at"]))]
    able = [
        one for one in able if trusted(view, one, str(offer["at"])) and trusted(harbored(view), one, str(offer["at"]))
    ]
    first = able if generals_only(view) else [one for one in able if one.office.endswith("suffete")]
    named = [[one.id] for one in sorted(first, key=at_home)]
    if most > 1:
        pairs = [(one, other) for one in first for other in able if other is not one]
        named += [[one.id, other.id] for one, other in pairs if not doubled(view, one, other)]
    named.sort(key=partial(begrudged, view))
    yield from (names for names in named if not left_behind(view, [*led, *names]) and not refused(view, names))


def refused(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.13, 9.10.1: whether all others are against sending these, lest one of one's own be elected for life."""
    return not (decides_alone(view) or decided(view)) and enabling(view, me(view), names)


def doubled(view: CarthageView, one: SenatorView, other: SenatorView) -> bool:
    """RC-9.5.7, 10.2.11: whether both are of the rival who is ahead of all, who would gain twice by one victory."""
    ahead = one.faction == other.faction != me(view) and first_of_all(view, one.faction)
    return ahead and not (tottering(view) or decided(view))


def woken_for(view: CarthageView, one: SenatorView, at: str) -> bool:
    """RC-8.9.6, 9.6.1: whether a War that hurts nobody would be woken for the rival who is ahead of all."""
    asleep = at in view.wars and view.wars[at].status == "inactive"
    ahead = one.faction != me(view) and first_of_all(view, one.faction)
    return asleep and ahead and not (tottering(view) or decided(view))


def envied(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.0.13: whether the others refuse this one of one's own the glory, for one is ahead of them all."""
    strong = decides_alone(view) or decided(view) or tottering(view)
    return is_mine(view, one.id) and first_of_all(view, me(view)) and not strong and matched(view, [one.id])


def begrudged(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.0.13, 9.5.7: whether none but such would lead: rather one beside another's, whose faction is for it."""
    return all(envied(view, view.senators[name]) for name in names)


def matched(view: CarthageView, names: Sequence[str]) -> bool:
    """RC-9.6.1: whether others could lead as well as these, none of theirs nor of who is ahead of all."""
    whose = {view.senators[name].faction for name in names}
    able = (view.senators[name] for name in candidates(view)[0])
    others = (one for one in able if one.faction not in whose and not first_of_all(view, one.faction))
    best = sorted((one.military for one in others), reverse=True)[: len(names)]
    return len(best) == len(names) and sum(best) >= military(view, names)


def left_behind(view: CarthageView, gone: Sequence[str]) -> bool:
    """RC-9.11: whether the Home Suffete would have left, and not yet the Marine Suffete."""
    offices = {one.office: one.id in gone for one in view.senators.values() if one.in_carthage}
    return offices.get("home-suffete", False) and not offices.get("marine-suffete", True)


def trusted(view: CarthageView, one: SenatorView, at: str) -> bool:
    """RC-9.10.2: whom a victory there brings near a rule for life nobody sends but his own, if they can alone.

    All others would veto it, and what is raised for it would lie idle. Unless the State totters, or is ruled for life.
    """
    if tottering(view) or decided(view) or not rising(view, one, at):
        return True
    return one.faction == me(view) and decides_alone(view)


@once
def harbored(view: CarthageView) -> CarthageView:
    """RC-9.5.5a: with what the Harbor Master gets for all Fleets that may still be raised, which may buy votes."""
    master = view.senators.get(view.committee[HARBOR].member)
    if master is None or not view.army.recruiting:
        return view
    ships = min(view.army.pool_fleets, max(0, view.treasury) // view.army.fleet_cost)
    richer = master.model_copy(update={"talents": master.talents + ships})
    return view.model_copy(update={"senators": {**view.senators, master.id: richer}})


def dreaded(view: CarthageView, war: str, names: Sequence[str]) -> bool:
    """RC-9.10.2: whether a rival among these needs but one gift more to rule for life if he wins there.

    RC-9.10.3: nobody is feared any more once somebody rules.
    """
    return not decided(view) and any(crowned(view, view.senators[name], war) for name in names)


def at_home(one: SenatorView) -> bool:
    """The Marine Suffete goes first: without the Home Suffete the Senate is over."""
    return one.office == "home-suffete"


def candidates(view: CarthageView) -> tuple[list[str], int]:
    """RC-9.6.1: who may be sent: the Suffetes; in Crisis others beside them; by law all without an office.

    RC-9.5.7: and how many together.
    """
    most = most_leaders(view)
    home = [one for one in view.senators.values() if one.in_carthage and one.faction]
    suffetes = [one.id for one in home if one.office.endswith("suffete")]
    free = [one.id for one in home if not one.office and not one.committee]
    if generals_only(view):
        return free, most
    return [*suffetes, *(free if suffetes and most > 1 else [])], most


def generals_only(view: CarthageView) -> bool:
    """RC-9.6.1: whether Suffetes may not be sent."""
    return flagged(view, "generals_command")


def most_leaders(view: CarthageView) -> int:
    """RC-9.5.7: one, or in Crisis two."""
    return 2 if view.senate and view.senate.crisis else 1


# What there is


def market(view: CarthageView, form: Mapping[str, Sequence[int]], money: int) -> Market:
    """RC-9.5.5: the units at home, and those that may be raised with so much money."""
    legions: dict[str, int] = {}
    prices: dict[str, int] = {}
    for one in view.army.legions:
        legions |= {one.id: one.active - one.veterans, one.id + VETERAN: one.veterans}
        raised = f"{RAISE}{one.id}"
        legions[raised], prices[raised] = form.get(raised, (0, 0))[1], one.cost
    ships = form.get(f"{RAISE}fleet", (0, 0))[1]
    return Market(legions, view.army.fleets, prices, ships, view.army.fleet_cost, money)


def hardest(view: CarthageView) -> tuple[int, int]:
    """As many legions and Fleets as any War here could ask for; a few in peace."""
    asked = [need(war, USUAL) for war in view.wars.values() if war.status != "lost"]
    return max([PEACE, *(one.legions for one in asked)]), max([0, *(one.fleets for one in asked)])


def of_use(view: CarthageView) -> tuple[int, int]:
    """RC-6.6: as many legions and Fleets as all Wars here together ask for, or one that is still to come.

    More would be kept for nothing; but until one of these is drawn upkeep is hardly dearer than to buy them again.
    """
    here = [need(war, USUAL) for war in view.wars.values() if war.status != "lost"]
    printed = LAWS[view.edition].tables.wars.values() if view.deck else ()
    coming = [one for one in printed if one.copies.get(view.era) and one.id not in view.wars]
    legions = [asked_for(one.land_strength, USUAL) for one in coming]
    fleets = [max(one.fleet_support, asked_for(one.fleet_strength, USUAL)) for one in coming]
    together = sum(one.legions for one in here), sum(one.fleets for one in here)
    return max(PEACE, together[0], *legions), max(together[1], *fleets, 0)


def easiest(view: CarthageView) -> tuple[int, int]:
    """As many as the next War asks for."""
    asked = [need(war, USUAL) for war in urgent(view)[:1]]
    return (asked[0].legions, asked[0].fleets) if asked else (0, 0)


def serving(view: CarthageView, kind: str, war: str) -> bool:
    """RC-9.5.5: some types of legions may be sent to some Wars only."""
    only = LAWS[view.edition].tables.legions[kind].only_wars
    return not only or war in only
