### The republics: what is asked ahead in the Forum Phase. Terms are those of the rulebooks; T is a Talent.

## Questions

ask-forum-bribing = How far do you go against this attempt?
    .label = Bid Against It
    .hint = All are asked at once. Then the bids are made in turn: yours is just enough for your goal, and nobody sees your limit. Money bid is not returned; the target keeps it. Say also what you bid later this turn, and you are not asked of every attempt.
    .field-limit = At most now, from your Faction Treasury
    .field-goal = Until the Base Number is
    .field-ticks = Besides
    .field-own = In this turn, for each Senator of yours
    .field-against = In this turn, against attempts on others of
    .default = Bid Nothing
    .fill = Bid…
    .none = nothing
ask-forum-auction = How far do you go for each initiative that is auctioned this turn?
    .label = Bid for an Initiative
    .hint = All are asked once a turn; the bids are made in order from the player of the HRAO. If nobody bids, he has it free. Until an initiative is auctioned you may change what you bid.
    .field-way = Bid
    .field-limit = How much
    .field-payer = Who pays
    .default = No Bid
    .fill = Bid…
    .none = no bid
ask-forum-defence = What do you bid against persuasion, without being asked each time?
    .label = Defence Plan
    .hint = It holds until you change it, in every turn anew. The bids are made in turn, just enough for your goal, and never more than there is in your Faction Treasury.
    .field-own = For each Senator of yours, in a turn
    .field-against = In a turn, against attempts on others of
    .field-goal = Until the Base Number is
    .field-ticks = Besides
    .default = Ask Me Each Time
    .fill = Change…
    .none = ask me each time

## Options

option-forum-attempt-none = Nobody
option-forum-attempt-ask = Ask me
option-forum-attempt-announced = as announced
option-forum-attempt-stay = No change
option-forum-attempt-best = The most valuable
option-forum-bribing-none = so low that no roll succeeds
option-forum-bribing-at-short = all of it, if that is too little
option-forum-bribing-at-raises = also after the bribe is raised
option-forum-bribing-at-way = ask me at my turn
option-forum-bribing-at-rest = ask me of other attempts in this turn
option-forum-auction-pass = No bid
option-forum-auction-raise = One more than the high bid, up to
option-forum-auction-exact = Exactly
option-forum-auction-ask = Ask me at my turn
option-forum-auction-none = Nobody
option-forum-defence-none = so low that no roll succeeds
option-forum-defence-at-raises = also after the bribe is raised
option-forum-defence-at-hopeful = only against who has less left
option-forum-defence-at-rest = ask me of all other attempts
option-forum-plan-plan = As planned here
option-forum-plan-ask = Ask me
option-forum-plan-yes = Yes
option-forum-plan-no = No
option-forum-plan-none = None
option-forum-plan-pay = Exactly
option-forum-plan-left = What he has left, up to
option-forum-plan-stay = No change
option-forum-plan-best = The most valuable
option-forum-plan-pass = No bid
option-forum-plan-raise = One more than the high bid, up to
option-forum-plan-exact = Exactly
option-forum-plan-roll = Roll all the same
option-forum-plan-family = if a Family has come since
option-forum-plan-war = if a War has come since
option-forum-plan-event = if there has been a Table Event since
option-forum-plan-card = if I have drawn a red card
option-forum-plan-gone = if who is in the first one is gone
option-forum-plan-idle = if none is possible, another likely
option-forum-plan-at-all = of everything at my turn
option-forum-plan-at-auctioned = in an auctioned initiative

## An attempt, in words

attempt-form-bribe = 8; then +6: raise by 6 in all, >7: up to Base Number 7; = : just roll; a card
attempt-nobody = nobody is persuaded
attempt-bribe = { $persuader } persuades { $target } { $talents ->
    [0] without a bribe
   *[other] with { $talents }T
}
attempt-raise = { $talents ->
    [0] not raised
   *[other] raised by up to { $talents }T to the Base Number { $goal }
}
attempt-roll = rolled whatever the others bid

## Against persuasions, in words

bribes-form-against = A player and a number: at most so many Talents in all; empty: nobody
bribes-ask = you are asked at your turn
bribes-hopeful = also after raises, but only against who has less left than your Faction Treasury
bribes-limit = up to { $talents }T until the Base Number is { $goal }
bribes-until = until the Base Number is { $goal }
bribes-later = in this turn { $bids }
bribes-own = up to { $talents }T for each Senator of yours
bribes-against = up to { $talents }T against attempts of { $player } on others
bribes-rest-ask = you are asked of all others
bribes-rest-nothing = nothing against all others

## The form of the plan

plan-asks = all is asked at your turn
plan-nothing = nothing in your initiative
plan-attempt = { $persuader } persuades { $target } { $bribe ->
    [0] without a bribe
   *[other] with { $bribe }T
}
plan-else = if that is not possible, { $attempt }
plan-opposed-raise = { $limit ->
    [0] does not raise
   *[other] raises by up to { $limit }T
}
plan-opposed-roll = rolls whatever the others bid
plan-chance = only if the chance is { $chance }% or more
plan-card = with { $card }
plan-sum-ask = ask me
plan-sum-pay = { $name }, with { $talents }T
plan-sum-left = { $talents ->
    [0] { $name }, with nothing
   *[other] { $name }, with what he has left, up to { $talents }T
}
plan-sum-exact = { $talents }T from { $name }
plan-sum-raise = one more than the high bid, up to { $talents }T, from { $name }
reason-forum-line = "{ $said }" is no attempt: who persuades, whom, then the bribe.
