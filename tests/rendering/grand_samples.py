"""Tables of the Grand Variant laid by the words of the bench, plain and extreme, for pictures to be tested with."""

from dataclasses import fields

from games.carthage import bench as carthage
from games.grand import GAME
from games.grand.combat.drawing_up import announce
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE, ROME, Ending
from games.grand.scores import scores
from games.grand.seen.see import view
from games.grand.state import Grand
from games.kernel import Dice, Seat, chairs
from games.republic.bench import pay, treasury
from games.rome import bench as rome
from rendering.palette import SEATS
from tests.rendering import rome_samples

NAMES = rome_samples.NAMES
MANY = {**NAMES, **{Seat(f"seat{n}"): name for n, name in zip(range(7, 13), "ABCDEF", strict=True)}}


def half_of(kind, state):
    """The same state as a half of a game of both."""
    kept = [one.name for one in fields(kind) if one.init and one.name not in ("dice", "joined", "told")]
    return kind(**{name: getattr(state, name) for name in kept})


def carthaginian(players=4, scenario="late"):
    """A Carthage some turns old."""
    g = carthage.dealt(players, scenario)
    carthage.prepared(g)
    g.turn, g.step = 11, "senate.opening"
    treasury(g, 118)
    for number, talents in enumerate((5, 12, 0, 3), 1):
        pay(g, number, talents)
    carthage.add_war(g, "libyan-revolt", "imminent")
    return g


def grand(players=4, *, joined=True, leg="rome.forum", **more):
    """Both republics at one table, with nothing between them yet; `joined`: Rome is there."""
    return Grand(
        step="",
        dice=Dice("play"),
        seats=list(chairs(players)),
        turn=12,
        course="stage-2" if joined else "stage-1",
        leg=leg,
        carthage=half_of(OfCarthage, carthaginian(players, "late" if joined else "early")),
        rome=half_of(OfRome, rome_samples.laid(players, "early")) if joined else None,
        **more,
    )


def seen(g, seat=None):
    """The table as a seat sees it, or everybody; nothing of it waits to be made."""
    return view(g, Seat(seat) if seat else None).whole()


def opened(players=4, **more):
    """The first turn of stage 2: both first wars lie there, Inactive."""
    g = grand(players, **more)
    carthage.add_war(g.carthage, "roman-war-1", "inactive")
    rome.add_war(g.rome, "punic-1", "inactive")
    return g


def fought(players=4, **more):
    """Both republics are at war 1, Rome with the sea; war 2 has come too early."""
    g = opened(players, **more)
    carthage.add_force(g.carthage, "roman-war-1", 1, legions=4, veterans=2, of="libyan-spearmen", fleets=4)
    rome.add_force(g.rome, "punic-1", 3, legions=4, fleets=6)
    g.carthage.wars["roman-war-1"].status = g.rome.wars["punic-1"].status = "active"
    g.war(1).sea = ROME
    carthage.add_war(g.carthage, "roman-war-2", "active")
    if "punic-2" not in g.rome.wars:
        rome.add_war(g.rome, "punic-2", "imminent")
    return g


def battle(ground="land", players=4, **more):
    """Both republics are drawn up against each other in war 1."""
    g = fought(players, leg="combat.war-1", **more)
    g.dice.open_chapter("battle")
    announce(g, 1, ground)
    return g


def equal():
    """The same with equal totals: a DR will say who attacks."""
    g = fought(leg="combat.war-1")
    g.dice.open_chapter("battle")
    announce(g, 1, "sea")
    mine, other = (half.combat.battle for half in g.halves())
    mine.military += other.strength - mine.strength
    return g


def settled(players=4):
    """War 1 is Rome's, war 2 Carthage's, war 3 has left the game."""
    g = grand(players)
    for number, winner in ((1, ROME), (2, CARTHAGE), (3, "")):
        war = g.war(number)
        war.settled, war.winner = True, winner
    g.war(1).sea = ROME
    carthage.add_war(g.carthage, "roman-war-1", "lost")
    return g


def alone(players=4, seat=None, leg="carthage.trade"):
    """GV-2.1: stage 1."""
    return seen(grand(players, joined=False, leg=leg), seat)


def held():
    """Diamond has cards on both boards."""
    g = fought()
    rome_samples.hand_of(g.rome, "diamond")
    return g


def camps(seat=None, **more):
    """GV-10.1: six people for Carthage, six others for Rome."""
    g = fought(6, **more)
    others = chairs(12)[6:]
    new = dict(zip(g.rome.seats, others, strict=True))
    g.rome.seats = list(others)
    g.rome.factions = {new[seat]: faction for seat, faction in g.rome.factions.items()}
    for seat, faction in g.rome.factions.items():
        faction.seat = seat
    for senator in g.rome.senators.values():
        senator.faction = new[senator.faction] if senator.faction else None
    g.seats, g.mode = list(chairs(12)), "one-faction"
    g.sides = {seat: ROME if seat in others else CARTHAGE for seat in g.seats}
    return seen(g, seat)


def common(players=4, seat=None, leg="rome.forum"):
    """A game some turns old."""
    return seen(fought(players, leg=leg), seat)


def over(players=4):
    """A game that is over."""
    g = settled(players)
    g.leg, g.ending = "end", Ending(reason="decks", winners=[Seat("diamond"), Seat("triangle")], scores=scores(g))
    return seen(g)


def fallen(players=4):
    """GV-7.4: Carthage has fallen; its wars are settled without a winner."""
    g = settled(players)
    g.fallen = [CARTHAGE]
    return seen(g)


__all__ = ["GAME", "MANY", "NAMES", "SEATS"]
