"""CD-6: drop-outs and missed deadlines."""
