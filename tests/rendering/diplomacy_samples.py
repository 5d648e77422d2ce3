"""Boards of the political Diplomacy laid by hand, plain and extreme, for pictures to be tested with."""

from games.diplomacy.atlas import atlas
from games.diplomacy.seen.map_view import (
    ActsView,
    ActView,
    BlockView,
    CanalView,
    DutyView,
    JointView,
    MapView,
    NameView,
    RailwayView,
    SeizureView,
    SpaceView,
    UnitView,
)
from games.diplomacy.seen.papers_view import (
    AppointmentView,
    CompanyView,
    FallView,
    GazetteView,
    HonourView,
    LetterView,
    RevolutionView,
    WarningView,
)

NAMES = {
    "GV": "Gaius Vectilius", "HAM": "Hamilcar the Younger", "MAG": "Mago of the Bay", "TAN": "Tanit's Own",
    "SOP": "Sophonisba", "KLE": "Kleomenes", "BOD": "Bodashtart", "ARI": "Aristomache of Syracuse",
    "DID": "Dido", "ESH": "Eshmunazar", "FLA": "Flaminia", "GIS": "Gisco", "HIE": "Hieron", "IPH": "Iphikrates",
    "JUB": "Juba", "LYS": "Lysandra", "NAR": "Naravas", "OPP": "Oppia", "PYR": "Pyrrhias", "XAN": "Xanthippos",
}  # fmt: skip


def codes(many):
    return sorted(NAMES)[:many]


def joints(chart):
    for one in chart.mountains:
        yield JointView(kind="mountain", between=tuple(sorted(one)))
    for one in chart.passes:
        yield JointView(kind="pass", between=tuple(sorted(one.between)), id=one.id, name=one.name)
    for one in chart.straits:
        yield JointView(kind="strait", between=tuple(sorted(one.between)), id=one.id, name=one.name, sea=one.sea)


def canals(chart):
    for one in chart.canals:
        links = tuple((str(start), str(end)) for start, end in one.links)
        yield CanalView(id=one.id, name=one.name, provinces=one.provinces, links=links)


def beside(chart, space):
    near = {
        *chart.marches(space),
        *(other for one in chart.mountains if space in one for other in one if other != space),
    }
    near |= {other for one in chart.passes if space in one.between for other in one.between if other != space}
    near |= {to.space for start, ends in chart.water.items() if start.space == space for to in ends}
    return tuple(sorted(near))


def bare(name="carthage", season="spring"):
    """Nobody holds anything."""
    chart = atlas(name)
    spaces = {
        one.code: SpaceView(
            code=one.code, name=one.name, printed=one.code, ground=one.ground, beside=beside(chart, one.code),
            centre=one.centre, capacity=0,
        )
        for one in chart.spaces.values()
    }  # fmt: skip
    return MapView(
        map=name, year=68 if name == "carthage" else 1901, era="AH" if name == "carthage" else "", season=season,
        spaces=spaces, joints=tuple(joints(chart)), canals=tuple(canals(chart)), names={},
        must=(len(chart.centres) + 1) // 2,
    )  # fmt: skip


