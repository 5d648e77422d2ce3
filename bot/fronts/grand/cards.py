"""Cards of both republics in the channel: the coupled wars, and a battle in which both meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.base.text import clip
from bot.fronts.grand import pictures
from bot.fronts.grand.looking import grand
from bot.store.store import EventRow, MessageRow, OutboxRow, Parcel
from bot.surface.kit.cards import at, footer
from bot.surface.kit.files import Attachment
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, Picture, button, buttons, words
from bot.surface.kit.studio import STANDARD
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen
from games.grand.pieces import OTHER, ROME, SIDES
from games.grand.seen.battle import DirectBattleView, LineView
from games.grand.state import Grand
from games.kernel import Outcome
from games.kernel.table import Table
from rendering.describe import describe
from rendering.scene import Scene
from rendering.studio import digest as number_of

WARS: Final = "coupled"
BATTLE: Final = "direct-battle"
CARDS: Final = (WARS, BATTLE)
MOVING: Final = frozenset(
    (
        *("grand.WarSpread", "grand.WarSettled", "grand.FaceLeft", "grand.ForceWithdrawn", "grand.SeaControlled"),
        *("grand.WarsAttacked", "grand.StageTwoBegan", "grand.FirstWarPlaced", "grand.TributeReceived"),
    )
)
"""GV-4: after these the coupled wars stand otherwise."""
OF_WARS: Final = frozenset(
    ("republic.WarAppeared", "republic.WarActivated", "carthage.WarActivated", "rome.WarActivated")
)
"""What is told of any War of one board; of a coupled one it is shown too."""
DRAWN: Final = "grand.DirectBattleDrawnUp"
FOUGHT: Final = (
    "grand.AttackerRolled",
    "grand.DirectBattleFought",
    "grand.SideBled",
    "grand.WarSettled",
    "grand.SeaControlled",
)
"""GV-5: what comes of a direct battle, in the order it is told."""
WINS: Final[Mapping[str, str]] = {
    "victory-all": "attacker",
    "victory": "attacker",
    "defeat": "defender",
    "defeat-all": "defender",
}
"""GV-5.4: who wins with a result that is no Stalemate."""
BACK: Final = 40
LONGEST: Final = 400
LINE: Final = 220
SHOWN: Final = 8
LIKELY: Final = 0.05


# -- when they are drawn -----------------------------------------------------------------------------------------------
def after(table: Table[Any], outcome: Outcome) -> Iterator[Parcel]:
    """The cards that an act has something for."""
    told = [telling.event for telling in outcome.tellings if telling.to is None]
    state: Grand = table.state
    if any(one.id in MOVING or (one.id in OF_WARS and coupled(state, getattr(one, "war", ""))) for one in told):
        yield wars_card(state)
    if any(one.id == DRAWN or one.id in FOUGHT for one in told):
        refs = [str(ref) for one in told if (ref := getattr(one, "battle", ""))]
        for ref in dict.fromkeys(refs):
            yield Parcel("public", "channel", BATTLE, ref, merge=True)


def standing(table: Table[Any]) -> Iterator[Parcel]:
    """The card of the wars of this turn."""
    yield wars_card(table.state)


def wars_card(state: Grand) -> Parcel:
    """One a turn, edited while it lasts."""
    return Parcel("public", "channel", WARS, str(state.turn), merge=True)


def coupled(state: Grand, war: str) -> bool:
    """Whether this card is a face of one of the three wars."""
    return war.startswith(("punic-", "roman-war-")) and bool(state.wars)


# -- the coupled wars --------------------------------------------------------------------------------------------------
async def wars(surface: Surface, row: OutboxRow) -> Letter | None:
    """GV-4: both faces of each war, who controls the sea, who may attack, tribute; a former turn's stays."""
    look = await seen(surface, row)
    if look is None or row.parcel.ref != str(look.turn):
        return None
    scene = surface.studio.scene(look, "wars")
    former = await surface.store.message(row.game, row.parcel.target, WARS, row.parcel.ref)
    if scene is None:
        return None
    picture = await drawn(surface, scene, WARS, former)
    return letter(row, picture, wars_panel(look, scene), former)


def wars_panel(look: Look, scene: Scene) -> Panel:
    """The same in words, with what a battle would be if both go on as they stand."""
    say = look.voice.say
    meets = [meeting(look, one) for one in grand(look).prospects]
    way = buttons(
        button(say("button-board"), at(look, "board", "wars")), button(say("button-rules"), at(look, "rules"))
    )
    return words(say("grand-wars-title", turn=look.turn), *scene.gist, *meets) + way + footer(look)


def meeting(look: Look, fight: DirectBattleView) -> str:
    """GV-5.1: what comes if both republics go on as they stand now."""
    return look.voice.say("grand-would-meet", number=fight.number, ground=fight.ground, **odds(fight))


