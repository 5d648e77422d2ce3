"""Events and answers of several phases whose fields alone make no sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.carthage.revolution import by_type
from bot.fronts.carthage.rooms.planned_forum import told_sum
from bot.fronts.front import Room
from bot.surface.kit.answers import Teller
from games.kernel.choice import Raw, is_dict, is_list

LAWS: Final = "senate.laws"
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


# Answers, as their receipts say them


def tell_persuading(voice: Voice, raw: Raw) -> str:
    """RC-8.5: who persuades whom, with what."""
    if not is_dict(raw) or "none" in (raw["persuader"], raw["target"]):
        return voice.nothing("forum.persuade")
    people = {name: voice.name(str(raw[name])) for name in ("persuader", "target")}
    card = [] if raw["card"] == "none" else [voice.say("plan-card", card=voice.name(str(raw["card"])))]
    return ", ".join((voice.say("attempt-bribe", talents=raw["bribe"], **people), *card))


def tell_seeking(voice: Voice, raw: Raw) -> str:
    """RC-8.1: who tries for a Trader, with how much."""
    if not is_dict(raw) or raw["senator"] == "none":
        return voice.nothing("forum.trader")
    return voice.say("answer-trader", senator=raw["senator"], talents=raw["talents"])


def tell_bidding(voice: Voice, raw: Raw) -> str:
    """RC-8.7: who bids how much."""
    if not is_dict(raw) or raw["senator"] == "none":
        return voice.nothing("forum.bid")
    return voice.say("plan-sum-exact", name=raw["senator"], talents=raw["talents"])


def tell_auction(voice: Voice, raw: Raw) -> str:
    """RC-8.7: how far one goes in every auction of the turn."""
    if not is_dict(raw) or raw["way"] == "pass":
        return voice.nothing("forum.auction")
    return told_sum(voice, raw)


def tell_attack(voice: Voice, raw: Raw) -> str:
    """RC-9.8.1: who attacks whom, with what."""
    return voice.say("answer-attack", **raw) if is_dict(raw) else voice.say("answer-none")


def tell_law(voice: Voice, raw: Raw) -> str:
    """RC-9.7.1: which Law, before what."""
    if not is_dict(raw) or raw["law"] == "none":
        return voice.nothing(LAWS)
    return f"{voice.name(str(raw['law']))}, {voice.within(LAWS, str(raw['when']))}"


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
        "forum.persuade": tell_persuading,
        "forum.trader": tell_seeking,
        "forum.bid": tell_bidding,
        "forum.auction": tell_auction,
        "senate.assassinate": tell_attack,
        LAWS: tell_law,
        REVOLT: tell_command,
        **{kind: tell_legions(kind) for kind in LEGIONS},
    },
    retells={
        "carthage.SpoilsTaken": tell_spoils,
        "republic.ChitsDrawn": tell_chits,
        "carthage.Traded": tell_traded,
        "republic.RedCardsTraded": tell_traded,
        "republic.ConsentGiven": tell_consent,
        "republic.FactionDisgraced": tell_disgraced,
        "republic.BattleDrawnUp": tell_drawn_up,
    },
)
