"""What one could bring about in the Forum of Rome: whom one could win at what price."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.prospects import Persuading
from bot.fronts.rome.looking import rome
from games.rome.law import ROME
from games.rome.minds import SensiblePlayer
from games.rome.minds.persuading import fails

PERSUADING: Final = Persuading(law=ROME, mind=SensiblePlayer, fails=lambda look: fails(rome(look)))
