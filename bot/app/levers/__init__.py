"""What a visitor of the playground can do beside what people do on Discord: skip time, begin in the middle."""
