"""Training: self-play in many games at once, and nets made from it."""
