"""RR-1.10.4, RR-1.16.1: Provinces come into play."""

from __future__ import annotations

from games.republic.forum.events_cards import ProvinceCreated
from games.rome.basics.events import ProvinceImproved
from games.rome.components import DeckEvent
from games.rome.forum.events import BequestVoid
from games.rome.pieces import Province, War
from games.rome.state import Rome


def create_for(g: Rome, war: War, rule: str) -> None:
    """RR-1.10.4, 1.16.4: the Provinces of a War, if this is when its card says that they are created.

    RR-1.10.4: at its defeat, or (Illyricum) at that of the last of its series. RR-1.16.4: after the first battle.
    """
    card = war.card
    if card is None or (card.created_at == "first-battle") != (rule == "RR-1.16.4"):
        return
    if card.created_at == "victory" or rule == "RR-1.16.4" or series_is_over(g, war):
        for name in card.creates_provinces:
            create(g, name, war.id, rule, developed=name in card.created_developed)


def series_is_over(g: Rome, war: War) -> bool:
    """RR-1.10.4: whether all Wars of its series have been defeated, or ended with their Provinces; this one is."""
    series = [one for one in g.tables.wars.values() if one.group == war.group and one.id != war.id]
    return all(one.id in (*g.defeated, *g.gone) for one in series)


def create(g: Rome, name: str, cause: str, rule: str, *, developed: bool = False) -> None:
    """RR-1.10.4: it lies in the Forum; one that exists stays as it is, unless it is to be developed, or is in revolt.

    A bequest of it is void now.
    """
    if name in g.provinces or any(name == war.province for war in g.wars.values()):
        if developed and name in g.provinces:
            improve(g, g.provinces[name], cause)
        return
    g.provinces[name] = Province(id=name, developed=developed)
    g.tell(ProvinceCreated(name, cause, clauses=(rule,)))
    for bequest in [one for one in g.bequests if left_by(g, one) == name and not g.bequests[one].collector]:
        discard_bequest(g, bequest)


def improve(g: Rome, province: Province, cause: str) -> None:
    """RR-1.10.4: a Province that exists is turned to its developed side, where the card of the War says so."""
    if not province.developed:
        province.developed = True
        g.tell(ProvinceImproved(province.id, cause))


def left_by(g: Rome, bequest: str) -> str:
    """RR-1.16.1: the Province that comes with a bequest."""
    printed = g.tables.cards[bequest]
    return str(printed.effects[0].params["province"]) if isinstance(printed, DeckEvent) else ""


def discard_bequest(g: Rome, bequest: str) -> None:
    """RR-1.16.1: there is nothing left to be had by it."""
    g.bequests.pop(bequest, None)
    g.gone.append(bequest)
    g.tell(BequestVoid(bequest, left_by(g, bequest)))


def inherit(g: Rome) -> None:
    """RR-1.07.1, RR-1.16.1: the Provinces of collected bequests are created; the cards are discarded."""
    for bequest in [one for one in g.bequests.values() if one.collected]:
        del g.bequests[bequest.id]
        g.gone.append(bequest.id)
        create(g, left_by(g, bequest.id), bequest.id, "RR-1.16.1")


def take_over(g: Rome) -> None:
    """RR-1.16.1: at the start of the Senate Phase the Province of Ptolemy Apion is created."""
    for province, bequest in g.willed.items():
        create(g, province, bequest, "RR-1.16.1")
    g.willed.clear()
