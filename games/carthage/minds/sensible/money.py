"""Setting up and the Revenue Phase: what is played, taken, given and put where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible.battle import owed
from games.carthage.minds.sensible.forum import prize
from games.carthage.minds.sensible.habits import Asked, Habits, offered
from games.carthage.minds.sensible.outlook import LIFE, STEPS, champion, tottering, turns_left
from games.carthage.minds.temper import weights
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.memory import own_part
from games.republic.minds.outlook import me, mine, rivals, senators_of, standing
from games.republic.minds.temper import thinks_of

habit = Habits()

TREASURY = "treasury"
DEFENCE = 15  # Talents in the Faction Treasury, for counter-bribes
PER_CARD = 8  # Talents that a trade card will bring, about
SLACK = 60  # votes that a faction may still get by what is sold this turn
ELECTED = CARTHAGE.constants.for_life_elected
RISE = 8  # INF that a Senator may gain before he is proposed for life: an office and a seat
LAST = 14  # a Treasury the State can just live on


@habit("setup.play", "revolution.play")
def lay_cards(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-4.13, 11.2: Statesmen at once; Trade Concessions and guards to the best Senator."""
    cards = [name for name in offered(asked) if name != "none"]
    plain = [name for name in cards if "@" not in name]
    first = champion(view)
    on_him = [name for name in cards if first and name.endswith(f"@{first.id}")]
    from_hands = sorted(
        (name for name in cards if name.rpartition("@")[2] in view.factions),
        key=lambda name: -view.factions[name.rpartition("@")[2]].hand,  # type: ignore[index]
    )
    return next(iter([*plain, *on_him, *from_hands, *cards, "none"]))


@habit("revenue.corruption", "revenue.spoils")
def temptation(asked: Asked, view: CarthageView) -> Raw:
    """RC-6.3, 6.8.2: what one can get, but not if the State totters, or one leads and a rival is Censor."""
    censor = view.senators.get(view.committee["censor-of-morals"].member)
    leads = all(one.influence < own_standing(view) for one in rivals(view))
    watched = censor is not None and censor.faction != me(view) and leads
    return [] if watched or tottering(view) else offered(asked)


def own_standing(view: CarthageView) -> int:
    """How near the viewer is to victory."""
    return standing(view.factions[me(view)])


@habit("revenue.contribute")
def contribute(asked: Asked, view: CarthageView) -> Raw:
    """RC-6.9: money becomes Influence in steps of T-11; near ruin all give what they must."""
    form: dict[str, list[int]] = asked.choice.form()
    purses = beyond_ransoms(view, {name: high for name, (_, high) in form.items()})
    given = {name: gift(view, view.senators[name], purse) for name, purse in purses.items()}
    return given if any(given.values()) else own_part(view, purses)


def beyond_ransoms(view: CarthageView, purses: Mapping[str, int]) -> dict[str, int]:
    """RC-10.2.14: what is left of them when a ransom is kept back: raiders wait for it no longer than to the Forum."""
    left, first, found = owed(view) - (view.own.treasury if view.own else 0), champion(view), dict(purses)
    for name in sorted(purses, key=lambda name: (first is not None and name == first.id, -purses[name])):
        kept = max(0, min(left, purses[name]))
        found[name] -= kept
        left -= kept
    return found


def gift(view: CarthageView, giver: SenatorView, purse: int) -> int:
    """What one Senator gives: the best step he can pay, or what the State needs to last a turn."""
    shortfall = LAST - view.treasury
    steps = [
        talents for talents, influence in STEPS if talents <= purse and worth_giving(view, giver, influence, purse)
    ]
    best = steps[0] if steps else 0
    return max(best, min(purse, shortfall)) if shortfall > 0 else best


def worth_giving(view: CarthageView, giver: SenatorView, influence: int, purse: int) -> bool:
    """While there is time money has better uses: Traders, Senators, votes; what is left when it ends buys nothing."""
    price = next(talents for talents, gained in STEPS if gained == influence)
    if giver.influence + influence >= LIFE:
        return True
    if thinks_of("votes-kept") and disarmed(view, price):
        return False
    if turns_left(view) <= 1:
        return True
    return influence > 1 and purse >= price + kept_back(view, giver)


