"""The minds of whoever plays a seat of Rome that nobody holds: it plays to win without losing the Republic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel.minds import LEVELS, Level, Mind
from games.republic.minds.runner import minded
from games.rome.minds.sensible import SensiblePlayer
from games.rome.minds.temper import tempers

MINDS: Final[Mapping[Level, Mind]] = {level: minded(SensiblePlayer(tempers()[level])) for level in LEVELS}
