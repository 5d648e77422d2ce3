"""RR-4.05.3: if only players rule they plan freely (RR-DP97)."""

from __future__ import annotations

from functools import partial

from games.kernel import Amount, Decision, IllegalAnswer, Record
from games.rome.neutrals.dominance import dominant
from games.rome.neutrals.muster import Muster, commanded, may_build, present, raised
from games.rome.neutrals.pieces import Attack
from games.rome.pieces import LEGION
from games.rome.senate.levy import FLEET, in_pool, price
from games.rome.state import Rome


def free_plan(g: Rome, suggested: Muster | None) -> Decision[Muster | None] | None:
    """RR-DP97: which Wars, and so many units for each; what is not at home is raised. If absent, the first feasible."""
    if not g.wars:
        return None
    pool = in_pool(g) if may_build(g) else {LEGION: 0, FLEET: 0}
    most = len(g.army.active.legions) + pool[LEGION], g.army.active.fleets + pool[FLEET]
    names = [(war, unit, count) for war in g.wars for unit, count in zip((LEGION, FLEET), most, strict=True)]
    wanted = suggested.sent if suggested else {}
    lapse = {f"{war}.{unit}": amount(wanted.get(war), unit) for war, unit, _ in names}
    choice = Record(partial(plan_of, g), **{f"{war}.{unit}": Amount(0, count) for war, unit, count in names})
    return Decision("senate.plan", dominant(g), choice, *g.law.cites["senate.plan"], lapse=lapse)


def amount(attack: Attack | None, unit: str) -> int:
    """How many of these units a plan sends."""
    if attack is None:
        return 0
    return attack.legions if unit == LEGION else attack.fleets


def plan_of(g: Rome, /, **amounts: int) -> Muster | None:
    """RR-4.05.3: what they send, if it can be raised and sent."""
    found = Muster()
    for war in g.wars:
        legions, fleets = amounts[f"{war}.{LEGION}"], amounts[f"{war}.{FLEET}"]
        if legions or fleets:
            found.sent[war] = Attack(war=war, legions=legions, fleets=fleets)
    check(g, found)
    return found if found.sent else None


def check(g: Rome, found: Muster) -> None:
    """RR-1.09.63, 1.09.64, 1.09.641: units, money, commanders, and the fleet support of each War."""
    wars = [g.wars[name] for name in found.sent]
    if not raised(g, found):
        raise IllegalAnswer("senate.treasury", talents=price(g) * (found.legions + found.fleets), treasury=g.treasury,
                            clause="RR-1.09.63")  # fmt: skip
    if not commanded(g, wars):
        raise IllegalAnswer("senate.cannot-command", clause="RR-1.09.641")
    for war in wars:
        there, attack = present(g, war), found.sent[war.id]
        after = len(there.legions) + attack.legions, there.fleets + attack.fleets
        if after[1] < g.support(war) or not any(after):
            raise IllegalAnswer("senate.needed-units", war=war.id, support=g.support(war), clause="RR-1.09.64")
