### The Republic of Carthage at a glance: for a newcomer above all.

## The order of business of the Senate

business-suffetes = Suffetes
business-committee = Committee of Five
business-taxes = tax rate

## How the factions stand, and how long it goes on

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

ballot-judges = - Bribed Judges: { $votes }
