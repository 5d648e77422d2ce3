"""What the lobby says of the time to come: days a turn at each pace, hours a day in which all are awake."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.base.text import Catalogue, Voice, clip
from bot.services.clock import forecast
from bot.services.clock.hours import Pace
from bot.services.people.people import of_seat
from bot.store.store import Stand
from bot.surface.kit.panel import OPTION

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
FOUR = 4


def outlook(voice: Voice, stand: Stand, now: datetime) -> list[str]:
    """The lines of the lobby card."""
    seats = [seat for seat, row in stand.seats.items() if row.holder == "user"]
    people = [of_seat(stand, seat) for seat in seats]
    resting = sum(person.quiet is not None for person in people)
    hours = round(forecast.awake(people, now) / HOUR)
    lines = [voice.say("lobby-awake", hours=hours, count=resting)] if resting else []
    return [*lines, *paces(voice, stand)]


def paces(voice: Voice, stand: Stand) -> Sequence[str]:
    """How long a turn takes at each pace; that of this game is marked."""
    kind, seats = stand.game.kind, int(stand.game.terms.get("seats", 4))
    said = [
        f"**{one}**" if pace == stand.game.pace else one
        for pace in Pace
        if (one := length(voice.words, kind, seats, pace))
    ]
    return [voice.say("lobby-forecast", paces=" · ".join(said))] if said else []


def length(say: Catalogue, kind: str, seats: int, pace: Pace) -> str:
    """One pace and how long a turn takes at it; "" if nobody has counted, or there are no deadlines."""
    found = forecast.turn(kind, seats, pace)
    if found is None:
        return ""
    unit, name = (DAY, "forecast-days") if found[1] >= 2 * DAY else (HOUR, "forecast-hours")
    likely, most = (max(1, round(one / unit)) for one in found)
    return say.say(name, pace=say.say(f"pace-{pace}").partition(",")[0], likely=likely, most=most)


def pace_choice(say: Catalogue, pace: Pace) -> str:
    """A pace as `/game new` offers it: its windows, and how long a turn of four players takes."""
    turn = length(say, say.game, FOUR, pace).removeprefix(say.say(f"pace-{pace}").partition(",")[0]).strip()
    name = say.say(f"pace-{pace}").capitalize()
    return clip(say.say("forecast-choice", pace=name, turn=turn), OPTION) if turn else name
