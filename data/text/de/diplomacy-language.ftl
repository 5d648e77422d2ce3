### Warum eine Zeile sich nicht lesen lässt oder ein Teil von ihr nicht zählt.

## Zeilen, die nichts sagen

read-expected = { $found ->
    [end] Die Zeile endet zu früh. Folgen könnte: { $wanted }.
   *[other] „{ $found }“ passt hier nicht. Stehen könnte dort: { $wanted }.
}
read-unknown-word = „{ $written }“ ist weder ein vergebenes Kürzel noch ein Feld der Karte.
read-unknown-space = Die Karte hat kein Feld „{ $written }“.
read-unknown-code = Niemand spielt unter dem Kürzel „{ $written }“.
read-ambiguous-space = „{ $written }“ kann { $spaces } sein: Schreib es wie gedruckt oder mit vollem Namen.
read-no-unit = In { $space } steht keine Einheit.
read-not-holding = { $code } ist ein Name nur für Briefe und kann nichts bekommen.
read-letter-needed = Schreib A oder F vor { $space }: Beides könnte gemeint sein.
read-author-needed = Beginn die Zeile mit deinem Kürzel: Ohne es nehmen nur Einheiten Befehle an.
read-unknown-canal = Diesen Kanal hat die Karte nicht.
read-cannot-stand = { $unit ->
    [A] Eine Armee
   *[F] Eine Flotte
} kann nicht in { $place } stehen.

## Teile, die nicht zählen

read-unknown-strait = Die Karte hat keine Meerenge { $strait }.
read-block-on-the-move = Wer sich bewegt, sperrt nichts; die Bewegung gilt.
read-rail-without-move = Mit der Bahn fährt nur, wer sich bewegt; der Befehl gilt ohne sie.
read-convoy-seizes = Eine Flotte, die eine Armee trägt, nimmt nichts in Besitz; der Konvoi gilt.
read-seize-elsewhere = Wer sich bewegt, kann nur sein Ziel in Besitz nehmen, nicht { $space }; die Bewegung gilt.
read-two-seizes = Eine Einheit nimmt ein Land für einen Namen in Besitz; keins der geschriebenen zählt.
read-two-blocks = Die geschriebenen Sperren sind verschieden; keine zählt.
read-two-railways = Eine Bewegung nimmt eine Bahn; keine der geschriebenen zählt.

## Was irgendwo stehen könnte und kein Wort der Sprache ist

wanted-space = ein Feld
wanted-code = ein Kürzel
wanted-number = eine Zahl
wanted-text = ein Text in Anführungszeichen
wanted-word = ein Wort
wanted-end = das Ende der Zeile
wanted-more = { $shown } und { $more } weitere
