"""What every card and command is built of: panels, widgets, forms, looks, words, pictures."""
