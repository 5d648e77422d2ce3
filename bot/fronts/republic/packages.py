"""What a package would do, in words: on its card, in receipts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from games.kernel.choice import Raw

REVENUE: Final = "revenue.package"
GIFTS: Final = "revenue.contributions"
CARDS: Final = ("setup.plays", "revolution.plays")
REVOLUTION: Final = "revolution.plan"


def tell_gifts(voice: Voice, raw: Raw) -> str:
    """What Senators would give."""
    found = [given(voice, raw["gifts"]), wished(voice, GIFTS, raw)]
    return " ".join(one for one in found if one) or voice.nothing(GIFTS)


def given(voice: Voice, gifts: Mapping[str, Any]) -> str:
    """The contributions, by Senator; those who give alike in one phrase."""
    alike: dict[tuple[str, int, int], list[str]] = {}
    for name, one in gifts.items():
        alike.setdefault((one["rule"], one["talents"], one["bound"]), []).append(name)
    found = [
        voice.say(f"package-gift-{rule}", senators=names, count=len(names), talents=talents, bound=bound)
        for (rule, talents, bound), names in alike.items()
        if rule != "none"
    ]
    return voice.say("package-gifts", gifts=voice.list(found)) if found else ""


def moved(voice: Voice, purses: Mapping[str, Any]) -> str:
    """What purses would hold."""
    if purses["rest"] == "stay":
        return voice.say("package-stay")
    sums = [voice.shared(REVENUE, voice.name(name), talents) for name, talents in purses["sums"].items() if talents]
    return voice.say("package-purses", sums=voice.list(sums) if sums else "none", rest=purses["rest"])


def wished(voice: Voice, kind: str, raw: Raw) -> str:
    """What is asked at one's turn."""
    parts = [voice.within(kind, one) for one in raw["ask"]]
    return voice.say("package-ask", parts=voice.list(parts)) if parts else ""


def tell_cards(voice: Voice, raw: Raw) -> str:
    """What would be played, in order, and what discarded first."""
    if raw["when"] == "ask":
        return voice.option(CARDS[1], "ask")
    plays, discard = ([voice.option(CARDS[1], one) for one in raw[name]] for name in ("plays", "discard"))
    played = voice.say("package-plays", cards=voice.list(plays)) if plays else voice.say("package-no-plays")
    return f"{played} {voice.say('package-discard', cards=voice.list(discard))}" if discard else played


def tell_revolution(voice: Voice, raw: Raw) -> str:
    """What becomes of red cards, and of victorious commanders."""
    revolts = voice.say("package-lays-down" if raw["revolts"] == "lay-down" else "package-may-revolt")
    if raw["when"] == "ask":
        return (
            voice.option(REVOLUTION, "ask")
            if raw["revolts"] == "ask"
            else f"{voice.option(REVOLUTION, 'ask')}. {revolts}"
        )
    return " ".join((voice.say("package-through"), tell_cards(voice, raw), revolts))
