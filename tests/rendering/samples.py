"""Tables of The Republic of Carthage made by hand, plain and extreme, for pictures to be tested with."""

# ruff: noqa: C408

from games.carthage.seen.combat import ArmyView, LeaderView, UnitView, WarView
from games.carthage.seen.people import (
    CuriaView,
    FactionView,
    ForumView,
    HeldView,
    MembershipView,
    ProvinceView,
    RatingsView,
    SenatorView,
)
from games.carthage.seen.trade import AreaView, StackView, TradeCardView, TradeView
from games.carthage.seen.view import CarthageView, ChronicleView, OwnView, TableEventView
from games.kernel import Seat
from rendering.palette import SEATS

FAMILIES = (
    "Mago", "Barca", "Hanno", "Ithobal", "Mangi", "Milko", "Gisco", "Himilco", "Bomilcar", "Adherbal", "Carthalo",
    "Malchus", "Eshmun", "Sadid", "Zimrida", "Mattan", "Zamar", "Abarish", "Elram", "Bostar", "Hasdrubal", "Maharbal",
    "Sakarbal", "Abdosir", "Baalyaton",
)  # fmt: skip
GOODS = (
    ("Ochre", 8, "Hides", 7, 14), ("Iron", 6, "Papyrus", 5, 10), ("Salt", 9, "Timber", 8, 15),
    ("Grain", 8, "Oil", 7, 11), ("Cloth", 7, "Wine", 6, 13), ("Bronze", 6, "Silver", 5, 8),
    ("Spice", 6, "Resin", 5, 11), ("Gems", 5, "Dye", 4, 7), ("Gold", 5, "Ivory", 4, 6),
)  # fmt: skip
COMMITTEE = (
    "Censor of Morals",
    "State Treasurer",
    "Harbor Master",
    "Overseer of the Agora",
    "Supervisor of Public Buildings",
)
AREAS = ("Tunisia", "Sicily", "Interior Spain", "Tin Isles", "Garamantia", "West Africa")
LEGIONS = (
    ("Carthaginian Legions", "citizen"), ("Libyan Spearmen", "subject"), ("Numidian Cavalry", "subject"),
    ("Balearic Slingers", "mercenary"), ("Celtiberians", "mercenary"), ("Campanian Swordsmen", "mercenary"),
    ("Sikels", "mercenary"), ("Gallic Swordsmen", "mercenary"),
)  # fmt: skip
NAMES = dict(zip(map(Seat, SEATS), ("Elissa", "Tavi", "Marcus W.", "Johanna", "Okonkwo", "Yukio"), strict=True))


def slug(name):
    return name.lower().replace(" ", "-")


def senator(number, seat, name="", **more):
    name = name or FAMILIES[number % len(FAMILIES)]
    base = dict(
        id=f"s{number}", name=name, number=number + 1, code=str(number + 1), family=name, statesman="", text="",
        faction=seat, military=1 + number % 5, oratory=1 + (number * 3) % 6, loyalty=5 + number % 6,
        influence=1 + (number * 7) % 9, exploration=number % 5, popularity=0, talents=(number * 5) % 17,
        traders=number % 3, leader=False, office="", committee="", province="", titles=(), place="carthage", at="",
        where="", in_carthage=True, rebel=False, corrupt=(), major=False, concessions=(), bodyguard=False,
    )  # fmt: skip
    return SenatorView(**base | more)


def faction(seat, senators, **more):
    base = dict(
        seat=seat, leader=senators[0].id if senators else "", senators=tuple(one.id for one in senators), hand=3,
        trade_cards=4, traders=sum(one.traders for one in senators), votes=sum(one.oratory for one in senators),
        influence=sum(one.influence for one in senators), talents=sum(one.talents for one in senators),
        trade_income=0, out=False,
    )  # fmt: skip
    return FactionView(**base | more)


def war(name, status="inactive", land=6, fleet=0, **more):
    base = dict(
        id=slug(name), name=name, status=status, group="", order=1, land=land, fleet=fleet, support=0, land_now=land,
        fleet_now=fleet, land_met=land, fleet_met=fleet, multiplier=1, spoils=15, disaster=(9,), standoff=(14,),
        theatre="africa", attacks=(), revolt=False, naval_victory=False, leaders=(), leaders_met=(), text="",
    )  # fmt: skip
    return WarView(**base | more)


def province(name, governor="", **more):
    base = dict(
        id=slug(name), name=name, governor=governor, term=2 if governor else 0, developed=False, frontier=True, land=1,
        fleet=1, spoils="dr-1", state_income="dr", garrison=(), attacked=False, overrun=False,
    )  # fmt: skip
    return ProvinceView(**base | more)


