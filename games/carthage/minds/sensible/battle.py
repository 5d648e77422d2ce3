"""Battles and rebels: whether to land, to hire, to buy free, to revolt."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.carthage.law import CARTHAGE, LAWS
from games.carthage.minds.sensible.habits import Asked, Habits, offered
from games.carthage.minds.sensible.outlook import CIVIL_WAR, active, military, next_balance, prospect, turns_left
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.outlook import ahead, me, mine, rivals, standing, worth
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import won

habit = Habits()

LANDING = 50  # percent: a chance to win on land at which one lands at once
BOLD = 0.15  # a chance to win a revolt that one takes when little else is left
BEHIND = 0.3  # and while others are ahead
SECOND = 0.5  # and while one might still win in peace
HOPE = 0.1  # a chance that so many legions follow that one tests them
FOLLOW = 0.6  # of the legions of a joint force will follow, about
MOSTLY, HALF = 0.8, 0.5  # of the legions of a joint force are his, about
FOUND = 20  # percent: a chance to find the goal of an expedition that keeps its Explorer away
LEGION = 8  # what one costs the Senate, about
DEAR = 1.2  # what a Talent of one's own is worth beside what a Captive brings
TRADER = 8  # Talents: what one costs
SENATOR = 6  # and what it costs to win another Senator, beside what he brings
CALLED = 30  # Talents the Senate will find against a Rebel, beyond what the Treasury holds


@habit("combat.landing")
def land(asked: Asked, view: CarthageView) -> Raw | None:  # noqa: ARG001
    """RC-10.2.7: at once, if it is likely to go well; RC-12.3: at any odds as long as too many Wars stand."""
    battle = view.battle
    if battle is None or battle.odds.victory >= LANDING:
        return None if battle is None else "attack"
    if not battle.odds.victory or not falls(view):
        return "wait"
    because("last-hope", war=battle.war)
    return "attack"


@habit("combat.mercenaries")
def hire(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-10.2.3: where the battle is in doubt."""
    cards = [name for name in offered(asked) if name != "none"]
    doubtful = view.battle is None or view.battle.odds.victory < 80
    return cards[0] if cards and doubtful else None


