"""How an answer is given on cards of a game's own, step by step, by whoever plays by pressing: the demonstration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.surface.kit.look import Look
from games.kernel import Posted, Raw


@dataclass(frozen=True, slots=True)
class Push:
    """A button, by where it leads.

    `public`: its argument on a card in the channel, used first if there is one; `also`: on what may stand on the desk.
    """

    ref: str
    act: str
    arg: str
    public: str = ""
    also: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """An entry of a menu, and `more` of them; `arg`: of which, where several do the same."""

    ref: str
    act: str
    value: str
    arg: str = ""
    more: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Fill:
    """The form that has just opened; what it does not ask is left out."""

    said: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Save:
    """What has been prepared is handed in."""


Step: TypeAlias = Push | Choose | Fill | Save
Stepping: TypeAlias = Callable[[Look, Posted, Raw], Sequence[Step]]
"""The steps that give an answer to a decision; none: it is given as any other."""
