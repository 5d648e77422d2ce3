"""What a table agrees on before it begins (CD-13.1, 13.4, D.9)."""

from __future__ import annotations

from typing import Literal

from games.kernel import Options


class DiplomacyOptions(Options):
    """The map, how it starts, and the column of CD-D.9."""

    map: Literal["carthage", "standard"] = "carthage"
    adjudication: Literal["1971", "modern"] = "1971"
