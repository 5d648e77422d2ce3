"""RR-1.09.412 to 1.09.44: what may be charged, and what conviction does."""

from __future__ import annotations

from typing import Final

from games.republic.pieces import Senator as AnySenator
from games.republic.senate import appeal, vengeance
from games.republic.senate.business import Business
from games.republic.senate.events_trials import Convicted
from games.republic.senate.pieces import Motion, Trial
from games.republic.senate.prosecuting import choice
from games.republic.senate.trials import fine, people, reward, same
from games.republic.senators import kill
from games.rome.pieces import Senator
from games.rome.senate import advocates
from games.rome.senate.events_trials import PriorConsulWon
from games.rome.state import Rome

MAJOR: Final = "major"
IMPIETY: Final = "impiety"  # RR-2.01.7: the Faction Leader answers for a fine that was not paid
OFFICE: Final = "office"  # RR-1.09.412: a Minor Prosecution for the Major marker
CAPITAL: Final = (MAJOR, IMPIETY)
MOST_MINORS: Final = 2

# The charge


def charges(g: Rome, senator: Senator) -> list[str]:
    """RR-1.09.412, 1.09.413, 1.09.43: each reason by itself, within the Censor's number, and none twice in a turn."""
    if g.senate.prosecuted:
        return []
    impiety = [IMPIETY] if senator.faction == g.impious and g.leads(senator) else []
    major = [MAJOR] if senator.major and room(g, major=True) else []
    found = [*impiety, *major, *(reasons(senator) if room(g) else [])]
    return [charge for charge in found if not tried(g, senator, charge)]


def reasons(senator: Senator) -> list[str]:
    """RR-1.09.412: each Corrupt marker, a Major marker, each Concession with a revealed corrupt bar."""
    revealed = [card for card in senator.concessions if card in senator.revealed]
    return [*senator.corrupt, *([OFFICE] if senator.major else []), *revealed]


def room(g: Rome, *, major: bool = False) -> bool:
    """RR-1.09.41: one Major Prosecution or up to two Minor ones."""
    minors = g.senate.minors
    return not g.senate.majors and (minors == 0 if major else minors < MOST_MINORS)


def tried(g: Rome, senator: Senator, charge: str) -> bool:
    """RR-1.09.43, 1.09.152: not again this turn for the same reason, be it after a verdict or a veto."""
    case = same(Trial(accused=senator.id, charge=charge))
    return case in g.senate.tried or f"trial:{case}" in g.senate.defeated


# The verdict


async def convict(g: Rome, motion: Motion, trial: Trial) -> None:
    """RR-1.09.44: death for a Major charge; a Minor one costs INF, POP and Concessions. Whom the people kill is guilty.

    RR-1.09.74: a Leader dies for the assassin he has sent.
    """
    g.senate.tried.append(same(trial))
    advocates.judged(g, motion, trial)
    if trial.special:
        await vengeance.punish_leader(g, trial)
        return
    accused = g.senators[trial.accused]
    before, prior = accused.influence, accused.prior_consul
    if trial.killed or trial.charge in CAPITAL:
        await execute(g, accused, trial)
        lost = before
    else:
        punish(g, accused, trial.charge)
        lost = before - accused.influence
    if prior:
        honour(g, accused, trial)
    reward(g, trial, lost)


async def execute(g: Rome, accused: Senator, trial: Trial) -> None:
    """RR-1.09.442, 1.09.421: he dies, by the verdict or by the people."""
    rule = "RR-1.09.421" if trial.killed else "RR-1.09.442"
    g.tell(Convicted(accused.id, trial.charge, True, accused.influence, 0, (), "", clauses=(rule,)))  # noqa: FBT003
    await kill(g, accused, "people" if trial.killed else "executed", rule)


def punish(g: Rome, accused: Senator, charge: str) -> None:
    """RR-1.09.441: 5 INF, 5 POP, the Prior Consul marker, and all Concessions to the Forum, their bars hidden."""
    figures = g.law.constants
    lost = fine(g, accused, influence=-figures.minor_influence, popularity=-figures.minor_popularity)
    accused.prior_consul = False
    accused.revealed.clear()
    g.tell(Convicted(accused.id, charge, False, *lost, ""))  # noqa: FBT003


def honour(g: Rome, accused: Senator, trial: Trial) -> None:
    """RR-1.09.44: the Prosecutor gets the Prior Consul marker of the accused, if he lacks one."""
    prosecutor = g.senators.get(trial.prosecutor)
    if prosecutor and not prosecutor.prior_consul:
        prosecutor.prior_consul = True
        g.tell(PriorConsulWon(prosecutor.id, accused.id))


def acquit(g: Rome, motion: Motion, trial: Trial) -> None:
    """RR-2.05.6: what it means to those who spoke, if it was a verdict."""
    advocates.judged(g, motion, trial)


def end_prosecutions(g: Rome, _censor: AnySenator) -> None:
    """RR-1.09.41: the Censor may end all Prosecutions rather than lose INF; he presides over other matters still."""
    g.senate.prosecuted = True


BUSINESS = Business(
    kind="trial",
    choice=choice,
    carry=convict,
    same=same,
    people=people,
    refused=acquit,
    called=appeal.compulsory,
    counted=advocates.plead,
    yields=end_prosecutions,
)
