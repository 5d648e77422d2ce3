### The republics: what is asked once a phase, before the rules ask it.

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
option-setup-plays-plan = As said here
option-setup-plays-ask = Ask me
option-revolution-plays-plan = As said here
option-revolution-plays-ask = Ask me
option-revolution-plan-done = Done
option-revolution-plan-ask = Ask me
option-revolution-plan-lay-down = Lays down the command
option-revenue-package-stay = Stays where it is
option-revenue-package-none = Nothing
option-revenue-package-give = An amount
option-revenue-package-gifts = Contributions
    .within = contributions
option-revenue-package-purses = Purses
    .within = your purses
package-ask = You are asked at your turn: { $parts }.
package-gifts = Contributions: { $gifts }.
package-gift-give = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} { $talents }T
package-gift-step = { $senators }{ $count ->
    [one] { "" }
   *[other] { "" } each
} 50T, 25T, or 10T{ $talents ->
    [0] { "" }
   *[other] , at least { $talents }T
} ({ $bound ->
    [0] the most he has
   *[other] the most that leaves him { $bound }T
})
package-stay = All money stays where it is.
package-purses = { $sums ->
    [none] All money goes to { $rest }.
   *[other] { $sums }; the rest goes to { $rest }.
}
package-plays = You play { $cards }.
package-no-plays = You play nothing.
package-discard = Discarded first: { $cards }.
package-through = You trade no red cards.
package-lays-down = Your victorious commanders lay down the command.
package-may-revolt = You are asked whether a victorious commander of yours revolts.
package-form-purses = A line each: a name and a number, filled in this order; a name alone gets the rest
reason-packages-talents = Say how many Talents { $senator } gives ({ $clause }).
reason-packages-bound = Say below which Treasury { $senator } gives ({ $clause }).
reason-packages-rest = With a fixed sum somebody must get the rest ({ $clause }).
reason-packages-line = I do not understand “{ $line }”.
option-revenue-package-step = Most of 10, 25, 50T leaving the limit
button-as-before = As Last Time
