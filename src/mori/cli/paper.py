"""What the terminal prints on: a console that does not break lines at no-break spaces.

Rich takes every kind of white space for a place to break at. So no-break spaces are held as a
character that is none while text is wrapped, and put back in what comes out.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Span, Text

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
HELD: Final = "\ue0a0"  # of the private use area: one cell wide, no white space, in no catalogue


class Paper(Console):
    """A console on which words stay together that a no-break space ties."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        # Whatever is printed hands its texts to this method.
        if isinstance(renderable, str):
            segments = super().render(renderable, options)
            return put_back(segments) if NO_BREAK in renderable else segments
        if not isinstance(renderable, Text):
            return super().render(renderable, options)
        options = options or self.options
        justify = renderable.justify or options.justify or "default"
        plain = renderable.plain
        free = options.max_width - cell_len(plain)
        if justify in ("default", "left") and is_line(plain) and free >= 0 and HELD not in plain:
            line = styled(renderable, self, 0, free if justify == "left" else 0)
            return [*line, Segment(renderable.end)] if renderable.end else line
        if NO_BREAK in plain:
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


def is_line(plain: str) -> bool:
    """Whether nothing in a text moves what comes after it."""
    return "\n" not in plain and "\t" not in plain


def styled(text: Text, console: Console, before: int = 0, after: int = 0) -> list[Segment]:
    """A line of text in its colours, with spaces around it."""
    plain = " " * before + text.plain + " " * after
    base = console.get_style(text.style) if text.style else Style.null()
    line = []
    done = 0
    for start, end, style in text.spans:
        start, end = start + before, end + before
        if start < done:  # one style over another
            spans = [Span(first + before, last + before, on) for first, last, on in text.spans]
            return list(Text(plain, text.style, spans=spans).render(console))
        if start > done:
            line.append(Segment(plain[done:start], base))
        line.append(Segment(plain[start:end], base + console.get_style(style)))
        done = end
    if done < len(plain):
        line.append(Segment(plain[done:], base))
    return line
