"""Suing for peace: before everybody may lose; what is given up, and what is fought on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from games.carthage.law import LAWS
from games.carthage.minds.sensible.habits import Asked, Habits, legal, offered, options
from games.carthage.minds.sensible.outlook import CIVIL_WAR, active, lost, next_balance, turns_left
from games.carthage.minds.temper import weights
from games.carthage.seen.combat import WarView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw
from games.republic.components import Effect
from games.republic.minds.outlook import me, rivals
from games.republic.minds.temper import because

habit = Habits()

MOST: Final = 4
"""RC-12.3: Active Wars, or Lost ones, by which Carthage falls."""
GROWTH: Final = 2
"""So many times as much is dared with one Lost War more."""
GAINED: Final = 10
"""Influence that a faction gains in a turn, about."""
LEADING: Final = 0.25
"""So much of what is usual is dared at least, however far one leads."""
BEHIND: Final = 2.0
"""And at most, however far one is behind."""
HURTS: Final = {
    "remove_province": 8,
    "close_area": 4,
    "trade_remove_forever": 1,
    "legion_type_removed": 2,
    "legion_class_removed": 4,
}
"""What is lost with a War, in units that one would rather raise against it."""
HURT: Final = 3
"""Anything else that a card takes."""
UNIT: Final = 10
"""Talents: what one of these units costs, about."""
RUIN: Final = 100
"""What an indemnity is worth that the State cannot pay, beside each Talent of it: more than any War is hard."""
GIVEN: Final = 15
"""RC-6.9: Talents that a faction may give to the State in its need."""
LIKELY: Final = 0.5
"""Only rather than so likely a fall a peace is made that cannot be paid with that."""
WON: Final = 16
"""In units: what a War is worth that is as good as won."""
ALLIANCE: Final = "new-alliance"
REVOLT: Final = "revolt-"
"""RC-8.8.5: before the name of its Province that of a Revolt without a card."""
DISCARDING: Final = 2
"""How often it must have come to discard a War for good, and then no Revolt."""


@habit("senate.peace", urgency=2)
def peace(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.5.4: nobody stakes the State on a battle: the hardest that hurts least is given up, never a fourth."""
    return suing(asked, view, dear)


def suing(
    asked: Asked, view: CarthageView, keeping: Callable[[CarthageView, WarView], float], growth: int = GROWTH
) -> Raw | None:
    """The same, as Wars are dear."""
    if not endangered(view, growth):
        return None
    there = [view.wars[name] for name in options(asked, "war")]
    able = [war for war in there if not war.waits and bearable(view, war)]
    for war in sorted(able, key=partial(keeping, view)):
        if legal(asked, {"war": war.id}):
            ahead = any(one.commanders for one in view.forces.values())
            because("peace-or-fall" if ahead else "peace-now", wars=len(standing(view)) - ended(view), war=war.id)
            return {"war": war.id}
    return None


def endangered(view: CarthageView, growth: int = GROWTH, hopes: Iterable[float] = ()) -> bool:
    """RC-12.3: whether too many Wars may stand after this turn's battles, and one can still be given up.

    `hopes`: how likely forces win that are still to be sent.
    """
    return lost(view) + 1 < MOST and falling(view, hopes) > staked(view, growth)


def staked(view: CarthageView, growth: int = GROWTH) -> float:
    """RC-12.1, 12.3: how likely a fall is borne: less where one has more to lose by it than the others.

    The fewer Wars can be given up the more is dared, as long as turns are to come in which one more may have to be.
    """
    return weights().dared * float(growth) ** min(lost(view), turns_left(view)) * to_gain(view)


def to_gain(view: CarthageView) -> float:
    """RC-12.1d: how much of what is usual is dared: half for each lead that the best rival hardly makes good.

    Twice that for who is as far behind.
    """
    first = next(iter(rivals(view)), None)
    behind = first.influence - view.factions[me(view)].influence if first else 0
    return min(BEHIND, max(LEADING, 2 ** (behind / (GAINED * (1 + turns_left(view))))))


def doomed(view: CarthageView) -> bool:
    """RC-12.3: whether too many Wars may stand, and none can be given up any more."""
    return lost(view) + 1 >= MOST and falling(view) > weights().dared


def standing(view: CarthageView) -> list[WarView]:
    """GV-4.7: the Active Wars, but for those that no force may meet yet."""
    return [war for war in active(view) if not war.waits]


def falling(view: CarthageView, hopes: Iterable[float] = ()) -> float:
    """How likely four Wars are Active after the battles of this turn; `hopes`: and after these that may be fought."""
    spared = len(standing(view)) - ended(view) - MOST + 1  # so many at least must be won
    left = [1.0]  # how likely it is that so many are won
    for odds in (*victories(view), *hopes):
        left = [lost * (1 - odds) + won * odds for lost, won in zip([*left, 0.0], [0.0, *left], strict=True)]
    return sum(left[:spared]) if spared > 0 else 0


