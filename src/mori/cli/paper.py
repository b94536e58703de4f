"""What the terminal prints on: a console that does not break lines at no-break spaces.

Rich takes every kind of white space for a place to break at. So no-break spaces are held as a
character that is none while text is wrapped, and put back in what comes out.
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
        # All other things hand their texts to this method, and most texts have nothing to hold.
        if isinstance(renderable, str):
            has_any = NO_BREAK in renderable
        elif isinstance(renderable, Text):
            has_any = HELD in renderable.plain  # made of a string that Rich was given
            if NO_BREAK in renderable.plain:
                renderable, has_any = held(renderable), True
        else:
            has_any = False
        segments = super().render(renderable, options)
        return put_back(segments) if has_any else segments

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
