"""The State of the Republic: what the people may say, before they are asked (RR-1.08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.rome.looking import rome
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.widgets import Asked
from bot.surface.press.items import Press
from games.kernel import Posted
from games.republic.combat.odds import TDR
from games.rome.charts import PopulationRow
from games.rome.law import ROME
from games.rome.seen.population import OutlookView
from games.rome.seen.view import RomeView

ALL: Final = 100
REVOLT: Final = "people-revolt"
GAMES: Final = {one.id: one for one in ROME.charts.games}


async def population(press: Press) -> None:
    """`/population`: the table of the State of the Republic, each line with its chance."""
    look = await press.look()
    await press.reply.whisper(words(*state_lines(look)))


def state_lines(look: Look) -> list[str]:
    """RR-1.08.2: what is rolled with, then the lines that can come, the best first."""
    view, voice = rome(look), look.voice
    people = view.people
    about = {"unrest": people.unrest, "hrao": view.hrao or None, "popularity": people.popularity, "omens": view.omens}
    head = [voice.say("population-title", turn=look.date), voice.say("population-roll", **about)]
    return [*head, *(row_line(look, row) for row in people.rows if row.rolls), voice.say("population-rest")]


def row_line(look: Look, row: OutlookView) -> str:
    """A line of the table: totals, how likely they are, what they bring."""
    brings = look.voice.say("population-brings", result=row.result, change=row.unrest)
    totals, chance = range_of(look.voice, row.low, row.high), percent(row.rolls)
    return look.voice.say(
        "population-row", totals=totals, chance=chance, brings="; ".join((brings, *more(look.voice, row)))
    )


def range_of(voice: Voice, low: int | None, high: int | None) -> str:
    """The totals that a line of the table stands for."""
    return voice.say("population-totals", low=low, high="same" if high == low else high)


def more(voice: Voice, row: OutlookView | PopulationRow) -> list[str]:
    """RR-1.08.2.1: what a line brings beside Unrest."""
    marks = {"shortage": row.shortage, "recruitment": row.no_recruitment, "mob": row.mob}
    return [voice.say(f"population-{name}") for name, is_so in marks.items() if is_so]


def tell_spoke(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RR-1.08.2: beside the total the line of the table that was rolled."""
    row = ROME.charts.population.at(int(fields["total"]))
    return {"total": voice.say("population-total", total=fields["total"], line=range_of(voice, row.min, row.max))}


def percent(rolls: int) -> str:
    """So many of all rolls of three dice; what can come is never said to be 0%."""
    return str(round(ALL * rolls / len(TDR)) or "<1")


def revolt_rolls(view: RomeView, unrest: int, popularity: int) -> int:
    """RR-1.08.2.1: by how many of all rolls the people would revolt."""
    totals = (sum(dice) - unrest + popularity + view.omens for dice in TDR)
    return sum(ROME.charts.population.at(total).result == REVOLT for total in totals)


def danger(look: Look, unrest: int, popularity: int) -> str:
    """How likely the people revolt, with that much Unrest and POP of the HRAO."""
    rolls = revolt_rolls(rome(look), unrest, popularity)
    return look.voice.say("population-danger", chance=percent(rolls) if rolls else "0")


# Games


def games_lines(_one: Asked, look: Look) -> Sequence[str]:
    """RR-1.07.6: how much Unrest there is, and what it threatens."""
    people = rome(look).people
    danger_now = danger(look, people.unrest, people.popularity)
    return [look.voice.say("games-note", unrest=people.unrest, danger=danger_now)]


def games_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RR-1.07.6: beside each offer what is left of his money, his POP and the Unrest after it, and what that means."""
    return {option: games_note(look, option) for option in offered(posted.decision.choice) if "@" in option}


def games_note(look: Look, option: str) -> str:
    """What holding these games comes to."""
    view, (kind, _, name) = rome(look), option.partition("@")
    games, one = GAMES[kind], view.senators[name]
    popularity = min(ROME.constants.popularity_max, one.popularity + games.popularity)
    now = max(0, view.unrest + games.unrest)
    later = view.people.unrest + now - view.unrest
    cheer = popularity - one.popularity if name == view.hrao else 0
    about: Mapping[str, Any] = {
        "price": games.cost,
        "left": one.talents - games.cost,
        "popularity": popularity,
        "unrest": now,
        "danger": danger(look, later, view.people.popularity + cheer),
    }
    return look.voice.say("games-offer", **about)
