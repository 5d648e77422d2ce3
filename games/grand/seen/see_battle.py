"""Building the views of battles of both republics: of the one that is coming, and of those that may come."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import asdict

from games.carthage.combat.pieces import Combat as CarthageCombat
from games.grand.combat.armies import attacks, has_support, units_at
from games.grand.combat.chart import LOST, WON, DirectRow, odds, rolls_for
from games.grand.combat.drawing_up import draw_up
from games.grand.combat.forecast import chances, margin, stronger
from games.grand.combat.pieces import CombinedCombat, DirectBattle, FoughtBattle, Stood
from games.grand.combat.sides import as_it_stands
from games.grand.pieces import CARTHAGE, ROME, SIDES
from games.grand.seen.battle import DirectBattleView, FoughtView, LineView, StandView
from games.grand.state import Grand
from games.republic.combat.odds import TDR, Odds
from games.republic.combat.pieces import Ground
from games.rome.combat.pieces import Combat as RomeCombat


def coming(g: Grand) -> DirectBattleView | None:
    """The battle of both republics that is about to be fought."""
    return battle(g, g.combat.battle) if g.combat.battle else None


def prospects(g: Grand) -> tuple[DirectBattleView, ...]:
    """GV-5.1: the battles that there would be if both republics went on as they stand now."""
    if g.rome is None or g.combat.battle:
        return ()
    numbers = [war.number for war in g.wars if all(attacks(g, side, war.number) for side in g.standing())]
    return tuple(prospect(g, number, ground) for number in numbers if (ground := ground_of(g, number)))


def ground_of(g: Grand, number: int) -> Ground | None:
    """GV-5.1, 5.7: where they would meet first; None: they would not."""
    if len(g.standing()) < len(SIDES):
        return None
    if number == 1:
        return "sea" if all(units_at(g, side, 1).fleets for side in SIDES) else None
    return "land" if all(has_support(g, side, number) for side in SIDES) else None


def prospect(g: Grand, number: int, ground: Ground) -> DirectBattleView:
    """A battle that is drawn up only to look at it."""
    with tried_out(g):
        draw_up(g, number, ground)
        return battle(g, DirectBattle(id="", number=number, ground=ground))


@contextmanager
def tried_out(g: Grand) -> Generator[None, None, None]:
    """Afterwards both tables are as they were."""
    before, of_carthage, of_rome = g.combat, g.carthage.combat, g.rome.combat if g.rome else None
    g.combat, g.carthage.combat = CombinedCombat(), CarthageCombat()
    if g.rome:
        g.rome.combat = RomeCombat()
    try:
        yield
    finally:
        g.combat, g.carthage.combat = before, of_carthage
        if g.rome and of_rome:
            g.rome.combat = of_rome


def battle(g: Grand, one: DirectBattle) -> DirectBattleView:
    """GV-5.2 to 5.4: both sides of a battle, and its odds."""
    attacker, chance = stronger(g), chances(g, CARTHAGE)
    return DirectBattleView(
        number=one.number,
        ground=one.ground,
        sides={side: stand(as_it_stands(g, side, one.number)) for side in SIDES},
        attacker=attacker or "",
        margin=margin(g, attacker or CARTHAGE),
        lines=lines([margin(g, attacker)] if attacker else [margin(g, side) for side in SIDES]),
        wins={CARTHAGE: Odds.percent(chance.victory), ROME: Odds.percent(chance.defeat)},
        stalemate=Odds.percent(chance.stalemate),
    )


def fought(one: FoughtBattle) -> FoughtView:
    """GV-5.4: a battle as it was when its dice fell; who attacked is known by then."""
    added = one.total - sum(one.dice)
    first, second = (Odds.percent(rolls_for(added, results)) for results in (WON, LOST))
    shown = DirectBattleView(
        number=one.number,
        ground=one.ground,
        sides={side: stand(one.sides[side]) for side in SIDES},
        attacker=one.attacker,
        margin=added,
        lines=lines([added]),
        wins={side: first if side == one.attacker else second for side in SIDES},
        stalemate=Odds.percent(rolls_for(added, ("stalemate",))),
    )
    return FoughtView(id=one.id, battle=shown, dice=tuple(one.dice), total=one.total)


def stand(one: Stood) -> StandView:
    """GV-5.2: one side."""
    return StandView(**asdict(one))


def lines(margins: Sequence[int]) -> tuple[LineView, ...]:
    """GV-5.4: the whole table; of equal totals each republic attacks as often as the other."""
    found = zip(*(odds(one) for one in margins), strict=True)
    return tuple(line([one.rolls for one in same], same[0].row) for same in found)


def line(rolls: list[int], row: DirectRow) -> LineView:
    """GV-5.4: a line of the table, and how likely it is."""
    return LineView(
        min=row.min,
        max=row.max,
        result=row.result,
        attacker=row.attacker,
        defender=row.defender,
        percent=round(100 * sum(rolls) / (len(rolls) * len(TDR)), 1),
    )
