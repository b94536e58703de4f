"""Playing in the terminal: the table as text, answers as numbers or notation.

It draws from `game.view` and `game.decisions` alone: it knows no rule and sees no hidden state.
"""