@habit("combat.expedition")
def go_on(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-10.1.4: home, where he has a vote, when with the units that are left the next roll will hardly succeed."""
    sent = view.expeditions.get(str(asked.about["expedition"]))
    if sent is None or sent.odds["success"] >= FOUND:
        return None
    because("expedition-returns", senator=sent.explorer, percent=sent.odds["success"])
    return "return"


@habit("captive.ransom", urgency=9)
def ransom(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-10.2.14: whoever is worth it; but in captivity he has not to answer to the people (RC-11.1a)."""
    captive = view.senators.get(str(asked.about["senator"]))
    if captive is None or view.phase == "combat" or "pay" not in offered(asked) or not dear(captive):
        return None
    because("ransom", senator=captive.id, talents=ransom_of(captive))
    return "pay"


def dear(captive: SenatorView) -> bool:
    """Whether he is worth what he costs, and whether one ever thinks of that."""
    brought = SENATOR + weights().influence * captive.influence + captive.oratory + TRADER * captive.traders
    return thinks_of("ransoms") and brought >= DEAR * ransom_of(captive)


def ransom_of(captive: SenatorView) -> int:
    """RC-10.2.14: 10T, or twice his Influence."""
    figures = CARTHAGE.constants
    return max(figures.ransom_min, figures.ransom_per_influence * captive.influence)


def ransoms(view: CarthageView) -> int:
    """RC-10.2.14: what the Faction Treasury must hold for one's Captives beyond what they have themselves."""
    captives = [one for one in mine(view) if one.place == "captive" and dear(one)]
    return sum(max(0, ransom_of(one) - one.talents) for one in captives)


# Revolt


@habit("revolution.revolt")
def test_legions(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.3.1: a test binds to nothing; it is made, and paid for, if so many may follow that they might win."""
    doubtful: list[str] = asked.choice.form()["paid"][0]
    name = str(asked.about["senator"])
    paid = doubtful[: view.senators[name].talents]
    hope = hoped(view, name, doubtful, paid) if thinks_of("revolts") else 0
    if hope < HOPE:
        return None
    because("test-legions", senator=name, percent=round(100 * hope))
    return {"command": "test", "paid": paid}


def hoped(view: CarthageView, name: str, doubtful: Sequence[str], paid: Collection[str]) -> float:
    """RC-11.3.1, T-10: how likely so many legions follow him that he would dare to revolt."""
    sure = max(0, led_by(view, name) - len(doubtful))
    follow = [1.0]  # how likely none, one, two of the doubtful do
    for legion in doubtful:
        odds = loyalty(view, legion.partition(".")[0], legion in paid)
        follow = [no * (1 - odds) + yes * odds for no, yes in zip([*follow, 0.0], [0.0, *follow], strict=True)]
    chances = [rebel_chance(view, sure + more, name, len(paid)) for more in range(len(follow))]
    return sum(odds for odds, chance in zip(follow, chances, strict=True) if daring(view, chance))


def loyalty(view: CarthageView, sort: str, paid: bool) -> float:  # noqa: FBT001 - as it is reckoned
    """T-10: how likely a legion of this sort follows him, by its class and the era."""
    law = LAWS[view.edition]
    least = law.charts.legion_allegiance.follows_at_least[view.era][law.tables.legions[sort].class_]
    return min(1.0, max(0.0, (7 - least + paid + view.omens) / 6))


@habit("revolution.declare")
def declare(asked: Asked, view: CarthageView) -> Raw:
    """RC-11.3.1: with those who follow."""
    chance = rebel_chance(view, int(asked.about["legions"]), str(asked.about["senator"]))
    if not thinks_of("revolts") or not daring(view, chance):
        return "lay-down"
    because("revolt", senator=str(asked.about["senator"]), percent=round(100 * chance))
    return "revolt"


@habit("revolution.wish")
def wish(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.3.2: with those legions of both that would follow him."""
    name = str(asked.about["senator"])
    odds = rebel_chance(view, shared(view, name), name)
    if not thinks_of("revolts") or not daring(view, odds):
        return None
    because("wish-revolt", senator=name, percent=round(100 * odds))
    return "revolt"


@habit("revolution.bribe")
def bribe(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.3.3: who would revolt pays each legion alike, all he has; others pay nothing."""
    name = str(asked.about["senator"])
    if not thinks_of("revolts") or not daring(view, rebel_chance(view, shared(view, name), name)):
        return None
    names = sorted(asked.choice.form())
    each, more = divmod(view.senators[name].talents, len(names))
    return {one: each + (place < more) for place, one in enumerate(names)}


def shared(view: CarthageView, name: str) -> int:
    """RC-11.3.3: how many legions of a joint force follow him, about: more if he has more to give than the other."""
    force = next((one for one in view.forces.values() if name in one.commanders), None)
    if force is None:
        return 0
    others = max((view.senators[one].talents for one in force.commanders if one != name), default=0)
    share = MOSTLY if view.senators[name].talents > others else HALF
    return round(FOLLOW * share * len(force.legions))


def led_by(view: CarthageView, name: str) -> int:
    """How many legions a commander has."""
    return sum(len(force.legions) for force in view.forces.values() if name in force.commanders)


def daring(view: CarthageView, chance: float) -> bool:
    """Whether one would revolt at such odds: never who leads anyway; the further behind, the sooner.

    RC-12.1: nor where the game ends with this turn: the Rebel wins in a later one, or not at all.
    """
    if won(view) or not turns_left(view) or falls(view):
        return False
    first = next(iter(rivals(view)), None)
    if first is None or not ahead(view, first.seat):
        return False
    hopeless = turns_left(view) <= 1 or first.influence > 2 * standing(view.factions[me(view)])
    second = sum(ahead(view, one.seat) for one in rivals(view)) == 1
    return chance >= (BOLD if hopeless else SECOND if second else BEHIND)


def falls(view: CarthageView) -> bool:
    """RC-12.3a: whether so many Wars are Active after the battles that Carthage falls at the end of this turn."""
    counted = [war for war in active(view) if not war.waits and war.id != CIVIL_WAR]
    return len(counted) >= CARTHAGE.constants.fall_active_wars


def rebel_chance(view: CarthageView, legions: int, name: str, spent: int = 0) -> float:
    """RC-11.4: how likely the Rebel beats all that the Senate can send, if so much is spent.

    A battle that nobody wins is as good as lost: both are half destroyed, and the Senate raises more.
    """
    led = led_by(view, name)
    veterans = veterans_of(view, name) * legions // max(legions, led, 1)
    kept = min(legions, veterans + paid_for(view, name, spent))
    if not kept:
        return 0
    own, senate = kept + veterans + min(kept, military(view, [name])), opposed(view, led - kept, led)
    if not senate:
        return 1
    return prospect(senate, own, view).defeat / 216


def veterans_of(view: CarthageView, name: str) -> int:
    """How many veterans a commander has; those that are loyal to him cost nothing (RC-6.6a)."""
    return sum(force.veterans for force in view.forces.values() if name in force.commanders)


def paid_for(view: CarthageView, name: str, spent: int) -> int:
    """RC-6.6a: how many legions he can keep over the next Revenue Phase, from his purse and the Faction Treasury."""
    means = view.senators[name].talents + (view.own.treasury if view.own else 0) - spent
    return max(0, means) // CARTHAGE.constants.maintenance_per_unit


def opposed(view: CarthageView, deserted: int, led: int) -> int:
    """What the Senate could send against a Rebel: all other legions, those who leave him, and what it can pay for.

    RC-9.5.7: in Crisis, which Civil War may bring, under two commanders.
    """
    others = sum(one.active + one.veterans + one.away for one in view.army.legions) - led
    pool = sum(0 if one.unavailable else one.pool for one in view.army.legions)
    raised = min(pool, max(0, view.treasury + next_balance(view) + CALLED) // LEGION) if view.army.recruiting else 0
    best = sorted((one.military for one in view.senators.values() if one.in_carthage), reverse=True)
    most = 1 + (len(active(view)) + 1 >= CARTHAGE.constants.crisis_active_wars)
    return worth(max(0, others) + max(0, deserted) + raised, sum(best[:most]))
