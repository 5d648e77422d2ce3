### The republics: the Senate Phase. Terms are those of the rulebooks; T is a Talent.

ask-senate-trial = Whom do you accuse, of what, and who is to prosecute him?
    .label = Accuse a Senator
    .hint = The prosecutor must consent. An executed Senator is lost to his faction.
    .field-accused = Accused
    .field-charge = Charge
    .field-prosecutor = Prosecutor
ask-senate-prosecute = Does { $senator } prosecute { $accused }?
    .label = Prosecution of { $accused }
    .hint = The prosecutor of a convict gains half the INF that he loses.
ask-senate-appeal = Does the accused appeal to the people?
    .label = Appeal to the People
    .hint = 2 dice + POP: 8 and more are votes against conviction, 12 free him; 6 and less are votes for it, 2 kill him.
ask-senate-vote = How do your Senators vote on motion no. { $motion }?
    .label = Vote on No. { $motion }
    .hint = Each bought vote costs 1T of the Senator's own money.
ask-senate-consent = Does { $senator } consent to motion no. { $motion }?
    .label = Consent of { $senator }
ask-senate-rebuke = All other Senators voted against your proposal. What does your magistrate do?
    .label = Answer the Rebuke
    .hint = Who steps down no longer presides this turn; he keeps his office.
ask-senate-call = Which faction do you call next?
    .label = Call Another Faction
ask-senate-veto = Do you veto motion no. { $motion }?
    .label = Veto No. { $motion }
    .hint = The vote ends at once. A card is discarded; a power of your own is used up for this session.
ask-senate-assassinate = Which of your Senators attacks whom, and with how many Assassin cards?
    .label = Assassinate
    .field-assassin = Assassin
    .field-victim = Victim
    .field-cards = Assassin cards
ask-senate-bodyguards = { $assassin } attacks { $victim }. How many Secret Bodyguards do you play?
    .label = Secret Bodyguards
ask-senate-recruit = Which Senator in the Forum joins your faction?
    .label = Take a Senator
ask-senate-join = Do you join the Ruling Coalition{ $partner1 ->
        [none] { " " }of your faction alone
       *[other] { " " }with { $partner1 }
    }{ $partner2 ->
        [none] { "" }
       *[other] , { $partner2 }
    }{ $partner3 ->
        [none] { "" }
       *[other] , { $partner3 }
    }{ $partner4 ->
        [none] { "" }
       *[other] , { $partner4 }
    }? It has { $votes } of { $of } votes.
    .label = Join the Coalition
    .hint = Its members divide offices, Governorships and commands among themselves. If you refuse, the next combination with a majority governs.
ask-senate-partners = No combination has a majority without you. Whom do you take into the Ruling Coalition?
    .label = Form the Coalition
