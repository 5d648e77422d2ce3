"""The laws of both republics as halves of one game: each as it is alone, but for what the other makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from games.carthage.charts import Charts, Constants
from games.carthage.components import Tables
from games.carthage.law import LAWS
from games.carthage.state import ByEdition
from games.grand import ending, fall, reigns, start, tribute
from games.grand.combat.forecast import direct_odds, met
from games.grand.combat.order import fought_apart
from games.grand.combat.roman import prosecuted
from games.grand.halves import OfCarthage, OfRome
from games.grand.wars import coming, order, persons, sea, settling
from games.republic.abroad import Abroad
from games.republic.law import Law
from games.republic.senate.murder import try_leader
from games.rome.law import ROME

ABROAD: Final = Abroad(
    plays_on=reigns.always,
    closing=ending.closing,
    in_power=reigns.in_senate,
    falls=fall.falls,
    gives_way=reigns.gives_way,
    succeeds=reigns.succeeds,
    breaks_off=reigns.breaks_off,
    has_paid=tribute.pass_on,
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
"""What both republics make of each other."""

OF_CARTHAGE: Final = {
    edition: replace(
        law,
        abroad=replace(ABROAD, deck_waits=start.deck_waits),
        charges=reigns.none_for_the_ruler(law.charges),
        summons=reigns.not_of_the_ruler(law.summons or try_leader),
    )
    for edition, law in LAWS.items()
}
OF_ROME: Final = replace(
    ROME,
    abroad=replace(ABROAD, tribute=tribute.tribute, keeps=persons.keeps, prosecuted=prosecuted),
    charges=reigns.none_for_the_ruler(ROME.charges),
    summons=reigns.not_of_the_ruler(ROME.summons or try_leader),
)
OfCarthage.law = cast("Law[Tables, Charts, Constants]", ByEdition(OF_CARTHAGE))
OfRome.law = OF_ROME
