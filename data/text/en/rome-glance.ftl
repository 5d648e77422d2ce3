### The Republic of Rome at a glance: for a newcomer above all.

## The order of business of the Senate

business-consuls = Consuls
business-pontifex = Pontifex Maximus
business-dictator = Dictator
business-censor = Censor

## How the factions stand, and how long it goes on

length-turns = -# Most INF at the end wins, if Rome stands. The game lasts { $last } turns; this is turn { $turn }.
length-deck = -# Most INF at the end wins, if Rome stands. { $last ->
    [yes] Era Ends is drawn: it ends with this Forum Phase.
   *[no] It ends with the Forum Phase in which Era Ends is drawn: { $cards ->
        [one] 1 card is left
       *[other] { $cards } cards are left
    }{ $more ->
        [yes] { " " }in this deck, then comes the next period
       *[no] { "" }
    }.
}
measure-votes = Votes in Rome
measure-unrest = Unrest
seat-standing = INF { $influence } · { $votes } votes in Rome · { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senators
}{ $knights ->
    [0] { "" }
    [one] { "" } · 1 Knight
   *[other] { "" } · { $knights } Knights
} · { $talents }T in Personal Treasuries · { $cards ->
    [one] 1 red card
   *[other] { $cards } red cards
}

## The end, and what will be remembered

end-state = The game ended in turn { $turns }. The State: { $treasury }T, Unrest { $unrest }, { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
}; Active Wars: { $active }.
recap-turn = **Turn { $turn }**{ $elected ->
    [0] { "" }
    [one] , Consul { $heads }
   *[other] , Consuls { $heads }
}: { $told }.
recap-land = Land Bills: { $things }
recap-law = ⚖ { $things }
recap-appointed = 👑 Consul for Life: { $things }

## Hands

hand-senator = - { $name }: { $talents }T{ $knights ->
    [0] { "" }
    [one] , 1 Knight
   *[other] , { $knights } Knights
}{ $titles ->
    [none] { "" }
   *[other] { $titles }
}
hand-card = - { $name } ({ $timing ->
    [law] Senate Phase
    [senate] Senate Phase
    [assassination] with an assassination, or against one
    [forum] with your persuasion attempt
    [revenue] Revenue Phase
    [combat] Combat Phase
    [any-but-revolution] any phase but Revolution
   *[setup-or-revolution] Set-up or Revolution Phase
}): { $text }{ $barred ->
    [namesake] { " " }Not now: a Statesman of his number is in play.
    [family] { " " }Not now: another player has his Family.
    [land-bill] { " " }Not now: no Land Bill is in effect.
   *[none] { "" }
}
