### The Republic of Carthage: what may come of an answer, before it is given.

## Assassination

attempt-trial = **If he is caught:** { $assassin } dies. { $leader }, your Faction Leader, loses { $loss } of his { $influence } INF{ $present ->
    [yes] { " " }and is tried for his life; convicted he dies, and his Family goes to the Curia{ $chits ->
        [0] { "" }
        [one] ; then 1 chit is drawn against your Senators in Carthage
       *[other] ; then { $chits } chits are drawn against your Senators in Carthage
    }
   *[no] ; he is away, so nobody is tried
}.
attempt-leader = **If he is caught:** { $assassin }, your Faction Leader, dies with his Family{ $chits ->
    [0] { "" }
    [one] , and 1 chit is drawn against your Senators in Carthage
   *[other] , and { $chits } chits are drawn against your Senators in Carthage
}.

## Battles

expedition-continue = Go On · find { $success }%, lost { $lost }%

## The floor

floor-silence-suffetes = **If nobody proposes anything** the Senate is adjourned: { $posts ->
    [none] nobody can be Suffete
   *[other] { $posts }
}; seats of the Committee and Provinces are filled by Oratory, and nobody is tried; no units are raised and no forces sent this turn.
floor-silence-committee = **If nobody proposes anything** the Senate is adjourned{ $posts ->
    [none] { "" }
   *[other] : { $posts }
}; nobody is tried, no units are raised and no forces sent this turn.
floor-silence-governors = **If nobody proposes anything** the Senate is adjourned{ $posts ->
    [none] { "" }
   *[other] : { $posts }
}; no units are raised and no forces sent this turn.
floor-silence-business = **If nobody proposes anything** the Senate is adjourned{ $wars ->
    [0] { "" }
    [one] , and nobody is sent against 1 Active War that no commander meets
   *[other] , and nobody is sent against { $wars } Active Wars that no commander meets
}.
floor-filled = { $senator } becomes { $post }
floor-sent = { $senator } goes to { $post }
office-home-suffete = Home Suffete
office-marine-suffete = Marine Suffete
save-senate-committee = Propose These
save-senate-suffetes = Propose It
save-senate-tax = Propose It
save-senate-expedition = Propose It
save-senate-peace = Propose It

## Raising units

## The Forum

roll-button = Roll · { $event }% event
trader-button = { $senator }, { $talents }T · { $chance }%
menu-shortcuts-trade-split = All to one purse…