def common(players=7, name="carthage", season="autumn", units=30):
    """A game some years old: provinces by turns, some under Sub-Rulers, some in disorder; units on land and sea."""
    view = bare(name, season)
    chosen = codes(players)
    spaces, count = dict(view.spaces), 0
    land = [code for code, one in sorted(spaces.items()) if one.ground != "sea"]
    for number, code in enumerate(land):
        if number % 9 == 8:
            continue
        ruler = chosen[(number // 2) % players]
        under = chosen[(number * 3 + 1) % players] if number % 3 == 0 else ""
        centre = spaces[code].centre
        spaces[code] = spaces[code].model_copy(
            update={
                "ruler": ruler,
                "sub_ruler": under if under != ruler else "",
                "capacity": 2 if centre and number % 7 == 0 else int(centre),
            }
        )
    standing = []
    for number, (code, one) in enumerate(sorted(spaces.items(), key=lambda item: item[0][::-1])):
        if count >= units or number % 5 == 4:
            continue
        coasts = atlas(name).spaces[code].coasts
        arm = "F" if one.ground == "sea" or (one.ground == "coast" and number % 3 == 0) else "A"
        base = land[number % len(land)] if number % 11 else ""
        standing.append(
            UnitView(
                arm=arm, space=code, coast=coasts[0] if coasts and arm == "F" else "",
                commander=chosen[number % players], appointed=number % 2 == 0,
                base=base, patron="" if base else chosen[0],
            )
        )  # fmt: skip
        count += 1
    railways = (
        RailwayView(id="R1", route=route(name), links=("usable", "usable", "fresh", "planned")[: len(route(name)) - 1]),
    )
    return view.model_copy(
        update={
            "spaces": spaces,
            "units": tuple(standing),
            "railways": railways,
            "names": register(spaces, standing, chosen),
        }
    )


def register(spaces, standing, chosen):
    def of(code):
        ruled = [one for one in spaces.values() if one.ruler == code]
        must, given = (len(ruled) // 2 if len(ruled) > 4 else 0), sum(bool(one.sub_ruler) for one in ruled)
        warned = int(code == chosen[0])
        duty = DutyView(what="provinces", held=len(ruled), must=must, given=given, warnings=warned)
        return NameView(
            code=code, name=NAMES[code], centres=sum(one.centre for one in ruled), provinces=len(ruled),
            sub_ruled=sum(one.sub_ruler == code for one in spaces.values()),
            units=sum(one.commander == code for one in standing), duties=(duty,),
        )  # fmt: skip

    return {code: of(code) for code in chosen}


def route(name):
    return ("Car", "LMi", "N25", "N32", "HBa") if name == "carthage" else ("Nap", "Rom", "Ven", "Tri", "Vie")


def acts(view):
    """Every unit does something."""
    told, chart = [], atlas(view.map)
    for number, unit in enumerate(view.units):
        near = [
            one
            for one in view.spaces[unit.space].beside
            if chart.spaces[one].ground != ("land" if unit.arm == "F" else "sea")
        ]
        fate = ("done", "failed", "done")[number % 3]
        place = f"{unit.space}/{unit.coast}" if unit.coast else unit.space
        told_of = {"arm": unit.arm, "unit": place, "commander": unit.commander}
        if number % 5 in {0, 1} and near:
            to = near[number % len(near)]
            told.append(ActView(kind="move", to=to, fate=fate, why="CD-D.4", **told_of))
        elif number % 5 == 2 and (helped := next((one for one in told if one.kind == "move" and one.to in near), None)):
            fate = "cut" if number % 2 else "done"
            told.append(ActView(kind="support", other=helped.unit, to=helped.to, fate=fate, **told_of))
        elif number % 5 == 3 and near:
            told.append(ActView(kind="support", other=near[0], fate="done", **told_of))
        else:
            told.append(ActView(kind="stand", dislodged=number % 3 == 0, fate="done", **told_of))
    gone = next(one for one in told if one.dislodged)
    back = next(one for one in view.spaces[gone.unit.partition("/")[0]].beside)
    told.append(ActView(kind="retreat", to=back, fate="coming", arm=gone.arm, unit=gone.unit, commander=gone.commander))
    moved = [one for one in told if one.kind == "move"]
    fates = ("seized", "disorder", "failed")
    seizures = tuple(
        SeizureView(province=one.to, unit=f"{one.arm} {one.unit}", beneficiary=one.commander, fate=fates[n % 3])
        for n, one in enumerate(moved[:4])
        if view.spaces[one.to].ground != "sea"
    )
    stand = next(one for one in told if one.kind == "stand")
    blocks = (BlockView(at=stand.unit.partition("/")[0], kind="trains", id="R1", against=(codes(2)[1],)),)
    return ActsView(acts=tuple(told), seizures=seizures, blocks=blocks)


def company(view=None, secret=False):
    owners = codes(4)
    return CompanyView(
        railway=(view or common()).railways[0], issued=20,
        shares={owners[0]: 5} if secret else {owners[0]: 11, owners[1]: 4, owners[2]: 3},
        lent=() if secret else ((owners[1], owners[3], 2),), unowned=None if secret else 2,
        controller=None if secret else owners[0], secret=secret, bars=(owners[3], "A Des"), builder=owners[0],
    )  # fmt: skip


def gazette(view=None):
    view = view or common()
    first, second, third, *_ = codes(7)
    return GazetteView(
        title="The Punic Gazette", number=8, year=view.year, era=view.era, season=view.season,
        names={code: one.name for code, one in view.names.items()},
        spaces={code: one.name for code, one in view.spaces.items()},
        moves=18, bounced=5, dislodged=("A Han", "F MLu"), destroyed=("A Opi",),
        seizures=(
            SeizureView(province="Des", unit="A TFi", beneficiary=first, fate="seized"),
            SeizureView(province="Lak", unit="A Mes", beneficiary=second, fate="disorder"),
            SeizureView(province="Poc", unit="A N29", beneficiary=third, fate="failed"),
        ),
        appointments=(
            AppointmentView(code=second, post="SR", place="Car", by=first),
            AppointmentView(code=third, post="C", place="A Han", by=second),
        ),
        falls=(
            FallView(code=third, post="R", place="Des", how="seizure", by=first),
            FallView(code=second, post="SR", place="Mya", how="purge", by=third),
            FallView(code=first, post="R", place="Obn", how="revolt", by=second),
        ),
        warnings=(WarningView(code=first, what="provinces", number=2),),
        revolutions=(RevolutionView(ruler=second, place="TPa", to=third),),
        railways=(("R1", "laid"), ("R2", "founded")),
        centres={first: 5, second: 4, third: 2}, before={first: 4, second: 4, third: 3}, must=9, winners=(),
        honour=(HonourView(name="Hanno the Elder", code="HAN", year=61),),
        letters=(
            LetterView(
                text="Whoever believes that the harbour sleeps has not counted our oars. "
                "The chain is up, the granaries are full, and the pass is under snow. Come and see.",
                name=NAMES[first], code=first,
            ),
            LetterView(text="A friend of peace asks who paid for the march on Lakonia."),
        ),
    )  # fmt: skip
