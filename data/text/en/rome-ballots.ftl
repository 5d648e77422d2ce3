### The Republic of Rome: votes of the Senate, what is proposed there, and what may come of it.

## The Vote card

ballot-proposal = { $magistrate ->
    [none] { $seat }
   *[other] { $magistrate } of { $seat }, who presides,
} proposes to **{ $what }**{ $forced ->
    [yes] , with a Tribune
   *[no] { "" }
}.
ballot-others = - Beside the Senators: { $votes } (INF of the accused, the pleas, appeal to the people)
ballot-pleas = - The pleas of Advocate and Prosecutor: { $votes }
reason-senate-absent = Your faction has no Senator in Rome and is not called ({ $clause }).

## Units

unit-veteran = veteran { $name }{ $loyal ->
    [none] { "" }
   *[other] { "" } loyal to { $loyal }
}

## Trials and assassinations

odds-appeal = If { $senator } ({ $special ->
    [yes] less the victim's POP: { $popularity }
   *[no] POP { $popularity }
}) appeals to the people, they kill him in { $killed }%, free him in { $freed }%, vote for his conviction in { $for }% and against it in { $against }% of all cases ({ $special ->
    [yes] RR-1.09.74
   *[no] RR-1.09.421
}).
odds-assassination = An attempt on { $victim } with a modifier of { $modifier } kills him in { $killed }% of all cases; the assassin is caught in { $caught }% ({ $rule ->
    [optional] RR-1.09.79
   *[base] RR-1.09.72
}). Secret Bodyguards take 1 each from the rolls and may catch him still.
assassins-stakes = { $rule ->
    [optional] Two dice, a coloured and a white one. Coloured 5 or more: the victim dies. White 3 or less: your Senator is caught and dies, and every Senator of your faction loses 5 INF and 1 POP (RR-1.09.79). Both can happen. Each Assassin card adds 1 to both dice, and to every further roll.
   *[base] One die. 5 or more: the victim dies. 2 or less: your Senator is caught and dies, and your Faction Leader loses 5 INF and, if he is in Rome, { $neutrals ->
        [yes] dies for it at once
       *[no] is tried for his life
    }; if the Leader himself is caught, his Family is lost too (RR-1.09.74). Each Assassin card adds 1.
} A Secret Bodyguard of the victim's faction may still change it. You may try once a turn.
assassins-guards = { $rule ->
    [optional] Each takes 1 from both dice and, if the assassin is not caught by then, brings one more white roll, to catch him on 3 or less (RR-1.09.79).
   *[base] Each takes 1 from the roll and, if the assassin is not caught by then, brings one more, to catch him on 2 or less (RR-1.09.73).
} Further rolls count all modifiers; they do not kill the victim.
attempt-trial = **If he is caught:** { $assassin } dies. { $leader }, your Faction Leader, loses { $loss } of his { $influence } INF{ $present ->
    [yes] { " " }and { $neutrals ->
        [yes] is guilty at once: he dies, and
       *[no] is tried for his life; convicted he dies, and
    } his Family goes to the Curia{ $chits ->
        [0] { "" }
        [one] ; then 1 chit is drawn against your Senators in Rome
       *[other] ; then { $chits } chits are drawn against your Senators in Rome
    }
   *[no] ; he is away, so nobody is tried
}.
attempt-leader = **If he is caught:** { $assassin }, your Faction Leader, dies with his Family{ $chits ->
    [0] { "" }
    [one] , and 1 chit is drawn against your Senators in Rome
   *[other] , and { $chits } chits are drawn against your Senators in Rome
}.

## What hangs on a proposal

charge-holder = holder of { $card }
stakes-levy = -# It costs { $talents }T; of { $treasury }T { $left }T are left. All units then cost { $upkeep }T a turn.
stakes-type = -# **{ $name }**: { $line }
stakes-land-bill = -# { $lasting ->
    [yes] { $cost }T a turn
   *[no] { $cost }T once
} (the State Treasury holds { $treasury }T); Unrest { $unrest } → **{ $after }**. Sponsor +{ $sponsor } POP, Co-Sponsor +{ $cosponsor }; each Senator who votes against it −{ $against } POP, whatever becomes of it.
stakes-repeal = -# It saves { $cost }T a turn; Unrest { $unrest } → **{ $after }**. Its sponsor loses { $sponsor } POP, each other Senator who votes for it { $votes_for }, whatever becomes of it.
stakes-office = -# INF +{ $gain }: { $senators }.
stakes-office-one = { $senator } then has { $after }
stakes-governors = -# With them votes leave Rome: { $senators }.
stakes-governor = { $senator } { $votes }
stakes-life = -# The INF of { $senator }, { $influence }, is added to the votes for it. His player decides for all loyal factions until the end of the turn, and wins then if Rome stands.
stakes-bill = -# Passed, it brings the Sponsor { $sponsor } INF and the Co-Sponsor { $cosponsor }. Voted down, it is gone for good.
stakes-trial = -# { $influence } INF of { $accused } count against conviction. { $capital ->
    [yes] Convicted he dies.
   *[no] Convicted he loses { $loss } INF and { $pop } POP{ $concessions ->
        [none] .
       *[other] , and to the Forum go { $concessions }.
    }
}
stakes-pleas = -# { $advocate } pleads: votes against conviction in { $helped }% of all rolls (at most { $best }), for it in { $harmed }% (at most { $worst }).
stakes-closes = -# { $senator }, who presides, leaves for war: that closes the Senate.
floor-silence-business = **If you adjourn** only Tribunes can still propose something{ $wars ->
    [0] { "" }
    [one] , and nobody is sent against 1 Active War that no commander meets
   *[other] , and nobody is sent against { $wars } Active Wars that no commander meets
}.
commander-note = MIL { $military }{ $veterans ->
    [0] { "" }
    [one] { " " }· 1 legion loyal to him
   *[other] { " " }· { $veterans } legions loyal to him
} · { $votes ->
    [one] 1 vote leaves
   *[other] { $votes } votes leave
} Rome
ally-note = land { $land }{ $fleet ->
    [0] { "" }
   *[other] , fleet { $fleet }
}{ $spoils ->
    [0] { "" }
   *[other] , spoils { $spoils }T
}

## Tribunes, and what answers them

graft-note = { $talents }T: he can pay the price in { $percent }% of all cases
price-left = -# { $senator } keeps { $left }T.
murder-note = it works in { $percent }%; POP { $popularity }, less 1 to 6
mob-note = { $least } to { $most } chits, against { $exposed ->
    [one] 1 Senator
   *[other] { $exposed } Senators
} of theirs in Rome: at least one dies in { $percent }%

## Officials

fine-note = { $talents }T in his purse, POP { $popularity }, INF { $influence }
legate-votes = If { $senator } goes, { $votes ->
    [one] 1 vote leaves
   *[other] { $votes } votes leave
} Rome with him for three turns.
recall-button = Recall { $count } · { $own }T his{ $beside ->
    [0] { "" }
   *[other] , { $beside }T yours
}
recall-price = -# { $settled ->
    [one] 1 veteran has settled
   *[other] { $settled } veterans have settled
}; each costs { $price }T. { $senator } has { $talents }T and ORA { $oratory }, your Faction Treasury { $treasury }T.

## What is confirmed

save-senate-consuls = Nominate Them
save-senate-pontifex = Nominate Him
save-senate-dictator = Say So
save-senate-censor = Nominate Him
save-senate-land-bill = Propose It
save-senate-repeal = Propose It
save-senate-bill = Propose It
