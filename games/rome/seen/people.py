"""Views of people and posts: Senators, factions, Provinces, and what lies in the Forum (RR-0.7.1)."""

# Rome narrows what republics share: nobody changes a view.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from games.republic.seen import people as republic
from games.republic.seen.people import CuriaView, RatingsView
from games.republic.seen.table import CardView
from games.rome.pieces import Office, Place

__all__ = [
    "BequestView",
    "CardView",
    "CuriaView",
    "FactionView",
    "ForumView",
    "HeldView",
    "ProvinceView",
    "RatingsView",
    "SenatorView",
]


class HeldView(republic.HeldView):
    """A red card of the viewer's own hand."""

    ratings: RatingsView | None = None  # of a Statesman
    grantable: bool = True  # RR-1.07.320: the Land Commissioner only while a Land Bill is in effect


class SenatorView(republic.SenatorView):
    """A Senator in play with all his markers."""

    office: Office
    place: Place
    knights: int
    votes: int  # ORA and Knights; of who is not in Rome those he would have
    provinces: tuple[str, ...]  # that he governs
    legates: tuple[str, ...]  # those of them that he governs from Rome (RR-1.13.1)
    in_rome: bool
    captive: bool
    ransom: int  # RR-1.10.71: of a Captive, else 0
    proconsul: bool
    prior_consul: bool
    priest: bool
    revealed: tuple[str, ...]  # Concessions whose corrupt bar shows (RR-1.06.12)
    back: bool  # RR-1.15.1: he came back from a Province this turn, with a Corrupt marker
    settled: int  # RR-2.04.2: veterans he has disbanded
    rolled: int  # RR-1.10.1.1: the MIL rolled for the coming battle; 0: none was


class FactionView(republic.FactionView):
    """A faction as everybody sees it."""

    knights: int
    proscribed: bool  # RR-1.07.5: it has carried out a Proscription, and attracts no more Knights
    knight_law: bool  # RR-1.15.2: the Servilian Law helps it to attract them


class ProvinceView(republic.ProvinceView):
    """A Province in play."""

    legate: bool  # RR-1.13.1: its Governor is in Rome
    in_revolt: bool  # its Governor is a Rebel
    ally: str  # RR-2.02.412: the War beside which it fights, "" if none
    attackers: tuple[str, ...]  # the Active Wars that attack it
    armies: int  # RR-2.02.3
    fleets: int
    most_armies: int
    most_fleets: int
    local_taxes: int


class BequestView(CardView):
    """RR-1.16.1: a bequest in the Forum, or on its way."""

    province: str  # that comes with it
    collector: str  # the Senator who was sent for it, "" if nobody was
    collected: bool


class ForumView(republic.ForumView):
    """What lies in the Forum and is nobody's."""

    bequests: tuple[BequestView, ...]
