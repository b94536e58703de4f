"""Services as people start them: `mori serve` in a fresh process, with nothing loaded before."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from mori.server.settings import Settings
from tests.server.databases import HOST

MORI = Path(sys.executable).with_name("mori")  # as it is installed


def start_cold(settings: Settings, port: int) -> subprocess.Popen[bytes]:
    """Start a service with these settings at a port. Its log is thrown away."""
    command = [str(MORI), "serve", "--host", HOST, "--port", str(port)]
    command += ["--database", settings.database_url, "--bot-workers", str(settings.bot_workers)]
    if settings.redis_url is not None:
        command += ["--redis", settings.redis_url]
    if settings.keep_days:
        command += ["--keep-days", str(settings.keep_days)]
    for field in fields(settings.limits):
        command += ["--limit", f"{field.name}={getattr(settings.limits, field.name)}"]
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a service at once, without a word."""
    process.kill()
    process.wait()
