"""Subcommands for what is said ahead: they show its card, take what it proposes, or leave it at what silence says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.surface.kit.look import Look
from bot.surface.press.commanding import gives
from bot.surface.press.items import Act, Press
from bot.surface.press.verbs import Field, Said, Verb
from games.kernel import Posted, Raw

SAYS: Final = Field(
    "say",
    "Say nothing to see the card",
    choices=[("take", "What the card proposes"), ("silence", "What counts if you say nothing")],
)
READS: Final[Mapping[str, Callable[[Look, Posted], Raw]]] = {
    "take": lambda _, posted: posted.proposal,
    "silence": lambda _, posted: posted.decision.lapse,
}


def ahead(phase: str, name: str, says: str, *kinds: str) -> Verb:
    """The subcommand of what is asked ahead in a phase; of several questions the first that is open."""
    return Verb(phase, name, says, kinds, (SAYS,), does=partial(saying, kinds))


def saying(kinds: Sequence[str], said: Said) -> Act:
    """What it does with what was typed."""

    async def act(press: Press) -> None:
        look = await press.own()
        kind = next((one for one in kinds if look.find(one)), kinds[0])
        await gives(kind, READS.get(said.get("say") or ""))(press)

    return act
