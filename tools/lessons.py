"""Find positions for the lessons of `/tutorial` and carry them into the bot's data: data/carthage/lessons.json.

A lesson is a game that sensible players have brought, from a seed, to a decision a beginner can learn from.
"""

import json
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from games.carthage import GAME
from games.carthage.minds import SensiblePlayer
from games.carthage.state import Carthage
from games.kernel import Decision, Setup, Table
from games.kernel.decision import chairs
from games.republic.minds.runner import Round

PATH = Path(__file__).parent.parent / "data" / "carthage" / "lessons.json"
OPTIONS = {"scenario": "late", "ballots": "ordered"}
SEATS = tuple(chairs(4))
LONGEST = 330


def tempting(_: Carthage, decision: Decision[Any]) -> bool:
    """A single office whose corrupt income can be taken or left."""
    return len(decision.choice.form()[0]) == 1


def rich(g: Carthage, decision: Decision[Any]) -> bool:
    """A hand of four or five cards with a set among them."""
    hand = Counter(card.commodity for card in g.factions[decision.seat].trade_cards)
    return 4 <= hand.total() <= 5 and max(hand.values()) > 1


def weighty(_: Carthage, decision: Decision[Any]) -> bool:
    """A vote of several Senators."""
    return len(decision.choice.form()) > 3


LESSONS: dict[str, Callable[[Carthage, Decision[Any]], bool]] = {
    "revenue.corruption": tempting,
    "trade.sell": rich,
    "senate.vote": weighty,
}


def position(kind: str, fits: Callable[[Carthage, Decision[Any]], bool], seed: str) -> dict[str, Any] | None:
    """The answers from the seed to the first such decision of the first seat; None: there is none in this game."""
    table, _ = Table.start(GAME, Setup(SEATS, seed, GAME.options.model_validate(OPTIONS)))
    going, said = Round(table, {seat: SensiblePlayer() for seat in SEATS}), list[list[Any]]()
    while not table.over and len(said) < LONGEST:
        for posted in table.open.values():
            decision = posted.decision
            if decision.seat == SEATS[0] and decision.kind == kind and fits(table.state, decision):
                return {"kind": kind, "seed": seed, "options": OPTIONS, "seats": SEATS, "answers": said}
        if (answer := going.next()) is None:
            break
        table.submit(*answer)
        said.append([answer.seat, answer.key, answer.raw])
    return None


def found(kind: str) -> dict[str, Any]:
    """The first position that fits."""
    return next(one for n in count() if (one := position(kind, LESSONS[kind], f"lesson {n}")) is not None)


if __name__ == "__main__":
    PATH.write_text(json.dumps([found(kind) for kind in LESSONS], ensure_ascii=False) + "\n", encoding="utf-8")
    print(PATH.name, [len(one["answers"]) for one in json.loads(PATH.read_text(encoding="utf-8"))])
