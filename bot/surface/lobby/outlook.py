"""What the lobby says of the time to come: days a turn and a game, hours a day in which all are awake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from math import ceil
from typing import Any

from bot.base.text import Catalogue, Voice, clip
from bot.services.clock import forecast
from bot.services.clock.hours import Pace
from bot.services.people.people import of_seat
from bot.store.store import Stand
from bot.surface.kit.panel import OPTION
from games.catalog import GAMES

HOUR = timedelta(hours=1)
FOUR = 4
USUAL = "normal"


def outlook(voice: Voice, stand: Stand, options: Mapping[str, Any], now: datetime) -> list[str]:
    """The lines of the lobby card; `options`: of the game, as they stand."""
    seats = [seat for seat, row in stand.seats.items() if row.holder == "user"]
    people = [of_seat(stand, seat) for seat in seats]
    resting = sum(person.quiet is not None for person in people)
    hours = round(forecast.awake(people, now) / HOUR)
    lines = [voice.say("lobby-awake", hours=hours, count=resting)] if resting else []
    return [*lines, *lengths(voice, stand, options)]


def lengths(voice: Voice, stand: Stand, options: Mapping[str, Any]) -> Sequence[str]:
    """How long a turn and a game take with people who come soon, later and late; nothing, if it was not measured."""
    row = stand.game
    seats, literal = int(row.terms.get("seats", FOUR)), bool(row.terms.get("rounds"))
    found = forecast.forecast(row.kind, seats, Pace(row.pace), options, literal=literal)
    if found is None:
        return []
    ends = "-endless" if found.endless else ""
    tables = (
        voice.say(
            f"forecast-table{ends}",
            people=voice.say(f"forecast-{people}"),
            hours=days(found.hours[people]),
            turn=days(one.turn),
            game=days(one.game),
        )
        for people, one in found.lengths.items()
    )
    longest = ceil(found.longest)
    whole = voice.say(f"lobby-forecast{ends}", tables=" · ".join(tables), games=found.games, longest=longest)
    return [in_short(voice, found.lengths[USUAL], ends), whole] if USUAL in found.lengths else [whole]


def in_short(voice: Voice, one: forecast.Length, ends: str = "") -> str:
    """What a newcomer wants to know first: how long a turn takes, and how many of them there are, if they end."""
    turns = max(1, round(one.game / one.turn)) if one.turn else 1
    return voice.say(f"lobby-length{ends}", turn=days(one.turn), game=days(one.game), turns=turns)


def days(count: float) -> float:
    """A number as one says it: 23, but 1.5."""
    near = round(count, 1)
    return round(count) if near >= 10 or near == round(near) else near


def pace_choice(say: Catalogue, pace: Pace) -> str:
    """A pace as `/game new` offers it: its windows, and how long a turn of four people takes who come as most do."""
    name = say.say(f"pace-{pace}").capitalize()
    options = GAMES[say.game].options().model_dump() if say.game in GAMES else {}
    found = forecast.forecast(say.game, FOUR, pace, options)
    if found is None or USUAL not in found.lengths:
        return name
    return clip(say.say("forecast-choice", pace=name, turn=days(found.lengths[USUAL].turn)), OPTION)
