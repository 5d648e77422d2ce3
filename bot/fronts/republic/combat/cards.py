"""Battle cards: strengths, modifiers and odds before the dice; after them what they came to, in the same message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.republic.combat.parcels import AFTERMATH, FIRST, FOUGHT, LAST, name_of
from bot.fronts.republic.looking import as_of, republic
from bot.store.store import EventRow, OutboxRow
from bot.surface.kit.cards import at, footer
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import as_told
from bot.surface.posting.letters import Letter, seen
from games.republic.pieces import CIVIL_WAR
from games.republic.seen.combat import BattleView

BACK: Final = 40
LONGEST: Final = 400  # acts since the battle was drawn up, as far as one looks back
LINE: Final = 200
LINES: Final = 16
RESULTS: Final = ("victory", "stalemate", "defeat", "disaster", "standoff")


async def battle(surface: Surface, row: OutboxRow) -> Letter | None:
    """One card for each battle, edited when the dice have fallen; nothing for one that was taken back.

    With the names of when it was drawn up: who has fallen in it may be called otherwise since.
    """
    look = await seen(surface, row)
    told = await story(surface, look, row.parcel.ref) if look else []
    if look is None or not told:
        return None
    panel = battle_card((await as_told(surface.store, look, told[:1]))[0][0], told)
    mark = digest(panel)
    former = await surface.store.message(row.game, row.parcel.target, "battle", row.parcel.ref)
    if former is not None and former.digest == mark:
        return None
    return Letter(panel, row.parcel.ref, mark, former, silent=True)


async def story(surface: Surface, look: Look, ref: str) -> list[EventRow]:
    """What was told of a battle, from its drawing up to the next one or the end of the phase."""
    found: list[EventRow] = []
    for last in range(look.game.head, max(-1, look.game.head - LONGEST), -BACK):
        told = [one for one in await surface.store.events(look.game.id, last - BACK, last) if one.audience is None]
        found = [*told, *found]
        if any(is_first(event, ref) for event in told):
            return of_one(found, ref)
    return []


def is_first(event: EventRow, ref: str) -> bool:
    """Whether this is the drawing up of this battle."""
    return event.kind == FIRST and event.fields["battle"] == ref


def of_one(told: Sequence[EventRow], ref: str) -> list[EventRow]:
    """The part of the story that is about this battle; after the triumph of a Rebel no phase is closed."""
    start = next(place for place, event in enumerate(told) if is_first(event, ref))
    rest = told[start + 1 :]
    ends = (place for place, event in enumerate(rest) if event.kind == FIRST or name_of(event.kind) == LAST)
    mine = rest[: next(ends, len(rest))]
    return [told[start], *(event for event in mine if name_of(event.kind) in AFTERMATH and not without_glory(event))]


def without_glory(event: EventRow) -> bool:
    """Whether a Victory over a small enemy gains nothing."""
    return event.kind == "republic.GloryWon" and not event.fields["gain"]


def battle_card(look: Look, told: Sequence[EventRow]) -> Panel:
    """Both sides and the odds; then what came of it, line by line."""
    first, *after = told
    lines = [clip(look.voice.event(event.kind, event.fields), LINE) for event in after]
    ways = buttons(button(look.voice.say("button-rules"), at(look, "rules")))
    before = [*sides(look.voice, first.fields), *undecided(look, told)]
    return words(*before) + words(*lines[:LINES]) + ways + footer(as_of(look, str(first.fields["battle"])))


def undecided(look: Look, told: Sequence[EventRow]) -> list[str]:
    """RC-10.2.1a, RR-1.10.11.1: what allies may still do in this battle, as long as its dice have not fallen."""
    coming = republic(look).battle
    first, *after = told
    if coming is None or any(event.kind == FOUGHT for event in after):
        return []
    mine = (coming.force, coming.ground) == (first.fields["force"], first.fields["ground"])
    return ally_lines(look.voice, coming) if mine else []


def ally_lines(voice: Voice, battle: BattleView) -> list[str]:
    """RC-10.2.1a, RR-1.10.11.1: which natural rolls will change the enemy's strength, and by which dice."""
    return [voice.say("battle-ally", parity=parity, die=die, sign=sign) for parity, die, sign in battle.allies]


def sides(voice: Voice, fields: Mapping[str, Any]) -> list[str]:
    """Who fights where, what both sides are worth, which natural rolls are special, and the odds."""
    named = ("war", "ground", "commanders", "units", "military", "law", "strength", "printed", "multiplier", "leaders")
    special = ("disasters", "standoffs", "omens")
    return [
        voice.say("battle-title", **pick(fields, named[:3])),
        voice.say("battle-own", **pick(fields, ("ground", *named[3:7]))),
        enemy_side(voice, pick(fields, (*named[7:], "enemy")), rebel=fields["war"] == CIVIL_WAR),
        numbers_line(voice, *(fields[name] for name in special)),
        odds_line(voice, fields),
    ]


def enemy_side(voice: Voice, parts: Mapping[str, Any], *, rebel: bool) -> str:
    """What the War is worth, and why; RC-11.4, RR-1.11.37: a Rebel has legions, and MIL."""
    if rebel:
        return voice.say("battle-rebel", **parts)
    return voice.say("battle-enemy", **parts, plain=parts["printed"] == parts["enemy"])


def odds_line(voice: Voice, chances: Mapping[str, Any]) -> str:
    """The odds of a battle in percent; of what cannot come about, nothing."""
    possible = {name: chances[name] for name in RESULTS if chances[name] or name == RESULTS[0]}
    said = [voice.say("battle-chance", result=name, percent=percent) for name, percent in possible.items()]
    return voice.say("battle-odds", chances=", ".join(said))


def numbers_line(voice: Voice, disasters: Sequence[int], standoffs: Sequence[int], omens: int) -> str:
    """The natural rolls that are special, if there are any, and what Evil Omens take off."""
    special = bool(disasters or standoffs)
    return voice.say("battle-numbers", disasters=disasters, standoffs=standoffs, omens=omens, special=special)


def pick(fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Some of the fields."""
    return {name: fields[name] for name in names}
