"""Bots think in processes of their own, and are told what their seat may know and nothing else.

The service needs `job` and `pool`, a process `job` and `worker`: so that it starts quickly, nothing
is imported here.
"""
