"""`/coalition`: what people decide at a table with Neutrals, in both republics (RC-15, RR-4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.fronts.republic.senate.commands import simple
from bot.surface.press.verbs import Field, Verb

PHASE: Final = "coalition"
question = partial(simple, phase=PHASE)

VERBS: Final[Sequence[Verb]] = (
    question("join", "Join the Ruling Coalition, or refuse.", "senate.join"),
    question("partners", "Say with whom you rule, where no combination has a majority.", "senate.partners"),
    Verb(
        PHASE,
        "item",
        "Choose an office, a Province or another item, and who gets it; or pass.",
        ("senate.spoil",),
        (Field("item", "Which item", of="spoil"), Field("senator", "Who gets it")),
    ),
    question("skip", "Let a faction lose its choice with a card of yours, or not.", "senate.skip"),
    question("conspire", "Ask for an attempt on somebody's life, or not.", "senate.conspire"),
)
