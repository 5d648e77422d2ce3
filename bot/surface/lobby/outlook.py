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
ENDING = ("forecast-table", "lobby-forecast", "lobby-length")
ENDLESS = ("forecast-table-endless", "lobby-forecast-endless", "lobby-length-endless")
"""How a turn and a whole game are told of; and a turn alone, where the game has no end."""


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
    table, whole = ENDLESS[:2] if found.endless else ENDING[:2]
    tables = (
        voice.say(
            table,
            people=voice.say(f"forecast-{people}"),
            hours=days(found.hours[people]),
            turn=days(one.turn),
            game=days(one.game),
        )
        for people, one in found.lengths.items()
    )
    longest = ceil(found.longest)
    told = voice.say(whole, tables=" · ".join(tables), games=found.games, longest=longest)
    if USUAL not in found.lengths:
        return [told]
    return [in_short(voice, found.lengths[USUAL], endless=found.endless), told]


def in_short(voice: Voice, one: forecast.Length, *, endless: bool = False) -> str:
    """What a newcomer wants to know first: how long a turn takes, and how many of them there are, if they end."""
    turns = max(1, round(one.game / one.turn)) if one.turn else 1
    return voice.say((ENDLESS if endless else ENDING)[2], turn=days(one.turn), game=days(one.game), turns=turns)


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