def odds(fight: DirectBattleView) -> Mapping[str, Any]:
    """Both totals, who attacks, and how likely each wins."""
    first, second = (fight.sides[side].strength for side in SIDES)
    return {
        "carthage": first,
        "rome": second,
        "attacker": fight.attacker or "none",
        "carthage_wins": fight.wins[SIDES[0]],
        "rome_wins": fight.wins[SIDES[1]],
        "stalemate": fight.stalemate,
    }


# -- a battle of both --------------------------------------------------------------------------------------------------
async def battle(surface: Surface, row: OutboxRow) -> Letter | None:
    """GV-5: both totals, who attacks and the odds of each line before the dice; what they came to, in the same card."""
    look = await seen(surface, row)
    told = await story(surface, look, row.parcel.ref) if look else []
    if look is None or not told:
        return None
    former = await surface.store.message(row.game, row.parcel.target, BATTLE, row.parcel.ref)
    scene = pictures.battle(look, row.parcel.ref)
    picture = await drawn(surface, scene, BATTLE, former) if scene else standing_picture(former)
    return letter(row, picture, battle_panel(look, told), former)


async def story(surface: Surface, look: Look, ref: str) -> list[EventRow]:
    """What was told of a direct battle, from its drawing up to the next one."""
    found: list[EventRow] = []
    for last in range(look.game.head, max(-1, look.game.head - LONGEST), -BACK):
        told = [one for one in await surface.store.events(look.game.id, last - BACK, last) if one.audience is None]
        found = [*told, *found]
        if any(one.kind == DRAWN and one.fields["battle"] == ref for one in told):
            return of_one(found, ref)
    return []


def of_one(told: Sequence[EventRow], ref: str) -> list[EventRow]:
    """The part of the story that is about this battle."""
    start = next(n for n, one in enumerate(told) if one.kind == DRAWN and one.fields["battle"] == ref)
    rest = told[start + 1 :]
    ends = next((n for n, one in enumerate(rest) if one.kind == DRAWN), len(rest))
    return [told[start], *(one for one in rest[:ends] if one.kind in FOUGHT)]


def battle_panel(look: Look, told: Sequence[EventRow]) -> Panel:
    """What is coming, the odds line by line as long as the dice have not fallen, what came of it."""
    first, *then = told
    fight = grand(look).battle
    before = (
        [table_line(look, fight, one) for one in fight.lines if one.percent >= LIKELY] if fight and not then else []
    )
    lines = [clip(look.voice.tell(one), LINE) for one in then]
    title = look.voice.say("grand-battle-head", number=first.fields["number"], ground=first.fields["ground"])
    way = buttons(button(look.voice.say("button-rules"), at(look, "rules")))
    return words(title, look.voice.tell(first), *before) + words(*lines) + way + footer(look)


def table_line(look: Look, fight: DirectBattleView, line: LineView) -> str:
    """GV-5.4: a line of the combat table: the totals, who wins, what it costs each, and how likely it is.

    As long as a DR has still to say who attacks, attacker and defender are all that can be named.
    """
    winner = WINS.get(line.result, "nobody")
    sides: Mapping[str, str] = {"attacker": fight.attacker, "defender": OTHER[fight.attacker]} if fight.attacker else {}
    tolls = (line.defender, line.attacker) if fight.attacker == ROME else (line.attacker, line.defender)
    return look.voice.say(
        "grand-battle-line",
        low=line.min if line.min is not None else "",
        high=line.max if line.max is not None else "",
        winner=sides.get(winner, winner),
        named=bool(sides),
        first=str(tolls[0]),
        second=str(tolls[1]),
        percent=line.percent,
    )


# -- their pictures ----------------------------------------------------------------------------------------------------
Drawn = tuple[Panel, Sequence[Attachment]]


async def drawn(surface: Surface, scene: Scene, name: str, former: MessageRow | None) -> Drawn:
    """The picture, if it can be drawn in time; one that stands and is true is not sent again."""
    number = number_of(scene, STANDARD)
    file = f"{name}-{number[:SHOWN]}.png"
    shown = Panel((Picture(file, describe(scene)),))
    if former is not None and file in former.files:
        return shown, ()
    content = await surface.studio.drawn(scene, name=number)
    return (shown, [Attachment(file, content)]) if content else standing_picture(former)


def standing_picture(former: MessageRow | None) -> Drawn:
    """That which stands on the card already."""
    name = next(iter(former.files), "") if former else ""
    return (Panel((Picture(name, ""),)), ()) if name else (Panel(), ())


def letter(row: OutboxRow, picture: Drawn, panel: Panel, former: MessageRow | None) -> Letter | None:
    """The card, if it shows anything new."""
    shown, files = picture
    mark = digest(panel, [one.name for one in shown.parts if isinstance(one, Picture)])
    if former is not None and former.digest == mark:
        return None
    return Letter(shown + panel, row.parcel.ref, mark, former, files, silent=True)
