"""What may be ordered beforehand: answers by default, single cards, refusals; figures, events, decision points."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import data
from bot.fronts.sword.looking import players_of
from bot.services.orders.ordering import AHEAD, DEFAULT, Ordering, Ways
from games.kernel import Seat, View
from games.sword.components import PLAYERS, POWERS_OF
from games.sword.seen.view import SwordView


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A row of SR-30."""

    id: str
    clause: str
    options: str
    default: str
    phase: str


@cache
def _table() -> Sequence[DecisionPoint]:
    rows = json.loads(data.path("sword/decisions.json").read_text("utf-8"))
    fields = ("id", "clause", "options", "default", "phase")
    return tuple(DecisionPoint(*(row[name] for name in fields)) for row in rows)


def points(phase: str) -> Sequence[DecisionPoint]:
    """SR-30: the decision points of a phase."""
    return [one for one in _table() if one.phase == phase]


def facts(view: View, seat: Seat) -> Mapping[str, int]:
    """SR-4: turn, points, cards and CU of whoever looks; what wins; the unrest of Carthage."""
    if not isinstance(view, SwordView):
        return {}
    mine = players_of(view, seat)
    powers = [power for one in mine for power in POWERS_OF[one]]
    common = {"turn": view.turn, "winning": view.number, "unrest": view.unrest}
    own = {
        "own-vp": sum(view.hands[one].vp for one in mine),
        "own-hand": sum(view.hands[one].hand for one in mine),
        "own-cu": sum(one.cu for one in view.stacks if one.power in powers),
    }
    return {**common, **(own if mine else {})}


ORDERING: Final = Ordering(
    ways={
        "draw.discard": Ways(("default", "use")),
        "draw.size": DEFAULT,
        "action.first": Ways(("default",), options=tuple(PLAYERS)),
        "action.play": DEFAULT,
        "action.interrupt": DEFAULT,
        "action.responses": AHEAD,
        "action.next": AHEAD,
        "action.cards": AHEAD,
        "card.counter": Ways(("default", "use")),
        "card.choice": DEFAULT,
        "card.target": DEFAULT,
        "combat.card": Ways(("default", "use")),
        "combat.plan": AHEAD,
        "combat.losses": DEFAULT,
        "combat.retreat": DEFAULT,
        "combat.support": DEFAULT,
        "combat.unrest": Ways(("default", "amount")),
        "combat.continue": Ways(("default",), options=("go-on", "stop")),
        "movement.bribe": Ways(("default", "use")),
        "movement.commander": Ways(("default", "use")),
        "movement.ships": Ways(("default", "use")),
        "movement.interdict": Ways(("default", "use")),
        "movement.intercept": Ways(("default", "use")),
        "movement.let-go": Ways(("default",), options=("yes", "no")),
        "movement.withdraw": DEFAULT,
        "movement.avoid": Ways(("default", "use")),
        "movement.go-back": Ways(("default",), options=("fight", "go-back")),
        "siege.raze": Ways(("default",), options=("raze", "keep")),
        "plunder.tribute": Ways(("default", "use")),
        "plunder.accept": Ways(("default",), options=("accept", "refuse")),
        "alliance.answer": Ways(("default", "use", "none")),
        "alliance.renew": Ways(("default", "use", "none")),
        "attrition.losses": DEFAULT,
        "reinforcement.leaving": DEFAULT,
        "reinforcement.displaced": DEFAULT,
        "reinforcement.minor": DEFAULT,
        "reinforcement.place": DEFAULT,
        "reinforcement.loyalty": DEFAULT,
        "reinforcement.sicily": DEFAULT,
        "gallic.support": DEFAULT,
        "gallic.mercenaries": DEFAULT,
    },
    figures=("turn", "own-vp", "own-hand", "own-cu", "winning", "unrest"),
    facts=facts,
    events=(
        "sword.BattleDecided",
        "sword.CityFell",
        "sword.PlunderRolled",
        "sword.AllianceMade",
        "sword.AllianceBroken",
        "sword.CardUsed",
        "sword.GameEnded",
    ),
    points=points,
)
