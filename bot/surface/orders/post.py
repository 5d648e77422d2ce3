"""What the owner of an order is told of it, and nobody else."""

from __future__ import annotations

from bot.base.halves import kind_in
from bot.store.store import OutboxRow
from bot.surface.kit.answers import fields_in
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen


async def skipped(surface: Surface, row: OutboxRow) -> Letter | None:
    """An order was meant, but could not be carried out."""
    look = await seen(surface, row)
    if look is None or look.seat is None:
        return None
    about = row.parcel.about
    key = str(about["key"])
    half, kind = kind_in(key)
    label = look.voice.of_half(half).ask_label(kind, fields_in(key))
    why = look.voice.say(f"order-why-{about['why']}")
    text = look.voice.say("order-skipped", n=int(about["n"]), label=label, why=why)
    return Letter(words(text), row.parcel.ref, silent=True)