def stack(number, left=None):
    one, ones, other, others, in_play = GOODS[number - 1]
    return StackView(
        id=f"stack-{number}", number=number, value=number, commodities=(one, other), counts=(ones, others),
        left=in_play if left is None else left, in_play=in_play, total=ones + others, aside=0, owed=0,
    )  # fmt: skip


def unit(name, class_, **more):
    base = dict(
        id=slug(name), name=name, class_=class_, cost=10, active=0, veterans=0, away=0, pool=0, reserve=2,
        unavailable=False, removed=0,
    )  # fmt: skip
    return UnitView(**base | more)


def army(**more):
    legions = tuple(unit(name, class_, active=2 if class_ == "citizen" else 0) for name, class_ in LEGIONS)
    base = dict(
        legions=legions, fleets=5, fleets_away=0, pool_fleets=20, caravans=3, trade_fleets=0, maintenance=14,
        fleet_cost=10, expedition_cost=1, recruiting=True,
    )  # fmt: skip
    return ArmyView(**base | more)


def goods(*counts):
    """Trade cards: name, value, how many."""
    return tuple(
        TradeCardView(id=f"{name.lower()}.{n}", commodity=name.lower(), name=name, value=value, price=value)
        for name, value, count in counts
        for n in range(1, count + 1)
    )


def red(name, kind="intrigue", text="Veto a vote, or force one proposal to a vote.", **more):
    return HeldView(id=slug(name), name=name, kind=kind, text=text, **more)


def view(senators, **more):
    """A table of these Senators; any field can be given instead."""
    seats = tuple(dict.fromkeys(one.faction for one in senators if one.faction))
    committee = {
        slug(name): MembershipView(id=slug(name), name=name, member="", term=0, text="") for name in COMMITTEE
    } | {
        one.committee: MembershipView(id=one.committee, name=one.titles[0], member=one.id, term=2, text="")
        for one in senators
        if one.committee
    }
    idle = tuple(one.id for one in senators if not one.faction)
    empty = tuple(id_ for id_, seat in committee.items() if not seat.member)
    base = dict(
        seat=None, scenario="early", era="early", turn=3, step="trade.floor", phase="trade", seats=seats, order=seats,
        hrao=senators[0].id if senators else "", treasury=100, tax=10, deck=39,
        factions={seat: faction(seat, [one for one in senators if one.faction == seat]) for seat in seats},
        senators={one.id: one for one in senators}, committee=committee,
        forum=ForumView(senators=idle, provinces=(), seats=empty, concessions=(), explorations=()),
        curia=CuriaView(families=(), concessions=(), leaders=()), provinces={}, wars={}, leaders={}, army=army(),
        forces={}, expeditions={},
        trade=TradeView(
            stacks=tuple(stack(number) for number in range(1, 10)),
            areas=tuple(AreaView(id=f"area-{slug(name)}", name=name, open=False) for name in AREAS),
            prices={}, turned_in=0,
        ),
        table_events=(), laws=(), agreements=(),
        chronicle=ChronicleView(chits=(), deaths=(), woken=(), postings=()), ending=None, own=None,
        deals=(), refused=(),
    )  # fmt: skip
    return CarthageView(**base | more)


def common(players=4, seat=None):
    """A game some turns old."""
    seats = [Seat(seat) for seat in SEATS[:players]]
    senators = [senator(n, seats[n % players]) for n in range(players * 3 + 2)]
    posts = dict(enumerate(COMMITTEE, 2))
    senators[0] = senator(0, seats[0], leader=True, office="home-suffete", titles=("Home Suffete",), influence=14)
    senators[1] = senator(1, seats[1], leader=True, office="marine-suffete", titles=("Marine Suffete",), influence=9)
    for n, name in posts.items():
        leads = n < players
        corrupt = (slug(name),) if n == 3 else ()
        senators[n] = senator(
            n, seats[n % players], leader=leads, committee=slug(name), titles=(name,), corrupt=corrupt, popularity=-2
        )
    for n, land in ((7, "Coastal Spain"), (8, "Sardinia-Corsica"), (9, "Sicily")):
        senators[n] = senator(
            n, seats[n % players], province=slug(land), titles=(f"Governor of {land}",), place="province",
            at=slug(land), where=land, in_carthage=False,
        )  # fmt: skip
    senators += [senator(20, None), senator(23, None)]
    provinces = [
        province("Coastal Spain", "s7"),
        province("Sardinia-Corsica", "s8", term=1),
        province("Sicily", "s9", developed=True, garrison=("Libyan Spearmen",)),
        province("Tunisia"),
    ]
    wars = [
        war("1st Syracusan War", "active", 8, 4, group="syracusan", theatre="sicily", support=4, land_now=12,
            leaders=("dionysius",), spoils=20),
        war("Libyan Revolt", "imminent", 6, group="libyan"),
        war("1st Numidian War", "inactive", 5, group="numidian"),
    ]  # fmt: skip
    leader = LeaderView(
        id="dionysius", name="Dionysius of Syracuse", group="syracusan", strength=4, war="1st-syracusan-war",
        disaster=(12,), standoff=(15,),
    )  # fmt: skip
    table = view(
        senators,
        provinces={one.id: one for one in provinces},
        wars={one.id: one for one in wars},
        leaders={leader.id: leader},
        forum=ForumView(senators=("s20", "s23"), provinces=("tunisia",), seats=(), concessions=(), explorations=()),
        table_events=(TableEventView(id="te-drought", name="Drought", level=1, times=1, text=""),),
    )
    stacks = tuple(stack(number, max(0, GOODS[number - 1][4] - 3 * (number % 4))) for number in range(1, 10))
    areas = tuple(area.model_copy(update={"open": area.name in {"Tunisia", "Tin Isles"}}) for area in table.trade.areas)
    trade = table.trade.model_copy(update={"stacks": stacks, "areas": areas})
    return table.model_copy(update={"trade": trade, "own": own(seat) if seat else None, "seat": seat})


