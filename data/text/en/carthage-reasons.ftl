## Why computer players did what they did, told after the game

because-peace-or-fall = Peace in the { $war }: if all battles still ahead were lost, { $wars } Wars would stand and the State would fall.
because-peace-now = Peace in the { $war }: { $wars } Wars stood, no battle was ahead, and the State would fall.
because-last-word-for-peace = I said the last word for peace: { $wars } Wars stand, and one more could be the end of us all.
because-trade-offer = I offered { $seat } what I could spare, for I wanted { $commodity }.
because-trade-answer = I answered { $seat } with goods that made the deal worth about { $gain }T to me.
because-trade-accept = I took the deal with { $seat }: it was worth about { $gain }T to me.
because-trade-keep = I kept { $cards } { $commodity } { $others ->
    [0] back: sold later in a larger set it brings
    [one] and one other card back: sold later in larger sets they bring
   *[other] and { $others } other cards back: sold later in larger sets they bring
} much more.
because-enough-for-life = My votes and my money outweigh all others: { $senator } could rule for life, and I would have won.
because-decoy = { $seat } could have risen to rule for life. The Senate votes on that once a turn: I put up { $senator }, who could not win.
because-ransom = I paid { $talents }T for { $senator }: at home he is worth more to me than that.
because-test-legions = { $senator } asked his legions: with those who may follow he would win { $percent } in 100.
because-revolt = { $senator } marched on Carthage: { $percent } in 100 to win it all was better than what the Senate had left for me.
because-lower-tax = The State had { $treasury }T: a lower tax leaves more to all who sell, and to me.
because-higher-tax = The State had { $treasury }T left, too little for what it faces: { $senator } put his name to a higher tax.
because-tax-settled = The vote was decided whatever I said: so I said what costs no Popularity.
because-expedition = { $senator } went to look for { $goal }: { $percent } in 100, and the State could do without the money.
because-expedition-equipped = { $senator } went to look for { $goal }: { $percent } in 100, and all that it asks for lay in Carthage.
because-expedition-returns = { $senator } came home: with the units he had left he would have found the goal { $percent } times in 100.
because-disband-idle = { $units ->
    [one] One unit was
   *[other] { $units } units were
} more than we had use for, and cost upkeep: I disbanded what was too much.
because-coalition = I named { $senator } and shared the posts with { $seat }: with its votes it could pass.
because-votes-sold = I named { $senator }: { $seat } had sold me its votes.
because-no-ally = I named { $senator } and none of the others: what I could have shared seemed worth less than the chance to pass alone.
because-given-away = I named { $senator }, for with one of mine it would hardly have passed: of what could pass this hurt me least.
because-own-failed = I named { $senator }, for what I had named with one of mine had failed: of what could still pass this hurt me least.
because-none-eligible = I named { $senator }, for none of mine was eligible: of what could pass this hurt me least.
because-lesser-evil = I named { $senator }: I would rather pay for offices of others than let somebody have them who could then have made himself ruler for life.
because-hardly = I named { $senator }, though it would hardly pass: I saw nothing better that would.
because-could-pass = I named { $senator }: of what could pass this brought me most.
because-while-wars-press = I named { $senator }, though it would hardly pass: Wars pressed, and a Senate in which nobody proposes anything ends before it speaks of them.
because-floor-kept = I named { $senator }, though it would hardly pass: had I let the floor pass, a rival could have been proposed to rule for life.
because-my-word = I named { $senator }: since one of mine rules for life the Senate does as I say.
because-one-seat = I named { $senator }: one seat cannot be shared, and I wished it for my own.
because-red-offer = I offered { $seat } { $card }: of more use there than with me.
because-red-answer = I answered { $seat } with { $card }: of more use there than with me.
because-red-accept = I took the red cards of { $seat }: they were worth more to me than what I gave.
because-wish-revolt = With the legions of both, { $senator } would win { $percent } in 100: I wanted him to march.
because-exile = { $senator } could win the game at home: as a Governor he is far away.
because-prosecute = A conviction takes Influence from the faction of { $senator }, and gives half of it to the prosecutor.
because-assassinate-nominee = { $senator } would have been elected to rule for life, and another cannot be nominated this turn: only a knife could stop him.
because-assassinate-heir = { $senator } needed nothing but his own purse to rule for life next turn: only a knife could stop him.
because-assassinate-tall = { $senator } stood so high that he could soon have won: only a knife could stop him.
because-assassinate-foremost = { $senator } was the foremost of those who led without doing their part: my card was for him.
because-assassinate-decisive = Against the faction of { $senator } I would have lost when the deck was empty, without him not: only a knife could help.