option-senate-join-join = Join
option-senate-join-refuse = Refuse
option-senate-conspire-none = Do Not Ask
option-senate-conspire-ask = Ask for It
option-senate-prosecutions-end = End the Prosecutions
option-senate-appeal-appeal = Appeal
option-senate-trial-major = Last Office
option-senate-rebuke-influence = Lose 1 INF
option-senate-rebuke-step-down = Step Down
reason-senate-again = That was voted down in this session; it may be proposed again only with a real change ({ $clause }).
reason-senate-pass-names-nobody = Who passes names no Senator ({ $clause }).
reason-senate-not-eligible = { $senator ->
    [none] Nobody
   *[other] { $senator }
} cannot have that; name one of your Senators who can ({ $clause }).
reason-senate-twice = { $senator } stands there twice ({ $clause }).
reason-senate-nobody = Name somebody for at least one post ({ $clause }).
reason-senate-no-charge = { $senator } cannot be tried for that now ({ $clause }).
reason-senate-own-prosecutor = { $senator } cannot prosecute himself ({ $clause }).
reason-senate-will-not-prosecute = { $senator } has refused to prosecute him for that ({ $clause }).
reason-senate-empty = A motion needs words ({ $clause }).
reason-senate-nothing-proposed = Say who shall have at least one of these cards ({ $clause }).
reason-senate-no-units = Say how many units it is about: at least one ({ $clause }).
reason-senate-raised-and-disbanded = { $unit } cannot be both raised and disbanded in one session ({ $clause }).
reason-senate-too-few-units = There are not so many of these units ({ $clause }).
reason-senate-treasury = That costs { $talents }T; the State Treasury holds { $treasury }T ({ $clause }).
reason-senate-no-such-order = That cannot be ordered now ({ $clause }).
reason-senate-cannot-command = Somebody named here cannot be sent to war now ({ $clause }).
reason-senate-needed-units = For the { $war } this force lacks needed units: a legion with Fleets for the support of { $support }, or against an unbeaten fleet at least a Fleet ({ $clause }).
reason-senate-lower-war = No force may be sent against the { $war } before every lower-numbered war between the republics is settled ({ $clause }).
reason-senate-earlier-war = The { $war } comes first: a force with a commander must face it too ({ $clause }).
reason-senate-all-return = With all its commanders the whole force comes home; name no units then ({ $clause }).
reason-senate-two-orders = Nobody is sent twice, and no force or garrison has two orders in one motion ({ $clause }).
reason-senate-bought-nothing = { $senator } abstains, so no votes can be bought for him ({ $clause }).
event-republic-called = { $seat } is called next.
event-republic-sheet-handed-in = Your votes on motion no. { $number } are handed in; they count when your faction is called.
event-republic-votes-declared = { $seat } votes on motion no. { $number }: { $voices }{ $bought ->
    [0] { "" }
    [one] ; 1 vote is bought
   *[other] ; { $bought } votes are bought
}.
event-republic-vote-closed = Motion no. { $number } ({ motion-name }) { $passed ->
    [yes] passes
   *[no] fails
}: { $votes_for } for, { $votes_against } against{ $beside ->
    [none] { "" }
   *[other] { " " }(not cast by Senators: { $beside })
}.
    .news = { $passed ->
        [yes] ✔
       *[no] ✖
    } { event-republic-vote-closed }
votes-all-abstain = all abstain
votes-for = { $votes } for
votes-against = { $votes } against
event-republic-unopposed = Motion no. { $number } ({ motion-name }) takes effect without a vote.
    .news = { event-republic-unopposed }
event-republic-motion-fell = Motion no. { $number } ({ motion-name }) { $fate ->
    [vetoed] is vetoed
    [cancelled] is cancelled
    [refused] is not put to the vote, for consent was refused
    [impossible] has become impossible
    [freed] ends: the people have freed the accused
   *[other] falls
}.
    .news = { event-republic-motion-fell }
event-republic-appeal-rolled = { $senator } appeals to the people: dice { $dice }, POP { $popularity }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }: { $result ->
    [killed] they kill him
    [freed] they free him
    [for] { $votes } votes for conviction
    [against] { $votes } votes against conviction
   *[none] no votes for either side
}.
    .news = ⚖ { event-republic-appeal-rolled }
event-republic-prosecutor-rewarded = { $senator } prosecuted him and gains { $influence } INF.
event-republic-prosecutions-ended = The prosecutions are over.{ $cleared ->
    [nothing] { "" }
   *[other] { " " }Free of old marks: { $cleared }.
}
event-republic-assassin-sent = { $assassin } of { $seat } attacks { $victim }{ $cards ->
    [0] { "" }
    [one] , with 1 Assassin card
   *[other] , with { $cards } Assassin cards
}.
    .news = 🗡 { event-republic-assassin-sent }
event-republic-assassin-rolled = The assassin rolls { $dice }{ $modifier ->
    [0] { "" }
   *[other] , modifier { $modifier }
}.
event-republic-bodyguards-played = { $seat } plays { $guards ->
    [0] no Secret Bodyguards
    [one] 1 Secret Bodyguard
   *[other] { $guards } Secret Bodyguards
}.
event-republic-assassination-ended = { $assassin } attacks { $victim }: total { $totals }{ $extra ->
    [nothing] { "" }
   *[other] , further rolls { $extra }
}. { $killed ->
    [yes] The victim dies.
   *[no] The victim lives.
} { $caught ->
    [yes] The assassin is caught.
   *[no] The assassin gets away.
}
    .news = 🗡 { event-republic-assassination-ended }
