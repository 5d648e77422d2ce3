"""The Republic of Carthage as scenes: the whole board, its crops, a seat's own hand."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from games.carthage.view import CarthageView, TradeCardView, WarView
from games.kernel import Seat
from rendering import carthage_crops as crops
from rendering import carthage_panels as panels
from rendering.carthage_panels import plural
from rendering.palette import SIGILS
from rendering.scene import Banner, Block, Box, Figure, Phase, Scene
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "forum", "trade", "factions", "wars", "hand"]
TITLE: Final = "The Republic of Carthage"
PHASES: Final = {
    "setup": "Set-up", "mortality": "Mortality", "revenue": "Revenue", "trade": "Trade", "forum": "Forum",
    "senate": "Senate", "combat": "Combat", "revolution": "Revolution",
}  # fmt: skip
SCENARIOS: Final = {"early": "Early Republic", "late": "Late Republic", "campaign": "Campaign"}


@dataclass(frozen=True, slots=True)
class Caption:
    """What a picture says that no view knows: the game's name, who plays, what is new, and the stamp."""

    game: str = ""
    event: int = 0
    mark: str = ""
    names: Mapping[Seat, str] = field(default_factory=dict[Seat, str])
    changed: tuple[str, ...] = ()
    language: str = "en"


def compose(view: CarthageView, focus: Focus = "board", caption: Caption | None = None) -> Scene:
    """The scene of one focus; a view without an own seat has no hand and gives the board."""
    caption = caption or Caption()
    if focus == "hand" and view.own is None:
        focus = "board"
    with speaking(caption.language):
        return replace(_SCENES[focus](view, caption), language=caption.language)


def stamp(view: CarthageView, caption: Caption) -> str:
    """The footer: game, turn, event, first letters of the state's hash."""
    event = f"event {caption.event}" if caption.event else ""
    parts = [caption.game or TITLE, f"turn {view.turn}", event, caption.mark[:6]]
    return " · ".join(part for part in parts if part)


def banner(view: CarthageView, caption: Caption, wide: int) -> Banner:
    """The head of a board."""
    names = [name for key, name in PHASES.items() if key != "setup" or view.phase == "setup"]
    now = names.index(PHASES[view.phase]) if view.phase in PHASES else len(names)
    phases = tuple(Phase(name, now=number == now, done=number < now) for number, name in enumerate(names))
    era = {"early": "Early era", "late": "Late era"}[view.era]
    parts = [f"Campaign, {era}" if view.scenario == "campaign" else SCENARIOS[view.scenario]]
    if view.hrao:
        parts.append(f"HRAO {view.senators[view.hrao].name}")
    figures = (Figure("Treasury", f"{view.treasury}T"), Figure("Tax", f"{view.tax}%"), Figure("Deck", str(view.deck)))
    title = caption.game or TITLE
    return Banner(Box(0, 0, wide, 80), title, " · ".join(parts), phases, f"Turn {view.turn}", figures)


def _board(view: CarthageView, caption: Caption) -> Scene:
    boxes = panels.seats_of(Box(16, 630, 1568, 336), len(view.seats))
    spare = boxes[len(view.seats) :]
    plaque = spare[0] if spare else Box(184, 416, 310, 94)
    blocks: tuple[Block, ...] = (
        banner(view, caption, 1600),
        panels.chart(view, Box(16, 88, 860, 424), () if spare else (plaque,)),
        panels.forum(view, plaque),
        *panels.threats(view, Box(884, 88, 700, 192)),
        panels.offices(view, Box(884, 286, 338, 226)),
        panels.forces(view, Box(1230, 286, 354, 226)),
        panels.stacks(view, Box(16, 518, 1568, 106)),
        *panels.senate(view, caption.names, boxes),
    )
    return Scene(
        1600,
        1000,
        "Board of The Republic of Carthage",
        blocks,
        caption.changed,
        gist(view, caption),
        stamp(view, caption),
    )


