"""Playthroughs of the games in OpenSpiel's form, and what writes them."""
