### The Republic of Carthage at a glance: for a newcomer above all.

## The order of business of the Senate

business-suffetes = Suffetes
business-committee = Committee of Five
business-prosecutions = prosecutions
business-governors = Governors
business-business = other business
business-coalition = Ruling Coalition
business-plan = military plan
business-spoils = spoils
business-taxes = tax rate
business-plots = plots
business-orders = forces set out
presides = { $senator ->
    [none] Nobody can preside.
   *[other] { $senator } ({ $seat }) presides.
}
floor-voting = Motion no. { $number } is voted on: { motion-name }.
floor-held = { $item ->
    [prosecutions] The Censor accuses, if he likes: { $senator } ({ $seat }).
   *[other] { $same ->
        [yes] He has the floor.
       *[no] { $senator } ({ $seat }) has the floor.
    }
}

## How the factions stand, and how long it goes on

standing = { $seat } **{ $influence } INF** ({ $votes ->
    [one] 1 vote
   *[other] { $votes } votes
})
length-turns = -# Most INF at the end wins, if Carthage stands. The game lasts { $last } turns; this is turn { $turn }.
length-deck = -# Most INF at the end wins, if Carthage stands. { $last ->
    [yes] The last deck has run out: this is the last turn.
   *[no] It ends with the turn in which the last card is drawn: { $cards ->
        [one] 1 card is left
       *[other] { $cards } cards are left
    }{ $more ->
        [yes] { " " }in the Early deck, then comes the Late deck
       *[no] { "" }
    }.
}
senator-exploration = EXP { $exploration }

## The lines of a tally

ballot-bought = - Bought votes: { $votes }
ballot-bought-side = { $side ->
    [for] Yea { $votes }
   *[against] Nay { $votes }
} by { $seat }
ballot-influence = - INF of the accused: { $votes }
ballot-appeal = - The people, by appeal: { $votes }
ballot-judges = - Bribed Judges: { $votes }
