### The Republic of Carthage: what may come of an answer, before it is given.

## Assassination

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
attempt-disgrace = **If he is caught:** { $assassin } dies, and { $count ->
    [0] he was your last Senator
    [one] your other Senator loses 5 INF and 1 POP
   *[other] your other { $count } Senators lose 5 INF and 1 POP each
}.
attempt-confirm = Attack { $victim }
attempt-change = Change…
attempt-drop = Attack Nobody
appeal-button = Appeal · free { $freed }%, dead { $killed }%

## Battles

forecast-clash = ⚔ { $after ->
    [yes] Then on land
   *[no] { $ground ->
        [sea] { $war }: at sea
       *[land] { $war }: on land
    }
}, { $strength } against { $enemy }. { $odds }
forecast-none = ⚔ { $war }: such a force could fight no battle yet.
landing-attack = Attack on Land · win { $percent }%
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
save-senate-governors = Propose These
save-senate-concessions = Propose It
save-senate-suffetes = Propose It
save-senate-tax = Propose It
save-senate-trial = Accuse Him
save-senate-units = Propose It
save-senate-expedition = Propose It
save-senate-peace = Propose It
save-senate-life = Propose It

## Raising units

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
menu-shortcuts-senate-units = What it takes to beat a War…
levy-plan-note = { $chances ->
    [none] With { $leader }: not enough for a battle
   *[other] With { $leader } it wins { $chances }
}
levy-won = { $ground ->
    [sea] at sea
   *[land] on land
} { $percent }%

## The Forum

raise-roll = Roll Now · { $chance }%
raise-more = +{ $talents }T · { $chance }%
counter-bid = { $talents }T · { $chance }%
roll-button = Roll · { $event }% event
button-as-before = As Last Time
trader-button = { $senator }, { $talents }T · { $chance }%
persuade-button = { $target } by { $persuader }{ $bribe ->
    [0] { "" }
   *[other] , { $bribe }T
} · { $chance }%
menu-shortcuts-revenue-redistribute = All to one purse…
menu-shortcuts-revenue-place = All to one purse…
menu-shortcuts-trade-split = All to one purse…