def disarmed(view: CarthageView, given: int) -> bool:
    """RC-9.10.1: whether a rival could then be elected for life against all others, and hardly could as things are."""
    power = {seat: votes_to_come(view, seat) for seat in view.seats}
    strongest = max((power[one.seat] for one in rivals(view) if nominable(view, one.seat)), default=0)
    rest = sum(power.values()) - strongest
    return rest - given < strongest <= rest + SLACK


def nominable(view: CarthageView, seat: Seat) -> bool:
    """RC-9.10.1: whether a faction may have this turn one who can be proposed for life."""
    return max((one.influence for one in senators_of(view, seat)), default=0) >= ELECTED - RISE


def votes_to_come(view: CarthageView, seat: Seat) -> int:
    """The votes of a faction, what it could buy, what its trade cards will bring, and its champion's Influence."""
    own = senators_of(view, seat)
    votes = sum(one.oratory for one in own if one.in_carthage) + sum(one.talents for one in own)
    return votes + PER_CARD * view.factions[seat].trade_cards + max((one.influence for one in own), default=0)


def kept_back(view: CarthageView, giver: SenatorView) -> int:
    """What he keeps when he gives: the champion needs money in Forum and Senate, all others give what they have."""
    return weights().chest if giver == champion(view) or not thinks_of("many-givers") else 0


@habit("revenue.redistribute")
def redistribute(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-6.10: some for counter-bribes or a ransom; the champion persuades, seeks Traders and gives with the rest."""
    total, parts, *_ = asked.choice.form()
    first = champion(view)
    if asked.about or first is None or first.id not in parts or TREASURY not in parts:
        return None
    guarded = max(min(DEFENCE, total // 3), min(owed(view), total))
    own = [one for one in mine(view) if one.id in parts]
    return {**filled(view, own, total - guarded, {}), TREASURY: guarded}


def filled(view: CarthageView, own: Sequence[SenatorView], money: int, held: Mapping[str, int]) -> dict[str, int]:
    """RC-6.9: each Senator gives once a turn, and 50T buy most: the champion's purse is filled first, then the others.

    `held`: what of it lies in a purse in any case. What is left is the champion's.
    """
    first, purses = champion(view), dict(held)
    left = money - sum(held.values())
    for one in sorted(own, key=lambda one: (one != first, -prize(view, one))) if thinks_of("many-givers") else ():
        goal = STEPS[0][0] + kept_back(view, one)
        more = max(0, min(left, goal - purses.get(one.id, 0)))
        purses[one.id] = purses.get(one.id, 0) + more
        left -= more
    if first:
        purses[first.id] = purses.get(first.id, 0) + left
    return {name: talents for name, talents in purses.items() if talents}


@habit("revenue.place")
def place(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-6.10: gifts go the same way."""
    total, parts, *_ = asked.choice.form()
    first = champion(view)
    return {first.id: total} if first and first.id in parts else None


@habit("trade.split")
def divide(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-7.4.4: to the champion, and to all who can give with it."""
    total, parts, *_ = asked.choice.form()
    return shared_out(view, total, parts)


def shared_out(view: CarthageView, total: int, parts: Collection[str]) -> dict[str, int] | None:
    """The same, of so much, among these."""
    own, first = [one for one in mine(view) if one.id in parts], champion(view)
    if first is None or first.id not in parts:
        return None
    held = {one.id: one.talents for one in own}
    purses = filled(view, own, total + sum(held.values()), held)
    return {name: more for name, talents in purses.items() if (more := talents - held.get(name, 0))}


@habit("setup.trader", "forum.gift")
def trader(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-4.3, 8.8.9: on the champion; he is the Leader, whom nobody persuades."""
    first = champion(view)
    return first.id if first and first.id in offered(asked) else None


@habit("setup.member")
def member(asked: Asked, view: CarthageView) -> Raw:
    """RC-4.6: not the champion, who may be Suffete, if somebody else can."""
    able: list[Any] = [view.senators[name] for name in offered(asked)]
    first = champion(view)
    return min(able, key=lambda one: (first is not None and one.id == first.id, one.military, -one.oratory)).id
