"""What happened, read again: history, replay, digests, figures, files, proofs."""
