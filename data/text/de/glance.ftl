### Ein Spiel auf einen Blick: seine Tagesordnung, wie alle stehen. Begriffe werden jedem einmal erklärt.

business = Tagesordnung: { $items }
business-over = ✔ { $name }
business-open = **{ $name }**
business-ahead = { $name }
standings = **Stand**: { $standings }
