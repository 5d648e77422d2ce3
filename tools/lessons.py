"""Find positions for the lessons of `/tutorial` and carry them into the bot's data: data/<game>/lessons.json.

A lesson is a game that sensible players have brought, from a seed, to a decision a beginner can learn from.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games import carthage, grand, rome
from games.carthage.minds import SensiblePlayer as Carthaginian
from games.grand.minds import SensiblePlayer as OfBoth
from games.kernel import Decision, Game, Seat, Setup, Table
from games.kernel.decision import chairs
from games.republic.forum.persuasion import base_number
from games.republic.minds.runner import Round
from games.rome.minds import SensiblePlayer as Roman

DATA = Path(__file__).parent.parent / "data"
OPTIONS = {"scenario": "late", "ballots": "ordered"}
BOTH = {"start": "simultaneous"}
LONGEST = 330
MOST = 200  # games that are tried
ENOUGH = 3  # Talents
WORTH_KEEPING = range(5, 9)  # a Base Number at which Talents decide
Fits = Callable[[Any, Decision[Any]], bool]


def tempting(_: Any, decision: Decision[Any]) -> bool:
    """A single office whose corrupt income can be taken or left; a single Province whose spoils can."""
    return len(decision.choice.form()[0]) == 1


def rich(g: Any, decision: Decision[Any]) -> bool:
    """A hand of four or five cards with a set among them."""
    hand = Counter(card.commodity for card in g.factions[decision.seat].trade_cards)
    return 4 <= hand.total() <= 5 and max(hand.values()) > 1


def weighty(_: Any, decision: Decision[Any]) -> bool:
    """A vote of several Senators."""
    return len(decision.choice.form()) > 3


def of(half: str, fits: Fits) -> Fits:
    """What one of the republics asks that are played beside each other."""
    return lambda g, decision: decision.half == half and fits(g, decision)


def any_(_g: Any, _decision: Decision[Any]) -> bool:
    """The first there is."""
    return True


def endangered(g: Any, decision: Decision[Any]) -> bool:
    """Somebody tries to win a Senator, and a few Talents would hinder him."""
    attempt = g.forum.persuasion
    rich_enough = g.factions[decision.seat].treasury >= ENOUGH
    return attempt is not None and rich_enough and base_number(g, attempt) in WORTH_KEEPING


@dataclass(frozen=True)
class Taught:
    """A game, who plays it, what is taught of it, and at which table."""

    game: Game[Any]
    mind: Callable[[], Any]
    lessons: Mapping[str, Fits]
    options: Mapping[str, str] = field(default_factory=lambda: OPTIONS)
    seats: Sequence[Seat] = chairs(4)


TAUGHT = {
    "carthage": Taught(
        carthage.GAME, Carthaginian, {"revenue.corruption": tempting, "trade.sell": rich, "senate.vote": weighty}
    ),
    "rome": Taught(rome.GAME, Roman, {"forum.counter": endangered, "revenue.spoils": tempting, "senate.vote": weighty}),
    "grand": Taught(
        grand.GAME,
        OfBoth,
        {"revenue.contribute": of("carthage", any_), "senate.vote": of("rome", weighty)},
        BOTH,
        chairs(3),
    ),
}


def position(taught: Taught, kind: str, seed: str) -> dict[str, Any] | None:
    """The answers from the seed to the first such decision of the first seat; None: there is none in this game."""
    game, fits = taught.game, taught.lessons[kind]
    seats, options = tuple(taught.seats), dict(taught.options)
    table, _ = Table.start(game, Setup(seats, seed, game.options.model_validate(options)))
    going, said = Round(table, {seat: taught.mind() for seat in seats}), list[list[Any]]()
    while not table.over and len(said) < LONGEST:
        for posted in table.open.values():
            decision = posted.decision
            if decision.seat == seats[0] and decision.kind == kind and fits(table.state, decision):
                return {"kind": kind, "seed": seed, "options": options, "seats": seats, "answers": said}
        if (answer := going.next()) is None:
            break
        table.submit(*answer)
        said.append([answer.seat, answer.key, answer.raw])
    return None


def found(taught: Taught, kind: str) -> dict[str, Any]:
    """The first position that fits."""
    return next(one for n in range(MOST) if (one := position(taught, kind, f"lesson {n}")) is not None)


if __name__ == "__main__":
    for name in sys.argv[1:] or TAUGHT:
        path = DATA / name / "lessons.json"
        lessons = [found(TAUGHT[name], kind) for kind in TAUGHT[name].lessons]
        path.write_text(json.dumps(lessons, ensure_ascii=False) + "\n", encoding="utf-8")
        print(path.name, [len(one["answers"]) for one in json.loads(path.read_text(encoding="utf-8"))])