event-republic-faction-disgraced = The assassin was caught, at the cost of { $influence } for { $senators }.
    .news = { event-republic-faction-disgraced }
event-republic-rebuked = All others voted against { $number ->
    [0] it
   *[other] motion no. { $number }
}: { $senator } { $stepped_down ->
    [yes] steps down and presides no longer this turn
   *[no] loses 1 INF
}.
    .news = { event-republic-rebuked }
event-republic-concession-granted = { $senator } receives { $concession }.
    .news = { event-republic-concession-granted }
event-republic-claim-forgone = { $seat } makes no proposal.
event-republic-coalition-declined = { $seat } does not join a Coalition of { $seats }.
    .news = { event-republic-coalition-declined }
event-republic-coalition-formed = The Ruling Coalition: { $seats }, with { $votes } of { $of } votes.
    .news = { event-republic-coalition-formed }
event-republic-pick-skipped = { $seat } may not pick in this round.
    .news = { event-republic-pick-skipped }
event-republic-picking-ended = { $seat ->
    [none] Nothing is left to pick
   *[other] { $seat } passes
}: the picking ends.
event-republic-conspiracy-rolled = Who must try to kill { $victim }? Dice with Assassin cards: { $rolls }. { $seat } must.
    .news = { event-republic-conspiracy-rolled }
proposal-governors = send { $governors }
proposal-governors-one = { $whom } to govern { $what }
proposal-concessions = give { $grants }
proposal-concessions-one = { $what } to { $whom }
proposal-units-raised = raise { $units }
proposal-units-disbanded = disband { $units }
proposal-forces-send = { $units ->
    [none] send { $commanders } to the units that stand against { war-of-force }
   *[other] send { $commanders } against { war-of-force } with { $units }
}
war-of-force = { $at ->
    [none] an enemy
   *[other] the { $at }
}
proposal-forces-reinforce = reinforce { $at ->
    [none] a force in the field
   *[other] the force at the { $at }
} with { $units }
proposal-forces-recall = { $commanders ->
    [none] recall { $units } from { place-of-force }
   *[other] { $units ->
        [none] recall { $commanders } from { place-of-force }
       *[other] recall { $commanders } from { place-of-force } with { $units }
    }
}
place-of-force = { $at ->
    [none] the field
   *[other] the { $at }
}
proposal-forces-replace = give the command { $at ->
    [none] of a force in the field
   *[other] at the { $at }
} to { $commanders }{ $units ->
    [none] { "" }
   *[other] , with { $units } more
}
proposal-forces-garrison = send { $units } into the garrison of { $at }
proposal-forces-withdraw = withdraw { $units } from the garrison of { $at }
proposal-minor = say: “{ $text }”
unit-fleet = { $count ->
    [one] 1 Fleet
   *[other] { $count } Fleets
}
unit-fleet-name = Fleets
unit-one = legion of { $name }
unit-veteran-one = veteran { $one }{ $loyal ->
    [none] { "" }
   *[other] { "" } loyal to { $loyal }
}
vote-one = { $senator } { $side ->
    [for] for { $weight }
    [against] against { $weight }
   *[abstain] abstains
}{ $bought ->
    [0] { "" }
   *[other] { "" } ({ $bought } bought)
}
sheet-side = { $side ->
    [for] Yea
    [against] Nay
   *[abstain] Abstain
}: { $senators }
sheet-one = { $senator }{ $bought ->
    [0] { "" }
   *[other] { "" } (+{ $bought })
}
disgrace = { $influence } INF{ $popularity ->
    [0] { "" }
   *[other] { " " }and { $popularity } POP
}{ $count ->
    [one] { "" }
   *[other] { " " }each
}
forces-wait = { $wars } cannot be attacked yet: every lower-numbered war between the republics must be settled first (GV-4.7).
