"""The Revolution Phase: revolts, only if they win; cards that are kept and thrown away; veterans."""

from __future__ import annotations

from games.kernel import Raw
from games.republic.minds.outlook import ahead, me, rivals, standing, worth
from games.rome.law import ROME
from games.rome.minds.sensible.habits import Asked, Habits, offered
from games.rome.minds.sensible.outlook import CIVIL_WAR, FIGURES, active, military, prospect, turns_left
from games.rome.seen.view import RomeView

habit = Habits()

BOLD = 0.45  # a chance to win a revolt that one takes when little else is left
BEHIND = 0.6  # and while others are ahead
SECOND = 0.75  # and while one might still win in peace
CALLED = 30  # Talents the Senate will find against a Rebel, beyond what the Treasury holds
DEAR_CARDS = ("tribune", "assassin", "secret-bodyguard")
CHEAP_CARDS = ("influence-peddling", "graft", "murder-of-a-tribune", "mob-incited-to-violence")


@habit("revolution.revolt")
def test_legions(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.11.31: a test binds to nothing; it is made if those who will follow might win."""
    name = str(asked.about["senator"])
    legions = led_by(view, name)
    hopeful = rebel_chance(view, round(follow(view) * legions), name)
    return "test" if "test" in offered(asked) and daring(view, hopeful) else None


@habit("revolution.bribe")
def bribe(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001 - who tests his legions means to win them
    """RR-1.11.31: a Talent for each, as far as the money goes."""
    names, _, most = asked.choice.form()
    return names[:most]


@habit("revolution.lend")
def lend(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.11.31: to one's own."""
    commander = view.senators.get(str(asked.about.get("senator", "")))
    return "lend" if commander and commander.faction == me(view) and "lend" in offered(asked) else None


@habit("revolution.declare")
def declare(asked: Asked, view: RomeView) -> Raw:
    """RR-1.11.31: with those who follow."""
    chance = rebel_chance(view, int(asked.about["legions"]), str(asked.about["senator"]))
    return "revolt" if daring(view, chance) else "lay-down"


def follow(view: RomeView) -> float:
    """RR-1.11.31: the share of the legions that will follow, each paid a Talent."""
    least = ROME.charts.legion_allegiance.follows_at_least[view.era]
    return (8 - least) / 6


def led_by(view: RomeView, name: str) -> int:
    """How many legions a commander has."""
    return sum(len(force.legions) for force in view.forces.values() if name in force.commanders)


def daring(view: RomeView, chance: float) -> bool:
    """Whether one would revolt at such odds: the further behind, the sooner; not who leads, nor while Rome falls."""
    others = rivals(view)
    if not others or not ahead(view, others[0].seat) or len(active(view)) + 1 >= FIGURES.fall_active_wars:
        return False
    hopeless = turns_left(view) <= 1 or others[0].influence > 2 * standing(view.factions[me(view)])
    second = sum(ahead(view, one.seat) for one in others) == 1
    return chance >= (BOLD if hopeless else SECOND if second else BEHIND)


def rebel_chance(view: RomeView, legions: int, name: str) -> float:
    """RR-1.11.37: how likely the Rebel beats all that the Senate can send, battle after battle."""
    if not legions:
        return 0
    own = worth(legions, military(view, [name]))
    senate = opposed(view, led_by(view, name) - legions)
    if not senate:
        return 1
    odds = prospect(senate, own, view)
    decided = odds.defeat + odds.victory
    return odds.defeat / decided if decided else 0


def opposed(view: RomeView, deserted: int) -> int:
    """What the Senate could send against a Rebel: those at home, those who leave him, and what it can pay for."""
    army = view.army
    home = army.legions + max(0, deserted)
    able = max(0, view.treasury + CALLED) // max(1, army.unit_cost)
    raised = min(army.pool_legions, able) if army.recruiting else 0
    best = max((one.military for one in view.senators.values() if one.in_rome), default=0)
    return worth(home + raised, best)


@habit("revolution.march")
def march(asked: Asked, view: RomeView) -> Raw | None:
    """RR-2.03.7: who has risen has no time to lose."""
    civil = view.civil
    strong = civil is not None and civil.legions + civil.military >= opposed(view, 0)
    return "march" if strong and "march" in offered(asked) and CIVIL_WAR not in view.wars else None


@habit("revolution.reinforce")
def support(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001 - they share one fate
    """RR-2.03.71: all that can be brought to the Primary Rebel."""
    return next((name for name in offered(asked) if name != "none"), None)


@habit("revolution.discard")
def discard(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001
    """RR-1.11.2: what is least needed."""
    cards, count, _ = asked.choice.form()
    return sorted(cards, key=value)[:count]


def value(card: str) -> int:
    """How long one would keep a card: those that defend, then Statesmen, before what seldom comes to use."""
    kind = card.partition(".")[0]
    return 3 if kind in DEAR_CARDS else 0 if kind in CHEAP_CARDS else 2 if card.startswith("st-") else 1
