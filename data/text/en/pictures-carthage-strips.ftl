### The words of the strips beside the cards of the phases, and of cards as one holds them. T is a Talent.

## Strips

strip-picture = { $phase } at a glance
strip-cards = Trade cards in hand
strip-cards-told = { $count ->
    [one] 1 trade card
   *[other] { $count } trade cards
}
strip-traders = { $count ->
    [one] 1 Trader
   *[other] { $count } Traders
}
strip-strengths = Votes
strip-majority = { $votes } of { $whole } carry a motion
strip-all = All
strip-motion = Motion { $number }: { $motion }
strip-more-than-half = more than half of the votes cast
strip-two-thirds = two thirds of the votes cast
strip-not-yet = not yet
strip-votes-for = { $votes } for
strip-votes-against = { $votes } against
strip-votes-abstain = { $votes } abstain
strip-votes-open = { $votes } open
strip-battles = Forces and Wars
strip-units = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}
strip-no-battle = cannot fight
strip-ours = Carthage { $strength }
strip-theirs = enemy { $strength }
strip-wins = Victory { $percent }%
strip-ground-land = on land
strip-ground-sea = at sea
strip-unmet = nobody meets it
strip-initiatives = Initiatives
strip-initiative = Initiative { $number }: { $who }
strip-coming = then { $who }
strip-high = highest bid { $talents }T: { $who }
strip-persuasion = { $who } persuades { $whom }; Base Number { $base }
strip-no-initiative = No initiative is open.
strip-standings = By Influence

## Cards

card-senator = Senator { $code }
card-statesman = Statesman { $code }
card-purse = { $talents }T, { $traders }
card-barred-namesake = Not now: his number is in play.
card-barred-family = Not now: another has his Family.
card-barred-governor = Not now: his Family is Governor.
crop-hand-senators = Senators
board-column-exp = EXP
