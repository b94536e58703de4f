"""Settings for the whole suite."""

from hypothesis import settings

# A deadline is a timing, and timings belong in bench/.
settings.register_profile("mori", deadline=None)
settings.load_profile("mori")
