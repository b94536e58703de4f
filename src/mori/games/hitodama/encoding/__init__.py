"""What a seat of Hitodama knows, as numbers (docs/observation.md)."""
