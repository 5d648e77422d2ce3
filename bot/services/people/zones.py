"""Time zones by the names people know: cities and countries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import cast

from babel.core import Locale, get_global

from bot.base.text import DEFAULT
from bot.services.people.people import zones


@cache
def places(language: str) -> dict[str, str]:
    """Each time zone with its country: "Europe/Berlin · Germany"."""
    countries = cast("Mapping[str, str]", get_global("zone_territories"))
    lands = cast("Mapping[str, str]", Locale.parse(language).territories)
    found = {zone: lands.get(countries.get(zone, ""), "") for zone in zones()}
    return {zone: f"{spoken(zone)} · {land}" if land else spoken(zone) for zone, land in found.items()}


def spoken(zone: str) -> str:
    """A zone as it is written for people."""
    return zone.replace("_", " ")


def find(said: str, language: str = DEFAULT) -> list[str]:
    """The zones that fit what was typed: the one of this name, else those whose name or country has all these words.

    Countries are known by their names in that language and in English.
    """
    wanted = said.casefold().replace("_", " ").strip()
    named = [zone for zone in zones() if wanted == spoken(zone).casefold()]
    cities = [zone for zone in zones() if wanted == spoken(zone).casefold().rpartition("/")[2]]
    if named or len(cities) == 1:
        return named or cities
    asked = wanted.split()
    known = {zone: f"{name} {places(DEFAULT)[zone]}" for zone, name in places(language).items()}
    fits = [zone for zone, name in known.items() if asked and all(one in name.casefold() for one in asked)]
    return sorted(fits, key=lambda zone: not {*asked} <= {*re.split(r"\W+", known[zone].casefold())})
