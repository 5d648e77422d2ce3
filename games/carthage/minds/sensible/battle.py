"""Battles and rebels: whether to land, to hire, to buy free, to revolt."""

from __future__ import annotations

from games.carthage.minds.sensible.habits import Asked, Habits, offered
from games.carthage.minds.sensible.outlook import military, prospect, turns_left
from games.carthage.minds.temper import weights
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.outlook import ahead, me, rivals, standing
from games.republic.minds.temper import because, thinks_of

habit = Habits()

BOLD = 0.2  # a chance to win a revolt that one takes when little else is left
BEHIND = 0.4  # and while others are ahead
SECOND = 0.6  # and while one might still win in peace
FOLLOW = 0.6  # of the legions will follow, about
MOSTLY, HALF = 0.8, 0.5  # of the legions of a joint force are his, about
LEGION = 8  # what one costs the Senate, about
DEAR = 1.5  # what a Talent of one's own is worth beside what a Captive brings
TRADER = 8  # Talents: what one costs
CALLED = 30  # Talents the Senate will find against a Rebel, beyond what the Treasury holds


@habit("combat.landing")
def land(asked: Asked, view: CarthageView) -> Raw | None:  # noqa: ARG001
    """RC-10.2.7: at once, if it is likely to go well."""
    battle = view.battle
    return None if battle is None else "attack" if battle.odds.victory >= 45 else "wait"


@habit("combat.mercenaries")
def hire(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-10.2.3: where the battle is in doubt."""
    cards = [name for name in offered(asked) if name != "none"]
    doubtful = view.battle is None or view.battle.odds.victory < 80
    return cards[0] if cards and doubtful else None


@habit("captive.ransom")
def ransom(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-10.2.14: whoever is worth it; but in captivity he has not to answer to the people (RC-11.1a)."""
    captive, price = view.senators.get(str(asked.about["senator"])), int(asked.about["talents"])
    if captive is None or view.phase == "combat" or not thinks_of("ransoms") or "pay" not in offered(asked):
        return None
    worth = weights().influence * captive.influence + captive.oratory + TRADER * captive.traders
    if worth < DEAR * price:
        return None
    because("ransom", senator=captive.id, talents=price)
    return "pay"


# Revolt


@habit("revolution.revolt")
def test_legions(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.3.1: a test binds to nothing; it is made, and paid for, if those who will follow might win."""
    doubtful: list[str] = asked.choice.form()["paid"][0]
    name = str(asked.about["senator"])
    legions = led_by(view, name)
    loyal = max(0, legions - len(doubtful))
    expected = loyal + round(FOLLOW * (legions - loyal))
    odds = rebel_chance(view, expected, name)
    if not thinks_of("revolts") or not daring(view, odds):
        return None
    because("test-legions", senator=name, percent=round(100 * odds))
    return {"command": "test", "paid": doubtful[: view.senators[name].talents]}


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
    """Whether one would revolt at such odds: never who leads anyway; the further behind, the sooner."""
    first = next(iter(rivals(view)), None)
    if first is None or not ahead(view, first.seat):
        return False
    hopeless = turns_left(view) <= 1 or first.influence > 2 * standing(view.factions[me(view)])
    second = sum(ahead(view, one.seat) for one in rivals(view)) == 1
    return chance >= (BOLD if hopeless else SECOND if second else BEHIND)


def rebel_chance(view: CarthageView, legions: int, name: str) -> float:
    """RC-11.4: how likely the Rebel beats all that the Senate can send, battle after battle."""
    if not legions:
        return 0
    own = legions + min(legions, military(view, [name]))
    senate = opposed(view, led_by(view, name) - legions)
    if not senate:
        return 1
    odds = prospect(senate, own, view)
    decided = odds.defeat + odds.victory
    return odds.defeat / decided if decided else 0


def opposed(view: CarthageView, deserted: int) -> int:
    """What the Senate could send against a Rebel: those at home, those who leave him, and what it can pay for."""
    home = sum(one.active + one.veterans for one in view.army.legions) + max(0, deserted)
    pool = sum(0 if one.unavailable else one.pool for one in view.army.legions)
    raised = min(pool, max(0, view.treasury + CALLED) // LEGION) if view.army.recruiting else 0
    best = max((one.military for one in view.senators.values() if one.in_carthage), default=0)
    return home + raised + min(home + raised, best)
