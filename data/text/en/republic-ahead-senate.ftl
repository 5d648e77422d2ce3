### The republics: the Senate asked ahead.

## Questions

ask-senate-programme = You have the floor. What will you propose ({ senate-part }), and what then?
    .label = Programme
    .hint = All see it and answer to all of it at once; it is put to the vote motion by motion. Your own faction votes for it. Until a motion is put you may change it.
    .default = Announce It
    .none = no programme
    .field-home = { senate-home }
    .field-rebuke = If all others vote against a motion
ask-senate-draft = If you preside in the next part of the Senate ({ senate-part }), what will you propose?
    .label = Draft
    .hint = Nobody sees a draft. If you come to preside it is announced at once as your programme; if you do not it is dropped, and nobody is told. You are asked then if something of it is not legal any more, or somebody you named has been won over by another faction.
    .default = Ask Me Then
    .none = no draft
    .field-home = { senate-home }
    .field-rebuke = If all others vote against a motion
ask-senate-docket = How does your faction vote on the programme ({ senate-part })? All are asked at once.
    .label = Docket
    .hint = The motions are put and declared one after the other. You may change what you say of a motion until your votes on it are declared. If a motion is added or changed, you are asked about that one. The menu of a motion also leads to exceptions and bought votes; *More…* to conditions.
    .field-home = { senate-home }
    .field-consents = Consent of
    .field-hold = Pause of the Senate
docket-veto-alone = Which motions of the programme ({ senate-part }) do you veto? You have no votes on them.
docket-veto-alone-hint = Whoever might hold a card, or have a power, that vetoes is asked. The motions are put one after the other; you may change what you say of a motion until the vote on it is over. If a motion is added or changed, you are asked about that one.
option-senate-programme-ask = Then Ask Me
    .within = then ask me
option-senate-programme-adjourn = Then Adjourn
    .within = then adjourn
option-senate-docket-ask = Ask me when it is called
option-senate-docket-never = No veto
    .within = no veto
option-senate-programme-influence = Lose 1 INF
option-senate-programme-step-down = Step Down
option-senate-docket-veto-carried = Nay; veto if carried by then
option-senate-docket-veto-now = Nay; veto at once
docket-veto = { $veto ->
    [now] Veto at once
   *[other] Veto if carried by then
}
option-senate-docket-votes = Exceptions and bought votes…
option-senate-docket-more = More…
option-senate-docket-consent = Consents
option-senate-docket-refuse = Refuses
ask-senate-pause = The Senate pauses { $after ->
    [0] before the first motion
   *[other] after motion { $after } of the programme
}. Shall it go on?
    .label = Pause of the Senate
    .hint = Somebody has wished it. Now you may change your sheets, and play what may be played between votes; who presides may change what he has not put yet. It goes on by itself when the time is up, or as soon as nobody needs the pause any more.
    .default = Go On
option-senate-pause-go-on = Go On
turn-senate-pause = The Senate pauses { $after ->
    [0] before the first motion
   *[other] after motion { $after } of the programme
}; it goes on when the time is up, or when nobody needs the pause any more.
ask-senate-laws = Which Law do you play before which motion of the programme ({ senate-part })?
    .label = A Law Between Motions
    .hint = A programme is played without a stop. The Law is played just before that motion, or before the next if that one is not put. Everybody may say it of every Law: without the card nothing is played. You may still play a Law by hand at any time.
    .default = None
    .field-law = Law
    .field-when = When
    .none = no Law
option-senate-laws-none = No Law
    .within = no Law
option-before-motion-n = Before motion { $n }
    .within = before motion { $n }
option-before-end = Before the adjournment
    .within = before the adjournment
option-senate-accusations-ask = And then ask me
    .within = then ask me
ask-senate-sheets = How does your faction vote on motion no. { $motion }? All are asked at once; it is declared when you are called.
    .label = Sheet for No. { $motion }
    .hint = One voice for all your Senators, exceptions by name. Votes bought up to a limit are bought only if they decide the vote against all that can still be cast and bought; whoever proposed it is reckoned to vote for it. You may change your sheet until it is declared.
    .field-voice = Your faction votes
    .field-but = Senators who vote otherwise
    .field-bought = Votes bought in any case
    .field-most = Votes bought if they decide it, at most
    .field-payers = Who pays for these, in order
    .field-short = If they do not decide it
    .field-veto = Veto
    .field-given = On condition
    .field-other = Where the condition does not hold
    .field-appeal = Appeal to the people
