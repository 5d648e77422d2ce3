"""What a card does stands beside its name where it comes into the game, not only where it lies afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from bot.base.text import Fields, Voice
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from games.carthage.components import Statesman
from games.carthage.law import CARTHAGE
from games.kernel import Posted


def with_text(voice: Voice, card: str) -> str:
    """A card of the decks by its name, and what is printed on it: "Sumptuary Law. No Senator may buy ..."."""
    text = voice.printed(card, CARTHAGE.tables.card(card).text)
    return voice.say("card-told", name=voice.name(card), text=text)


def on_card(voice: Voice, card: str) -> str:
    """What is printed on a card of the decks: of a Statesman his ratings, and then what he can do."""
    found = CARTHAGE.tables.card(card)
    ratings = statesman_ratings(voice, found) if isinstance(found, Statesman) else ""
    return " · ".join(one for one in (ratings, voice.printed(card, found.text)) if one)


def statesman_ratings(voice: Voice, one: Statesman) -> str:
    """INF, ORA, MIL and LOY as they are printed; EXP where he has any."""
    figures = {"influence": one.influence, "oratory": one.oratory, "military": one.military, "loyalty": one.loyalty}
    explores = voice.say("senator-exploration", exploration=one.exploration) if one.exploration else ""
    return " · ".join(said for said in (voice.say("senator-ratings", **figures), explores) if said)


def side(voice: Voice, event: str, level: int) -> str:
    """What is printed on one side of a Table Event; before what is "as level 1" stands how that is."""
    card = CARTHAGE.tables.table_events[event]
    first = f"{side(voice, event, 1)} " if card.before(level) else ""
    return first + voice.printed(f"{event}-{level}", card.level(level).text)


@cache
def all_printed() -> Mapping[str, Mapping[str, str]]:
    """By the name of a card all that is printed on it, under its keys in the catalogues."""
    found = CARTHAGE.tables
    told: dict[str, dict[str, str]] = {}
    for group in (found.cards, found.provinces, found.offices, found.committee):
        for key, card in group.items():
            told.setdefault(card.name, {})[key] = card.text
    for key, event in found.table_events.items():
        told.setdefault(event.name, {}).update({f"{key}-{level}": event.level(level).text for level in (1, 2)})
    return told


def in_words_of(voice: Voice, name: str, text: str) -> str:
    """What a reference says of a card, with what is printed on it in the reader's language."""
    for key, printed in all_printed().get(name, {}).items():
        text = text.replace(printed, voice.printed(key, printed)) if printed else text
    return text


def red_card_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each red card of one's own hand what it does; beside a Statesman his ratings."""
    own = carthage(look).own
    hand = own.hand if own else ()
    texts = {card.id: on_card(look.voice, card.id) for card in hand}
    options = (option for _, field in leaves(posted.decision.choice) for option in offered(field))
    return {option: texts[option] for option in options if option in texts}


def tell_turned_up(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """RC-8.9: the black card that was turned up."""
    return {"card": with_text(voice, str(fields["card"]))}


def tell_enacted(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """RC-9.7.1: the Law that holds now."""
    return {"law": with_text(voice, str(fields["law"]))}


def tell_entered(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """RC-8.8.1: the side of the Table Event that is up; where it changes nothing its name is enough."""
    text = side(voice, str(fields["event"]), int(fields["level"])) if fields["applies"] else ""
    return {"name": voice.say("card-told", name=fields["name"], text=text)}


RETELLS: Final = {
    "republic.CardTurnedUp": tell_turned_up,
    "republic.CardReceived": tell_turned_up,
    "carthage.LawEnacted": tell_enacted,
    "republic.EventEntered": tell_entered,
}
