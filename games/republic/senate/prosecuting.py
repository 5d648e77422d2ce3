"""RC-9.3, RR-1.09.41: the Censor accuses, and a prosecutor must consent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from games.kernel import Decision, IllegalAnswer, OneOf, Record, Seat, first_to
from games.republic.pieces import Senator
from games.republic.senate.events import ConsentGiven
from games.republic.senate.pieces import Trial
from games.republic.senate.presiding import presiding
from games.republic.senate.trials import refusal
from games.republic.state import Republic

END: Final = "end"

# Who may be accused, and of what


def censor(g: Republic) -> Senator | None:
    """RC-9.3, RR-1.09.41: the Censor, if he is at home and presides."""
    holder = g.holder(g.law.censor)
    return holder if holder is presiding(g) else None


def choice(g: Republic, seat: Seat) -> Record[Trial] | None:
    """RC-9.3, 9.3.2, RR-1.09.41, 1.09.411: he accuses another at home of something, and names a prosecutor."""
    accuser = censor(g)
    if accuser is None or accuser.faction != seat:
        return None
    charged = {one.id: open_charges(g, accuser, one) for one in g.in_capital() if one is not accuser}
    accused = {name: g.senators[name] for name, found in charged.items() if found}
    if not accused:
        return None
    return Record(
        partial(accusation, g, accuser),
        accused=OneOf(accused),
        charge=OneOf({charge: charge for found in charged.values() for charge in found}),
        prosecutor=OneOf({one.id: one for one in g.in_capital() if one is not accuser}),
    )


def charges(g: Republic, senator: Senator) -> Sequence[str]:
    """For what he can be tried now."""
    found: Sequence[str] = g.law.charges(g, senator)
    return found


def open_charges(g: Republic, accuser: Senator, accused: Senator) -> list[str]:
    """RC-9.3.2, RR-1.09.411: the charges for which there is still somebody to be asked whether he prosecutes."""
    others = [one for one in g.in_capital() if one is not accuser and one is not accused]
    trials = [
        Trial(accused=accused.id, charge=charge, prosecutor=one.id) for charge in charges(g, accused) for one in others
    ]
    return list(dict.fromkeys(trial.charge for trial in trials if refusal(trial) not in g.senate.refusals))


def accusation(g: Republic, accuser: Senator, accused: Senator, charge: str, prosecutor: Senator) -> Trial:
    """RC-9.3.1, 9.3.2, RR-1.09.412: he can be tried for that, and the prosecutor is another, who has not refused."""
    serving = g.law.cites["senate.prosecute"].clause
    if charge not in charges(g, accused):
        raise IllegalAnswer("senate.no-charge", senator=accused.id, clause=g.law.clauses["trial.charge"])
    if prosecutor is accused:
        raise IllegalAnswer("senate.own-prosecutor", senator=accused.id, clause=serving)
    trial = Trial(accused=accused.id, charge=charge, prosecutor=prosecutor.id, censor=accuser.id)
    if refusal(trial) in g.senate.refusals:
        raise IllegalAnswer("senate.will-not-prosecute", senator=prosecutor.id, clause=serving)
    return trial


# Accusing


async def accusing(g: Republic) -> Trial | None:
    """RC-DP28, RR-DP38: whom the Censor accuses; None: nobody any more."""
    said = await first_to(partial(accusations, g))
    return said[1] if said and isinstance(said[1], Trial) else None


def accusations(g: Republic) -> list[Decision[Any]]:
    """RC-DP28, RR-DP38: accuse somebody, or end the prosecutions; who does not answer ends them."""
    accuser = None if g.senate.adjourned else censor(g)
    trials = choice(g, accuser.faction) if accuser and accuser.faction else None
    if accuser is None or accuser.faction is None or trials is None:
        return []
    seat, about = accuser.faction, {"motions": g.senate.motions}
    ending, cites = OneOf({END: END}), g.law.cites
    end = Decision("senate.prosecutions", seat, ending, *cites["senate.prosecutions"], about, lapse=END, personal=True)
    return [end, Decision("senate.trial", seat, trials, *cites["senate.trial"], about, awaited=False)]


# The prosecutor


def asked(g: Republic, trial: Trial) -> bool:
    """RC-9.3.2, RR-1.09.411: whether the prosecutor has to be asked; one of the Censor's own faction has been named."""
    return g.senators[trial.prosecutor].faction != g.owner(g.senators[trial.censor])


def consenting(g: Republic, trial: Trial) -> Decision[bool] | None:
    """RC-DP29, RR-DP39: prosecute, or refuse; who does not answer refuses."""
    prosecutor = g.senators.get(trial.prosecutor)
    if prosecutor is None or prosecutor.faction is None:
        return None
    about: dict[str, str | int] = {"accused": trial.accused, "charge": trial.charge, "senator": trial.prosecutor}
    choice = OneOf({"consent": True, "refuse": False})
    cite = g.law.cites["senate.prosecute"]
    return Decision("senate.prosecute", prosecutor.faction, choice, *cite, about, lapse="refuse")


def answered(g: Republic, trial: Trial, *, agreed: bool) -> None:
    """RC-9.3.2, RR-1.09.411: what he said; who has refused is not asked again for the same charge."""
    prosecutor, rule = g.senators.get(trial.prosecutor), g.law.cites["senate.prosecute"].clause
    if prosecutor and prosecutor.faction:
        g.tell(ConsentGiven(prosecutor.faction, prosecutor.id, rule, agreed, clauses=(rule,)))
    if not agreed:
        g.senate.refusals.append(refusal(trial))
