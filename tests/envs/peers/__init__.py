"""The frameworks' own conformance suites, and what else needs them.

They run in `.research`, an environment of their own that the Makefile makes (`make research`):
`.research/bin/python -m pytest tests/envs/peers`. Elsewhere they are not collected.
"""
