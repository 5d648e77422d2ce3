"""What came of answers, and what befalls a faction, in Carthage alone."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.fortunes import FOUGHT, LOST, NOTED, PAID, PLACED, Fates

BATTLE: Final = ("carthage.MercenariesRolled", "republic.BattleFought")

FORTUNES: Final = Fates(
    outcomes={
        "revenue.corruption": ("carthage.CorruptIncome",),
        "revenue.spoils": ("carthage.SpoilsTaken",),
        "revenue.works": ("carthage.PublicWorks",),
        "trade.sell": ("carthage.Sold",),
        "forum.roll": (
            "republic.InitiativeRolled",
            "republic.TableEventRolled",
            "republic.CardTurnedUp",
            "republic.CardReceived",
            "republic.DeckEmpty",
        ),
        "forum.peddle": ("republic.Peddled", "republic.CardTaken"),
        "forum.trader": ("carthage.TraderSought",),
    },
    follows={
        "forum.roll": ("republic.EventEntered", "republic.WarAppeared"),
        "combat.expedition": ("carthage.ExpeditionRolled", "carthage.ExpeditionReturned"),
        "combat.landing": BATTLE,
        "combat.mercenaries": BATTLE,
        "combat.split": BATTLE,
        "revolution.revolt": ("carthage.AllegianceTested", "carthage.RevoltBegan", "republic.CommandLaidDown"),
    },
    elected=("carthage.SuffeteElected", "carthage.MemberElected"),
    weights={
        LOST: ("carthage.GovernorCaptured",),
        PLACED: (
            "carthage.SuffeteElected",
            "carthage.SuffeteLeft",
            "carthage.MemberElected",
            "carthage.MemberLeft",
            "carthage.GovernorElected",
            "carthage.GovernorRecalled",
            "carthage.CommandersReplaced",
            "carthage.ForceRecalled",
            "carthage.ForceReturned",
            "carthage.CommandersSent",
            "carthage.RevoltBegan",
            "carthage.RebelMustFight",
        ),
        FOUGHT: (
            "carthage.ExpeditionRolled",
            "carthage.ExpeditionLost",
            "carthage.ExpeditionReturned",
            "carthage.Discovered",
            "carthage.PublicReacted",
        ),
        NOTED: ("carthage.WarehousesLost", "carthage.TaxVoteResented", "carthage.HarborDues"),
        PAID: (
            "carthage.PersonalIncome",
            "carthage.OfficeIncome",
            "carthage.CorruptIncome",
            "carthage.SpoilsTaken",
            "carthage.OverseerPaid",
            "carthage.TraderGained",
            "carthage.DevelopmentRolled",
        ),
        2: ("carthage.MarkedMajor",),
    },
    heads=lambda office: office.endswith("suffete"),
    said=("republic.SheetHandedIn", "carthage.HandDealt"),
    voted=("carthage.JudgesBribed", "carthage.ReceivedTradeCards"),
).fortunes()
