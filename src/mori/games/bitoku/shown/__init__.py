"""The types of what Bitoku shows: its view, components, prompts and facts (`core.shown`).

Never compiled: whoever builds the data imports the types, and nothing else is in here.
"""
