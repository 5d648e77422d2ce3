### The Republic of Carthage: what is asked ahead in the Forum Phase.

ask-forum-attempt = Which Senator do you try to win, who persuades him, and what do you do then?
    .label = Persuade
    .hint = The first bribe is for all to see. How far you raise stays sealed: after the others have bid he raises at once, just enough for your goal, and never beyond the Base Number at which only a natural 10, 11 or 12 fails. The rest of your initiative follows then. Until it is played, what you say last counts, here or in your Forum plan.
    .field-persuader = Who persuades
    .field-target = Whom
    .field-bribe = First bribe; raises; a card
    .field-trader = Trader
    .field-leader = Faction Leader
    .default = Persuade Nobody
    .fill = Persuade…
    .none = nobody
ask-forum-plan = What do you do in your initiative?
    .label = Forum Plan
    .hint = Played at your turn as if you said it then; until it is played you may change it, and what you say last counts, here or with your attempt. Whatever is not possible any more you are asked.
    .field-way = This plan, or all at your turn
    .field-roll = Roll the initiative
    .field-attempts = Attempts; the first that is possible
    .field-trader = Trader
    .field-senator = Who tries
    .field-talents = Talents he spends
    .field-leader = Faction Leader
    .field-bid = In an auction
    .field-limit = How much
    .field-payer = Who pays
    .field-auctioned = Also for an auctioned initiative
    .field-ask = Ask me about the attempt
    .field-asked = Ask me
    .within-asked = ask me
    .within-bid = in an auction
    .default = Ask Me at My Turn
    .fill = Change…
    .none = all is asked at your turn
option-forum-plan-at-roll = before I roll
plan-form-attempts = A line each: Mago, Milko, 8. Then +6: raise by 6; = : just roll; 50%; a card
plan-form-trader = Mago 3, or Mago <3: what he has left, up to 3; ? asks me; empty: none
plan-form-bid = Mago <3: one more than the high bid, up to 3; Mago 3: just that; ? asks me
