"""The course of Hitodama: rounds, actions, tiles, tributes, the end."""
