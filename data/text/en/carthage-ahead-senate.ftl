### The Republic of Carthage: the Senate asked ahead.

## Questions

ask-senate-sheets = How does your faction vote on motion no. { $motion }? All are asked at once; it is declared when you are called.
    .label = Sheet for No. { $motion }
    .hint = One voice for all your Senators, exceptions by name. Votes bought up to a limit are bought only if they decide the vote against all that can still be cast and bought. You may change your sheet until it is declared.
    .field-voice = Your faction votes
    .field-but = Senators who vote otherwise
    .field-bought = Votes bought in any case
    .field-most = Votes bought if they decide it, at most
    .field-payers = Who pays for these, in order
    .field-short = If they do not decide it
    .field-veto = Veto
    .field-appeal = Appeal to the people
option-senate-sheets-ask = Ask me when I am called
option-senate-sheets-none = Buy none
option-senate-sheets-all = Buy all the same
option-senate-sheets-never = Never
option-senate-sheets-now = At once
option-senate-sheets-carried = If it is carried when I am called
option-senate-sheets-no = No
option-senate-sheets-yes = Yes

## The card of a sheet

button-sheet = More…
sheet-but = { $senator } { $side ->
    [for] yea
    [against] nay
   *[abstain] abstains
}
sheet-bought = { $senator } buys { $count }
sheet-most = up to { $count } bought by { $payers } if they decide it ({ $short ->
    [none] else none
   *[all] else all the same
})
sheet-veto = veto { $how ->
    [now] at once
   *[carried] if it is carried when you are called
}
sheet-appeal = { $how ->
    [yes] appeals to the people
   *[ask] ask me whether to appeal
}

## Why not

reason-senate-pays-for-others = { $senator } votes otherwise than your faction, so he cannot pay for its votes ({ $clause }).
reason-senate-purses = You would spend { $talents }T; those who pay have { $purses }T ({ $clause }).
