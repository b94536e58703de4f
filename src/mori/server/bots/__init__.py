"""Bots think in processes of their own, and are told what their seat may know and nothing else."""

from mori.server.bots.job import BotJob, bot_job
from mori.server.bots.pool import BotFailed, BotIllegal, BotLate, BotPool

__all__ = ["BotFailed", "BotIllegal", "BotJob", "BotLate", "BotPool", "bot_job"]
