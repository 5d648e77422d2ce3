"""What a card does stands beside its name where it comes into the game, not only where it lies afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.base.text import Fields, Retelling, Voice
from bot.fronts.republic.law import AnyLaw
from bot.fronts.republic.looking import republic
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from games.kernel import Posted
from games.republic.components import Family, Statesman
from games.republic.components import Ratings as Printed

Ratings = Callable[[Voice, Any], str]


def of_everybody(voice: Voice, one: Printed) -> str:
    """INF, ORA, MIL and LOY as they are printed."""
    figures = {"influence": one.influence, "oratory": one.oratory, "military": one.military, "loyalty": one.loyalty}
    return voice.say("senator-ratings", **figures)


@dataclass(frozen=True, kw_only=True)
class CardTexts:
    """What is printed on the cards of a republic.

    Attributes:
        law: its cards.
        groups: all that bears a text, by its key in the catalogues; Table Events are added.
        ratings: those of a Statesman.
    """

    law: AnyLaw
    groups: Sequence[Mapping[str, Any]]
    ratings: Ratings = of_everybody

    def with_text(self, voice: Voice, card: str) -> str:
        """A card of the decks by its name, and what is printed on it: "Sumptuary Law. No Senator may buy ..."."""
        text = voice.printed(card, self.law.tables.card(card).text)
        return voice.say("card-told", name=voice.name(card), text=text)

    def on_card(self, voice: Voice, card: str) -> str:
        """What is printed on a card of the decks: of a Statesman his ratings, and then what he can do."""
        found = self.law.tables.card(card)
        ratings = self.ratings(voice, found) if isinstance(found, Statesman) else ""
        return " · ".join(one for one in (ratings, voice.printed(card, found.text)) if one)

    def side(self, voice: Voice, event: str, level: int) -> str:
        """What is printed on one side of a Table Event; before what is "as level 1" stands how that is."""
        card = self.law.tables.table_events[event]
        first = f"{self.side(voice, event, 1)} " if card.before(level) else ""
        return first + voice.printed(f"{event}-{level}", card.level(level).text)

    @cached_property
    def all_printed(self) -> Mapping[str, Mapping[str, str]]:
        """By the name of a card all that is printed on it, under its keys in the catalogues."""
        told: dict[str, dict[str, str]] = {}
        for group in self.groups:
            for key, card in group.items():
                told.setdefault(card.name, {})[key] = card.text
        for key, event in self.law.tables.table_events.items():
            told.setdefault(event.name, {}).update({f"{key}-{level}": event.level(level).text for level in (1, 2)})
        return told

    def in_words_of(self, voice: Voice, name: str, text: str) -> str:
        """What a reference says of a card, with what is printed on it in the reader's language."""
        for key, printed in self.all_printed.get(name, {}).items():
            text = text.replace(printed, voice.printed(key, printed)) if printed else text
        return text

    def red_card_notes(self, posted: Posted, look: Look) -> dict[str, str]:
        """Beside each red card of one's own hand what it does; beside a Statesman his ratings."""
        own = republic(look).own
        hand = own.hand if own else ()
        texts = {card.id: self.on_card(look.voice, card.id) for card in hand}
        options = (option for _, field in leaves(posted.decision.choice) for option in offered(field))
        return {option: texts[option] for option in options if option in texts}

    def tell_turned_up(self, voice: Voice, fields: Fields) -> Mapping[str, Any]:
        """RC-8.9, RR-1.07.3: the black card that was turned up; a Family has nothing printed on it but its figures."""
        card = str(fields["card"])
        if isinstance(self.law.tables.card(card), Family):
            return {"card": voice.say("card-family", name=card)}
        return {"card": self.with_text(voice, card)}

    def tell_enacted(self, voice: Voice, fields: Fields) -> Mapping[str, Any]:
        """RC-9.7.1, RR-1.07.36: the Law that holds now; events of before do not say who played it."""
        return {"law": self.with_text(voice, str(fields["law"])), "seat": fields.get("seat")}

    def tell_entered(self, voice: Voice, fields: Fields) -> Mapping[str, Any]:
        """RC-8.8.1, RR-1.07.21: the side of the event that is up; where it changes nothing its name is enough."""
        text = self.side(voice, str(fields["event"]), int(fields["level"])) if fields["applies"] else ""
        return {"name": voice.say("card-told", name=fields["name"], text=text)}

    @property
    def retells(self) -> dict[str, Retelling]:
        """The events that put a card on the table, whose text tells what it does."""
        return {
            "republic.CardTurnedUp": self.tell_turned_up,
            "republic.CardReceived": self.tell_turned_up,
            "republic.EventEntered": self.tell_entered,
        }
