### The republics: votes of the Senate, what is proposed there, and what may come of it.

## The Vote card

ballot-title = ## { $half ->
    [none] { "" }
   *[other] { $half }:{ " " }
}Motion no. { $number }: { $name }
ballot-tally = Yea { $yea } · Nay { $nay } · Abstain { $abstained } · Not yet { $left } (needs { $needs })
ballot-sealed = { $count } of { $of } have voted.
ballot-line = - { $seat } ({ $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}): { $state }
ballot-past = - { $seat }: { $state }
ballot-called = **called to vote**
ballot-waits = not yet
ballot-side = { $side ->
    [for] Yea { $votes }
    [against] Nay { $votes }
   *[abstain] abstains
}
ballot-mode-ordered = -# The factions are called one after the other. Whoever votes before being called may still change it; a vote declared is final.
ballot-mode-live = -# All may vote now. A vote counts at once and is final.
ballot-mode-sealed = -# All vote in secret and may change it; the votes are opened together when the last is in.
ballot-result = **{ $passed ->
    [yes] ✔ Passed
   *[no] ✖ Failed
}** · Yea { $yea } · Nay { $nay }
ballot-suspended = **The vote rests** until another matter is settled.
ballot-void = -# This vote was taken back.
ballot-moved = -# This vote goes on below.
ballot-own-side = { $votes } { $side ->
    [for] for
   *[against] against
}
ballot-what-if = { $cast ->
    [yes] With your { $own }
   *[no] If you abstain
}: { $yea } to { $nay }, { $passes ->
    [yes] passes
   *[no] fails
}{ $left ->
    [0] .
    [one] { " " }if nobody else votes; 1 vote is not yet cast.
   *[other] { " " }if nobody else votes; { $left } votes are not yet cast.
}
ballot-hint = -# { $hint }
ballot-final = It is declared and final.
ballot-handed-in = { $mode ->
    [sealed] It is opened together with the others; until then you may change it.
   *[other] It is declared when your faction is called; until then you may change it.
}
ballot-own = Handed in: { $sheet }.
ballot-cost = { $senator } buys { $count ->
    [one] 1 vote for 1T
   *[other] { $count } votes for { $count }T
}; his purse then holds { $left }T.
ballot-bought = - Bought votes: { $votes }
ballot-bought-side = { $side ->
    [for] Yea { $votes }
   *[against] Nay { $votes }
} by { $seat }
ballot-influence = - INF of the accused: { $votes }
ballot-appeal = - The people, by appeal: { $votes }
explain-ballot = **A vote in the Senate**: the motion, how it stands, and how each faction has voted. The first buttons vote with all your Senators; **Buy Votes…** and **Each…** open forms; the card is brought up to date as votes come in.
promise-by-vote = the next vote in the Senate
button-unorder = Remove the Last
button-buy = Buy Votes…
button-each = Each…
button-each-page = Each { $page }…
button-confirm-vote = Confirm Vote
button-propose = Propose It
buy-title = Buy votes
buy-purse = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} of his own, { $talents }T in his purse
buy-senator = Who buys
buy-count = How many votes
buy-side = For which side
buy-limit = 1T each, from his own purse, for this vote only.
each-title = How each Senator votes
each-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}

## Why not

reason-senate-purse = { $senator } can buy at most { $limit } votes: his purse holds { $talents }T ({ $clause }).
reason-senate-declared = Your faction has voted on motion no. { $number }; a declared vote is final ({ $clause }).
reason-senate-closed = The vote is closed: { $passed ->
    [yes] passed
   *[no] failed
}, { $yea } to { $nay }. Nothing was changed.
reason-senate-no-vote = This is not voted on now; nothing was changed.

## Units and forces

