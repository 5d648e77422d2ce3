"""The minds of whoever plays a seat of Carthage that nobody holds: it plays to win without losing the State."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.minds.temper import tempers
from games.kernel.minds import LEVELS, Level, Mind
from games.republic.minds.runner import minded

MINDS: Final[Mapping[Level, Mind]] = {level: minded(SensiblePlayer(tempers()[level])) for level in LEVELS}
