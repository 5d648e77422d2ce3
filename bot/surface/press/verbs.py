"""What the slash commands of a game's phases are made of: data that the fronts list.

The commands of a phase are the union over all games; what is typed is understood as the game at hand says it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from bot.base.parts import Parts
from bot.surface.kit.look import Look
from bot.surface.press.items import Act

Said: TypeAlias = Mapping[str, Any]
"""What was typed, by the names of the fields; what was left out is None or not there."""
Offers: TypeAlias = Callable[[Look, Said, str], Iterable[str]]
"""What may stand in a field now, as far as whoever looks may know it.

Given all that has been typed, and what of this field: it is held by all that is offered.
"""


@dataclass(frozen=True, slots=True)
class Field:
    """One option of a command.

    Attributes:
        name: how it is called.
        says: what it is for.
        kind: what Discord lets one give; for "faction", "game" and "half" it suggests whatever there is.
        choices: all that can be given, each value with its name.
        low: the least number.
        high: the greatest number.
        needed: it cannot be left out.
        of: the part of the answer it fills, if that has another name.
        offers: what is suggested; if left out, what the open decision offers for this part.
        free: nothing is suggested.
    """

    name: str
    says: str
    kind: Literal["text", "number", "yesno", "person", "faction", "game", "half"] = "text"
    choices: Sequence[tuple[str, str]] = ()
    low: int | None = None
    high: int | None = None
    needed: bool = False
    of: str = ""
    offers: Offers | None = None
    free: bool = False


FACTION: Final = Field("faction", "For which faction, if you decide for several", "faction")
GAME: Final = Field("game", "Which game", "game")
HALF: Final = Field("republic", "Which republic, if you play in both", "half")
"""What a command says of the half that is meant, where a game is made of games."""


@dataclass(frozen=True, slots=True)
class Verb:
    """One subcommand of a phase: `/trade sell cards:`.

    Attributes:
        phase: the command it stands under.
        name: what is typed after it; "": nothing, it is the whole command.
        says: what it does.
        kinds: the decisions it answers; of several that are open the first.
        fields: what is typed: one is the whole answer, of several each is a part of it; none: it only shows.
        always: the answer, where there is nothing to say.
        does: what it does beyond answering a decision.
    """

    phase: str
    name: str
    says: str
    kinds: Sequence[str] = ()
    fields: Sequence[Field] = ()
    always: str = ""
    does: Callable[[Said], Act] | None = None

    @property
    def parts(self) -> Sequence[Field]:
        """The fields that make up the answer."""
        return [one for one in self.fields if one.kind not in ("faction", "game", "half")]


VERBS: Parts[Sequence[Verb]] = Parts(())
"""The subcommands of each game."""


def verb_of(game: str, phase: str, name: str) -> Verb | None:
    """What a game means by a command; None: it has none of this name."""
    return next((one for one in VERBS.of(game) if (one.phase, one.name) == (phase, name)), None)


def union(phase: str, games: Iterable[Sequence[Verb]]) -> Sequence[Verb]:
    """All subcommands of a phase: those of several games have the fields of all.

    ValueError: two fields of one name do not take the same.
    """
    found: dict[str, Verb] = {}
    for verb in (one for verbs in games for one in verbs if one.phase == phase):
        found[verb.name] = _joined(found[verb.name], verb) if verb.name in found else verb
    return list(found.values())


def _joined(one: Verb, other: Verb) -> Verb:
    fields = {field.name: field for field in one.fields}
    for field in other.fields:
        if _takes(fields.setdefault(field.name, field)) != _takes(field):
            raise ValueError(f"/{one.phase} {one.name}: {field.name} takes one thing here and another there")
    needed = [field.name for field in fields.values() if field.needed]
    if not all(name in {field.name for field in each.fields} for each in (one, other) for name in needed):
        raise ValueError(f"/{one.phase} {one.name}: what one game needs another has not")
    return Verb(one.phase, one.name, one.says, (), list(fields.values()))


def _takes(field: Field) -> tuple[object, ...]:
    return (field.kind, tuple(field.choices), field.low, field.high, field.needed)
