"""Learning to play: many games at once, training, and nets made from it (docs/learning.md)."""
