"""The minds of whoever plays a seat of both republics that nobody holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.grand.minds.sensible import SensiblePlayer
from games.kernel.minds import LEVELS, Level, Mind
from games.republic.minds.runner import minded

MINDS: Final[Mapping[Level, Mind]] = {level: minded(SensiblePlayer(level)) for level in LEVELS}
