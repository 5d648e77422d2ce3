"""The laws of both republics as halves of one game: each as it is alone, but for what the other makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from games.carthage.law import CARTHAGE
from games.grand.halves import OfCarthage, OfRome
from games.republic.abroad import Abroad
from games.rome.law import ROME

OF_CARTHAGE: Final = replace(CARTHAGE, abroad=Abroad())
OF_ROME: Final = replace(ROME, abroad=Abroad())
OfCarthage.law = OF_CARTHAGE
OfRome.law = OF_ROME
