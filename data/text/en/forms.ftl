## Forms: what they lack, what is prepared

card-lacking = Still to be said: { $fields }.
reason-form-lacking = Still to be said: { $fields }. Nothing was changed, and what you filled in is kept.
menu-shortcuts = Choose one of these…
shortcut-all = All to { $name }
button-move = Move…
button-drop = Put It Away
move-from = From
move-to = To
move-sum = How much
move-hint = Left empty: all of it.
reason-move-same = { $name } has that already; nothing was moved.
reason-move-short = { $name } has { $held } to give; nothing was moved.
