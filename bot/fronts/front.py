"""The front of a game: all that the bot is told of it beside its rules, listed in one place.

Each part is typed in the floor that uses it. The fronts are handed in when the bot starts; no lower floor imports them,
and nothing registers itself by being imported.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.base.text import Retelling
from bot.surface.kit.answers import Teller
from bot.surface.kit.forms import Special
from bot.surface.kit.hands import Lines
from bot.surface.kit.present import Briefing, Explainer, Guests, Presenter
from bot.surface.kit.studio import Composer
from bot.surface.press.verbs import Verb
from bot.table.passing import Pass
from games.kernel import Game


@dataclass(frozen=True, kw_only=True)
class Room:
    """What one phase of a game brings for its questions and for what happens in it, by kind and by event.

    Attributes:
        presents: panels of decisions that the plain one does not show well.
        explains: why one would choose single options.
        briefs: what may come of a decision, under its question.
        guests: what nobody waits for, but is shown in the panel of a decision that is awaited.
        tells: answers that have a language of their own.
        forms: forms that are not one field for each part of the answer.
        panels: decisions that no form answers, only their panel.
        passes: at these decisions a seat may let the rest pass.
        retells: what stands in the text of an event instead of its fields.
        verbs: the subcommands of the phase.
    """

    presents: Mapping[str, Presenter] = field(default_factory=dict[str, Presenter])
    explains: Mapping[str, Explainer] = field(default_factory=dict[str, Explainer])
    briefs: Mapping[str, Briefing] = field(default_factory=dict[str, Briefing])
    guests: Mapping[str, Guests] = field(default_factory=dict[str, Guests])
    tells: Mapping[str, Teller] = field(default_factory=dict[str, Teller])
    forms: Mapping[str, Special] = field(default_factory=dict[str, Special])
    panels: Collection[str] = ()
    passes: Mapping[str, Pass] = field(default_factory=dict[str, Pass])
    retells: Mapping[str, Retelling] = field(default_factory=dict[str, Retelling])
    verbs: Sequence[Verb] = ()


@dataclass(frozen=True, kw_only=True)
class Front:
    """One game as the bot shows it.

    Attributes:
        game: its rules.
        rooms: what its phases bring, each by itself; no two may bring the same.
        options: the options of the game that are asked when it is opened, in their order: fields of `game.options`.
        hand: what a seat holds, in lines.
        scene: its pictures.
    """

    game: Game[Any]
    rooms: Sequence[Room] = ()
    options: Sequence[str] = ()
    hand: Lines | None = None
    scene: Composer | None = None

    @property
    def verbs(self) -> Sequence[Verb]:
        """All subcommands, phase by phase."""
        return [verb for room in self.rooms for verb in room.verbs]
