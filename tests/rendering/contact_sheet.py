"""Every view of a board in every palette, empty, typical and crowded, on big sheets to be looked at piece by piece.

`python -m tests.rendering.contact_sheet FOLDER`, or `make contact-sheet`; one sheet for each view.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

from PIL import Image, ImageDraw

from rendering import text_layout
from rendering.carthage.board import Focus, compose
from rendering.diplomacy.board import compose as compose_diplomacy
from rendering.diplomacy.gazette import compose_gazette
from rendering.diplomacy.orders import compose_orders, compose_province, compose_route
from rendering.diplomacy.papers import compose_company, compose_tree
from rendering.draw import canvas
from rendering.grand.board import Focus as GrandFocus
from rendering.grand.board import compose as compose_grand
from rendering.palette import PALETTES, Style
from rendering.rome.board import Focus as RomanFocus
from rendering.rome.board import compose as compose_rome
from rendering.sample import compose as salt_road
from rendering.scene import Caption, Scene
from rendering.sword.board import Focus as SwordFocus
from rendering.sword.board import compose as compose_sword
from tests.rendering import diplomacy_samples, grand_samples, rome_samples, samples, sword_samples
from tests.rendering.played import boards, markets
from tests.rendering.rome_played import boards as roman_boards

GAP, HEAD = 24, 40
CAPTION = Caption("The Tuesday table", names=samples.NAMES)
PLAYED = ((3, "early", 6), (4, "late", 9), (6, "late", 16))
"""Games of so many players, and which of their boards is shown."""


def tables(focus: Focus) -> Iterator[tuple[str, Scene]]:
    """What is shown of one view: set up, in play, overfull; the strips of each phase."""
    for players, scenario, number in PLAYED:
        seen = boards(players, scenario, own=True)
        yield f"{players} players, set-up", compose(seen[0], focus, CAPTION)
        yield f"{players} players, {scenario}", compose(seen[number], focus, CAPTION)
        if focus == "strip":
            phases = {view.phase: view for view in seen}
            yield from ((f"{players} players, {one}", compose(view, focus, CAPTION)) for one, view in phases.items())
    yield "by hand", compose(samples.common(5, "diamond"), focus, CAPTION)
    yield (
        "German",
        compose(samples.common(6, "diamond"), focus, Caption("Dienstag", names=samples.NAMES, language="de")),
    )
    yield "overfull", compose(samples.crowded("star"), focus, CAPTION)


def roman(focus: RomanFocus) -> Iterator[tuple[str, Scene]]:
    """The same of The Republic of Rome."""
    german = Caption("Dienstag", names=samples.NAMES, language="de")
    yield "4 players, set-up", compose_rome(rome_samples.empty(4, "diamond"), focus, CAPTION)
    for players in (3, 4, 6):
        yield f"{players} players", compose_rome(rome_samples.common(players, "diamond"), focus, CAPTION)
    yield "German", compose_rome(rome_samples.common(6, "diamond"), focus, german)
    yield "overfull", compose_rome(rome_samples.crowded("star"), focus, CAPTION)
    if focus == "strip":
        phases = {view.phase: view for view in roman_boards(4, "middle")}
        yield from ((f"4 players, {one}", compose_rome(view, focus, CAPTION)) for one, view in phases.items())


def combined() -> dict[str, list[tuple[str, Scene]]]:
    """The pictures of the Grand Variant."""
    german = Caption("Dienstag", names=grand_samples.MANY, language="de")
    views = {
        "stage 1": grand_samples.alone(),
        "set-up of stage 2": grand_samples.seen(grand_samples.opened()),
        "3 players": grand_samples.common(3),
        "6 players": grand_samples.common(6),
        "battle": grand_samples.seen(grand_samples.battle()),
        "equal battle": grand_samples.seen(grand_samples.equal()),
        "settled": grand_samples.seen(grand_samples.settled()),
        "fallen": grand_samples.fallen(),
        "12 players": grand_samples.camps(),
    }
    said = replace(CAPTION, names=grand_samples.MANY)
    shown: dict[str, list[tuple[str, Scene]]] = {}
    for focus in get_args(GrandFocus):
        shown[focus] = [(name, compose_grand(view, focus, said)) for name, view in views.items()]
        shown[focus].append(("German", compose_grand(grand_samples.common(4), focus, german)))
    return shown


def swords(focus: SwordFocus) -> Iterator[tuple[str, Scene]]:
    """The Sword of Rome: set up, in play, as strewn as it gets, overfull; what is fought where that is shown."""
    said = replace(CAPTION, names=sword_samples.NAMES)
    german = Caption("Dienstag", names=sword_samples.NAMES, language="de")
    yield "5 players, set-up", compose_sword(sword_samples.empty(5, "ROM"), focus, said)
    for players in (5, 4, 3, 2):
        yield f"{players} players", compose_sword(sword_samples.common(players, "ROM"), focus, said)
    yield "strewn", compose_sword(sword_samples.scattered(1), focus, said)
    yield "German", compose_sword(sword_samples.common(5, "GRE"), focus, german)
    yield "overfull", compose_sword(sword_samples.crowded("ROM"), focus, said)
    yield "over", compose_sword(sword_samples.over(), focus, said)
    if focus in ("battle", "strip"):
        fights = {
            "march": sword_samples.seen(sword_samples.marching()),
            "battle": sword_samples.fighting(),
            "before the dice": sword_samples.fighting(decided=False),
            "unrest": sword_samples.restless(),
            "siege": sword_samples.besieging(),
            "raid": sword_samples.plundering(),
        }
        yield from ((name, compose_sword(view, focus, said)) for name, view in fights.items())


def political() -> dict[str, list[tuple[str, Scene]]]:
    """The pictures of Diplomacy, each on both maps."""
    shown: dict[str, list[tuple[str, Scene]]] = {}
    for name in ("carthage", "standard"):
        view, crowd = diplomacy_samples.common(7, name), diplomacy_samples.common(20, name)
        acts, route = diplomacy_samples.acts(view), diplomacy_samples.route(name)
        pictures = {
            "board": [compose_diplomacy(one, "board", CAPTION) for one in (diplomacy_samples.bare(name), view, crowd)],
            "turned": [compose_diplomacy(view, "board", CAPTION, turned=True)],
            "phone": [compose_diplomacy(one, "phone", CAPTION) for one in (view, crowd)],
            "orders": [compose_orders(view, acts, "resolution", CAPTION)],
            "orders-phone": [compose_orders(view, acts, "preview", CAPTION, phone=True)],
            "crops": [compose_province(view, route[0], CAPTION), compose_route(view, route, CAPTION)],
            "papers": [
                compose_tree(view, CAPTION),
                compose_company(view, diplomacy_samples.company(view), CAPTION),
                compose_gazette(diplomacy_samples.gazette(view), CAPTION),
            ],
        }
        for key, scenes in pictures.items():
            shown.setdefault(key, []).extend((f"{name}, {number}", one) for number, one in enumerate(scenes, 1))
    return shown


def sheet(scenes: list[tuple[str, Scene]]) -> Image.Image:
    """All scenes below one another, each in all palettes beside one another."""
    rows = [[canvas(scene, Style(palette)) for palette in PALETTES] for _, scene in scenes]
    wide = max(row[0].width for row in rows)
    high = sum(row[0].height + HEAD + GAP for row in rows)
    whole = Image.new("RGB", ((wide + GAP) * len(PALETTES) + GAP, high), "#777777")
    pen, face, y = ImageDraw.Draw(whole), text_layout.font(text_layout.BOLD, 28), 0
    for (name, _), row in zip(scenes, rows, strict=True):
        for number, (palette, picture) in enumerate(zip(PALETTES, row, strict=True)):
            x = GAP + number * (wide + GAP)
            pen.text((x, y + 2), f"{name} · {palette}", font=face, fill="#ffffff")
            whole.paste(picture, (x, y + HEAD))
        y += row[0].height + HEAD + GAP
    return whole


def main(folder: Path) -> None:
    """Draw the sheets into a folder, and say which."""
    folder.mkdir(parents=True, exist_ok=True)
    sheets = {f"carthage-{focus}": list(tables(focus)) for focus in get_args(Focus)}
    sheets |= {f"rome-{focus}": list(roman(focus)) for focus in get_args(RomanFocus)}
    sheets |= {f"grand-{focus}": scenes for focus, scenes in combined().items()}
    sheets |= {f"sword-{focus}": list(swords(focus)) for focus in get_args(SwordFocus)}
    sheets |= {f"diplomacy-{key}": scenes for key, scenes in political().items()}
    sheets["sample"] = [(f"day {view.day}", salt_road(view, CAPTION)) for view in markets()]
    for name, scenes in sheets.items():
        sheet(scenes).save(folder / f"{name}.png")
        print(folder / f"{name}.png", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "contact-sheet"))
