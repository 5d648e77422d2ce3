### The Grand Variant: Rome and Carthage as one game. Terms are those of the rulebooks; T is a Talent.

family = republic
game-grand = The Grand Variant
choice-grand = Rome and Carthage
pitch-grand =
    You lead a faction in Rome and one in Carthage, in two games that are one: their wars are yours on both sides.
    { "" }**To win**: the most points of both factions when the decks are drawn.
    { "" }A republic may fall, and the other plays on.
money = { $amount }T

## The two republics

half-carthage = Carthage
half-rome = Rome

## Phases and steps, in the order of a turn

phases = carthage:mortality carthage:revenue carthage:trade carthage:forum rome:mortality rome:revenue rome:forum rome:population carthage:senate rome:senate carthage:explorations combat carthage:combat rome:combat carthage:revolution rome:revolution
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
option-grand-mode-two-factions-means = 3 to 6 players (GV-1.5)
option-grand-mode-one-faction = one each, in two camps
option-grand-mode-one-faction-means = 6 to 12 players (GV-10)
option-grand-start = Start
option-grand-start-default = as usual for these factions
option-grand-start-default-means = two each: Carthage first; one each: both at once (GV-2.6)
option-grand-start-staged = Carthage first, Rome joins later
option-grand-start-staged-means = Rome comes when the first deck of Carthage is drawn (GV-2.1)
option-grand-start-simultaneous = both at once
option-grand-start-simultaneous-means = both boards from turn 1 on (GV-2.6)
option-grand-ballots = Votes of both Senates
option-grand-ballots-ordered = one faction after the other
option-grand-ballots-live = all at once, open and final (live)
option-grand-ballots-sealed = all at once, sealed until the last
option-grand-assassination = Assassinations
option-grand-assassination-base = by the base rules (RC-9.7, RR-1.09.7)
option-grand-assassination-optional = by the variants (RC-14.1.6, RR-1.09.79)
option-grand-switches = Rules that are on or off
option-grand-overlap = Overlap (GV-3.6)
    .means = While one republic is waited for, the other goes on as far as it can.
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
grand-stage-two-length = -# Most points of both factions win. { $last ->
    [0] The game ends with the turn in which the decks of both are drawn.
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
}: { $result ->
    [victory-all] the attacker wins
    [victory] the attacker wins
    [stalemate] Stalemate
    [defeat] the defender wins
   *[defeat-all] the defender wins
}; losses: attacker { $attacker ->
    [all] all
   *[other] { $attacker }
}, defender { $defender ->
    [all] all
   *[other] { $defender }
} ({ $percent }%)
explain-coupled = **The coupled wars**: how each of the three wars between Rome and Carthage stands on both boards, who controls the sea, who may attack, and who pays tribute.
explain-meeting = **A battle of both republics**: both totals, who attacks, the odds before the dice, and what they came to.

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
grand-end-faction = - { $seat } in { $side ->
    [carthage] Carthage
   *[rome] Rome
}: **{ $points }** points: INF { $influence }{ $ruler ->
    [0] { "" }
   *[other] , Consul for Life +{ $ruler }
}{ $won ->
    [0] { "" }
   *[other] , wars won +{ $won }
}{ $lost ->
    [0] { "" }
   *[other] , wars lost -{ $lost }
}

## Words that are explained once

term-coupled = coupled wars|coupled war
    .means = the three wars between Rome and Carthage; what happens in one on one board counts on the other
term-face = face|faces
    .means = a card of a coupled war as it lies on one board
term-tribute = tribute
    .means = what the loser of a war pays in each Revenue Phase, most of it to the winner

## Questions

question-win = How do I win?
    .asked = win winning victory points score
    .answer = Add up the points of your two factions at the end: Influence of their Senators, 25 for a Consul for Life, 5 for each coupled war won, less 5 for each lost. The most points win. Who holds both Consuls for Life wins outright.
question-end = When is the game over?
    .asked = end over long last*
    .answer = At the end of the turn in which the last deck of Carthage and the Early deck of Rome are drawn, or when both republics have fallen.
question-turn = What comes in a turn?
    .asked = turn order sequence phase*
    .answer = First Carthage up to its Forum, then Rome up to its population, then both Senates, both in combat, both revolutions. The two bars of the Turn card show it.
question-stages = When does Rome join?
    .asked = stage stages join begin* start
    .answer = In the usual start Carthage plays alone. After the turn in which the last card of its first deck is drawn, Rome joins, and each player takes a Roman faction.
question-sides = Who plays for whom?
    .asked = side sides camp* faction*
    .answer = With two factions each you play in both republics. With one faction each you play for one of them; sides are chosen, the rest is drawn.
question-coupled = What is a coupled war?
    .asked = coupled war wars punic roman
    .answer = The first Punic War and the first Roman War are two faces of one war, and so on. When one is drawn its other face becomes Active too. As soon as one republic wins it, it is settled for both.
question-tribute = What is tribute?
    .asked = tribute pay* lost
    .answer = Who has lost a coupled war pays 25T in each of its Revenue Phases; the winner receives 15T of it.
question-meet = What if both attack the same war?
    .asked = meet direct battle both same
    .answer = Then the two forces fight each other. The higher total attacks with three dice; the table says who wins and what each loses. The picture shows the odds before.
question-sea = Who controls the sea?
    .asked = sea control fleet*
    .answer = Who wins war 1 at sea. He alone may then attack on land.
question-fall = What if a republic falls?
    .asked = fall falls bankrupt* lose
    .answer = Its factions score nothing and the other republic plays on. If both fall, all have lost.
question-cross = Can I move money from one board to the other?
    .asked = cross money move transfer
    .answer = No. Talents, cards, Senators and votes of your two factions never cross. You may promise acts on both boards.

## Lessons

lesson-0 = You lead a faction on each board, and each has a drawer of its own on your desk. Here Carthage asks you. What you answer counts in Carthage alone.
lesson-0-after = That was it. Where both republics ask you at once, each has its own part of the card, under its name.
