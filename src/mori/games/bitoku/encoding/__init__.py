"""What a seat of Bitoku knows, as numbers (docs/observation.md)."""
