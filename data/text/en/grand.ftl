### The Grand Variant: Rome and Carthage as one game. Terms are those of the rulebooks; T is a Talent.

family = republic
game-grand = The Grand Variant
choice-grand = Rome and Carthage
pitch-grand =
    You lead a faction in Rome and one in Carthage, or, in two camps, one of them: two games that are one, for their wars are the same.
    { "" }**To win**: the most points of your factions when the decks are drawn.
    { "" }A republic may fall, and the other plays on.
money = { $amount }T

## The two republics

half-carthage = Carthage
    .sign = 🟣 Carthage
half-rome = Rome
    .sign = 🔴 Rome

## Phases and steps, in the order of a turn

phases = carthage:mortality carthage:revenue carthage:trade carthage:forum rome:mortality rome:revenue rome:forum rome:population carthage:senate rome:senate combat carthage:combat rome:combat carthage:revolution rome:revolution
phase-setup = Set-up
phase-turn = A new turn
phase-rome = Rome joins
phase-end = End of the turn
phase-combat = Combat of both republics
step-setup = Set-up of both republics
step-turn = A new turn
step-rome-enters = Rome joins
step-end = End of the turn
step-combat-opening = Combat: who attacks which war
step-combat-war-1 = Combat: war 1
step-combat-war-2 = Combat: war 2
step-combat-war-3 = Combat: war 3
step-combat-direct = Combat: both republics meet
step-combat-landing = Combat: after the battle at sea
step-combat-others = Combat: the other wars

## The table

option-grand-mode = Factions
option-grand-mode-two-factions = two each: one in Rome, one in Carthage
    .means = 3 to 6 players (GV-1.5)
option-grand-mode-one-faction = one each, in two camps
    .means = 6 to 12 players (GV-10)
option-grand-start = Start
option-grand-start-default = as usual for such a table
    .means = Carthage first; in two camps both at once (GV-2.6)
option-grand-start-staged = Carthage first, Rome joins later
    .means = Rome comes when the first deck of Carthage is drawn (GV-2.1)
option-grand-start-simultaneous = both at once
    .means = both boards from turn 1 on (GV-2.6)
option-grand-ballots = Votes of both Senates
option-grand-ballots-ordered = one faction after the other
option-grand-ballots-live = all at once, open and final (live)
option-grand-ballots-sealed = all at once, sealed until the last
option-grand-assassination = Assassinations
option-grand-assassination-base = by the base rules (RC-9.7, RR-1.09.7)
option-grand-assassination-optional = by the variants (RC-14.1, RR-1.09.79)
option-grand-turns = Turns; 0: till the decks are drawn
option-grand-switches = Rules that are on or off
option-grand-overlap = Overlap (GV-3.6)
    .means = What Rome asks in Mortality, Revenue and Forum can be answered while Carthage still plays.
option-grand-pontifex = Rome: Pontifex Maximus (RR-2.01)
    .means = A priest is elected for life, and gives out priesthoods.
option-grand-provincial-wars = Rome: Provincial Wars (RR-2.02)
    .means = Provinces may revolt, and may have armies of their own.
option-grand-rebel-governors = Rome: Rebel Governors (RR-2.03)
    .means = Governors may rebel. This needs Provincial Wars.
option-grand-disbandment = Rome: Disbandment and Recall (RR-2.04)
    .means = Forces may be disbanded and called back in the field.
option-grand-advocates = Rome: Advocates (RR-2.05)
    .means = In trials Senators may speak for either side.
option-grand-laws = Rome: Passing Laws (RR-2.06)
    .means = Laws must be proposed and passed in the Senate.
side-grand-carthage = Carthage
side-grand-rome = Rome
reason-setup-needs = Rebel Governors need Provincial Wars (RR-0.2.2). Tick both, or neither.

## At a glance

grand-points = { $seat } **{ $points }**
grand-stage-one = -# Stage 1: Carthage alone. Rome joins after the turn in which the first deck is drawn: { $cards ->
    [one] 1 card is left.
   *[other] { $cards } cards are left.
}
grand-fallen = 🏚 { $side ->
    [carthage] Carthage
   *[rome] Rome
} has fallen: it is not played any more, and its factions score nothing.
grand-turns-agreed = -# The game lasts { $last } turns at most; this is turn { $turn }.
grand-stage-two-length = -# The most points win. { $last ->
    [0] { $ends ->
        [alone] The game ends with the turn in which the deck of the republic that stands is drawn.
       *[both] The game ends with the turn in which the decks of both are drawn.
    }
    [one] The game lasts 1 turn.
   *[other] The game lasts { $last } turns; this is turn { $turn }.
}

focus-wars = The coupled wars
focus-turn = The turn of both republics
focus-battle = The battle of both republics

## The cards between both

grand-wars-title = ### ⚔ The coupled wars, turn { $turn }
grand-would-meet = If both go on, they meet in war { $number } { $ground ->
    [sea] at sea
   *[land] on land
}: Carthage { $carthage }, Rome { $rome }; { $attacker ->
    [carthage] Carthage attacks
    [rome] Rome attacks
   *[other] a roll says who attacks
}. Odds: Carthage wins { $carthage_wins }%, Stalemate { $stalemate }%, Rome wins { $rome_wins }%.
grand-battle-head = ### ⚔ War { $number }: both republics meet { $ground ->
    [sea] at sea
   *[land] on land
}
grand-battle-line = - { $low ->
    [none] { $high } or less
   *[other] { $high ->
        [none] { $low } or more
       *[other] { $low }
    }
}: { $winner ->
    [carthage] Carthage wins
    [rome] Rome wins
    [attacker] the attacker wins
    [defender] the defender wins
   *[nobody] Stalemate
}; losses: { $named ->
    [yes] Carthage { $first ->
        [all] all
       *[other] { $first }
    }, Rome { $second ->
        [all] all
       *[other] { $second }
    }
   *[no] attacker { $first ->
        [all] all
       *[other] { $first }
    }, defender { $second ->
        [all] all
       *[other] { $second }
    }
} ({ $percent }%)
explain-coupled = **The coupled wars**: how each of the three wars between Rome and Carthage stands on both boards, who controls the sea, who may attack, and who pays tribute.
explain-direct-battle = **A battle of both republics**: both totals, who attacks, the odds before the dice, and what they came to.

## The end

grand-end-reason = { $reason ->
    [decks] The decks of both republics are drawn.
    [turns] The turns that were agreed upon are played.
   *[fallen] Both republics have fallen.
} { $winners ->
    [nothing] **All have lost.**
    [none] **All have lost.**
   *[other] **Victory: { $winners }.**
}
grand-lodged = **Lodged**: { $asked }. It waits for step 7, the Forum of Rome; you may change it until then.
grand-end-player = - { $seat }: **{ $points }** points
grand-end-faction = { "  " }- { $side ->
    [carthage] Carthage
   *[rome] Rome
}: { $points }: INF { $influence }{ $ruler ->
    [0] { "" }
   *[other] , Consul for Life +{ $ruler }
}{ $won ->
    [0] { "" }
   *[other] , wars won +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , wars lost −{ $lost }
}
