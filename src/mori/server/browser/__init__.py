"""The service inside a browser: what its surroundings are there (docs/offline.md).

Everything of the browser comes in as functions, so all of this runs outside of one, too.
"""
