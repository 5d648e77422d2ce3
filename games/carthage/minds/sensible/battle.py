"""Battles and rebels: whether to land, to hire, to revolt."""

from __future__ import annotations

from games.carthage.minds.sensible.habits import Asked, Habits, offered
from games.carthage.minds.sensible.outlook import military, prospect, turns_left
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.minds.outlook import ahead, me, rivals, standing

habit = Habits()

BOLD = 0.2  # a chance to win a revolt that one takes when little else is left
BEHIND = 0.4  # and while others are ahead
SECOND = 0.6  # and while one might still win in peace
FOLLOW = 0.6  # of the legions will follow, about
LEGION = 8  # what one costs the Senate, about
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


# Revolt


@habit("revolution.revolt")
def test_legions(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-11.3.1: a test binds to nothing; it is made, and paid for, if those who will follow might win."""
    doubtful: list[str] = asked.choice.form()["paid"][0]
    name = str(asked.about["senator"])
    legions = led_by(view, name)
    loyal = max(0, legions - len(doubtful))
    expected = loyal + round(FOLLOW * (legions - loyal))
    if not daring(view, rebel_chance(view, expected, name)):
        return None
    return {"command": "test", "paid": doubtful[: view.senators[name].talents]}


@habit("revolution.declare")
def declare(asked: Asked, view: CarthageView) -> Raw:
    """RC-11.3.1: with those who follow."""
    chance = rebel_chance(view, int(asked.about["legions"]), str(asked.about["senator"]))
    return "revolt" if daring(view, chance) else "lay-down"


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
