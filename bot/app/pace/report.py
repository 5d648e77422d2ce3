"""What the games on a clock come to: figures for each kind of table, and what they rest on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

from bot.app.pace.measure import Measured, Setting, Wish
from bot.app.pace.people import BED, MEDIANS, MISSED, RISE, SIGMA
from bot.app.pace.tally import DAY, Turn
from bot.base.version import VERSION
from bot.fronts import FRONTS

HOUR = DAY / 24


def report(wish: Wish, found: Sequence[Measured]) -> dict[str, Any]:
    """Everything, as JSON: figures are rounded to two places."""
    return {**rests_on(wish), "tables": [table(one) for one in found]}


def rests_on(wish: Wish) -> dict[str, Any]:
    """What the figures rest on. `median_hours`: of waking hours until who is called comes."""
    front = FRONTS[wish.game]
    return {
        "game": wish.game,
        "version": VERSION,
        "ruleset": front.game.ruleset,
        "players": "sensible" if front.demonstration else "random",
        "games": wish.games,
        "samples": wish.samples,
        "first": wish.first,
        "awake": f"{RISE:%H}-{BED:%H}",
        "median_hours": {kind: MEDIANS[kind] / HOUR for kind in wish.people},
        "sigma": SIGMA,
        "missed": MISSED,
        **({"turns": wish.turns} if wish.turns else {}),
    }


def named(setting: Setting) -> dict[str, Any]:
    """Which kind of table it is."""
    return {
        "seats": setting.seats,
        "people": setting.people,
        "pace": str(setting.pace),
        "adoption": setting.adoption,
        "literal": setting.literal,
        "options": dict(setting.options),
    }


def table(found: Measured) -> dict[str, Any]:
    """The figures of one kind of table. `_a_person`: a person a turn. Games that did not end count for nothing."""
    over = [one for one in found.tallies if one.over]
    turns = [turn for one in over for turn in one.whole]
    people = found.setting.seats
    return {
        **named(found.setting),
        "games": len(found.tallies),
        "ended": len(over),
        "turns": _mean(max(one.turns, default=0) for one in over),
        "days_a_turn": _spread(sum(one.days.values()) for one in turns),
        "days_a_game": _spread(one.length / DAY for one in over),
        "waits_a_turn": _mean(len(one.ended) for one in turns),
        "messages_a_person": _mean(one.messages.total() / people for one in turns),
        "presses_a_person": _mean(one.presses.total() / people for one in turns),
        "visits_a_person": _mean(one.visits / people for one in turns),
        "phases": parts(turns, FRONTS[found.setting.game].game.phase, people),
        "kinds": parts(turns, str, people),
    }


def parts(turns: Sequence[Turn], part: Callable[[str], str], people: int) -> dict[str, dict[str, float]]:
    """Of a turn, by phase or by kind of decision; what took longest first."""
    kinds = [kind for turn in turns for kind in (*turn.days, *turn.messages, *turn.presses)]
    names = dict.fromkeys(map(part, dict.fromkeys(kinds)))

    def total(name: str, of: Callable[[Turn], Mapping[str, float]]) -> float:
        return sum(value for turn in turns for kind, value in of(turn).items() if part(kind) == name) / len(turns)

    rows = {
        name: {
            "days": round(total(name, lambda turn: turn.days), 2),
            "waits": round(total(name, lambda turn: turn.waits), 2),
            "messages_a_person": round(total(name, lambda turn: turn.messages) / people, 2),
            "presses_a_person": round(total(name, lambda turn: turn.presses) / people, 2),
        }
        for name in names
    }
    return dict(sorted(rows.items(), key=lambda row: -row[1]["days"]))


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return round(fmean(found), 2) if found else 0


def _spread(values: Iterable[float]) -> dict[str, float]:
    found = list(values) or [0.0]
    ends = {"shortest": round(min(found), 2), "longest": round(max(found), 2)}
    return {"mean": round(fmean(found), 2), "sd": round(pstdev(found), 2), **ends}