option-senate-sheets-ask = Ask me when I am called
    .within = ask me when I am called
option-senate-sheets-none = Buy none
option-senate-sheets-all = Buy all the same
option-senate-sheets-never = Never
option-senate-sheets-now = At once
option-senate-sheets-carried = If it is carried when I am called
option-senate-sheets-session = Never in this Senate
option-senate-sheets-no = No
option-senate-sheets-yes = Yes

sheet-veto-alone = Do you veto motion no. { $motion }? You have no votes on it.
sheet-veto-alone-hint = Whoever might hold a card, or have a power, that vetoes is asked, all at once. You may change what you say until the vote is over.

## The cards of a programme and a docket

button-by-hand = I Propose One by One
button-anew = Begin Anew
button-own = My Own Votes…
button-earlier = Move Up
button-leave-out = Leave Out
button-votes = Exceptions and Bought Votes…
menu-add-motion = Add a motion…
menu-change-motion = Change, move or leave out a motion…
menu-fallback = If it fails or is vetoed, propose…
programme-line = { $place }. { $what }
programme-put = { $place }. { $what } ({ $fate ->
    [open] is being voted on
    [passed] ✔ passed
   *[failed] ✘ not carried
})
programme-head = { $others ->
    [0] { $what }
    [one] { $what } (and another if it fails)
   *[other] { $what } (and { $others } others in turn if it fails)
}
programme-own = your faction: { $sheet }
programme-own-page = **{ $label }: your own votes**
    They are cast on each of your motions: { $sheet }.
programme-nothing = nothing yet
programme-not-yet = -# It cannot be announced like this: { $reason }
docket-line = { $place }. { $what }: **{ $how }**
docket-said = { $places }: { $how }
docket-counted = { $count ->
    [one] 1 motion: { $how }
   *[other] { $count } motions: { $how }
}
option-senate-docket-none = None
option-senate-docket-end = Before the adjournment
docket-after = After motion { $place }
docket-pause = { $place ->
    [none] pause after a motion
    [end] pause before the adjournment
   *[other] pause after { $place }
}
docket-consents = { $how ->
    [consent] { $senators }: consent if asked
    [refuse] { $senators }: no consent if asked
   *[ask] { $senators }: ask me about consent
}
docket-given = { $fate ->
    [passed] { $what }, only if { $place } has passed; else { $other }
   *[failed] { $what }, only if { $place } has not passed; else { $other }
}
docket-if = { $place ->
    [none] Whatever becomes of the others
   *[other] { $fate ->
        [passed] Only if { $place } has passed
       *[failed] Only if { $place } has not passed
    }
}

## The card of a sheet

sheet-form-but = A line each: a Senator, and Yea, Nay or Abstain; empty: nobody
sheet-form-bought = A line each: a Senator and how many votes he buys
sheet-form-most = How many, then who pays, in order: 5 Mago, Hanno; without names, who has most; 0: none

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
sheet-veto = { $how ->
    [session] no veto in this Senate
    [now] veto at once
   *[carried] veto if it is carried when you are called
}
sheet-appeal = { $how ->
    [yes] appeals to the people
   *[ask] ask me whether to appeal
}

## Why not

reason-senate-pays-for-others = { $senator } votes otherwise than your faction, so he cannot pay for its votes ({ $clause }).
reason-senate-purses = You would spend { $talents }T; those who pay have { $purses }T ({ $clause }).
reason-senate-programme-long = A programme has at most { $motions } motions and { $proposals } proposals with all fallbacks ({ $clause }).
reason-senate-not-now = That cannot be on this programme ({ $clause }).
reason-senate-being-put = What has been put to the vote stays on the programme as it is and where it is ({ $clause }).
reason-senate-held-up = You have had your pause in this session; one each ({ $clause }).
