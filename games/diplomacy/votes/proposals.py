"""CD-7.A to 7.C: what can be proposed: how a motion keeps it, whether it can be done, how many it needs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final, Literal, TypeAlias

from games.diplomacy.atlas.changes import canonical, changed, renames
from games.diplomacy.atlas.unsound import NAME, UnsoundError
from games.diplomacy.law import settable
from games.diplomacy.orders import ChangeMap, Draw, Proposal, Rename, SeatIn, SetOption, WriteRule
from games.diplomacy.politics.appointments import refuses
from games.diplomacy.state import Diplomacy, Motion
from games.diplomacy.why import Why

from .estates import disturbs

Kind: TypeAlias = Literal["rename", "seat", "option", "rule", "map", "draw"]
KINDS: Final[dict[type[Proposal], Kind]] = {
    Rename: "rename",
    SeatIn: "seat",
    SetOption: "option",
    WriteRule: "rule",
    ChangeMap: "map",
    Draw: "draw",
}
LONGEST: Final = 1000


def kept(proposal: Proposal) -> tuple[Kind, dict[str, str]]:
    """As a motion keeps it."""
    said: dict[str, str] = asdict(proposal)
    if isinstance(proposal, ChangeMap):
        said["change"] = canonical(proposal.change)
    return KINDS[type(proposal)], said


def proposed(motion: Motion) -> Proposal:
    """What a motion proposes."""
    for made, kind in KINDS.items():
        if kind == motion.kind:
            return made(**motion.says)
    raise KeyError(motion.kind)


def percent(g: Diplomacy, proposal: Proposal) -> int:
    """CD-7.A to 7.C, N.10: 90% rename, 60% seat, 75% alter rules or map; a draw needs all."""
    match proposal:
        case Rename():
            return g.law.rename_percent
        case SeatIn():
            return g.law.seat_percent
        case Draw():
            return 100
        case _:
            return g.law.change_percent


def obstacle(g: Diplomacy, proposal: Proposal) -> Why | None:
    """CD-7: why it cannot be done now; None: it can."""
    match proposal:
        case Rename():
            return _rename(g, proposal)
        case SeatIn():
            return _seat(g, proposal)
        case SetOption():
            return _option(g, proposal)
        case WriteRule():
            return _text(proposal.text)
        case ChangeMap():
            return _map(g, proposal.change)
        case Draw():
            return None if g.standard else Why("draw-perpetual", "CD-2.3")


def renaming(proposal: Rename) -> str:
    """CD-7.A: as a change of the map."""
    return canonical(f"rename {proposal.space} = {', '.join(filter(None, (proposal.name, proposal.code)))}")


def _rename(g: Diplomacy, proposal: Rename) -> Why | None:
    """CD-7.A, 3.C: name and code are free; no code of a player's name."""
    if not NAME.fullmatch(proposal.name):
        return Why("map-name", "CD-7.A", {"about": proposal.name})
    if taken(g, proposal.code):
        return Why("map-code-taken", "CD-7.A", {"about": proposal.code})
    return _unsound(g, renaming(proposal), "CD-7.A")


def _seat(g: Diplomacy, proposal: SeatIn) -> Why | None:
    """CD-7.B, 3.B.2: an active player's holding name, for the Rulership of a province in civil disorder."""
    seat = g.holder(proposal.candidate)
    if seat is None or not g.players[seat].active:
        return Why("code-unknown", "CD-3.B.2", {"code": proposal.candidate})
    if proposal.province not in g.provinces or g.provinces[proposal.province].ruler:
        return Why("seat-not-vacant", "CD-7.B", {"space": proposal.province})
    if refuses(g, seat, "appointments", ""):
        return Why("seat-refused", "CD-4.F", {"code": proposal.candidate})
    return None


def _option(g: Diplomacy, proposal: SetOption) -> Why | None:
    """CD-7.C: a listed option, to another value it may have."""
    if settable(g.law, proposal.option, proposal.value):
        return None
    return Why("option-unknown", "CD-7.C", {"option": proposal.option, "value": proposal.value})


def _text(text: str) -> Why | None:
    return None if 0 < len(text.strip()) <= LONGEST else Why("rule-length", "CD-7.C", {"most": LONGEST})


def _map(g: Diplomacy, change: str) -> Why | None:
    """CD-7.C: the map stays consistent, and nothing that stands on it loses its ground; names are CD-7.A."""
    if renames(change):
        return Why("map-rename", "CD-7.A")
    if not change.strip() or len(change) > LONGEST:
        return Why("map-unread", "CD-7.C", {"about": ""})
    return _unsound(g, canonical(change), "CD-7.C")


def _unsound(g: Diplomacy, change: str, clause: str) -> Why | None:
    try:
        then = changed(g.atlas, change)
    except UnsoundError as wrong:
        return Why(wrong.reason, clause, {"about": wrong.about})
    new = next((code for code in then.spaces if code not in g.atlas.spaces and taken(g, code)), "")
    if new:
        return Why("map-code-taken", clause, {"about": new})
    return disturbs(g, then) if clause == "CD-7.C" else None


def taken(g: Diplomacy, code: str) -> bool:
    """CD-3.C: whether a player's name has this code."""
    return any(code.casefold() == one.casefold() for one in g.names)
