"""CD-13.1, 13.2: the map before anybody rules anything."""

from __future__ import annotations

import json
from typing import Any, Literal, Self, cast

from pydantic import model_validator
from pydantic_core import PydanticCustomError

import data
from games.diplomacy.atlas import atlas
from games.diplomacy.law import Law
from games.diplomacy.state import Diplomacy, Player, Province
from games.kernel import Dice, Options, Setup


class DiplomacyOptions(Options):
    """CD-13.1, 13.4, D.9: the map, how the game starts, by which column movement is adjudicated."""

    map: Literal["carthage", "standard"] = "carthage"
    start: Literal["centres", "classic"] = "centres"
    adjudication: Literal["1971", "modern"] = "1971"

    @model_validator(mode="after")
    def with_powers_to_start_from(self) -> Self:
        """CD-13.4: on the standard map only."""
        if self.start == "classic" and not printed(self.map)["powers"]:
            raise PydanticCustomError("setup.needs", "The classic start requires the standard map")
        return self


def printed(name: str) -> dict[str, Any]:
    """CD-M: the data of a map, with its first year and what starts on it."""
    found: dict[str, Any] = json.loads(data.path(f"diplomacy/map-{name}.json").read_text(encoding="utf-8"))
    return found


def setup(chosen: Setup) -> Diplomacy:
    """CD-13.1, 13.2: all provinces are in civil disorder, in Spring of the map's first year."""
    options = cast("DiplomacyOptions", chosen.options)
    dice = Dice(chosen.seed)
    dice.open_chapter("setup")
    spaces = atlas(options.map).spaces.values()
    return Diplomacy(
        step="setup.names",
        dice=dice,
        map=options.map,
        start=options.start,
        year=printed(options.map)["start"]["year"],
        years=chosen.turns,
        players={seat: Player(seat) for seat in chosen.seats},
        provinces={one.code: Province(one.code) for one in spaces if one.ground != "sea"},
        law=Law(adjudication=options.adjudication),
    )
