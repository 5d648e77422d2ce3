"""Events of several phases whose fields alone make no sentence: what hangs on how many there are, and on the case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.front import Room

CONSENTS: Final = {
    "RC-9.2c": "membership",
    "RC-9.3.2": "prosecute",
    "RC-9.4.4": "governor",
    "RC-9.5.3a": "expedition",
    "RC-9.6.6": "too-small",
    "RC-9.7.2": "replaced",
}
"""What somebody has been asked to consent to, by the rule that asks him."""


def tell_traded(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-7.2.2b, 11.2: so many cards for so many."""
    name = "cards" if "cards" in fields else "counts"
    given, taken = fields[name]
    return {name: voice.say("cards-for-cards", given=given, taken=taken)}


def tell_consent(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.0.14: what he agrees to, or refuses."""
    return {"clause": CONSENTS.get(fields["clause"], "none")}


def tell_disgraced(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.8.6, 14.1.1: what one Senator pays for an assassin, or each of several."""
    price = {name: fields[name] for name in ("influence", "popularity")}
    return {"influence": voice.say("disgrace", **price, count=len(fields["senators"]))}


def tell_drawn_up(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-10.2.1: an enemy who is as strong as is printed on his card is told once."""
    return {"printed": None} if fields["printed"] == fields["enemy"] else {}


def tell_spoils(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-6.8.2: what his roll for spoils brings a Governor; the State pays a loss."""
    total = int(fields["total"])
    how = "gained" if total > 0 else "lost" if total < 0 else "none"
    return {"total": voice.say(f"spoils-{how}", talents=abs(total))}


def tell_chits(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-5.0a: the chits in the order in which they were drawn, some without a number."""
    return {"chits": [voice.say("chit-blank") if one == "none" else one for one in fields["chits"]]}


ROOM: Final = Room(
    retells={
        "carthage.SpoilsTaken": tell_spoils,
        "republic.ChitsDrawn": tell_chits,
        "carthage.Traded": tell_traded,
        "republic.RedCardsTraded": tell_traded,
        "republic.ConsentGiven": tell_consent,
        "republic.FactionDisgraced": tell_disgraced,
        "republic.BattleDrawnUp": tell_drawn_up,
    }
)
