"""What hangs on a proposal in Rome: money after it, Unrest after it, strength against the War, odds of the battle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.fronts.republic.combat.forecast import forecast_lines
from bot.fronts.republic.odds import ASSASSINATION, appeal_line
from bot.fronts.rome.looking import rome
from bot.fronts.rome.senate.pleas import appeal_dice, pleas_line
from bot.surface.kit.look import Look
from bot.surface.kit.matters import Terms
from games.rome import charts
from games.rome.law import ROME
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

SMALL: Final = "-# "
CAPITAL: Final = ("major", "impiety", ASSASSINATION)  # RR-1.09.442: charges for which one dies
FIGURES: Final = ROME.constants


# Money


def levy(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.63: what it costs, what is left, and what all units cost each turn after it."""
    view, say = rome(look), look.voice.say
    more = terms["legions"] + terms["fleets"]
    fewer = sum(terms["fewer_legions"].values()) + terms["fewer_fleets"]
    talents = more * view.army.unit_cost
    upkeep = view.army.maintenance + (more - fewer) * FIGURES.maintenance_per_unit
    figures = {"talents": talents, "treasury": view.treasury, "left": view.treasury - talents, "upkeep": upkeep}
    return [say("stakes-levy", **figures)]


def concessions(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.61: what each of them is good for."""
    cards = {one.id: one for one in rome(look).forum.concessions}
    named = [cards[name] for name in terms["grants"] if name in cards]
    return [look.voice.say("option-note", name=one.name, note=look.voice.printed(one.id, one.text)) for one in named]


# The people


def bill_of(kind: int) -> charts.LandBill:
    """RR-1.09.62: the column of the table for this type."""
    return next(one for one in ROME.charts.land_bills if one.type == kind)


def land_bill(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.62: money and Unrest after it, POP of the sponsors, and of whoever votes against it."""
    view, bill = rome(look), bill_of(int(terms["type"]))
    figures = {
        "cost": bill.cost,
        "lasting": bill.recurring,
        "treasury": view.treasury,
        "unrest": view.unrest,
        "after": max(0, view.unrest + bill.unrest),
        "sponsor": bill.sponsor_popularity,
        "cosponsor": bill.cosponsor_popularity,
        "against": -bill.against_popularity,
    }
    return [look.voice.say("stakes-land-bill", **figures)]


def repeal(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.621: what is saved, Unrest after it, POP of the sponsor, and of whoever votes for it."""
    view, bill = rome(look), bill_of(int(terms["type"]))
    if bill.repeal is None:
        return []
    figures = {
        "cost": bill.cost,
        "unrest": view.unrest,
        "after": view.unrest + bill.repeal.unrest,
        "sponsor": -(bill.repeal.sponsor_popularity + bill.repeal.for_popularity),
        "votes_for": -bill.repeal.for_popularity,
    }
    return [look.voice.say("stakes-repeal", **figures)]


# Offices


def office(post: str, look: Look, terms: Terms) -> list[str]:
    """RR-1.09.22, 1.09.33, 1.09.4.1, 2.01.2: the INF that comes with the office, and what each then has."""
    gain = FIGURES.influence[post]
    names = terms.get("nominees") or [terms["nominee"]]
    found = [one for name in names if (one := rome(look).senators.get(name))]
    told = [look.voice.say("stakes-office-one", senator=one.id, after=one.influence + gain) for one in found]
    return [look.voice.say("stakes-office", gain=gain, senators=look.voice.list(told))] if told else []


def governors(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.51: the votes that leave Rome with them."""
    view, say = rome(look), look.voice.say
    going = [view.senators[name] for name in dict.fromkeys(terms["governors"].values()) if name in view.senators]
    lost = [one for one in going if one.in_rome]
    told = [say("stakes-governor", senator=one.id, votes=one.votes) for one in lost]
    return [say("stakes-governors", senators=look.voice.list(told))] if told else []


def life(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.821: his INF is added to the votes for it."""
    one = rome(look).senators.get(str(terms["nominee"]))
    return [look.voice.say("stakes-life", senator=one.id, influence=one.influence)] if one else []


def bill(look: Look, terms: Terms) -> list[str]:
    """RR-2.06.3: the Law, and what it brings its sponsors."""
    law = str(terms["law"])
    text = look.voice.printed(law, ROME.tables.card(law).text)
    sponsors = {"sponsor": FIGURES.law_sponsor_influence, "cosponsor": FIGURES.law_cosponsor_influence}
    return [
        look.voice.say("option-note", name=look.voice.name(law), note=text),
        look.voice.say("stakes-bill", **sponsors),
    ]


# Trials


def trial(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.42, 1.09.44: his INF counts against it; what a conviction would cost him; how the pleas may end."""
    accused = rome(look).senators.get(str(terms["accused"]))
    if accused is None:
        return []
    capital = terms["charge"] in CAPITAL
    loss = min(accused.influence, -FIGURES.minor_influence)
    figures = {"influence": accused.influence, "capital": capital, "loss": loss, "pop": -FIGURES.minor_popularity}
    cards = [look.voice.name(one.id) for one in accused.concessions]
    lost = look.voice.list(cards) if cards else None
    line = look.voice.say("stakes-trial", accused=accused.id, concessions=lost, **figures)
    return [line, *pleas_line(look, accused, str(terms.get("prosecutor", ""))), *must_appeal(look, accused, terms)]


def must_appeal(look: Look, accused: SenatorView, terms: Terms) -> list[str]:
    """RR-1.09.74: for an assassin of his he must appeal; how that may end, until it has."""
    special = terms["charge"] == ASSASSINATION and not terms["appealed"]
    return [f"{SMALL}{appeal_line(look, accused, appeal_dice(accused))}"] if special else []


# War


def forces(look: Look, terms: Terms) -> list[str]:
    """RR-1.09.64: the odds of each battle; whether a consent is needed, and whether the Senate is closed by it."""
    movements = terms["movements"]
    led = [deputised(rome(look), one) for one in movements]
    return [*forecast_lines(look, led), *closing(look, movements)]


def deputised(view: RomeView, order: Mapping[str, Any]) -> Mapping[str, Any]:
    """RR-1.09.34: with a Dictator goes his Master of Horse."""
    names = list(order["commanders"])
    led = any(is_post(view, name, "dictator") for name in names)
    masters = [one.id for one in view.senators.values() if one.office == "master-of-horse" and one.in_rome]
    return {**order, "commanders": [*names, *(masters if led else [])]}


def is_post(view: RomeView, name: str, office_: str) -> bool:
    """Whether he holds this office."""
    one: SenatorView | None = view.senators.get(name)
    return one is not None and one.office == office_


def closing(look: Look, movements: Iterable[Mapping[str, Any]]) -> list[str]:
    """RR-1.09.642: that a force which sets out under whoever presides closes the Senate."""
    senate = rome(look).senate
    leaves = [one for one in movements if one["order"] in ("send", "replace") and senate]
    going = senate is not None and any(senate.magistrate in one["commanders"] for one in leaves)
    return [look.voice.say("stakes-closes", senator=senate.magistrate)] if going and senate else []
