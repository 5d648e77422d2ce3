"""What Discord makes of the components it was sent before it tells of them: ids, and words for what was not said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from loopback.errors import Json, many

if TYPE_CHECKING:
    from loopback.world import World

CONTAINER, GALLERY = 17, 12
SELECTS = (3, 5, 6, 7, 8)


def told(world: World, components: Iterable[Json]) -> list[Json]:
    """The components of a message as everybody is told of them, at every depth."""
    return [_told(world, component) for component in components]


def _told(world: World, component: Json) -> Json:
    done = dict(component)
    for key in ("media", "file"):
        if key in done:
            done[key] = {"id": str(world.snow()), **done[key]}
    if done["type"] == CONTAINER:
        done.setdefault("accent_color", None)
    if done["type"] in SELECTS:
        done.pop("required", None)
    if done["type"] == GALLERY:
        done["items"] = [_item(world, item) for item in many(done, "items")]
    if "components" in done:
        done["components"] = told(world, done["components"])
    if done.get("accessory"):
        done["accessory"] = _told(world, done["accessory"])
    return done


def _item(world: World, item: Json) -> Json:
    """A picture of a gallery; it has no type of its own."""
    return {"description": None, **item, "media": {"id": str(world.snow()), **item["media"]}}
