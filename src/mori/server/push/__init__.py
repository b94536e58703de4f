"""Web Push: telling somebody who is not here that it is their move (docs/security.md).

Its libraries are the extra `push`; without them a service offers none.
"""

from mori.server.push.opening import open_pushing

__all__ = ["open_pushing"]
