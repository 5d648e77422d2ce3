"""Tables of The Sword of Rome laid by hand, plain and extreme, for pictures to be tested with."""

import random

from games.kernel import chairs
from games.sword.components import TIES, leaders, spaces
from games.sword.lately import Walk
from games.sword.march.events import Marched
from games.sword.seen.view import view
from games.sword.state import Alliance, Tally
from games.sword.underway import Activation, Battle, Order, Plunder, Side, Siege
from tests.games.sword.scene import army, bare, laid, marked

NAMES = dict(zip(chairs(5), ("Elissa", "Tavi", "Marcus W.", "Johanna", "Okonkwo"), strict=True))
WALKS = (
    ("SAM", ["bovianum", "maleventum", "capua"]),
    ("GAU", ["sena_gallica", "iguvium", "perusia"]),
    ("CAR", ["lilybaeum", "caralis"]),
)
TOUCHED = ("tarquinii", "vulci", "capua", "faesulae")


def seen(g, player=None):
    """The table as a player sees it, or everybody; nothing of it waits to be made."""
    return view(g, g.hands[player].seat if player else None).whole()


def empty(count=5, player=None):
    """As set up."""
    return seen(laid(count), player)


def in_play(count=5):
    """A game some rounds old: cities taken, a siege, plunder, an alliance, discards, a displaced leader."""
    g = laid(count)
    g.turn, g.round, g.step = 3, 4, "action.play"
    marked(g, "ROM", "tarquinii", "vulci")
    marked(g, "IND", "fregellae", loyalty=1)
    place = g.places["capua"]
    place.siege, place.besieger = 1, "SAM"
    army(g, "SAM", "capua", 6, "pontius")
    army(g, "ROM", "capua", 3, "decius", inside=True)
    g.places["faesulae"].plundered, g.places["spoletium"].colony, g.places["spoletium"].loyalty = True, True, 1
    g.places["spoletium"].control = "ROM"
    g.alliances.append(Alliance("ROM", "GRE"))
    g.built.append("appian_way")
    g.walks = [Walk(power, path, g.moment) for power, path in WALKS if set(path) <= set(g.places)]
    g.touched = dict.fromkeys(TOUCHED, g.moment)
    g.leaders["camillus"].where = "displaced"
    g.tallies = [*scorings(g)]
    if g.five:
        g.unrest, g.raised = 4, True
        army(g, "CAR", "garrison_box", 3, kind="mercenary")
    for number, hand in enumerate(g.hands.values()):
        hand.vp = 4 + 2 * number
        for _ in range(number + 1):
            hand.discard.append(hand.deck.pop())
    return g


def scorings(g):
    """Two turns scored: nothing gained by some, a city and a tribe by others, some points forgiven."""
    for turn in (1, 2):
        for number, player in enumerate(g.hands):
            gained = ["clusium", "mediolanum", "ariminum"][: number if turn > 1 else 1]
            yield Tally(turn, player, int(number == 1), gained, ["neapolis"][: number % 2], number // 3, 0, 4 + number)


def common(count=5, player=None):
    """As `in_play`."""
    return seen(in_play(count), player)


def crowded(player=None):
    """An army in every space, all leaders on the map, all that can be plundered and besieged, large numbers."""
    g = bare(5)
    g.turn, g.round, g.step, g.unrest = 9, 5, "action.play", 10
    g.touched = dict.fromkeys(g.places, g.moment)
    g.built, g.insurrection, g.mines = ["appian_way", "duoviri_navales"], True, False
    g.treaties, g.order = [("ROM", "GAU"), ("GRE", "CAR")], list(g.players)
    pick = random.Random("crowded")
    for number, id_ in enumerate(g.places):
        army(g, TIES[number % len(TIES)], id_, 10 + number % 20)
        place = g.places[id_]
        place.plundered = place.razed = number % 3 == 0
        if place.walled and place.control not in ("IND", TIES[number % len(TIES)]):
            place.siege, place.besieger, place.loyalty = 2, TIES[number % len(TIES)], 3
            army(g, place.control, id_, 3, inside=True)
    for id_, one in leaders().items():
        at = pick.choice([stack.at for stack in g.stacks if stack.power == one.power])
        army(g, one.power, at, 0, id_)
    for hand in g.hands.values():
        hand.vp, hand.plunder = 99, 8
        hand.hand, hand.deck, hand.discard = hand.deck[:12], [], hand.deck[12:]
    return seen(g, player)


def scattered(seed, count=5):
    """Markers, armies and leaders anywhere, as many as in a long game."""
    g, pick = bare(count), random.Random(f"scattered {seed}")
    powers = [power for hand in g.hands.values() for power in hand.powers]
    for id_, place in g.places.items():
        if spaces()[id_].kind != "box" and pick.random() < 0.25:
            place.control = pick.choice([*powers, "IND"])
    for power in powers:
        mine = [one for one, place in g.places.items() if spaces()[one].kind != "box"]
        for at in pick.sample(mine, 4):
            army(g, power, at, pick.randint(1, 14))
        here = [stack.at for stack in g.stacks if stack.power == power]
        for id_ in [one.id for one in g.leaders.values() if one.power == power][:4]:
            army(g, power, pick.choice(here), 0, id_)
    return seen(g, g.players[0])


# What is under way


def marching():
    """An army between two spaces."""
    g = in_play()
    order = Order("ROM", "ROM", "roma", 2, "ROM-01")
    g.activation = Activation(
        order, "valerius", ["valerius"], {"normal": 7}, "tarquinii", "caere", ["caere", "tarquinii"]
    )
    for one, other in (("roma", "caere"), ("caere", "tarquinii")):
        g.tell(Marched("ROM", one, other, {"normal": 7}, ("valerius",), by_sea=False, mp_left=4))
    return g


def fighting(*, decided=True):
    """A battle before the dice are thrown, or after it is decided."""
    g = marching()
    one = Side(["ROM"], "ROM", "ROM", "valerius", 3, 10, bonus=1, cards=["ROM-19"])
    other = Side(["ETR", "SAM"], "ETS", "ETS", "etr_minor_a", 1, 6)
    g.battle = Battle("clusium", one, other)
    if decided:
        one.rolled, other.rolled, one.losses = [6, 4, 1], [5, 5, 2], 3
        other.losses, other.absorbed, g.battle.winner = 4, 1, "attacker"
    return seen(g, "ROM")


def restless():
    """SR-20.3: an attack on the unrest, which has neither arms nor commander."""
    g = in_play()
    one = Side(["CAR"], "CAR", "CAR", "hamilcar", 3, 3, rolled=[1, 2, 3], units={"mercenary": 3})
    g.battle = Battle("garrison_box", one, Side([], None, None, "", 0, 4, rolled=[6, 6, 6]))
    return seen(g)


def besieging(*, rolled=5):
    """A siege roll, about to be made (0) or made."""
    g = in_play()
    g.siege = Siege("capua", "SAM", "ETS", drm=1, rolled=rolled, points=1 if rolled else 0)
    return seen(g)


def plundering(*, sure=False):
    """A plunder roll about to be made."""
    g = in_play()
    g.raid = Plunder("faesulae", drm=1, sure=sure)
    return seen(g)


def over():
    """A game that somebody has won."""
    g = in_play()
    g.step, g.winner = "end", "GRE"
    return seen(g)
