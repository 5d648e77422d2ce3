"""RC-10.1: explorations: the roll on T-4, and what becomes of the expedition."""

from __future__ import annotations

from functools import partial

from games.carthage.combat.events import (
    CombatOpened,
    Discovered,
    ExpeditionDecided,
    ExpeditionReturned,
    ExpeditionRolled,
)
from games.carthage.combat.expedition_losses import lose_units
from games.carthage.combat.new_provinces import create_provinces
from games.carthage.combat.pieces import Attempt, Combat
from games.carthage.components import Exploration
from games.carthage.pieces import Expedition, Senator
from games.carthage.state import Carthage
from games.carthage.trade.stacks import open_area
from games.carthage.wars.homecoming import unload
from games.kernel import Broken, Decision, OneOf, StepId, ask
from games.republic.effects import Effects, carry_out
from games.republic.ransom import pay_ransoms
from games.republic.reign import gain

effect = Effects()

SHORT_BY = 5
ABILITIES = ("exploration_ignore_disaster", "exploration_bonus", "exploration_halve_losses")


async def opening(g: Carthage) -> StepId:
    """RC-10.1: ransoms are paid; then all expeditions are resolved, in the order in which they were sent."""
    pay_ransoms(g)
    g.combat = Combat(expeditions=list(g.expeditions))
    g.tell(CombatOpened(len(g.expeditions), len(g.loyal_forces())))
    return "combat.expedition"


async def expedition(g: Carthage) -> StepId:
    """RC-10.1: the next expedition; RC-10.1.5: after the last those come home that have nothing left to find."""
    if not g.combat.expeditions:
        come_home(g)
        return "combat.wars"
    one = g.expeditions.get(g.combat.expeditions.pop(0))
    if one:
        await explore(g, one)
        g.combat.attempt = None
    return "combat.expedition"


async def explore(g: Carthage, one: Expedition) -> None:
    """RC-10.1, 10.1a: the roll, the units lost, and then what it has found."""
    result, losses = throw(g, one, prepare(g, one))
    await lose_units(g, one, losses)
    if one.id in g.expeditions:
        await proceed(g, one, result)


def throw(g: Carthage, one: Expedition, attempt: Attempt) -> tuple[str, str]:
    """RC-10.1: the result on T-4, and the dice of units lost; RC-10.1a: not the table after a natural Disaster."""
    dice = g.dice.roll(f"exploration.{one.goal}", 3)
    total = sum(dice) + attempt.modifier + g.omens()
    row = g.law.charts.exploration.at(total)
    disaster = sum(dice) == attempt.disaster
    result, losses = ("disaster", g.law.charts.exploration.disaster_losses) if disaster else (row.result, row.losses)
    told = ExpeditionRolled(
        expedition=one.id,
        goal=one.goal,
        explorer=one.explorer,
        dice=dice,
        exploration=attempt.exploration,
        bonus=attempt.bonus,
        short=attempt.short,
        omens=g.omens(),
        total=total,
        result=result,
    )
    g.tell(told)
    return result, losses


def prepare(g: Carthage, one: Expedition) -> Attempt:
    """RC-10.1, 10.1b: what is added to the roll and taken from it, and what the Explorer's card does."""
    explorer, goal = g.senators[one.explorer], g.tables.explorations[one.goal]
    attempt = g.combat.attempt = Attempt(
        expedition=one.id, exploration=explorer.exploration, short=shortage(one, goal), disaster=goal.disaster
    )
    carry_out(g, explorer.card.id, [ability for ability in explorer.card.effects if ability.op in ABILITIES])
    return attempt


