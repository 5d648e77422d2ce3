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
from games.kernel.choice import is_dict


class DiplomacyOptions(Options):
    """CD-13.1, 13.4, D.9, N: which game, the map, how it starts, by which column movement is adjudicated.

    `anonymous`: of the standard game; nobody is told who plays which power (CD-N.3).
    """

    rules: Literal["carthage", "standard"] = "carthage"
    map: Literal["carthage", "standard"] = "carthage"
    start: Literal["centres", "classic"] = "centres"
    adjudication: Literal["1971", "modern"] = "1971"
    anonymous: bool = False

    @model_validator(mode="before")
    @classmethod
    def with_its_own_map(cls, said: Any) -> Any:
        """CD-N.1: the standard game has its map and its powers, whatever else was chosen before."""
        plain = is_dict(said) and said.get("rules") == "standard"
        return {**said, "map": "standard", "start": "classic"} if plain else said

    @model_validator(mode="after")
    def with_powers_to_start_from(self) -> Self:
        """CD-13.4: on the standard map only."""
        if self.start == "classic" and not printed(self.map)["powers"]:
            raise PydanticCustomError("setup.needs", "The classic start requires the standard map")
        return self


def places(options: DiplomacyOptions) -> range:
    """CD-13.1, N.2: three at least; of the standard game two to seven, a power each."""
    return range(2, 8) if options.rules == "standard" else range(3, 21)


def printed(name: str) -> dict[str, Any]:
    """CD-M: the data of a map, with its first year and what starts on it."""
    found: dict[str, Any] = json.loads(data.path(f"diplomacy/map-{name}.json").read_text(encoding="utf-8"))
    return found


def setup(chosen: Setup) -> Diplomacy:
    """CD-13.1, 13.2: all provinces are in civil disorder, in Spring of the map's first year.

    CD-N.3: in the standard game powers are the names, so none are asked.
    """
    options = cast("DiplomacyOptions", chosen.options)
    dice = Dice(chosen.seed)
    dice.open_chapter("setup")
    spaces = atlas(options.map).spaces.values()
    return Diplomacy(
        step="setup.preferences" if options.rules == "standard" else "setup.names",
        dice=dice,
        rules=options.rules,
        anonymous=options.anonymous,
        map=options.map,
        start=options.start,
        year=printed(options.map)["start"]["year"],
        years=chosen.turns,
        players={seat: Player(seat) for seat in chosen.seats},
        provinces={one.code: Province(one.code) for one in spaces if one.ground != "sea"},
        law=Law(adjudication=options.adjudication),
    )
