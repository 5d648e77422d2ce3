"""Building the view of a seat (RR-0.4)."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.kernel import Seat, common, later
from games.republic.seen.see import alike
from games.republic.seen.see_deals import deals, red_side
from games.republic.seen.see_senate import session
from games.republic.seen.see_table import card
from games.republic.seen.table import CardView, EndingView
from games.rome.revenue.costs import debits
from games.rome.seen.see_combat import army, civil, enemy_leaders, forces, wars
from games.rome.seen.see_people import factions, forum, held, provinces, senators
from games.rome.seen.see_population import people
from games.rome.seen.see_senate import senate
from games.rome.seen.view import (
    AttackView,
    ClaimView,
    DebitView,
    LandBillView,
    NeutralsView,
    OwnView,
    RomeView,
)
from games.rome.state import Rome


def view(g: Rome, seat: Seat | None) -> RomeView:
    """The table as this seat sees it; None: as everybody does. All but plain numbers and names is made when read."""
    return RomeView(
        **alike(g, seat),
        **played(g),
        **people_and_posts(g),
        **afield(g),
        **owing(g),
        own=later(own, g, seat),
        deals=later(deals, g, seat, partial(red_side, g)),
        senate=session(g, seat, senate),
        neutrals=common(neutrals, g),
    )


def played(g: Rome) -> dict[str, Any]:
    """By which rules, how far, and how it ended."""
    return {
        "scenario": g.scenario,
        "era": g.era,
        "coming": tuple(g.coming),
        "phase": g.step.partition(".")[0] or "over",
        "advanced": tuple(g.advanced),
        "next_deck": len(g.next_deck),
        "era_ends": g.era_ends,
        "discards": common(discards, g),
        "ending": ending(g),
    }


def people_and_posts(g: Rome) -> dict[str, Any]:
    """The mood of Rome, factions, Senators and the Forum."""
    return {
        "unrest": g.unrest,
        "people": common(people, g),
        "factions": common(factions, g),
        "senators": common(senators, g),
        "forum": common(forum, g),
        "willed": tuple(g.willed),
        "impious": g.impious,
    }


def afield(g: Rome) -> dict[str, Any]:
    """Provinces, Wars, and what is sent there."""
    return {
        "droughts": common(g.droughts),
        "provinces": common(provinces, g),
        "wars": common(wars, g),
        "leaders": common(enemy_leaders, g),
        "army": common(army, g),
        "forces": common(forces, g),
        "civil": common(civil, g),
    }


def owing(g: Rome) -> dict[str, Any]:
    """Land bills, debts and claims."""
    return {"land_bills": common(land_bills, g), "debits": common(owed, g), "claims": common(claims, g)}


def discards(g: Rome) -> tuple[CardView, ...]:
    """RR-0.4.2: what was discarded or is out of the game, the last one last."""
    return tuple(card(g, one) for one in g.gone)


def land_bills(g: Rome) -> tuple[LandBillView, ...]:
    """RR-1.09.62: the three types, and how many of each are in effect."""
    return tuple(
        LandBillView(
            id=one.id,
            type=one.type,
            name=one.name,
            cost=one.cost,
            recurring=one.recurring,
            in_effect=g.land_bills.count(one.type),
            left=one.markers - g.land_bills.count(one.type),
        )
        for one in g.law.charts.land_bills
    )


def neutrals(g: Rome) -> NeutralsView | None:
    """RR-4.05: who governs, what they plan, and which Land Bill waits."""
    if not g.with_neutrals:
        return None
    draft = g.neutrals.draft
    return NeutralsView(
        ranking=tuple(g.neutrals.ranking),
        coalition=tuple(g.neutrals.coalition),
        crisis=g.senate.crisis,
        attacks=tuple(AttackView(war=one.war, legions=one.legions, fleets=one.fleets) for one in g.neutrals.attacks),
        draft=next((one for one in land_bills(g) if draft and one.type == draft.type), None),
        sponsor=draft.sponsor if draft else "",
    )


def owed(g: Rome) -> tuple[DebitView, ...]:
    """RR-1.06.53: what the State would have to pay now, in its order."""
    return tuple(DebitView(purpose=one.purpose, count=one.count, talents=one.talents) for one in debits(g))


def claims(g: Rome) -> tuple[ClaimView, ...]:
    """RR-0.5.3: who says that an agreement was broken, and what was said to it."""
    return tuple(
        ClaimView(agreement=name, claimant=one.claimant, votes=dict(one.votes)) for name, one in g.claims.items()
    )


def ending(g: Rome) -> EndingView | None:
    """How the game ended, once it has."""
    if g.ending is None:
        return None
    return EndingView(reason=g.ending.reason, winner=g.ending.winner, beside=tuple(g.ending.beside))


def own(g: Rome, seat: Seat | None) -> OwnView | None:
    """RR-0.4.1: the viewer's hand and Faction Treasury, and the orders he has given."""
    faction = g.factions.get(seat) if seat else None
    if faction is None:
        return None
    captives = [one.id for one in g.senators_of(faction.seat)]
    return OwnView(
        seat=faction.seat,
        treasury=faction.treasury,
        gifts=faction.gifts,
        hand=tuple(held(g, faction.seat, one) for one in faction.hand),
        ransoms=tuple(name for name in g.ransoms if name in captives),
    )