units-here = { $name } { $count }
units-raise = Raise
units-disband = Disband
units-form = One line each: { $example } 2
units-cost = -# It costs { $talents }T; the State Treasury holds { $treasury }T.
levy-line = • { $name } **{ $count }** of { $most } · { $cost }T each
levy-here = -# To be disbanded there are { $units }.
levy-total = It costs **{ $talents }T** of { $treasury }T{ $enough ->
    [yes] ; { $left }T are left.
   *[no] : the Treasury cannot pay that.
}
levy-typed = { $name } { $count } (of { $most })
levy-menu-raise = Raise more…
levy-menu-disband = Disband…
levy-more = { $name } +{ $more }
levy-none = { $name }: none
levy-plan = { $war } · { $talents }T: { $units }
levy-plan-note = { $chances ->
    [none] With { $leader }: not enough for a battle
   *[other] With { $leader } it wins { $chances }
}
levy-won = { $ground ->
    [sea] at sea
   *[land] on land
} { $percent }%
menu-shortcuts-senate-units = What it takes to beat a War…
forces-line = { $number }. { $order }
order-send = Send against { $at }
order-reinforce = Reinforce { $at }
order-recall = Recall from { $at }
order-replace = Replace at { $at }
order-garrison = Garrison { $at }
order-withdraw = Withdraw from { $at }
order-note = { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}{ $war ->
    [none] { "" }
   *[other] ; { $war }
}
order-war = land { $land }{ $fleet ->
    [0] { "" }
   *[other] , fleet { $fleet }
}{ $support ->
    [0] { "" }
   *[other] , support { $support }
}
order-commanders = Commanders
order-legions = Legions
order-fleets = Fleets
order-available = There are: { $units }. “all” takes all.
menu-propose = Make a proposal…
menu-order = Add an order…
menu-more-orders = And also…
floor-note = The State Treasury holds { $treasury }T. At home: { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}. Active Wars: { $wars }.
floor-war = { $war } ({ $fleet ->
    [0] { "" }
   *[other] fleet { $fleet },{ " " }
}land { $land }{ $support ->
    [0] { "" }
   *[other] , support { $support }
})

## What is confirmed

save-senate-governors = Propose These
save-senate-concessions = Propose It
save-senate-trial = Accuse Him
save-senate-units = Propose It
save-senate-life = Propose It

## Trials and assassinations

odds-nobody = There is no Senator in play called "{ $said }".
odds-no-vote = You have no vote to cast now, or the votes of the others are sealed.
assassins-chances = Chances before Bodyguards: { $chances }.
assassins-chance = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}: dies { $killed }%, caught { $caught }%
attempt-who = **{ $assassin } attacks { $victim }**{ $cards ->
    [0] { "" }, without an Assassin card
    [one] { "" }, with 1 Assassin card
   *[other] { "" }, with { $cards } Assassin cards
}.
attempt-chance = { $guards ->
    [0] • If no Secret Bodyguard is played
    [one] • Against 1 Secret Bodyguard
   *[other] • Against { $guards } Secret Bodyguards
}: he dies **{ $killed }%**, your assassin is caught **{ $caught }%**.
attempt-secret = -# Nobody can tell how many Secret Bodyguards are held; they are played after the roll. It cannot be taken back.
attempt-disgrace = **If he is caught:** { $assassin } dies, and { $count ->
    [0] he was your last Senator
    [one] your other Senator loses 5 INF and 1 POP
   *[other] your other { $count } Senators lose 5 INF and 1 POP each
}.
attempt-confirm = Attack { $victim }
attempt-change = Change…
attempt-drop = Attack Nobody
appeal-button = Appeal · free { $freed }%, dead { $killed }%
outcry-played = Played: **{ $power }**. { $use ->
    [veto] The vote would end at once, and the motion fall.
    [proposal] A proposal of { $seat } would be put to the vote next.
   *[claim] The next proposal would be made by { $seat }.
}

## The dice of an assassin

assassins-button = kills { $killed }%, caught { $caught }%
assassins-thrown = Thrown, with a modifier of { $modifier }: { $rule ->
    [optional] coloured { $first } (5 or more kills), white { $last } (3 or less is caught)
   *[base] { $first } (5 or more kills, 2 or less is caught)
}.
