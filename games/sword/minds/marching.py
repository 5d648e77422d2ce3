"""SR-9: how an army marches."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, IllegalAnswer, Raw
from games.sword.components import GARRISON_BOX, UnitType, spaces
from games.sword.minds import worth
from games.sword.minds.aims import Aim, aim, chances
from games.sword.minds.ground import Army, Ground, whose

STOP: Final = "stop"
GARRISON: Final = 3
STAYS: Final[list[str]] = []
EVEN: Final = 0.5
WORTHY: Final = 0.12
"""An army does not move for less."""


def step(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP39: where it is worth most to go, and what is done there; or what may be done here."""
    form = asked.choice.form()
    power, here = whose(str(asked.about["power"])), form["at"]
    cu = min(10, sum(form["units"].values()))
    led = ground.army(power, here)
    army = Army(power, here, cu, led.tactics, led.led, _inside(ground))
    stays = _stays(ground, army, form)
    found = [(aim(ground, _going(army, carried), at, halves), path) for at, path, halves, carried in form["reach"]]
    chosen, path = max(found, key=lambda one: (one[0].value, one[0].at), default=(Aim(here, -1.0), STAYS))
    if chosen.value <= max(stays.value + WORTHY, 0.0 if stays.act else WORTHY):
        return {"then": stays.act} if stays.act in form["acts"] else STOP
    first = _as_far_as(ground, army, path)
    march: dict[str, Any] = {"path": first, **({"then": chosen.act or STOP} if first == path else {})}
    guarded = {**march, **_company(ground, army, form)}
    guarded |= {} if ground.foes(power, chosen.at) else _guard(ground, army, form)
    return guarded if _reads(asked, guarded) else march


def _going(army: Army, carried: int) -> Army:
    return Army(army.power, army.at, min(army.cu, carried) if carried else army.cu, army.tactics, army.led)


def _inside(ground: Ground) -> bool:
    """Whether it has not come out of its city yet."""
    order = ground.view.underway["activation"]
    return bool(order["order"]["inside"]) and not order["path"]


def _stays(ground: Ground, army: Army, form: Any) -> Aim:
    """What it may do where it stands."""
    acts = form["acts"]
    for hostile in ("attack", "sortie"):
        if hostile in acts:
            fair = chances(ground, army, army.at).wins >= EVEN
            return Aim(army.at, 0.5, hostile) if fair else Aim(army.at, 0.0)
    here = aim(ground, army, army.at, form["halves"])
    return here if here.act in acts else Aim(army.at, aim(ground, army, army.at, 0).value)


def act(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP40: after a battle a siege or plunder costs nothing more."""
    form = asked.choice.form()
    power, here = whose(str(asked.about["power"])), form["at"]
    army = Army(power, here, sum(form["units"].values()), ground.army(power, here).tactics, led=True)
    said = _stays(ground, army, form)
    return {"then": said.act} if said.act in form["acts"] else STOP


def _as_far_as(ground: Ground, army: Army, path: list[str]) -> list[str]:
    """On the way a CU is left in each space that support alone might take; there it halts, and goes on."""
    for number, there in enumerate(path[:-1], 1):
        if army.cu > GARRISON and worth.exposed(ground, there.removeprefix("sail:")):
            return path[:number]
    return path


def _company(ground: Ground, army: Army, form: Any) -> dict[str, Any]:
    """At home the other leaders stay, for new armies; abroad they would be caught."""
    home = ground.mine(ground.place(army.at).control)
    return {"stay": form["leaders"]} if home and form["leaders"] else {}


def _guard(ground: Ground, army: Army, form: Any) -> dict[str, Any]:
    """What stays: in an own space of worth that is in danger some, else one CU; in the box some against the unrest."""
    control = ground.place(army.at).control
    if not ground.mine(control) or army.cu < 2:
        return {}
    stays = ground.cu(army.power, army.at) + ground.cu(army.power, army.at, inside=True) - army.cu
    wanted = GARRISON if army.at == GARRISON_BOX else int(GARRISON * ground.danger(army.power, army.at) + 0.5)
    wanted = max(wanted, 1) if spaces()[army.at].vp_owner or army.at == GARRISON_BOX else 0
    most = max(1, army.cu // 3)
    left: dict[UnitType, int] = {}
    for kind in sorted(form["units"]):
        gone = min(form["units"][kind], max(0, min(wanted - stays, most) - sum(left.values())))
        left |= {kind: gone} if gone else {}
    return {"leave": left} if left else {}


def _reads(asked: Decision[Any], raw: Raw) -> bool:
    try:
        asked.choice.read(raw)
    except IllegalAnswer:
        return False
    return True
