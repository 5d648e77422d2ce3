"""How names, provinces and units are said on the cards of the realm: at length, with the code one writes."""

from __future__ import annotations

from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.paper.quoting import titled
from bot.surface.kit.look import Look
from games.diplomacy.seen.view import DiplomacyView
from rendering.diplomacy.names import called as at_length


def name(look: Look, code: str) -> str:
    """CD-3.C: a name with its code; of one that holds nothing too."""
    view = diplomacy(look)
    known = next((one.name for one in view.names if one.code == code), "")
    return titled(code, known) if known else at_length(view.map, code)


def place(look: Look, code: str) -> str:
    """CD-E.3: a space with its code."""
    space = diplomacy(look).map.spaces.get(code)
    return f"{space.name} ({code})" if space else code


def holding(view: DiplomacyView) -> str:
    """CD-3.B.1: the name under which the reader holds; "": none."""
    return view.own.holding if view.own else ""


def space_meant(view: DiplomacyView, typed: str) -> str:
    """CD-E.3: the code of the space that is meant by code, name or alias; "": none, or more than one."""
    wanted = typed.casefold().strip()
    if found := next((code for code in view.map.spaces if code.casefold() == wanted), ""):
        return found
    begun = [code for code, one in view.map.spaces.items() if one.name.casefold().startswith(wanted)]
    exact = [code for code in begun if view.map.spaces[code].name.casefold() == wanted]
    return exact[0] if exact else begun[0] if len(begun) == 1 and wanted else ""