def _trade(view: CarthageView, caption: Caption) -> Scene:
    blocks = crops.trade(view, caption.names)
    return _crop(view, caption, "The market", blocks)


def _factions(view: CarthageView, caption: Caption) -> Scene:
    return _crop(view, caption, "Factions and their Senators", crops.factions(view, caption.names))


def _wars(view: CarthageView, caption: Caption) -> Scene:
    return _crop(view, caption, "Wars and forces", crops.wars(view))


def _forum(view: CarthageView, caption: Caption) -> Scene:
    return _crop(view, caption, "The Forum", crops.forum(view))


def _hand(view: CarthageView, caption: Caption) -> Scene:
    if view.own is None:
        return _board(view, caption)
    scene = _crop(view, caption, "Your hand", crops.hand(view.own, view.trade.stacks, view.factions[view.own.seat]))
    return Scene(scene.width, scene.height, scene.title, scene.blocks, scene.changed, hand_gist(view), scene.stamp)


def _crop(view: CarthageView, caption: Caption, title: str, blocks: tuple[Block, ...]) -> Scene:
    low = max(block.box.y + block.box.h for block in blocks)
    head = Banner(Box(0, 0, crops.WIDE, 56), title, caption.game, turn=f"Turn {view.turn}")
    return Scene(
        crops.WIDE, low + 40, title, (head, *blocks), caption.changed, gist(view, caption), stamp(view, caption)
    )


_SCENES: Final[Mapping[Focus, Callable[[CarthageView, Caption], Scene]]] = {
    "board": _board,
    "forum": _forum,
    "trade": _trade,
    "factions": _factions,
    "wars": _wars,
    "hand": _hand,
}


def gist(view: CarthageView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    said = [f"Turn {view.turn}, {PHASES.get(view.phase, 'the end')}", f"Treasury {view.treasury}T, tax {view.tax}%"]
    if view.ending:
        said.insert(0, f"The game is over: {view.ending.reason.replace('-', ' ')}")
    said += [f"{war.name}: {war.status}, land {war.land_now}, fleet {war.fleet_now}" for war in _threats(view)]
    if not view.wars:
        said.append("No War threatens")
    said += [_faction_gist(view, seat, caption.names.get(seat) or seat.title()) for seat in view.order]
    home = next((one.name for one in view.senators.values() if one.office == "home-suffete"), "")
    said += [f"Home Suffete {home}"] if home else []
    said += [f"{one.name}: {_rule(view, one.governor)}" for one in view.provinces.values()]
    said.append("Cards left in stacks 1 to 9: " + ", ".join(str(stack.left) for stack in view.trade.stacks))
    said += [f"Event: {event.name}" for event in view.table_events]
    return tuple(said)


def _threats(view: CarthageView) -> list[WarView]:
    return sorted(view.wars.values(), key=lambda war: war.status != "active")


def _faction_gist(view: CarthageView, seat: Seat, name: str) -> str:
    faction = view.factions[seat]
    leader = view.senators[faction.leader].name if faction.leader in view.senators else "nobody"
    senators = plural(len(faction.senators), "Senator")
    return f"{SIGILS.get(seat, '')} {name[:40]}: leader {leader}, {senators}, {panels.faction_words(view, seat)}"


def _rule(view: CarthageView, governor: str) -> str:
    return f"Governor {view.senators[governor].name}" if governor in view.senators else "no Governor"


def hand_gist(view: CarthageView) -> tuple[str, ...]:
    """A seat's own cards in sentences."""
    if view.own is None:
        return ()
    kinds = Counter(card.name for card in view.own.trade_cards)
    first: dict[str, TradeCardView] = {card.name: card for card in view.own.trade_cards}
    sets = [f"{count} {name}, now {count * count * first[name].price}T" for name, count in kinds.items()]
    reds = [f"{card.name} ({card.kind.replace('_', ' ')})" for card in view.own.hand]
    return (f"Faction Treasury {view.own.treasury}T", *sets, *(f"Red card: {red}" for red in reds))
