### The words of the pictures of the Grand Variant. T is a Talent.

## Names

grand-name = The Grand Variant
grand-republic-carthage = The Republic of Carthage
grand-republic-rome = The Republic of Rome
grand-short-carthage = Carthage
grand-short-rome = Rome
grand-face-carthage = { $number ->
    [1] 1st Roman War
    [2] 2nd Roman War
   *[other] 3rd Roman War
}
grand-face-rome = { $number ->
    [1] 1st Punic War
    [2] 2nd Punic War
   *[other] 3rd Punic War
}

## The turn

grand-phase-mortality = Mortality
grand-phase-revenue = Revenue
grand-phase-trade = Trade
grand-phase-forum = Forum
grand-phase-population = Population
grand-phase-senate = Senate
grand-phase-combat = Combat
grand-phase-revolution = Revolution
grand-picture-turn = Turn { $turn } of both republics
grand-now = Step { $step }, { $republic }: { $phase }
grand-now-both = Step { $step }, both: { $phase }
grand-now-alone = Stage 1: { $phase }
grand-standing = { $republic }: { $said }
grand-moment = { $turn }. { $now }
grand-fallen = fallen
grand-not-yet = from stage 2 on

## The coupled wars

grand-picture-wars = The coupled wars
grand-wars = Coupled wars
grand-war = War { $number }
grand-column-war = War
grand-column-sea = Sea
grand-column-outcome = Settled
grand-of = { $republic }: { $state }
grand-its = { $republic } { $state }
grand-state-and = { $state }, { $attack }
grand-state-absent = not in play
grand-state-inactive = Inactive
grand-state-imminent = Imminent
grand-state-active = Active
grand-state-won = won
grand-state-lost = lost
grand-state-removed = removed
grand-may-attack = may attack
grand-may-sea = may attack at sea
grand-may-land = may attack on land
grand-not-fallen = has fallen
grand-not-settled = is settled
grand-not-played = from stage 2 on
grand-not-there = no attack yet
grand-not-before = only after war { $number }
grand-sea-nobody = nobody controls the sea
grand-sea-carthage = Carthage controls the sea
grand-sea-rome = Rome controls the sea
grand-unsettled = not settled
grand-settled-by-none = Settled: nobody has won it, nobody pays.
grand-won-by = { $republic } has won it.
grand-no-tribute = No tribute is paid.
grand-tribute = { $loser } pays { $paid }T a turn, { $received }T of it to { $winner }.
grand-tribute-bank = { $loser } pays { $paid }T a turn to the Bank.
grand-tributes = Tribute
grand-sum = { $loser } pays { $paid }T in each Revenue Phase for { $lost ->
    [one] 1 lost war
   *[other] { $lost } lost wars
}. { $received ->
    [0] All of it goes to the Bank.
   *[other] { $winner } receives { $received }T of it.
}
grand-no-sum = Nobody pays yet. Who loses a war pays { $paid }T in each Revenue Phase, { $received }T of it to the winner.
grand-no-commander = no commander

## Both boards

grand-picture-board = Both boards of the Grand Variant
grand-stage-two = Stage 2
grand-stage-two-when = { $cards ->
    [0] Rome joins with the next turn.
    [one] Rome joins after the turn in which the last card of the first deck is drawn: 1 card is left.
   *[other] Rome joins after the turn in which the last card of the first deck is drawn: { $cards } cards are left.
}
grand-stage-two-factions = Then each player takes a Roman faction too.
grand-stage-two-players = Then the Roman players take their factions.
grand-stage-two-wars = The 1st Roman War and the 1st Punic War are placed, both Inactive.
grand-stage-two-lone = The 1st Punic War is placed, Inactive; the 1st Roman War stays as it is.
grand-stage-two-won = War 1 is settled: Rome begins without the 1st Punic War.
grand-scores = Score if the game ended now
grand-scores-final = Final score
grand-score = { $name } { $points }
grand-over-won = Victory: { $names }.
grand-over-nobody = Nobody has won.
grand-over = The game is over.

## A battle of both republics

grand-battle-sea = War { $number }: Carthage against Rome at sea
grand-battle-land = War { $number }: Carthage against Rome on land
grand-battle-at-sea = War { $number } at sea
grand-battle-at-land = War { $number } on land
grand-battle-or-less = { $total } or less
grand-battle-or-more = { $total } or more
grand-battle-legions = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}{ $veterans ->
    [0] { "" }
    [one] , 1 veteran
   *[other] , { $veterans } veterans
}
grand-battle-fleets = { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
grand-battle-law = Law
grand-battle-mercenaries = Mercenaries
grand-battle-total = Total
grand-battle-attacker = Attacker
grand-battle-defender = Defender
grand-battle-equal = Both are equal: the higher roll of 2 dice attacks.
grand-battle-attacks = { $republic } attacks with { $mine } against { $other }: 3 dice and { $margin }.
grand-battle-omens = Evil Omens in { $republic }: { $omens }.
grand-battle-rolled = Rolled: { $dice }. Total { $total }.
grand-battle-chances = Odds
grand-battle-chance = { $percent }%
grand-battle-never = cannot be
grand-battle-stalemate = Stalemate
grand-battle-wins = { $who } wins
grand-battle-table = Combat table
grand-battle-losses = losses: legions, as many Fleets
grand-battle-loses = what { $who } loses
grand-battle-all = all
grand-battle-column-total = Total
grand-battle-column-total-says = 3 dice, attacker less defender
grand-battle-column-result = Result
grand-battle-column-chance = Chance
grand-battle-gist = Carthage has { $carthage }, Rome { $rome }.
grand-battle-odds = Carthage wins with { $carthage }%, Rome with { $rome }%; Stalemate { $stalemate }%.
