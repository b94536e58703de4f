"""Finished games told back."""
