"""Tables of The Republic of Rome laid by hand, plain and extreme, for pictures to be tested with."""

from games.kernel import Seat
from games.republic.bench import add_laws, add_leader, add_senator, give_red, numbered, pay, treasury
from games.rome.bench import add_force, add_legions, add_province, add_table_event, add_war, appoint, dealt, prepared
from games.rome.law import ROME
from games.rome.pieces import ADVANCED, Ending
from games.rome.seen.see import view
from rendering.palette import SEATS

NAMES = dict(zip(map(Seat, SEATS), ("Elissa", "Tavi", "Marcus W.", "Johanna", "Okonkwo", "Yukio"), strict=True))


def seen(g, seat=None):
    """The table as a seat sees it, or everybody; nothing of it waits to be made."""
    return view(g, Seat(seat) if seat else None).whole()


def empty(players=4, seat=None):
    """The first moment of an Early Republic."""
    g = dealt(players, "early")
    g.dice.open_chapter("play")
    return seen(g, seat)


def laid(players=4, scenario="middle"):
    """A game some turns old."""
    g = dealt(players, scenario)
    prepared(g)
    g.turn, g.unrest, g.step = 5, 3, "forum.persuasion"
    treasury(g, 94)
    appoint(g, "field-consul", 2)
    appoint(g, "censor", 3)
    for number, talents in enumerate((5, 12, 0, 3, 22, 7), 1):
        pay(g, number, talents)
    for number, knights in ((1, 2), (2, 1), (4, 3)):
        numbered(g, number).knights = knights
    for name, governor in (("sicilia", 5), ("hispania-citerior", 6), ("hispania-ulterior", 7), ("macedonia", 8)):
        add_province(g, name, governor, developed=name == "sicilia")
    add_province(g, "africa")
    g.provinces["macedonia"].garrison = add_legions(g, 3, veterans=1, loyal=8)
    for name, status in (("macedonian-3", "active"), ("gallic-1", "imminent"), ("punic-2", "inactive")):
        add_war(g, name, status)
    add_leader(g, "hannibal", "punic-2")
    add_force(g, "macedonian-3", 2, legions=8, veterans=3, fleets=5)
    g.army.active.legions = add_legions(g, 6, veterans=2, loyal=1)
    g.army.active.fleets, g.army.pool_fleets = 4, g.army.pool_fleets - 4
    add_senator(g, 13, None)
    marked(g)
    return g


def marked(g):
    """What lies on Senators, and beside the board."""
    three, nine = numbered(g, 3), numbered(g, 9)
    three.prior_consul, three.popularity, nine.popularity = True, -2, 4
    three.corrupt, nine.major = ["mining"], True
    nine.concessions, nine.revealed = ["sicilian-grain", "harbor-fees"], ["sicilian-grain"]
    g.deck = [one for one in g.deck if one not in ("sicilian-grain", "harbor-fees")]
    add_table_event(g, "te-drought", 2)
    add_table_event(g, "te-evil-omens", 1)
    g.land_bills = [2, 3, 3]


def common(players=4, seat=None):
    """As `laid`, with a hand."""
    g = laid(players)
    hand_of(g, "diamond")
    return seen(g, seat)


def hand_of(g, seat, most=9):
    """Red cards of every kind in a hand."""
    kinds = {}
    for name in g.deck:
        card = ROME.tables.card(name)
        if type(card).__name__ in ("Statesman", "Intrigue", "Concession"):
            kinds.setdefault(type(card).__name__, []).append(name)
    chosen = [name for some in kinds.values() for name in some[: most // 3]]
    give_red(g, {seat: chosen})
    g.factions[Seat(seat)].treasury = 23


def crowded(seat=None):
    """Six factions of all Families and Statesmen, all Provinces governed, as many Wars as can be, large numbers."""
    g = dealt(6, "late")
    prepared(g)
    g.turn, g.unrest, g.advanced = 99, 14, list(ADVANCED)
    treasury(g, 9999)
    families = [one.number for one in ROME.tables.families.values()]
    for place, number in enumerate(sorted(families)):
        if not any(one.number == number for one in g.senators.values()):
            add_senator(g, number, SEATS[place % 6])
    for one in g.senators.values():
        pile(one)
    governed = iter(list(g.senators.values())[6:])
    for name in ROME.tables.provinces:
        one = next(governed)
        province = add_province(g, name, one.number, developed=True)
        province.armies, province.fleets, province.overrun = province.side.most_armies, province.side.most_fleets, True
    for number, name in enumerate(list(ROME.tables.wars)[::4][:8]):
        add_war(g, name, ("active", "imminent", "inactive", "active")[number % 4], unprosecuted=True)
    for name, leader in (("punic-1", "hamilcar"), ("illyrian-2", "hannibal")):
        if name in g.wars:
            add_leader(g, leader, name)
    for place, name in enumerate(one for one in g.wars if g.wars[one].status == "active"):
        add_force(g, name, place + 1, legions=4, veterans=4, fleets=5)
    for name in ROME.tables.table_events:
        add_table_event(g, name, 2)
    add_laws(g, list(ROME.tables.laws)[:6])
    g.land_bills = [1, 2, 2, 3, 3, 3]
    hand_of(g, "star", 18)
    return seen(g, seat)


def pile(one):
    """As much as can lie on a Senator."""
    one.influence, one.popularity, one.knights, one.talents = 99, -9, 12, 0
    one.prior_consul = one.priest = one.major = True
    one.corrupt = ["mining"]
    one.settled = 3


def over():
    """A game two factions have won together."""
    g = laid(4)
    g.ending, g.step = Ending(reason="influence", winner=Seat("diamond"), beside=[Seat("triangle")]), ""
    return seen(g)
