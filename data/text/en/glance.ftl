### A game at a glance: its order of business, how all stand. Terms are explained once to everybody.

business = Order of business: { $items }
business-over = ✔ { $name }
business-open = **{ $name }**
business-ahead = { $name }
standings = **Standings**: { $standings }
record = **Done so far**: { $record }

## Plain questions

question-answered = **{ $question }** { $answer }
question-small-words = a about am an and any anybody anyone are as at be by can could did do does doing for from get gets give given go goes happen happens has have how i if in into is it its let many may me mean means might more most much must my need needs of off on one or our out over own please player players rule rules s shall should so some somebody tell than that the their them then there these they thing things this to us want was way we well were what when where which who whom whose why will with work works would you your game

## Terms

terms = -# { $terms }
term = **{ $term }**: { $means }
term-desk = Desk|desk
    .means = all that is asked of you, and all you hold: `/desk` opens it anywhere

## The first lesson

lesson-turn = **Lesson 0: a whole turn** · press { $n } of about { $of } · nothing you press here counts.
lesson-turn-over = **Lesson 0: that was a turn.**
lesson-way = **{ $n }.** { $answer }
lesson-button = Way { $n }

### Games that are made of games: what is said of one of their halves.

in-half = { $half }: { $label }
half-head = **{ $half }**
half-asks = ### { $half }
half-waits = -# { $half } waits for { $seat }.