def ended(view: CarthageView) -> int:
    """RC-8.8.2a: how many Wars a New Alliance will end when the Senate is adjourned, without a battle and for nothing.

    One against which no force stands: 1; 0: there is none, or no Alliance.
    """
    level = alliance(view)
    met = {force.war for force in view.forces.values() if force.commanders}
    unmet = [war for war in standing(view) if war.id not in (*met, CIVIL_WAR)]
    return int(level > 0 and any(level < DISCARDING or not war.revolt for war in unmet))


def alliance(view: CarthageView) -> int:
    """RC-8.8.2a: the level of the New Alliance in play; 0: there is none."""
    return max((one.times for one in view.table_events if ALLIANCE in one.id), default=0)


def treaty(view: CarthageView) -> str:
    """RC-8.8.2a: the War that a New Alliance had best end; "": none."""
    level = alliance(view)
    able = [war for war in view.wars.values() if war.status != "lost" and war.id != CIVIL_WAR]
    able = [war for war in able if level and (level < DISCARDING or not war.revolt)]
    return max(able, key=partial(unwanted, view)).id if able else ""


def unwanted(view: CarthageView, war: WarView) -> tuple[bool, bool, int, str]:
    """RC-8.8.2a: how much one would be rid of it: rather than one that is fought with a fair chance, an Active one."""
    battles = [one.battle.odds.victory for one in view.forces.values() if one.war == war.id and one.battle]
    won = max(battles, default=0) >= 100 * LIKELY
    return not won, war.status == "active", war.land_now + max(war.fleet_now, war.support), war.id


@habit("senate.ally")
def ally(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-8.8.2a: no army comes home for nothing, and no Inactive War is ended while an Active one stands unmet."""
    able = [view.wars[name] for name in offered(asked) if name in view.wars]
    return max(able, key=partial(unwanted, view)).id if able else None


def victories(view: CarthageView) -> Iterable[float]:
    """How likely each War is won this turn that is fought on land."""
    battles = [one.battle for one in view.forces.values() if one.battle and one.battle.ground == "land"]
    return {battle.war: battle.odds.victory / 100 for battle in battles}.values()


def dear(view: CarthageView, war: WarView) -> float:
    """How much one would keep it rather than another: it is won this turn, it hurts, it is easily won.

    RC-8.9.7: also next turn, when an Imminent War of its group has woken.
    """
    battles = [one.battle for one in view.forces.values() if one.war == war.id and one.battle]
    likely = max((one.odds.victory for one in battles if one.ground == "land"), default=0) / 100
    more = swelling(view, war)
    fleet = war.fleet_now + more * war.fleet if war.fleet_now else 0
    return hurt(view, war) + WON * likely - (war.land_now + more * war.land) - max(fleet, war.support)


def swelling(view: CarthageView, war: WarView) -> int:
    """RC-8.9.7: 1 if a War of its group wakes next turn, for then its strength is added once more; else 0."""
    return int(any(one.group == war.group and one.status == "imminent" for one in view.wars.values()))


def hurt(view: CarthageView, war: WarView) -> float:
    """RC-9.5.4a: what its card takes when it is Lost."""
    card = LAWS[view.edition].tables.wars.get(war.id)
    return sum(bitter(view, one) for one in card.on_lost) if card else HURTS["remove_province"]


def bitter(view: CarthageView, effect: Effect) -> float:
    """One of these things; a Province that is not in play cannot be lost."""
    province = effect.params.get("province")
    gone = province is not None and province not in view.provinces
    if effect.op == "state_pays":
        return indemnity(view, int(effect.params["value"]))
    return 0 if gone else HURTS.get(effect.op, HURT)


def indemnity(view: CarthageView, talents: int) -> float:
    """What such a sum would buy; without it in the Treasury the State is ruined, the sooner the more it is."""
    return talents / UNIT if payable(view, talents) else RUIN + talents


def bearable(view: CarthageView, war: WarView) -> bool:
    """RC-6.9, 6.11, 12.3: whether peace can be paid, gifts included; else it ruins a State that may stand."""
    given = GIVEN * len(view.seats)
    return payable(view, owed(view, war) - given) or falling(view) > LIKELY


def payable(view: CarthageView, talents: int) -> bool:
    """Whether the State has so much, and what the next Revenue Phase may cost."""
    return view.treasury + min(0, next_balance(view)) >= talents


def price(view: CarthageView) -> int:
    """RC-9.5.4a: what must be kept for the cheapest peace, if one must be made and can be paid."""
    asked = [owed(view, war) for war in standing(view)] if endangered(view) else []
    return min((talents for talents in asked if payable(view, talents)), default=0)


def due(view: CarthageView) -> int:
    """RC-9.5.4a: what the peace will ask the State for that would be made, if one must be made and can be paid."""
    able = [war for war in standing(view) if payable(view, owed(view, war))] if endangered(view) else []
    return owed(view, min(able, key=partial(dear, view))) if able else 0


def owed(view: CarthageView, war: WarView) -> int:
    """What its card asks the State for when it is Lost."""
    card = LAWS[view.edition].tables.wars.get(war.id)
    return sum(int(one.params["value"]) for one in card.on_lost if one.op == "state_pays") if card else 0
