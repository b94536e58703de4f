"""What the terminal prints on: a console that does not break lines at no-break spaces.

Rich breaks lines at every kind of white space. So no-break spaces are replaced by a character that
is no white space while text is wrapped, and put back in what is printed.
"""

from collections.abc import Iterable, Iterator
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
        # Everything that is printed hands its texts to this method.
        if isinstance(renderable, Text):
            renderable = held(renderable)
        return put_back(super().render(renderable, options))

    def render_str(self, text: str, **kwargs: Any) -> Text:
        return held(super().render_str(text, **kwargs))


def held(text: Text) -> Text:
    """A copy whose no-break spaces are no white space."""
    copy = text.copy()
    copy.plain = copy.plain.replace(NO_BREAK, HELD)
    return copy


def put_back(segments: Iterable[Segment]) -> Iterator[Segment]:
    """What was wrapped, with its no-break spaces."""
    for text, style, control in segments:
        yield Segment(text.replace(HELD, NO_BREAK), style, control)
