"""SR-5.4, 7: which card is played, for what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import TIES, Card, Power, cards, tables
from games.sword.minds import faces, influence, worth
from games.sword.minds.aims import Aim, best
from games.sword.minds.ground import Ground

PASS: Final = "pass"  # noqa: S105 - a play, no word to get in by
SURE: Final = 1.1
"""What an interrupt must be worth: Desperate Times come twice a game."""
LAST: Final = 0.5
SAILORS: Final = ("ROM", "GRE", "CAR")
"""Who may go by sea, the further the more a card is worth."""
SECOND: Final = 0.8
"""Of the army that a Campaign activates second."""


def play(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP4: whatever is worth most, less what its card is worth elsewhere; nothing is worse than a little."""
    options: list[str] = asked.choice.form()
    values = Values(ground)
    return max(options, key=lambda one: (values.of(one), one != PASS, one))


def interrupt(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP31: only for a great deed, or when time is short."""
    values = Values(ground)
    chosen: str = max(asked.choice.form(), key=lambda one: (values.of(one), one))
    wanted = SURE if ground.left > 1 else LAST
    return chosen if values.gross(chosen) >= wanted else asked.lapse


class Values:
    """What the uses of cards are worth; what does not hang on the card is reckoned once."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._known: dict[tuple[str, ...], float] = {}

    def of(self, option: str) -> float:
        """By the id of a play: "activate.ROM-01.ROM.roma", "event.ROM-01", "pass"."""
        if option in (PASS, "no"):
            return 0.0
        use, card, *_ = option.split(".")
        spared = 0.06 * cards()[card].op if use == "event" else faces.kept(self.ground, cards()[card])
        return self.gross(option) - spared

    def gross(self, option: str) -> float:
        """Without what the card might else be good for."""
        if option in (PASS, "no"):
            return 0.0
        use, name, *target = option.split(".")
        card = cards()[name]
        if use == "event" and not target:
            return faces.event(self.ground, name)
        ashore = use == "activate" and target[0] not in SAILORS
        key = (use, name if use == "event" else "" if ashore else str(card.op), *target)
        if key not in self._known:
            self._known[key] = self._reckoned(use, card, target)
        return self._known[key]

    def _reckoned(self, use: str, card: Card, target: list[str]) -> float:
        match use:
            case "support":
                return influence.by_operations(self.ground, card.op)
            case "raise":
                power, at = whose(target[0]), target[1]
                return worth.price(self.ground, power) * (1.2 + self.ground.danger(power, at))
            case "colony":
                return 0.1 * min(self.ground.left, 3) + 0.3 * self.ground.danger("ROM", target[1])
            case "event":
                return self._ordered(card, target)
            case _:
                return self.march(target, card.op).value

    def march(self, target: list[str], op: int, *, halves: int = 8, tactics: int = 0) -> Aim:
        """The best that this army can do."""
        power, at, *inside = target
        army = self.ground.army(whose(power), at, inside=bool(inside))
        return best(self.ground, army, op, halves=halves, tactics=tactics)

    def _ordered(self, card: Card, target: list[str]) -> float:
        """SR-7.3, 7.5.4: an event that activates armies."""
        op = next(one for one in card.effects if one["op"] == "activate")
        halves = 2 * (op.get("mp_fixed", 0) or usual_march() + op.get("mp_bonus", 0))
        first = self.march(target, op["op_as"], halves=halves, tactics=op.get("tactics_bonus", 0)).value
        return first + faces.event(self.ground, card.id) + (self.second(target) if op["armies"] > 1 else 0.0)

    def second(self, first: list[str]) -> float:
        """SR-7.3.1: what another army may do beside."""
        others = [one for one in self.ground.armies() if self.ground.mine(one.power) and one.at != first[1]]
        return SECOND * max((best(self.ground, one, 3).value for one in others), default=0.0)


def usual_march() -> int:
    """SR-9.1.1."""
    found: int = tables()["movement"]["standard_mp"]
    return found


def whose(name: str) -> Power:
    """A power by its name."""
    return next(one for one in TIES if one == name)


# Beside the card play


def bonus(asked: Decision[Any], ground: Ground) -> Raw | None:
    """SR-DP38: a card that calls a non-player power costs nothing but itself: at once, the least that does."""
    able = [one for one in asked.choice.form() if one in cards()]
    if not able or spare(ground) <= 0:
        return asked.lapse
    return min(able)


def hire(asked: Decision[Any], ground: Ground) -> Raw | None:
    """SR-DP32: with a card that the rounds to come will hardly need: the most mercenaries for what is least missed."""
    able = [one for one in asked.choice.form() if one in cards() and cards()[one].kind != "desperate"]
    if not able or spare(ground) <= 0:
        return asked.lapse
    return max(able, key=lambda one: (_hired(ground, cards()[one]), one))


def _hired(ground: Ground, card: Card) -> float:
    missed = faces.kept(ground, card) + 0.3 * max(0.0, faces.event(ground, card.id))
    return card.op * worth.price(ground, "CAR") - missed


def spare(ground: Ground) -> int:
    """Cards that are more than the action rounds left."""
    held: Iterable[int] = (len(hand) for hand in ground.view.own.values())
    return sum(held) - len(ground.side) * (ground.rounds_left + 1)
