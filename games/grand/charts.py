"""The figures of the Grand Variant, as they stand in `data/grand`; those of tribute are printed with Carthage's."""

from __future__ import annotations

import json
from functools import cache

import data
from games.republic.components import Component


class Constants(Component):
    """The figures that stand in the sentences of the rules."""

    score_ruler: int  # GV-9.2: for the Consul for Life
    score_war: int  # GV-9.2: for each coupled War


@cache
def constants() -> Constants:
    """Read once."""
    return Constants.model_validate(json.loads(data.path("grand/constants.json").read_text(encoding="utf-8")))
