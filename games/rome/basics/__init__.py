"""What every phase needs: events of people and cards, who answers for himself."""
