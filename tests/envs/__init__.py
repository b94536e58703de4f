"""Environments for research. What needs the other frameworks lies in `peers/`."""
