"""Why one would choose a Senator: his ratings, what he holds, what he is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.base.text import Voice
from bot.fronts.republic.card_texts import CardTexts
from bot.fronts.republic.looking import republic
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from games.kernel import Posted
from games.republic.seen.people import SenatorView

ROLL: Final = re.compile(r"(?P<dice>dr|DR|TDR)(?P<shift>[+-]\d+)?")
DICE: Final = {"dr": 1, "DR": 2, "TDR": 3}


def posts(look: Look, one: SenatorView) -> list[str]:
    """What a Senator is: Faction Leader, magistrate, Governor."""
    say, provinces = look.voice.say, {place.name for place in republic(look).provinces.values()}
    leads = [say("hand-leader")] if one.leader else []
    return [*leads, *(say("senator-governor", province=one) if one in provinces else one for one in one.titles)]


def province_line(look: Look, province: str) -> str:
    """What a Province brings: spoils to its Governor, income to the State; and whether raiders may come.

    RC-8.3, RR-1.07.21.4.
    """
    found = republic(look).provinces.get(province)
    if found is None:
        return ""
    brings = {"spoils": rolled(look.voice, found.spoils), "income": rolled(look.voice, found.state_income)}
    raids = {"frontier": found.frontier, "land": found.land}
    return look.voice.say("province-note", province=found.name, developed=found.developed, **brings, **raids)


def rolled(voice: Voice, printed: str) -> str:
    """What is rolled, as a card prints it: "dr-3" is one die less 3, "DR+1" two dice and 1."""
    match = ROLL.fullmatch(printed)
    if match is None:
        return printed
    return voice.say("roll-printed", dice=DICE[match["dice"]], shift=match["shift"])


@dataclass(frozen=True, kw_only=True)
class People:
    """The Senators of a republic, and the cards that can be laid on them.

    Attributes:
        cards: what is printed on them.
        figures: by the names of their fields, what not every Senator has, in the order in which it is said.
    """

    cards: CardTexts
    figures: Sequence[str]

    def senator_notes(self, posted: Posted, look: Look) -> dict[str, str]:
        """A line for each option that is a Senator."""
        lines = {option: self.senator_line(look, option) for option in offered(posted.decision.choice)}
        return {option: line for option, line in lines.items() if line}

    def senator_line(self, look: Look, senator: str) -> str:
        """Whose he is, if not one's own; INF, ORA, MIL, LOY; then what not every Senator has; posts; his ability."""
        one, say = republic(look).senators.get(senator), look.voice.say
        if one is None:
            return ""
        ratings = say(
            "senator-ratings", military=one.military, oratory=one.oratory, loyalty=one.loyalty, influence=one.influence
        )
        held = {name: getattr(one, name) for name in self.figures}
        figures = [say(f"senator-{name}", **{name: figure}) for name, figure in held.items() if figure]
        whose = look.voice.name(one.faction) if one.faction and one.faction != look.seat else ""
        ability = look.voice.printed(f"st-{one.code.lower()}", one.text)
        return " · ".join(part for part in (whose, ratings, *figures, *posts(look, one), ability) if part)

    def form_notes(self, posted: Posted, look: Look) -> dict[str, str]:
        """A line for each Senator and each red card of one's own that is offered; for who gets one: "card@senator"."""
        options = (option for _, field in leaves(posted.decision.choice) for option in offered(field))
        lines = {option: self.senator_line(look, option.rpartition("@")[2]) for option in options}
        return {**self.cards.red_card_notes(posted, look), **{option: line for option, line in lines.items() if line}}

    def card_lines(self, posted: Posted, look: Look) -> list[str]:
        """Each card that can be played, with its text, and each Senator who could get one."""
        own = republic(look).own
        if own is None:
            return []
        parts = [option.partition("@") for option in offered(posted.decision.choice)]
        cards = {card.id: card for card in own.hand}
        played = [cards[name] for name in dict.fromkeys(name for name, _, _ in parts) if name in cards]
        receivers = dict.fromkeys(senator for _, _, senator in parts if senator)
        say = look.voice.say
        return [
            *(say("option-note", name=card.name, note=self.cards.on_card(look.voice, card.id)) for card in played),
            *(say("option-note", name=one, note=line) for one in receivers if (line := self.senator_line(look, one))),
        ]

    def governor_line(self, look: Look, province: str) -> str:
        """Who governs a Province, and his ratings."""
        found = republic(look).provinces.get(province)
        return self.who(look, found.governor) if found and found.governor else ""

    def province_notes(self, posted: Posted, look: Look) -> dict[str, str]:
        """Beside each Province: who governs it, and what it brings."""
        held = republic(look).provinces
        governed = {one: held[one].governor for one in offered(posted.decision.choice) if one in held}
        return {one: self._province(look, one, who) for one, who in governed.items() if who}

    def _province(self, look: Look, province: str, governor: str) -> str:
        """Beside its own name it need not be named again."""
        line = province_line(look, province).removeprefix(f"{look.voice.name(province)}, ")
        return f"{line} {self.who(look, governor)}"

    def who(self, look: Look, senator: str) -> str:
        """A Senator by his name and all that is said of him."""
        return look.voice.say("who-note", senator=senator, line=self.senator_line(look, senator))
