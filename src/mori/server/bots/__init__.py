"""Bots run in processes of their own, which get only what their seat may know.

The service imports `job` and `pool`, a process imports `job` and `worker`. Nothing is imported
here, so that a process starts quickly.
"""
