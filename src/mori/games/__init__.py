"""The games. Importing this package registers them all."""

from mori.games import bitoku as bitoku
from mori.games import hitodama as hitodama