def own(seat):
    held = goods(("Salt", 3, 4), ("Oil", 4, 2), ("Wine", 5, 1), ("Silver", 6, 3), ("Gold", 9, 1))
    return OwnView(seat=seat, treasury=23, trade_cards=held, hand=(
        red("Public Outcry"),
        red("Hannibal Barca", "statesman", "Ignores the Standoff numbers of every War and adds 3 to land strength.",
            ratings=RatingsView(code="2A", military=5, oratory=3, loyalty=9, influence=4, exploration=0),
            barred="namesake"),
        red("Murex Dye Works", "trade_concession", "Draw one extra card from stack 8 each Trade Phase."),
    ))  # fmt: skip


def crowded(seat=None):
    """Six factions of twelve, with the longest words and the largest numbers."""
    seats = [Seat(one) for one in SEATS]
    long = "Hasdrubal son of Hamilcar the Navigator"
    senators = [
        senator(
            n, seats[n % 6], name=f"{long} of {FAMILIES[n % 25]}",
            influence=99, popularity=-9, talents=9999, traders=99, oratory=9,
            titles=("Supervisor of Public Buildings", "Governor of Sardinia-Corsica"), leader=n < 6, rebel=n % 7 == 0,
            corrupt=("x",), major=True, bodyguard=True, charged=True, veterans=2,
            concessions=(red("Gold and Ivory Caravan"),),
        )
        for n in range(72)
    ]  # fmt: skip
    wars = [
        war(f"{n}rd Conquest of Interior Spain and Beyond", status, 99, 99, land_now=198, fleet_now=198, support=25,
            spoils=9999, leaders=("dionysius",), group="roman")
        for n, status in enumerate(("active", "active", "imminent", "inactive", "lost", "active", "active", "active"))
    ]  # fmt: skip
    leader = LeaderView(
        id="dionysius",
        name="Dionysius of Syracuse",
        group="roman",
        strength=4,
        war=wars[0].id,
        disaster=(),
        standoff=(),
    )
    names = ("Coastal Spain", "Interior Spain", "Mauretania", "Numidia", "Tunisia", "Tripolitania", "Sicily",
             "Sardinia-Corsica", "Balearic Isles")  # fmt: skip
    lands = [
        province(name, f"s{n}", developed=True, garrison=("Celtiberians",) * 9, attacked=True, overrun=True, term=9)
        for n, name in enumerate(names)
    ]
    table = view(
        senators, treasury=9999, tax=100, turn=99, scenario="campaign", era="late", step="setup.cards", phase="setup",
        wars={one.id: one for one in wars}, leaders={leader.id: leader}, provinces={one.id: one for one in lands},
        table_events=tuple(
            TableEventView(id=f"te-{n}", name="Increased Tyrian Involvement", level=2, times=9, text="")
            for n in range(9)
        ),
        laws=(red("Court of One Hundred and Four Law", "law"),) * 5,
    )  # fmt: skip
    areas = tuple(area.model_copy(update={"open": True}) for area in table.trade.areas)
    held = goods(
        *((name, n, count) for n, (one, a, two, b, _) in enumerate(GOODS, 1) for name, count in ((one, a), (two, b)))
    )
    mine = (
        OwnView(seat=seat, treasury=9999, trade_cards=held, hand=(red("Court of One Hundred and Four Law"),) * 20)
        if seat
        else None
    )
    trade = table.trade.model_copy(update={"areas": areas, "prices": {"silver": 2, "dye": 2}})
    return table.model_copy(update={"trade": trade, "own": mine, "seat": seat})
