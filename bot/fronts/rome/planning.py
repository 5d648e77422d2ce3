"""RR-1.07.5, 1.07.51, 1.07.6: Knights and games, where an initiative is said ahead.

A line for Knights: `Fabius 3` spends just that, `Fabius <3` what he has left, up to 3, `Fabius 60% <3` what a chance of
60% costs, up to 3; `Fabius -2` presses two of his; `-` seeks none, `?` is to be asked; without one the Leader tries for
nothing. One for games: `Fabius, Blood Fest`, or `Fabius, <Blood Fest` for these or the grandest below that he can pay;
then, as one likes, `U3` (only from Unrest 3 on) and `P5` (only up to POP 5); `??` is to be asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.rooms.afterwards import Able, Afterwards
from bot.fronts.republic.rooms.paying import ASK, KIND
from bot.surface.kit.forms import named, number
from games.kernel import IllegalAnswer, Raw
from games.rome.ahead.forum import NOTHING
from games.rome.ahead.forum.games import MOST_POPULARITY, NO_GAMES
from games.rome.ahead.forum.knights import USUAL

NO_KNIGHT: Final = "-"
ASK_GAMES: Final = "??"
KNIGHT: Final = re.compile(
    r"^(?P<name>.+?)\s+(?:(?P<chance>\d{1,3})\s*%\s*)?(?P<how>[<-]?)\s*(?P<talents>\d{1,3})\s*T?$"
)
WAYS: Final = {"<": "left", "": "pay", "-": "press"}
SHORT: Final = {"left": "<", "pay": "", "press": "-", "sure": "<"}
ONLY: Final = re.compile(r"^(?P<what>[UP])\s*(?P<number>-?\d)$", re.IGNORECASE)
LIMITS: Final = {"u": "unrest", "p": "popularity"}
HELD: Final = {"hold": "", "upto": "<"}


# As it is typed


def line(voice: Voice, raw: Mapping[str, Any]) -> str:
    """Both, a line each."""
    return "\n".join(filter(None, (knight_line(voice, raw["knight"]), games_line(voice, raw["games"]))))


def knight_line(voice: Voice, raw: Mapping[str, Any]) -> str:
    """RR-1.07.5, 1.07.51."""
    plain = {"usual": "", "none": NO_KNIGHT, "ask": ASK}
    if raw["way"] in plain:
        return plain[raw["way"]]
    chance = f"{raw['chance']}% " if raw["way"] == "sure" else ""
    return f"{voice.name(raw['senator'])} {chance}{SHORT[raw['way']]}{raw['talents']}"


def games_line(voice: Voice, raw: Mapping[str, Any]) -> str:
    """RR-1.07.6."""
    if raw["way"] not in HELD:
        return ASK_GAMES if raw["way"] == "ask" else ""
    unrest = f"U{raw['unrest']}" if raw["unrest"] else ""
    popularity = f"P{raw['popularity']}" if raw["popularity"] < MOST_POPULARITY else ""
    parts = (voice.name(raw["senator"]), f"{HELD[raw['way']]}{voice.name(raw['games'])}", unrest, popularity)
    return ", ".join(part for part in parts if part)


# Reading it


def read(able: Able, voice: Voice, said: str) -> dict[str, Raw]:
    """What was typed, line by line. IllegalAnswer: a line says neither, or the same is said twice."""
    found: dict[str, Raw] = {}
    for one in filter(None, (part.strip() for part in said.splitlines())):
        name = "games" if "," in one or one == ASK_GAMES else "knight"
        if name in found:
            raise IllegalAnswer("choice.twice")
        found[name] = games(able, voice, one) if name == "games" else knight(able, voice, one)
    return {"knight": dict(USUAL), "games": dict(NO_GAMES), **found}


def knight(able: Able, voice: Voice, said: str) -> Raw:
    """Who tries for one, or whose are pressed. IllegalAnswer: the line does not say who, or how many."""
    if said in (ASK, NO_KNIGHT):
        return {**USUAL, "way": "ask" if said == ASK else "none"}
    match = KNIGHT.match(said)
    if match is None:
        raise IllegalAnswer("form.share", said=said[:40])
    name, talents = named(able["knight.senator"], KIND, voice, match["name"]), number(match["talents"])
    way = "sure" if match["chance"] else WAYS[match["how"]]
    return {"way": way, "senator": name, "talents": talents, "chance": number(match["chance"] or "0")}


def games(able: Able, voice: Voice, said: str) -> Raw:
    """Who holds which, and when. IllegalAnswer: the line does not say it."""
    if said == ASK_GAMES:
        return {**NO_GAMES, "way": "ask"}
    who, what, *limits = (one.strip() for one in said.split(","))
    which = named(able["games.games"], KIND, voice, what.removeprefix("<").strip())
    payer = named(able["games.senator"], KIND, voice, who)
    way = "upto" if what.startswith("<") else "hold"
    return {**NO_GAMES, "way": way, "senator": payer, "games": which, **dict(map(limited, filter(None, limits)))}


def limited(said: str) -> tuple[str, int]:
    """A condition. IllegalAnswer: it is none."""
    match = ONLY.match(said)
    if match is None:
        raise IllegalAnswer("form.name", said=said[:40], there=None)
    return LIMITS[match["what"].lower()], int(match["number"])


# In words


def told(voice: Voice, raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What is spent on Knights and games; what is as by default goes without saying."""
    one, other = raw["knight"], raw["games"]
    if one["way"] != "usual":
        name = voice.name(one["senator"])
        yield "knight", voice.say(f"plan-knight-{one['way']}", name=name, talents=one["talents"], chance=one["chance"])
    if other["way"] != "none":
        yield "games", told_games(voice, other)


def told_games(voice: Voice, raw: Mapping[str, Any]) -> str:
    """Which, by whom, and when."""
    held = voice.say(f"plan-games-{raw['way']}", name=voice.name(raw["senator"]), games=voice.name(raw["games"]))
    if raw["way"] == "ask":
        return held
    unrest = [voice.say("plan-games-unrest", unrest=raw["unrest"])] if raw["unrest"] else []
    loved = raw["popularity"] < MOST_POPULARITY
    popularity = [voice.say("plan-games-popularity", popularity=raw["popularity"])] if loved else []
    return ", ".join((held, *unrest, *popularity))


AFTERWARDS: Final = Afterwards(
    name="spends",
    long=True,
    line=line,
    read=read,
    told=told,
    nothing=NOTHING,
    ticks={"at-all": ("way", "ask", "plan"), "at-auctioned": ("auctioned", "no", "yes")},
)
