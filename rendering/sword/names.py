"""Who is who on a picture: powers and players with their arms and letters, leaders, places."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.sword.components import INDEPENDENT, POWERS_OF, Control, Player, Power, leaders, spaces
from games.sword.seen.view import SwordView
from rendering.arms import bears
from rendering.scene import Caption, Cell
from rendering.sword.words import say

TINCTURES: Final[Mapping[Power, int]] = {
    "ROM": 0,
    "GAU": 2,
    "ETR": 4,
    "SAM": 7,
    "GRE": 1,
    "CAR": 5,
    "TRG": 9,
    "VOL": 10,
    "MER": 8,
}
SHORT: Final = 4  # letters of a short name
LEADERS: Final = "mercenary_leader"


def seat(power: Control) -> str:
    """The arms of a power; nobody bears none."""
    return bears(power, TINCTURES[power]) if power != INDEPENDENT else ""


def arms(player: Player) -> str:
    """Those of a player: of his first power."""
    return seat(POWERS_OF[player][0])


def letter(power: Control) -> str:
    """What stands in the mark of a place; of the independents nothing."""
    return say(f"sword-letter-{power}") if power != INDEPENDENT else ""


def called(power: Control) -> str:
    """A power by its name, with its letter."""
    name = say(f"sword-power-{power}")
    return f"{name} ({letter(power)})" if letter(power) else name


def powers(some: Sequence[Power]) -> str:
    """Powers that act as one; none: the unrest of Carthage."""
    return ", ".join(say(f"sword-power-{one}") for one in some) or say("sword-the-unrest")


def player(one: Player) -> str:
    """A player's side of the table."""
    return say(f"sword-player-{one}")


def winners(view: SwordView) -> str:
    """SR-4.3, 22.3: who has won, with whoever wins beside him."""
    alone = tuple(one for one in view.hands if one == view.winner)
    side = next((one for one in view.sides if view.winner in one), alone)
    return " + ".join(map(player, side))


def named(view: SwordView, one: Player, caption: Caption) -> str:
    """A side of the table with who plays it."""
    who = caption.names.get(view.hands[one].seat, "")
    return f"{player(one)} ({who})" if who else player(one)


def labelled(view: SwordView, one: Player, caption: Caption) -> Cell:
    """The same on a panel: the side, and who plays it told."""
    return Cell(player(one), says=named(view, one, caption), seat=arms(one))


def place(id_: str) -> str:
    """A space by its name; boxes have one in each language."""
    one = spaces()[id_]
    return say(f"sword-box-{id_}") if one.kind == "box" else one.name


def brief_place(id_: str) -> str:
    """The first letters of its name."""
    one = spaces()[id_]
    return say(f"sword-short-{id_}") if one.kind == "box" else one.name[:SHORT].strip()


def leader(id_: str) -> str:
    """A leader at length."""
    card = leaders()[id_]
    if id_ == LEADERS:
        return say("sword-mercenary-leader")
    return card.name if card.kind == "named" else say("sword-minor", letter=minor(id_))


def brief_leader(id_: str) -> str:
    """A leader on a plate: one name, or a letter."""
    if id_ == LEADERS:
        return say("sword-mercenary-leader-short")
    return id_.title() if leaders()[id_].kind == "named" else minor(id_)


def listed_leader(id_: str) -> str:
    """A leader in a table."""
    lettered = leaders()[id_].kind == "minor" and id_ != LEADERS
    return say("sword-minor-brief", letter=minor(id_)) if lettered else brief_leader(id_)


def minor(id_: str) -> str:
    """SR-8.3: the letter of a minor leader."""
    return id_.rpartition("_")[2].upper()