def shortage(one: Expedition, goal: Exploration) -> int:
    """RC-10.1: 1 for each 5 Caravans, or fraction, short of the printed number, and likewise for Trade Fleets."""
    caravans, trade_fleets = goal.caravans - one.caravans, goal.trade_fleets - one.trade_fleets
    return sum(-(-max(0, missing) // SHORT_BY) for missing in (caravans, trade_fleets))


def attempted(g: Carthage) -> tuple[Attempt, Expedition]:
    """The roll an ability belongs to."""
    if g.combat.attempt is None:
        raise Broken("no expedition is being resolved")
    return g.combat.attempt, g.expeditions[g.combat.attempt.expedition]


@effect("exploration_ignore_disaster")
def exploration_ignore_disaster(g: Carthage, card: str) -> None:  # noqa: ARG001 - every effect is called alike
    """RC-10.1b: no natural roll is a Disaster."""
    attempted(g)[0].disaster = None


@effect("exploration_bonus")
def exploration_bonus(g: Carthage, card: str, *, exploration: str, value: int) -> None:  # noqa: ARG001
    """RC-10.1b: the Explorer adds something when he seeks his own goal."""
    attempt, one = attempted(g)
    if one.goal == exploration:
        attempt.bonus += value


@effect("exploration_halve_losses")
def exploration_halve_losses(g: Carthage, card: str) -> None:  # noqa: ARG001
    """RC-10.1b: all losses are halved, rounded up."""
    attempted(g)[0].halved = True


# What it has found


async def proceed(g: Carthage, one: Expedition, result: str) -> None:
    """RC-10.1.2 to 10.1.4; after a Disaster it stays as it was, Lost or not (RC-10.1a)."""
    if result == "success":
        succeed(g, one)
    elif result == "lost":
        one.lost = True
    elif result != "disaster":
        one.lost = False
        await decide(g, one, result)


def succeed(g: Carthage, one: Expedition) -> None:
    """RC-10.1.2: they return at once; RC-10.1.5: what others have reached before gives nothing more."""
    explorer, goal = g.senators[one.explorer], g.tables.explorations[one.goal]
    return_home(g, one, "success")
    if one.goal in g.explorations:
        discover(g, explorer, goal)


def discover(g: Carthage, explorer: Senator, goal: Exploration) -> None:
    """RC-10.1.2: INF and POP, areas that open, Provinces; the card is discarded. RC-10.1.2a: his share of the trade."""
    g.explorations.remove(goal.id)
    g.gone.append(goal.id)
    explorer.shares += [goal.id] if goal.share else []
    g.tell(Discovered(goal.id, explorer.id, goal.gain, goal.share))
    gain(g, explorer, influence=goal.gain, popularity=goal.gain)
    for area in goal.opens_areas:
        open_area(g, area)
    create_provinces(g, goal.creates_provinces, goal.id, "RC-10.1.2")


async def decide(g: Carthage, one: Expedition, result: str) -> None:
    """RC-10.1.4: after Raiders or No Discovery they go on or return; one without a goal returns (RC-10.1.5)."""
    if one.goal not in g.explorations:
        return
    goes_on = await ask(partial(going_on, g, one, result))
    g.tell(ExpeditionDecided(one.id, one.explorer, bool(goes_on)))
    if not goes_on:
        return_home(g, one, result)


def going_on(g: Carthage, one: Expedition, result: str) -> Decision[bool]:
    """RC-DP37: if absent he goes on with at least half of each printed number."""
    goal = g.tables.explorations[one.goal]
    enough = 2 * one.caravans >= goal.caravans and 2 * one.trade_fleets >= goal.trade_fleets
    about: dict[str, str | int] = {"expedition": one.id, "senator": one.explorer, "goal": one.goal, "result": result}
    choice = OneOf({"continue": True, "return": False})
    lapse = "continue" if enough else "return"
    seat = g.owner(g.senators[one.explorer])
    return Decision("combat.expedition", seat, choice, *g.law.cites["combat.expedition"], about, lapse=lapse)


def come_home(g: Carthage) -> None:
    """RC-10.1.5: those that are not Lost and whose goal has been reached."""
    for one in list(g.expeditions.values()):
        if not one.lost and one.goal not in g.explorations:
            return_home(g, one, "reached")


def return_home(g: Carthage, one: Expedition, cause: str) -> None:
    """RC-10.1.6: the units lie in Carthage again, and the Explorer loses the office."""
    explorer = g.senators[one.explorer]
    unload(g, one)
    explorer.place, explorer.at, explorer.office = "carthage", "", ""
    g.tell(ExpeditionReturned(one.id, one.goal, explorer.id, one.caravans, one.trade_fleets, cause))
