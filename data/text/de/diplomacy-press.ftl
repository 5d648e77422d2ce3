### Briefe von Name zu Name und an die Welt, und die Gazette. $signed, $at und $to sind Namen, niemals Personen.

ask-press-letter = Schreib einen Brief: unter welchem Namen, an wen, und was?
    .label = Brief schreiben

event-diplomacy-letter-came = { $signed ->
    [none] Ein Brief ohne Unterschrift
   *[other] Ein Brief von { $name }
} an { $to }, für { $at }: { $text }
event-diplomacy-letter-sent = { $colour ->
    [black] Schwarzer Brief
   *[white] Brief
} { $signed ->
    [none] ohne Unterschrift
   *[other] unterschrieben mit { $name }
} an { $world ->
    [yes] die Welt
   *[other] { $to }
}: { $text }
event-diplomacy-gazette-out = Die Gazette der Jahreszeit ist erschienen.
    .news = { event-diplomacy-gazette-out }

press-black-none = Hier sind nur unterschriebene Briefe erlaubt: Jede Unterschrift ist echt.
press-black-unsigned = Briefe dürfen hier ohne Unterschrift sein; jede Unterschrift ist echt.
press-black-any = Briefe dürfen hier jede Unterschrift tragen oder keine: Keine Unterschrift beweist etwas.

## Warum ein Brief nicht abgeht

reason-press-colour = Ein Brief ist weiß oder schwarz.
reason-press-no-black = Schwarze Briefe sind an diesem Tisch nicht erlaubt: Unterschreib mit einem eigenen Namen.
reason-press-only-unsigned = An diesem Tisch trägt ein schwarzer Brief gar keine Unterschrift; niemand unterschreibt für andere.
reason-press-unsigned = Ein weißer Brief wird unterschrieben. Wähle einen deiner Namen.
reason-press-not-yours = { $code } ist keiner deiner Namen; der Brief wäre schwarz.
reason-press-own-name = { $code } ist ein Name von dir; der Brief ist weiß.
reason-press-unknown = Einen Namen { $name }, von dem oder an den ein Brief gehen könnte, gibt es hier nicht.
reason-press-to-nobody = Sag, an wen er geht: an Namen oder an die Welt.
reason-press-to-oneself = { $code } unterschreibt diesen Brief; er kann nicht an { $code } gehen.
reason-press-empty = In dem Brief steht nichts.
reason-press-too-long = Der Brief hat { $length } Zeichen; erlaubt sind { $max }.
