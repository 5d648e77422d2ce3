### The Republic of Rome: what is asked once a phase, before the rules ask it.

## Questions

ask-revenue-package = What does your faction do in the next Revenue Phase?
    .label = Revenue Phase
    .hint = It is played step by step in the order of the rules. Until a step is played you can change what you said of it. Who dies before that is passed over; if the rest of the money was to go to him, or a promise can no longer be kept, you are asked again. What Rebels pay, and what the State keeps of theirs, is asked when it comes.
    .none = your faction takes and gives nothing, and all money stays where it is
    .fill = Change…
    .share = { $name } { $count }T
    .field-taken = Spoils and drought profits
    .field-spoils = Spoils
    .field-grain = Drought profits
    .field-upkeep = Open Bodyguard
    .field-guard = Open Bodyguard, if you hold one
    .field-gifts = Contributions
    .field-rule = Rule
    .field-talents = Talents
    .field-bound = Limit
    .field-purses = Purses
    .field-rest = The rest
    .field-sums = Fixed sum
    .field-taxes = Local Taxes
    .field-ask = Ask me at my turn
    .field-more = Further wishes
option-revenue-package-pay = Pay for the Open Bodyguard
option-revenue-package-discard = Discard the Open Bodyguard
option-revenue-package-below = Amount, if less is left to the State
option-revenue-package-save = What the State lacks to pay all
option-revenue-package-alternate = Armies and fleets by turns
option-revenue-package-armies = Local Taxes: armies first
option-revenue-package-fleets = Local Taxes: fleets first
option-revenue-package-guards = Ask me: Open Bodyguards
    .within = Open Bodyguards
option-revenue-package-taking = Ask me: spoils and drought profits
    .within = spoils and drought profits
option-revenue-package-taxes = Ask me: Local Taxes
    .within = Local Taxes

## What they would do

package-spoils = Spoils: { $what }.
package-grain = Drought profits: { $what }.
package-guard = An Open Bodyguard, if you hold one, goes to { $senator }.
package-unguarded = Your Open Bodyguard is discarded.
package-taxes-armies = Local Taxes raise armies first.
package-taxes-fleets = Local Taxes raise fleets first.
package-gift-below = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} { $talents }T if less than { $bound }T are left to the State
package-gift-save = { $senators } what the State lacks to pay all it must
package-form-gifts = Fabius 10 · Fabius 10 <50: if the State keeps less · =0: what it lacks · >5: leave 5 · 25 >5: 25 up
package-form-plays = In their order, a line each: Harbor Fees on Fabius. What is impossible by then is passed over
