## Warum Computerspieler taten, was sie taten; nach der Partie erzählt

because-peace-or-fall = Frieden in { $war }: Gingen alle ausstehenden Schlachten verloren, stünden { $wars } Kriege, und der Staat fiele.
because-last-word-for-peace = Ich habe das letzte Wort für den Frieden gesprochen: { $wars } Kriege stehen, und noch einer könnte das Ende aller sein.
because-trade-offer = Ich habe { $seat } angeboten, was ich entbehren konnte, denn ich wollte { $commodity }.
because-trade-answer = Ich habe { $seat } mit Gütern geantwortet, die mir das Geschäft etwa { $gain }T wert machten.
because-trade-accept = Ich habe das Geschäft mit { $seat } angenommen: Es war mir etwa { $gain }T wert.
because-trade-keep = Ich habe { $cards } { $commodity } zurückbehalten: Ein größerer Satz bringt viel mehr ein.
because-enough-for-life = Meine Stimmen und mein Geld wiegen alle anderen auf: { $senator } konnte auf Lebenszeit herrschen, und ich hätte gewonnen.
