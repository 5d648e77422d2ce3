"""What the phases of a republic bring that are alike in both."""
