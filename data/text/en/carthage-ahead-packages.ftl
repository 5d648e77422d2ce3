### The Republic of Carthage: what is asked once a phase, before the rules ask it.

## Questions

ask-revenue-package = What does your faction do in the next Revenue Phase?
    .label = Revenue Phase
    .hint = It is played step by step in the order of the rules. Until a step is played you can change what you said of it. Who dies before that is passed over; a promise you can no longer keep is asked of you again.
    .none = your faction takes, gives and builds nothing, and all money stays where it is
    .fill = Change…
    .share = { $name } { $count }T
    .field-taken = Corrupt income and spoils
    .field-corruption = Corrupt income
    .field-spoils = Spoils
    .field-gifts = Contributions
    .field-rule = Rule
    .field-talents = Talents
    .field-bound = Limit
    .field-works = Public works
    .field-purses = Purses
    .field-rest = The rest
    .field-sums = Fixed sum
    .field-ask = Ask me at my turn
ask-revenue-contributions = How many Talents do your Senators give to the State?
    .label = Contribute
    .hint = All who left it open answer together; your gifts are made at your turn, after those before you. 10T gain a Senator 1 INF, 25T gain 3, 50T gain 7.
    .none = your Senators give nothing
    .fill = Change…
    .field-gifts = Contributions
    .field-rule = Rule
    .field-talents = Talents
    .field-bound = Limit
    .field-ask = Ask me at my turn
ask-trade-package = What becomes of your trade cards when trading is over?
    .label = Sale and Warehouses
    .hint = With it you say that you are done trading, too; whoever offers you a deal then has both asked again. It is said of the cards you hold in the end, and can be changed until you sell.
    .fill = Change…
    .share = { $name } { $count }/10
    .field-sale = Sale
    .field-which = How large, or which
    .field-least = Cards in a set, at least
    .field-named = Commodities to sell
    .field-keep = Keep first
    .field-shares = Income in tenths
    .field-ask = Ask me at my turn
ask-setup-plays = Which cards do you play before the first turn, in which order?
    .label = First Cards
    .hint = Everybody is asked, whatever he holds. What cannot be played any more at your turn is passed over.
    .none = you play nothing
    .fill = Change…
    .field-when = At your turn
    .field-plays = Played, in this order
    .field-discard = Discarded first
ask-revolution-plays = Which red cards do you play in this Revolution Phase, in which order?
    .label = Red Cards
    .hint = Everybody is asked, whatever he holds. What cannot be played any more at your turn is passed over; if you are given cards before that, you are asked then. Above five cards you discard first what you name.
    .none = you play nothing
    .fill = Change…
    .field-when = At your turn
    .field-plays = Played, in this order
    .field-discard = Discarded first
ask-revolution-plan = Are you done with red cards for this turn, and what do you play in the Revolution Phase?
    .label = Revolution Phase
    .hint = Nobody is told what you said. If somebody offers you a deal then, or gives you a card, you are asked after all; what cannot be played any more is passed over. Above five cards you discard first what you name.
    .none = you are asked in the Revolution Phase
    .fill = Change…
    .field-when = Trading of red cards
    .field-plays = Played, in this order
    .field-discard = Discarded first
    .field-revolts = A victorious commander

option-revenue-package-stay = Stays where it is
option-revenue-package-none = Nothing
option-revenue-package-give = An amount
option-revenue-package-below = Amount, if Treasury below the limit
option-revenue-package-save = What the Treasury needs for 0
option-revenue-package-step = Most of 10, 25, 50T leaving the limit
option-revenue-package-0 = Nothing
option-revenue-package-10 = 10T for 1 POP
option-revenue-package-20 = 20T for 2 POP
option-revenue-package-taking = Corrupt income and spoils
    .within = corrupt income and spoils
option-revenue-package-gifts = Contributions
    .within = contributions
option-revenue-package-works = Public works
    .within = public works
option-revenue-package-purses = Purses
    .within = your purses
option-revenue-contributions-none = Nothing
option-revenue-contributions-give = An amount
option-revenue-contributions-below = Amount, if Treasury below the limit
option-revenue-contributions-save = What the Treasury needs for 0
option-revenue-contributions-step = Most of 10, 25, 50T leaving the limit
option-revenue-contributions-gifts = Contributions
    .within = contributions
option-trade-package-all = Every card
option-trade-package-none = No card
option-trade-package-sets = Sets, and what exceeds Warehouses
option-trade-package-named = Single commodities
option-trade-package-best = The best
    .within = the best
option-trade-package-leader = Faction Leader
    .within = your Faction Leader
option-trade-package-sale = The sale
    .within = the sale
option-trade-package-keep = The Warehouses
    .within = the Warehouses
option-trade-package-split = The income
    .within = the income
option-setup-plays-plan = As said here
option-setup-plays-ask = Ask me
option-revolution-plays-plan = As said here
option-revolution-plays-ask = Ask me
option-revolution-plan-done = Done
option-revolution-plan-ask = Ask me
option-revolution-plan-lay-down = Lays down the command

## What they would do

package-ask = You are asked at your turn: { $parts }.
package-takes = Corrupt income and spoils: { $what }.
package-gifts = Contributions: { $gifts }.
package-gift-give = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} { $talents }T
package-gift-below = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} { $talents }T if the Treasury is below { $bound }T
package-gift-save = { $senators } what the Treasury needs to stand at 0
package-gift-step = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} the most of 10T, 25T and 50T that leaves him { $bound }T
package-works = Public works for { $talents }T.
package-stay = All money stays where it is.
package-purses = { $sums ->
    [none] All money goes to { $rest }.
   *[other] { $sums }; the rest goes to { $rest }.
}
package-all = You sell every card.
package-unsold = You sell nothing.
package-sets = You sell sets of { $least } or more, and what does not fit in the Warehouses.
package-named = You sell { $names }.
package-keep = You keep { $keep } first.
package-income = The income goes to { $shares }.
package-plays = You play { $cards }.
package-no-plays = You play nothing.
package-discard = Discarded first: { $cards }.
package-through = You trade no red cards.
package-lays-down = Your victorious commanders lay down the command.
package-may-revolt = You are asked whether a victorious commander of yours revolts.
package-form-gifts = Mago 10 · Mago 10 <50: if the Treasury is below 50 · Mago =0: to stand at 0 · Mago >5: leave 5
package-form-purses = A line each: a name and a number, filled in this order; a name alone gets the rest
package-form-which = Of sets the fewest cards: 4. Of single commodities their names, a line each
package-form-plays = In their order, a line each: Salt Works on Mago. What is impossible by then is passed over
package-form-shares = A line each: a name and its tenths, 10 in all

## Why not

reason-packages-talents = Say how many Talents { $senator } gives ({ $clause }).
reason-packages-bound = Say below which Treasury { $senator } gives ({ $clause }).
reason-packages-rest = With a fixed sum somebody must get the rest ({ $clause }).
reason-packages-least = Say how many cards a set must have to be sold ({ $clause }).
reason-packages-named = Say which commodities you sell ({ $clause }).
reason-packages-line = I do not understand “{ $line }”.
