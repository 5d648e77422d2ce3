### Ein Spiel auf einen Blick: seine Tagesordnung, wie alle stehen. Begriffe werden jedem einmal erklärt.

business = Tagesordnung: { $items }
business-over = ✔ { $name }
business-open = **{ $name }**
business-ahead = { $name }
standings = **Stand**: { $standings }
record = **Bisher getan**: { $record }

## Einfache Fragen

question-answered = **{ $question }** { $answer }
question-small-words = aber alle als am an auch auf aus bei bekomme bekommt bin bist bitte da das dass dem den denn der des die dies diese dieser dieses du ein eine einem einen einer eines er es etwas für gegen geht geschieht gibt hat habe haben ich ihr im in ist jemand jemanden kann kannst können komme könnte man mein meine meinen meiner mich mir mit muss nach nicht noch nur oder ob passiert regel regeln sein seine sich sie sind so soll spiel spieler spiele tun tut über um und uns unser viel viele vom von vor wann warum was welche welcher wem wen wenn wer werde werden wie wieso wir wird wo wofür wozu zu zum zur

## Begriffe

terms = -# { $terms }
term = **{ $term }**: { $means }
term-desk = Pult
    .means = alles, was du gefragt wirst und besitzt: `/desk` öffnet es überall

## Die erste Lektion

lesson-turn = **Lektion 0: eine ganze Runde** · Druck { $n } von etwa { $of } · nichts, was du hier drückst, zählt.
lesson-turn-over = **Lektion 0: Das war eine Runde.**
lesson-way = **{ $n }.** { $answer }
lesson-button = Weg { $n }

### Spiele, die aus Spielen bestehen: was von einer ihrer Hälften gesagt wird.

in-half = { $half }: { $label }
half-head = **{ $half }**
half-asks = ### { $half }
half-waits = -# { $half } wartet auf { $seat }.
