## Warum Computerspieler taten, was sie taten; nach der Partie erzählt

because-peace-or-fall = Frieden in { $war }: Gingen alle ausstehenden Schlachten verloren, stünden { $wars } Kriege, und der Staat fiele.
because-last-word-for-peace = Ich habe das letzte Wort für den Frieden gesprochen: { $wars } Kriege stehen, und noch einer könnte das Ende aller sein.
