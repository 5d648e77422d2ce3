"""Events and answers of several phases whose fields alone make no sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.carthage.revolution import by_type
from bot.fronts.front import Room
from bot.fronts.republic.dealing import tell_traded
from bot.surface.kit.answers import Teller
from games.kernel.choice import Raw, is_dict, is_list

REVOLT: Final = "revolution.revolt"
CONSENTS: Final = {
    "RC-9.2c": "membership",
    "RC-9.3.2": "prosecute",
    "RC-9.4.4": "governor",
    "RC-9.5.3a": "expedition",
    "RC-9.6.6": "too-small",
    "RC-9.7.2": "replaced",
}
"""What somebody has been asked to consent to, by the rule that asks him."""


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


# Answers, as their receipts say them


def tell_seeking(voice: Voice, raw: Raw) -> str:
    """RC-8.1: who tries for a Trader, with how much."""
    if not is_dict(raw) or raw["senator"] == "none":
        return voice.nothing("forum.trader")
    return voice.say("answer-trader", senator=raw["senator"], talents=raw["talents"])


def tell_attack(voice: Voice, raw: Raw) -> str:
    """RC-9.8.1: who attacks whom, with what."""
    return voice.say("answer-attack", **raw) if is_dict(raw) else voice.say("answer-none")


def tell_command(voice: Voice, raw: Raw) -> str:
    """RC-11.3: what a victorious commander does; which legions are paid matters only if he tests them."""
    if not is_dict(raw):
        return voice.say("answer-none")
    paid = by_type(voice, (str(one) for one in raw["paid"] or ()))
    done = voice.option(REVOLT, str(raw["command"]))
    return f"{done}; {voice.say('answer-paid', legions=paid)}" if raw["paid"] else done


def tell_legions(kind: str) -> Teller:
    """RC-6.6b, 11.3.5: so many of each type."""

    def tell(voice: Voice, raw: Raw) -> str:
        return by_type(voice, map(str, raw)) if is_list(raw) and raw else voice.nothing(kind)

    return tell


LEGIONS: Final = ("revenue.release", "revolution.veterans")
ROOM: Final = Room(
    tells={
        "forum.trader": tell_seeking,
        "senate.assassinate": tell_attack,
        REVOLT: tell_command,
        **{kind: tell_legions(kind) for kind in LEGIONS},
    },
    retells={
        "carthage.SpoilsTaken": tell_spoils,
        "carthage.Traded": tell_traded,
        "republic.RedCardsTraded": tell_traded,
        "republic.ConsentGiven": tell_consent,
        "republic.FactionDisgraced": tell_disgraced,
        "republic.BattleDrawnUp": tell_drawn_up,
    },
)
