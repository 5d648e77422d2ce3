"""What one bot carries: many people at many games on a local Discord, and figures of what they were answered."""
