"""A few words to write military orders in, as the rulebook does; the bot's own language is not what is tested here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from games.diplomacy.adjudicator import Outcome, Profile, adjudicate
from games.diplomacy.atlas import Arm, Piece, Place, Position, Traffic, atlas
from games.diplomacy.orders import Block, Convoy, Disband, Move, Order, Retreat, Retreating, Seize, Stand, Support

PLACE = r"([\w]+(?:/[a-z]c)?)"
UNIT = rf"[AF] {PLACE}"
SUFFIX = re.compile(r"\((sf|blk|rail) ?([^)]*)\)")


def place(text: str) -> Place:
    space, _, coast = text.partition("/")
    return Place(space, coast)


def piece(text: str, commander: str) -> Piece:
    """`F Stp/nc`."""
    arm: Arm = "A" if text[0] == "A" else "F"
    return Piece(arm, place(text[2:]), commander)


def order(text: str) -> Order:
    """`A Nap-Rom (sf GV)`, `F Ion C A Nap-Tun`, `A Apu S A Nap-Rom (blk)`, `A Nap-Ven (rail R1)`, `F Ion stand`."""
    suffixes = dict(SUFFIX.findall(text))
    via = "via convoy" in text
    words = SUFFIX.sub("", text).replace("via convoy", "").strip()
    found = _plain(words, suffixes.get("rail", ""), via)
    return replace(found, seize=_seize(suffixes.get("sf")), block=_block(suffixes.get("blk")))


def _plain(words: str, rail: str, via: bool) -> Order:
    if found := re.fullmatch(rf"{UNIT}-{PLACE}", words):
        return Move(unit=place(found[1]).space, to=place(found[2]), rail=rail, via_convoy=via)
    if found := re.fullmatch(rf"{UNIT} C {UNIT}-{PLACE}", words):
        return Convoy(unit=place(found[1]).space, army=place(found[2]), to=place(found[3]))
    if found := re.fullmatch(rf"{UNIT} S {UNIT}(?:-{PLACE})?", words):
        to = place(found[3]) if found[3] else None
        return Support(unit=place(found[1]).space, helped=place(found[2]), to=to)
    found = re.fullmatch(rf"{UNIT} stand", words)
    assert found, words
    return Stand(unit=place(found[1]).space)


def _seize(words: str | None) -> Seize | None:
    return Seize(*words.split()) if words else None


def _block(words: str | None) -> Block | None:
    """`trains`, `works`, `strait S1`, then against whom: `GV, A Nap`."""
    if words is None:
        return None
    found = re.fullmatch(r"(trains|works|strait|)\s*(S\d)?\s*(.*)", words.strip())
    assert found
    against = tuple(one.strip() for one in found[3].split(",") if one.strip())
    return Block(found[1], found[2] or "", against)  # type: ignore[arg-type]


def retreating(text: str) -> Retreating:
    """`A Nap-Apu`, `A Nap disbands`."""
    found = re.fullmatch(rf"{UNIT}(?:-{PLACE}| disbands)", text)
    assert found, text
    unit = place(found[1]).space
    return Retreat(unit=unit, to=place(found[2])) if found[2] else Disband(unit=unit)


def position(units: Iterable[tuple[str, str]], board: str = "standard", traffic: Traffic | None = None) -> Position:
    """Of units with their commanders, whose codes are those of their players in capitals."""
    pieces = [piece(text, commander) for text, commander in units]
    codes = {one.commander: (one.commander.upper(),) for one in pieces}
    return Position(atlas(board), {one.at.space: one for one in pieces}, traffic or Traffic(), codes)


def season(
    *lines: str,
    also: Mapping[str, str] | None = None,
    board: str = "standard",
    traffic: Traffic | None = None,
    profile: Profile = Profile.OLD,
    at: Mapping[str, str] | None = None,
) -> Outcome:
    """A season of lines `gv: A Nap-Rom`; without a commander each unit has one of its own.

    `also`: units without an order, with their commanders; `at`: the coast on which a fleet stands.
    """
    units = dict(also or {})
    orders: dict[str, Order] = {}
    for number, line in enumerate(lines):
        commander, _, text = line.rpartition(": ")
        read = order(text)
        orders[read.unit] = read
        units[f"{text[0]} {(at or {}).get(read.unit, read.unit)}"] = commander or f"u{number}"
    return adjudicate(position(units.items(), board, traffic), orders, profile)
