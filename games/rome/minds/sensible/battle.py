"""The Combat Phase: in which order to fight, whether to land, what to buy, whom Cleopatra helps."""

from __future__ import annotations

from games.kernel import Raw
from games.republic.minds.outlook import is_mine
from games.rome.minds.sensible.habits import Asked, Habits, offered, options
from games.rome.minds.sensible.outlook import champion, rivalry, tottering
from games.rome.seen.view import RomeView

habit = Habits()

LANDING = 45  # percent: a victory one counts on
DOUBTFUL = 70
UNIT = 10  # Talents (RR-1.15.4)


@habit("combat.landing")
def land(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001
    """RR-1.10.12: at once, if it is likely to go well."""
    battle = view.battle
    return None if battle is None else "attack" if battle.odds.victory >= LANDING else "stop"


@habit("combat.buy")
def reinforce(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.15.4: out of one's own purse only where it decides a battle of one's own."""
    name = str(asked.about["senator"])
    force = next((one for one in view.forces.values() if name in one.commanders), None)
    doubtful = force is not None and force.battle is not None and force.battle.odds.victory < DOUBTFUL
    if not doubtful or not is_mine(view, name):
        return None
    form = asked.choice.form()
    legions = min(int(form["legions"][1]), max(0, view.senators[name].talents // UNIT))
    return {"legions": legions, "fleets": 0, "first": options(asked, "first")[0]}


@habit("combat.cleopatra")
def cleopatra(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.14.9: for one's own commander, or for who is no danger while the State totters."""
    name = str(asked.about["senator"])
    rival = view.senators.get(name)
    helped = is_mine(view, name) or (rival is not None and tottering(view) and rivalry(view, rival) < 0.5)
    return next((word for word in offered(asked) if helped and word == "commander"), None)


@habit("combat.proscribe")
def proscribe(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.14.8: only if one decides oneself whether it is carried out."""
    mine_decides = is_mine(view, view.hrao) and champion(view) is not None
    return "play" if mine_decides and "play" in offered(asked) else None
