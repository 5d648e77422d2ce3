"""Tables in play: what an act is made of: checked, carried on, written, taken back, rebuilt."""
