"""What the terminal prints on: a console that does not break lines at no-break spaces.

Rich takes every kind of white space for a place to break at. So no-break spaces are held as a
character that is none while text is wrapped, and put back in what comes out.
"""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
HELD: Final = "\ue0a0"  # of the private use area: one cell wide, no white space, in no catalogue


class Paper(Console):
    """A console on which words stay together that a no-break space ties."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        if isinstance(renderable, Text) and NO_BREAK in renderable.plain:
            renderable = held(renderable)
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield Segment(text.replace(HELD, NO_BREAK), style, control)

    def render_str(self, text: str, **kwargs: Any) -> Text:
        return held(super().render_str(text, **kwargs))


def held(text: Text) -> Text:
    """A copy whose no-break spaces are no white space."""
    copy = text.copy()
    copy.plain = copy.plain.replace(NO_BREAK, HELD)
    return copy
