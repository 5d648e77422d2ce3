"""Views of people and posts: Senators, factions, offices, Provinces, and the cards that lie open."""

# Carthage narrows what republics share: nobody changes a view.
# pyright: reportIncompatibleVariableOverride=false

from __future__ import annotations

from games.carthage.pieces import Office, Place
from games.kernel import View
from games.republic.seen import people as republic
from games.republic.seen.people import CuriaView, ProvinceView
from games.republic.seen.table import CardView

__all__ = [
    "CardView",
    "CuriaView",
    "FactionView",
    "ForumView",
    "HeldView",
    "MembershipView",
    "ProvinceView",
    "RatingsView",
    "SenatorView",
]


class RatingsView(republic.RatingsView):
    """What is printed on a Statesman."""

    exploration: int


class HeldView(republic.HeldView):
    """A red card of the viewer's own hand."""

    ratings: RatingsView | None = None  # of a Statesman


class SenatorView(republic.SenatorView):
    """A Senator in play with all his markers."""

    office: Office
    place: Place
    exploration: int
    traders: int
    committee: str  # id of his Committee seat
    province: str  # id of the Province he governs
    in_carthage: bool
    charged: bool = False  # RC-9.5.6f: he can be tried for a tax increase


class FactionView(republic.FactionView):
    """A faction as everybody sees it."""

    trade_cards: int  # how many trade cards
    traders: int
    trade_income: int  # sold this turn and not yet divided
    open_trade_cards: tuple[str, ...] = ()  # a Neutral's: commodities

    @property
    def wares(self) -> int:
        """RC-7.1: the cards that its Traders draw."""
        return self.traders


class MembershipView(View):
    """A seat of the Committee of Five."""

    id: str
    name: str
    member: str  # a Senator's id, "" while it lies in the Forum
    term: int
    text: str


class ForumView(republic.ForumView):
    """What lies in the Forum and is nobody's."""

    seats: tuple[str, ...]  # of the Committee
    explorations: tuple[CardView, ...]
