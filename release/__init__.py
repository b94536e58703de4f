"""Builds all that is published of a version, from a clean clone, and checks it."""
