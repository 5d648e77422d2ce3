"""The laws of both republics as halves of one game: each as it is alone, but for what the other makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from games.carthage.law import CARTHAGE
from games.grand.combat.drawing_up import direct_odds, met
from games.grand.combat.order import fought_apart
from games.grand.combat.roman import prosecuted
from games.grand.halves import OfCarthage, OfRome
from games.grand.wars import coming, order, persons, sea, settling
from games.republic.abroad import Abroad
from games.rome.law import ROME

COUPLED: Final = Abroad(
    voids=coming.voids,
    spreads=coming.spreads,
    ended=settling.ended,
    beaten=sea.beaten,
    attackable=order.attackable,
    mourned=persons.mourned,
    fought_apart=fought_apart,
    met=met,
    odds=direct_odds,
)
OF_CARTHAGE: Final = replace(CARTHAGE, abroad=COUPLED)
OF_ROME: Final = replace(ROME, abroad=replace(COUPLED, keeps=persons.keeps, prosecuted=prosecuted))
OfCarthage.law = OF_CARTHAGE
OfRome.law = OF_ROME
