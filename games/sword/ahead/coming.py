"""SR-5.4: whose actions come when, and what has befallen a player since he said what he would do in his."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from games.kernel import Now, Raw, Seat
from games.sword.components import POWERS_OF, Player
from games.sword.minds.ground import Ground
from games.sword.seen.view import SwordView

FIRST: Final = "action.first"
Action = tuple[Player, int]
"""A player, and the round in which he acts."""


def running(now: Now, view: SwordView) -> Action | None:
    """The action that is under way; None: none, or an interrupt."""
    if now.step != "action.play" or view.active is None:
        return None
    return view.active, view.round


def coming(now: Now, view: SwordView) -> Iterator[Action]:
    """SR-5.4: the actions of this turn that have not begun, each player's next one once, in order."""
    opens = now.step == FIRST
    actor = -1 if opens else int(view.moment.split(".")[2])
    order: Sequence[Player] = tuple(view.hands) if opens else view.order
    for player in order[actor + 1 :]:
        yield player, 1 if opens else view.round
    for player in order[: actor + 1]:
        if view.round < view.rounds:
            yield player, view.round + 1


def nexts(now: Now, view: SwordView) -> Mapping[Seat, Action]:
    """By seat its next action; with two players a seat has two hands (SR-22.3)."""
    found: dict[Seat, Action] = {}
    for player, number in coming(now, view):
        found.setdefault(view.hands[player].seat, (player, number))
    return found


# What has befallen him


def picture(view: SwordView) -> Raw:
    """Whose spaces are whose, and where whose CU stand."""
    held = {at: str(one.control) for at, one in view.places.items()}
    cu: dict[str, int] = {}
    for one in view.stacks:
        cu[f"{one.power}.{one.at}"] = cu.get(f"{one.power}.{one.at}", 0) + one.cu
    return {"held": held, "cu": cu}


def attacked(view: SwordView, player: Player, before: Mapping[str, Any]) -> bool:
    """Whether he has lost a space or CU since."""
    powers, now = POWERS_OF[player], picture(view)
    lost = any(owner in powers and now["held"].get(at) != owner for at, owner in before["held"].items())
    fewer = any(_power(spot) in powers and now["cu"].get(spot, 0) < number for spot, number in before["cu"].items())
    return lost or fewer


def neared(view: SwordView, player: Player, before: Mapping[str, Any]) -> bool:
    """Whether enemies have come to a space of his, to CU of his, or next to them since."""
    ground, powers = Ground(view), POWERS_OF[player]
    own = {at for at, one in view.places.items() if one.control in powers}
    own |= {one.at for one in view.stacks if one.power in powers}
    near = {*own, *(at for one in own for at in ground.neighbours(one))}
    enemies = [one for one in view.stacks if one.at in near and not any(ground.allied(p, one.power) for p in powers)]
    return any(one.cu > before["cu"].get(f"{one.power}.{one.at}", 0) for one in enemies)


def _power(spot: str) -> str:
    return spot.partition(".")[0]


def befallen(view: SwordView, player: Player, before: Raw, unless: str) -> bool:
    """Whether what was to make his plan void has happened."""
    checks: Mapping[str, Sequence[Any]] = {"attacked": (attacked,), "near": (attacked, neared), "never": ()}
    return before is not None and any(check(view, player, before) for check in checks[unless])
