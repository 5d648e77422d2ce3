"""What the packages of Revenue and Trade would do, in words: on their cards, in receipts."""

from __future__ import annotations

from typing import Final

from bot.base.text import Voice
from bot.fronts.republic.packages import REVENUE, given, moved, wished
from games.kernel.choice import Raw

TRADE: Final = "trade.package"


def tell_revenue(voice: Voice, raw: Raw) -> str:
    """What the faction would take, give, build and move."""
    taken = [voice.name(one) for one in (*raw["corruption"], *raw["spoils"])]
    works = voice.say("package-works", talents=int(raw["works"])) if raw["works"] != "0" else ""
    found = [voice.say("package-takes", what=voice.list(taken)) if taken else "", given(voice, raw["gifts"]), works]
    return " ".join(one for one in (*found, moved(voice, raw["purses"]), wished(voice, REVENUE, raw)) if one)


def tell_trade(voice: Voice, raw: Raw) -> str:
    """What would be sold and kept, and who gets the money."""
    kept = voice.say("package-keep", keep=voice.within(TRADE, raw["keep"])) if raw["sale"] != "all" else ""
    receivers = [voice.within(TRADE, name) for name, share in raw["shares"].items() if share]
    parts = [voice.shared(TRADE, voice.within(TRADE, name), share) for name, share in raw["shares"].items() if share]
    income = voice.say("package-income", shares=voice.list(parts if len(parts) > 1 else receivers))
    return " ".join(one for one in (sale(voice, raw), kept, income, wished(voice, TRADE, raw)) if one)


def sale(voice: Voice, raw: Raw) -> str:
    """What would be sold."""
    match raw["sale"]:
        case "all":
            return voice.say("package-all")
        case "sets":
            return voice.say("package-sets", least=raw["least"])
        case "named":
            return voice.say("package-named", names=voice.list(voice.name(one) for one in raw["named"]))
        case _:
            return voice.say("package-unsold")
