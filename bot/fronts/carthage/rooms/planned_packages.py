"""What is asked once a phase: the forms of the packages of Revenue and Trade, each on one page."""

from __future__ import annotations

from typing import Final

from bot.base.text import Voice
from bot.fronts.carthage.packages import TRADE, tell_revenue, tell_trade
from bot.fronts.carthage.suggested import KINDS
from bot.fronts.front import Room
from bot.fronts.republic.packages import GIFTS, REVENUE, tell_gifts
from bot.fronts.republic.planned_packages import (
    RED,
    contributions_read,
    fields,
    form_of,
    gift_lines,
    gifts_form,
    gifts_read,
    listed,
    options_of,
    picked,
    purse_lines,
    purses_read,
    text,
    typed,
)
from bot.fronts.republic.suggested import as_before
from bot.surface.kit.address import Address
from bot.surface.kit.forms import Form, Special, Submitted, lines, named, number, shares
from games.kernel import Posted
from games.kernel.choice import Raw


def revenue_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-6.0 on one page."""
    return form_of(
        posted,
        to,
        voice,
        listed(voice, posted, "taken", [*raw["corruption"], *raw["spoils"]]),
        text(voice, posted, "gifts", gift_lines(voice, raw["gifts"])) if fields(posted)["gifts"].fields else None,
        listed(voice, posted, "works", [raw["works"]], several=False),
        text(voice, posted, "purses", purse_lines(voice, raw["purses"])),
        listed(voice, posted, "ask", raw["ask"]),
    )


def revenue_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The package as it was filled in."""
    taken, works = picked(posted, "taken", submitted), picked(posted, "works", submitted)
    own = {name: [one for one in taken if one in options_of(posted, name)] for name in ("corruption", "spoils")}
    return {
        **own,
        "gifts": gifts_read(posted, voice, typed(submitted, "gifts")),
        "works": works[0] if works else posted.decision.lapse["works"],
        "purses": purses_read(posted, voice, typed(submitted, "purses")),
        "ask": picked(posted, "ask", submitted),
    }


def trade_form(posted: Posted, to: Address, voice: Voice, raw: Raw) -> Form:
    """RC-7.3 and 7.4 on one page."""
    names = "\n".join(voice.name(one) for one in raw["named"])
    said = {"sets": str(raw["least"]), "named": names}.get(raw["sale"], "")
    divided = "\n".join(f"{voice.option(TRADE, name)} {share}" for name, share in raw["shares"].items() if share)
    return form_of(
        posted,
        to,
        voice,
        listed(voice, posted, "sale", [raw["sale"]], several=False),
        text(voice, posted, "which", said),
        listed(voice, posted, "keep", [raw["keep"]], several=False),
        text(voice, posted, "shares", divided),
        listed(voice, posted, "ask", raw["ask"]),
    )


def trade_read(posted: Posted, voice: Voice, submitted: Submitted) -> Raw:
    """The package as it was filled in."""
    (sold,), keep, which = (
        picked(posted, "sale", submitted),
        picked(posted, "keep", submitted),
        typed(submitted, "which"),
    )
    names = [name for name, _ in lines(which)] if sold == "named" else []
    return {
        "sale": sold,
        "least": number(which) if sold == "sets" and which.strip() else 0,
        "named": list(dict.fromkeys(named(options_of(posted, "named"), TRADE, voice, name) for name in names)),
        "keep": keep[0] if keep else posted.decision.lapse["keep"],
        "shares": shares(fields(posted)["shares"], TRADE, voice, typed(submitted, "shares")),
        "ask": picked(posted, "ask", submitted),
    }


ROOM: Final = Room(
    shortcuts=dict.fromkeys(KINDS, as_before),
    tells={**RED.tells, REVENUE: tell_revenue, GIFTS: tell_gifts, TRADE: tell_trade},
    forms={
        **RED.forms,
        REVENUE: Special(revenue_form, revenue_read),
        GIFTS: Special(gifts_form, contributions_read),
        TRADE: Special(trade_form, trade_read),
    },
)
