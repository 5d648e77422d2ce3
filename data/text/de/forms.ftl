## Formulare: was fehlt, was vorbereitet ist

card-lacking = Noch zu sagen: { $fields }.
reason-form-lacking = Noch zu sagen: { $fields }. Nichts wurde geändert, und was du ausgefüllt hast, bleibt erhalten.
menu-shortcuts = Etwas davon wählen…
shortcut-all = Alles an { $name }
button-move = Verschieben…
button-drop = Verwerfen
move-from = Von
move-to = An
move-sum = Wie viel
move-hint = Leer gelassen: alles.
reason-move-same = { $name } hat das schon; nichts wurde verschoben.
reason-move-short = { $name } hat { $held } zu geben; nichts wurde verschoben.
