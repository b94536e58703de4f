"""Sampled changes to Mori, each of which a test must notice: `make mutate` (docs/mutation.md)."""
