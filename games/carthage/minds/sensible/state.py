"""What the State needs beside its army: taxes, and expeditions."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from games.carthage.combat.odds import exploration_odds
from games.carthage.law import LAWS
from games.carthage.minds.sensible.campaign import foreseen
from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, legal, options
from games.carthage.minds.sensible.interests import envied
from games.carthage.minds.sensible.outlook import (
    GENERAL,
    LIFE,
    active,
    champion,
    first_of_all,
    menace,
    next_balance,
    turns_left,
    weight,
)
from games.carthage.minds.sensible.peace import due
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.memory import shuns
from games.republic.minds.outlook import is_mine, leads, me, senators_of
from games.republic.minds.temper import because, thinks_of
from games.republic.minds.voting import decided

habit = Habits()

ENOUGH = 50  # a Treasury after the next Revenue Phase that needs no higher taxes
RICH = 200  # and one that is more than the State can use
HIGHEST = 30  # percent: a tax that is not raised further
SALES = 1.5  # Talents a faction sells its cards for in a turn, for the square of its Traders
LEFT = 30  # what the Treasury holds when an expedition has left
MANY = 4  # Active Wars with which nobody is sent abroad
DEADLY = 0.25  # of the Explorers who do not succeed die, about
PART = 0.1  # of them, that a step of the tax takes
LASTS = 6  # turns until the tax is another one again, about
NEAR = 2  # turns to come in which only a lead over the others still counts
WORTH = 10  # Talents: for less nobody risks his good name by asking for a lower tax
WAR = 20  # Talents a turn: what each turn costs more than the one before it, for it brings a War


@habit("senate.tax", urgency=7)
def tax(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.6: more when money runs out; less when the State is rich, one's own sales gain by it and it can pass."""
    after = view.treasury + next_balance(view) - due(view)
    if decided(view) or (after <= ENOUGH and view.tax >= HIGHEST):
        return None
    if after <= ENOUGH:
        return higher(asked, view)
    if not thinks_of("lower-taxes") or relieved(view, me(view)) < WORTH or not rich(view) or not welcome(view):
        return None
    because("lower-tax", treasury=view.treasury)
    return first_legal(asked, [{"rate": str(view.tax - 10), "sponsor": "none", "cosponsor": "none"}])


def rich(view: CarthageView) -> bool:
    """Whether the State has more than it can use, the forces it would send, a peace, and the next turns paid for."""
    after = view.treasury + next_balance(view) + to_come(view)
    return after >= RICH and after - foreseen(view).cost - due(view) >= RICH


def to_come(view: CarthageView) -> int:
    """What the turns after the next one will take out of the Treasury: each brings a War more, about.

    RC-7.3.1: with what a lower tax still brings.
    """
    balance = next_balance(view) + int(sum(sold(view, seat) for seat in view.seats) * (view.tax - 10) / 100)
    turns = range(1, min(LASTS, turns_left(view)))
    return sum(min(0, balance - WAR * turn) for turn in turns)


