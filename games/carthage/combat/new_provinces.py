"""Provinces that a War or an exploration brings into play (RC-10.1.2, RC-10.2.11)."""

from __future__ import annotations

from collections.abc import Iterable

from games.carthage.pieces import Province
from games.carthage.state import Carthage
from games.republic.forum.events_cards import ProvinceCreated


def create_provinces(g: Carthage, names: Iterable[str], cause: str, rule: str) -> None:
    """RC-10.2.11: those that are not in play lie in the Forum, undeveloped; one in revolt has to be beaten first.

    RC-9.5.4a: one whose Revolt is a Lost War never comes back.
    """
    in_revolt = [war.province for war in g.wars.values()]
    for name in names:
        if name not in g.provinces and name not in in_revolt:
            g.provinces[name] = Province(id=name)
            g.tell(ProvinceCreated(name, cause, clauses=(rule,)))
