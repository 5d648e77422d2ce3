"""Who is who on a picture: names by their codes, with the arms that are drawn from them."""

from functools import lru_cache

from games.diplomacy.seen.map_view import MapView, NameView
from rendering.arms import borne
from rendering.diplomacy.words import say
from rendering.scene import Cell


@lru_cache(maxsize=64)
def arms(codes: tuple[str, ...]) -> dict[str, str]:
    """Arms for these codes."""
    return borne(codes)


def shields(view: MapView) -> dict[str, str]:
    """Arms for all who have a name or hold something."""
    held = [code for one in view.spaces.values() for code in (one.ruler, one.sub_ruler)]
    led = [code for one in view.units for code in (one.commander, one.patron)]
    return arms(tuple(sorted({*view.names, *held, *led} - {""})))


def shield(view: MapView, code: str) -> str:
    """The arms of a code; of one nobody has seen before, those it would have alone."""
    return shields(view).get(code) or arms((code,)).get(code, "") if code else ""


def called(view: MapView, code: str) -> str:
    """A name at length with its code; nobody is said so."""
    if not code:
        return say("diplomacy-nobody")
    name = view.names[code].name if code in view.names else ""
    return f"{name} ({code})" if name else code


def holder(view: MapView, code: str, *, brief: bool = False) -> Cell:
    """A code beside its arms; `brief`: the arms alone."""
    return Cell("" if brief else code, says=called(view, code), seat=shield(view, code))


def ranked(view: MapView) -> list[NameView]:
    """All names, those with most centres first, then by code."""
    return sorted(view.names.values(), key=lambda one: (-one.centres, -one.provinces, -one.units, one.code))