def higher(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.6b: sponsors of two factions, so that nobody can be charged."""
    names = [name for name in options(asked, "sponsor") if name != "none"]
    own = [name for name in names if is_mine(view, name)]
    others = [name for name in names if not is_mine(view, name) and not leads(view, view.senators[name].faction)]
    first = champion(view)
    sponsor = first.id if first and first.id in own else next(iter(own), "none")
    because("higher-tax", treasury=view.treasury, senator=sponsor)
    return first_legal(asked, [{"rate": str(view.tax + 10), "sponsor": sponsor, "cosponsor": one} for one in others])


def spared(view: CarthageView, seat: Seat) -> float:
    """RC-9.5.6d: what a lower tax leaves to the Traders of a faction in turns to come, less the POP of its voters."""
    voters = sum(one.in_carthage for one in senators_of(view, seat))
    return PART * sold(view, seat) * min(LASTS, turns_left(view)) - weights().popularity * voters


def relieved(view: CarthageView, seat: Seat) -> float:
    """RC-9.5.6d, 12.1d: the same; near the end less what it costs a faction that the others gain by it too.

    For then nothing counts but a lead over them.
    """
    others = [one for one in view.seats if one != seat and turns_left(view) <= NEAR]
    return spared(view, seat) - sum(envied(view, seat, one) * max(0, spared(view, one)) for one in others)


def sold(view: CarthageView, seat: Seat) -> float:
    """RC-7.3.1: the Talents for which a faction sells its cards in a turn, about."""
    return SALES * view.factions[seat].traders ** 2


def welcome(view: CarthageView) -> bool:
    """RC-9.0.11, 9.0.13: whether those who gain by a lower tax outvote the others: in vain it costs a good name."""
    gaining = sum(one.votes for one in view.factions.values() if relieved(view, one.seat) > 0)
    return 2 * gaining > sum(one.votes for one in view.factions.values())


# Expeditions


@habit("senate.expedition", urgency=4)
def expedition(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.3: with all that it asks for, if the State can do without the money and who goes comes home again.

    One's own first; where the others grant him no glory, somebody whom nobody fears, for new markets serve all.
    """
    return venturing(asked, view, 0)


def venturing(asked: Asked, view: CarthageView, spent: int) -> Raw | None:
    """The same when so much has been spent before."""
    if not thinks_of("expeditions") or decided(view):
        return None
    form, sought = asked.choice.form(), {one.goal for one in view.expeditions.values()}
    able = explorers(view, form["explorer"])
    goals = [goal for goal in form["goal"] if goal not in sought and affordable(view, goal, spent)]
    pairs = sorted(product(goals, able), key=lambda pair: -gained(view, *pair))
    for goal, one in sorted(pairs, key=lambda pair: not is_mine(view, pair[1].id)):
        caravans, ships = printed(view, goal)
        raw: Raw = {"goal": goal, "explorer": one.id, "caravans": caravans, "trade_fleets": ships}
        if gained(view, goal, one) > 0 and legal(asked, raw):
            percent = round(100 * found(view, goal, one))
            paid = missing(view, goal) > 0
            because("expedition" if paid else "expedition-equipped", senator=one.id, goal=goal, percent=percent)
            return raw
    return None


def explorers(view: CarthageView, names: Iterable[str]) -> list[SenatorView]:
    """Who may be sent: whoever is to lead a force is not, nor to whom the others grant no glory.

    Others go when there is hardly a War: they are asked for what they bring the State.
    """
    needed = foreseen(view).commanders
    able = [view.senators[name] for name in names if name not in needed]
    calm = len(active(view)) <= 1
    return [one for one in able if (granted(view, one) if is_mine(view, one.id) else calm and not grudged(view, one))]


def granted(view: CarthageView, one: SenatorView) -> bool:
    """RC-9.0.13: others grant no glory to who leads, or is near to rule for life; to ask for it costs Influence."""
    votes = sum(other.votes for other in view.factions.values())
    rising = first_of_all(view, me(view)) or one.influence >= LIFE - 7
    return not rising or 2 * view.factions[me(view)].votes > votes


def grudged(view: CarthageView, one: SenatorView) -> bool:
    """Whether one grants another no glory: he leads, might win by it, or does not do his part."""
    return leads(view, one.faction) or menace(view, one) or shuns(view, one.faction)


def affordable(view: CarthageView, goal: str, spent: int = 0) -> bool:
    """Whether the State can do without the money: what lies in Carthage costs nothing."""
    left = view.treasury - spent + min(0, next_balance(view)) - missing(view, goal) * view.army.expedition_cost
    return left >= LEFT and len(active(view)) < MANY


def missing(view: CarthageView, goal: str) -> int:
    """RC-9.5.3: the units that are still to be paid for."""
    caravans, ships = printed(view, goal)
    return max(0, caravans - view.army.caravans) + max(0, ships - view.army.trade_fleets)


def gained(view: CarthageView, goal: str, one: SenatorView) -> float:
    """RC-9.5.3, 10.1.2: the office and what success brings, less what he is worth if he dies of it."""
    card, odds = LAWS[view.edition].tables.explorations[goal], found(view, goal, one)
    brought = weights().influence * (GENERAL + 2 * odds * card.gain) + 2 * weights().popularity * odds * card.gain
    return brought - weights().influence * DEADLY * (1 - odds) * weight(one)


def found(view: CarthageView, goal: str, one: SenatorView) -> float:
    """T-4, RC-10.1b: how likely he succeeds at the first roll, with what his own card adds for this goal."""
    law = LAWS[view.edition]
    able = [each for card in law.tables.statesmen.values() if card.code == one.code for each in card.effects]
    more = (each.params for each in able if each.op == "exploration_bonus")
    bonus = sum(int(params["value"]) for params in more if params["exploration"] == goal)
    bold = any(each.op == "exploration_ignore_disaster" for each in able)
    disaster = None if bold else law.tables.explorations[goal].disaster
    odds = exploration_odds(law, one.exploration + bonus, disaster, view.omens)
    return odds["success"] / sum(odds.values())


def printed(view: CarthageView, goal: str) -> tuple[int, int]:
    """The units an Exploration asks for."""
    card = LAWS[view.edition].tables.explorations[goal]
    return card.caravans, card.trade_fleets
