"""How units, places, positions and orders are said: codes of names and spaces in words.

What people have written is never looked up as an id: somebody may be called what a chair is (CD-3.B.1).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.base.text import Voice, escape
from bot.surface.kit.names import tame
from games.diplomacy.register.names import LONGEST

CODE: Final = re.compile(r"(?<![\w/])[A-Z]\w+")


@dataclass(frozen=True, slots=True)
class Said:
    """Words that are said already."""

    words: str

    def __str__(self) -> str:
        return self.words


def name(_voice: Voice, written: str) -> Said | str:
    """CD-3.A: a name as its owner writes it; "": nobody."""
    return Said(tame(written, LONGEST)) if written else ""


def prose(_voice: Voice, written: str) -> Said | str:
    """A line that somebody has written."""
    return Said(escape(written)) if written else ""


def code(_voice: Voice, written: str) -> Said:
    """A code itself, where it is to be learnt."""
    return Said(written)


def year(_voice: Voice, number: int) -> Said:
    """As a year is written: 1901."""
    return Said(str(number))


def place(voice: Voice, written: str) -> Said | str:
    """CD-E.1: `Stp/nc`; "": nowhere."""
    space, _, coast = written.partition("/")
    if not space:
        return ""
    called = voice.name(space)
    return Said(voice.words.say("place-coast", place=called, coast=voice.say(f"coast-{coast}")) if coast else called)


def unit(voice: Voice, label: str) -> Said | str:
    """CD-5.C(a.4): `A Nap`, as orders name it; without a letter a place is meant."""
    arm, blank, where = label.rpartition(" ")
    return Said(f"{arm} {place(voice, where)}") if blank else place(voice, where)


def units(voice: Voice, labels: Iterable[str]) -> Said | str:
    """Several of them, or codes of names; "": none."""
    return listed(voice, (str(unit(voice, one)) for one in labels))


def codes(voice: Voice, written: Iterable[str]) -> Said | str:
    """Several names by their codes, or spaces by theirs; "": none."""
    return listed(voice, map(voice.name, written))


def listed(voice: Voice, said: Iterable[str]) -> Said | str:
    """A, B and C; "": none of them."""
    found = [*said]
    return Said(voice.list(found)) if found else ""


def route(voice: Voice, spaces: Sequence[str]) -> Said:
    """CD-9.A.5: Naples-Rome-Venice."""
    return Said("-".join(str(place(voice, one)) for one in spaces))


def shares(voice: Voice, owned: Iterable[tuple[str, int]]) -> Said | str:
    """CD-9.C.3: who owns how many."""
    return listed(voice, (voice.share(voice.name(owner), number) for owner, number in owned))


def post(voice: Voice, written: str) -> Said:
    """CD-E.1, `position`: `SR Rom`, `C A Nap`; `R A Nap`: the patron of a unit."""
    office, _, where = written.partition(" ")
    key = "post-patron" if office == "R" and " " in where else f"post-{office}"
    return Said(voice.words.say(key, where=str(unit(voice, where))))


def line(voice: Voice, written: str) -> Said | str:
    """An order as it is written, spaces and names in words: `A Naples-(sf Gaius)Rome`."""
    return Said(CODE.sub(lambda found: voice.names.get(found[0], found[0]), written)) if written else ""


def option(voice: Voice, written: str) -> Said:
    """CD-G.6: an option of the rules."""
    key = f"law-{written.replace('_', '-')}"
    return Said(voice.say(key) if voice.has(key) else escape(written))


def value(voice: Voice, of: str, written: str) -> Said:
    """CD-G.6: what it is set to."""
    key = f"law-{of}-{written}".replace("_", "-")
    return Said(voice.say(key) if voice.has(key) else escape(written))


def proposal(voice: Voice, kind: str, says: Mapping[str, str]) -> Said:
    """CD-7: what a motion proposes."""
    ways = {"space": place, "province": place, "text": prose, "change": line, "name": prose, "option": option}
    about = {key: ways[key](voice, one) if key in ways else one for key, one in says.items() if key != "value"}
    if "value" in says:
        about["value"] = value(voice, says["option"], says["value"])
    return Said(voice.say(f"realm-proposal-{kind}", **about))


def why(voice: Voice, words: Sequence[str], by: Sequence[Sequence[str]]) -> Said | str:
    """CD-D.4 to D.8, 5.B(f): the reasons for what became of an order, each a sentence; "": there are none."""
    pairs = zip(words, by, strict=True)
    return Said(" ".join(reason(voice, word, spaces) for word, spaces in pairs)) if words else ""


def reason(voice: Voice, word: str, by: Iterable[str]) -> str:
    """One of them."""
    return voice.say(f"why-{word}", by=listed(voice, (str(place(voice, one)) for one in by)))
