"""What people press who think quickly: a button, a menu or a form on a card they see, by chance, answers first.

They see what Discord shows and know nothing else of a game, so all games are alike to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from bot.surface.kit.address import Address, parse
from loopback.client import Impossible
from loopback.controls import bound, fields
from loopback.errors import Json
from loopback.interact import Interaction
from loopback.person import OPENS_MODAL, Person
from loopback.reply import Modal, Reply
from loopback.seen import BUTTON, Seen

MENU: Final = 3
CARDS: Final = 12
"""So many of the newest messages does somebody look at."""
ANSWERS: Final = frozenset(("pick", "every", "nothing", "quick", "some", "keep", "form", "step", "accept", "settle"))
LOBBY: Final = frozenset(("join", "leave"))
OTHERS_MIND: Final = frozenset(
    (
        *("undo", "rewind", "goback", "halt", "resume", "unpause", "report", "repair", "motives", "film", "replay"),
        *("leaveseat", "takeseat", "mute", "dmtest", "mydata", "forget", "broken", "start", "cancel", "fill"),
        *("finish", "finished"),
    )
)
"""What stops a table, is not about it, or is meant for later."""
ANSWERING: Final = 0.8
"""So often does somebody who could answer something do so; else he looks something up."""
VISITING: Final = 0.05
"""So often does somebody look at a lobby of his server."""


@dataclass(frozen=True, slots=True)
class Way:
    """A button or menu that can be used."""

    card: Seen
    component: Json
    to: Address

    @property
    def answers(self) -> bool:
        """Whether it says something in the game."""
        return self.to.act in ANSWERS

    def values(self, chance: Random) -> list[str]:
        """What is chosen in a menu."""
        return chosen(self.component, chance)


@dataclass(slots=True)
class Hand:
    """One person. `lobbies`: cards of games that gather in his server; `form`: what lies open before him."""

    person: Person
    chance: Random
    lobbies: Sequence[Seen] = ()
    busy: bool = False
    form: Modal | None = None
    way: Way | None = field(default=None, init=False)

    def choose(self) -> bool:
        """Make up his mind; whether there is anything to press."""
        self.way = None
        if self.form is None:
            found = list(self._before_him())
            self.way = self.chance.choice(found) if found else None
        return self.form is not None or self.way is not None

    def _before_him(self) -> Iterator[Way]:
        """Of what lies before him that of one kind: a lobby, answers, or all else."""
        if self.lobbies and self.chance.random() < VISITING:
            return (one for one in ways(self.chance.choice(self.lobbies)) if one.to.act in LOBBY)
        found = [way for card in self.person.inbox.all[-CARDS:] for way in ways(card) if way.to.act not in OTHERS_MIND]
        wanted = self.chance.random() < ANSWERING
        some = [way for way in found if way.answers == wanted]
        return iter(some or found)

    async def press(self) -> Interaction | None:
        """Do it; None: the client would not let him, so he leaves it."""
        form, self.form = self.form, None
        try:
            return (await self._pressed(form)).interaction
        except Impossible:
            return None

    async def _pressed(self, form: Modal | None) -> Reply:
        if form is not None:
            return await self.person.submit_modal(form, filled(form, self.chance), wait=False)
        if self.way is None:
            raise Impossible("nothing was chosen")
        way, name = self.way, str(self.way.component["custom_id"])
        if way.component["type"] == BUTTON:
            return await self.person.click(way.card, custom_id=name, wait=False)
        return await self.person.select(way.card, *way.values(self.chance), custom_id=name, wait=False)

    def answered(self, interaction: Interaction) -> None:
        """He sees what came of it: where a form opened, he fills it in next."""
        if interaction.ack == OPENS_MODAL:
            self.form = Modal(self.person, interaction)


def ways(card: Seen) -> Iterator[Way]:
    """The buttons and menus of a card that can be used, and are Byrsa's."""
    for one in card.components:
        to = parse(str(one.get("custom_id", "")))
        if to is not None and not one.get("disabled") and one["type"] in (BUTTON, MENU):
            yield Way(card, one, to)


def chosen(component: Json, chance: Random) -> list[str]:
    """Some of what is offered, as many as there may be."""
    offered = [str(one["value"]) for one in component.get("options") or ()]
    low, high = bound(component, "min_values", 1), bound(component, "max_values", 1)
    return chance.sample(offered, min(len(offered), chance.randint(low, max(low, high))))


def filled(form: Modal, chance: Random) -> Mapping[str, Any]:
    """A form as somebody hands it in: what stands there stays, what is empty gets something."""
    return {one["custom_id"]: said for _, one in fields(form.form) if (said := _entered(one, chance)) is not None}


def _entered(component: Json, chance: Random) -> Any:
    match component["type"]:
        case 4:
            return component.get("value") or "1" * max(1, bound(component, "min_length", 1))
        case 21:
            return chance.choice([str(one["value"]) for one in component["options"]])
        case 3 | 22:
            return chosen(component, chance)
        case 23:
            return chance.random() < 0.5
        case _:
            return None
