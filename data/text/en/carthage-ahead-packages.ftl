### The Republic of Carthage: what is asked once a phase, before the rules ask it.

## Questions

ask-revenue-package = What does your faction do in the next Revenue Phase?
    .label = Revenue Phase
    .hint = It is played step by step in the order of the rules. Until a step is played you can change what you said of it. Who dies before that is passed over; if the rest of the money was to go to him, or a promise can no longer be kept, you are asked again.
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

option-revenue-package-below = Amount, if Treasury below the limit
option-revenue-package-save = What the Treasury needs for 0
option-revenue-package-0 = Nothing
option-revenue-package-10 = 10T for 1 POP
option-revenue-package-20 = 20T for 2 POP
option-revenue-package-taking = Corrupt income and spoils
    .within = corrupt income and spoils
option-revenue-package-works = Public works
    .within = public works
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

## What they would do

package-takes = Corrupt income and spoils: { $what }.
package-gift-below = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} { $talents }T if the Treasury is below { $bound }T
package-gift-save = { $senators } what the Treasury needs to stand at 0
package-works = Public works for { $talents }T.
package-all = You sell every card.
package-unsold = You sell nothing.
package-sets = You sell sets of { $least } or more, and what does not fit in the Warehouses.
package-named = You sell { $names }.
package-keep = You keep { $keep } first.
package-income = The income goes to { $shares }.
package-form-gifts = Mago 10 · Mago 10 <50: if the Treasury is below 50 · =0: to 0 · >5: leave 5 · 25 >5: 25 at least
package-form-which = Of sets the fewest cards: 4. Of single commodities their names, a line each
package-form-plays = In their order, a line each: Salt Works on Mago. What is impossible by then is passed over
package-form-shares = A line each: a name and its tenths, 10 in all

## Why not

reason-packages-least = Say how many cards a set must have to be sold ({ $clause }).
reason-packages-named = Say which commodities you sell ({ $clause }).
