"""What axe-core finds serious on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What axe-core calls serious or critical, and what is too small to be hit. Places are named and
# described a moment after they are drawn (parts/reading.svelte.ts).
SERIOUS = """async ([hasColours, part, most]) => {
  await new Promise(done => setTimeout(done, 200));
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: hasColours } };
  const options = { resultTypes: ['violations'], rules, preload: false };
  const { violations } = await axe.run(part || document, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, most).map(({ target }) => target)}`);
}"""


def serious(page: Page, *, has_colours: bool, part: str = "", most: int = 3) -> list[str]:
    """What axe-core finds on the page as it is now, or in a part of it.

    Of each rule it names as many elements as are wanted at most. Colours are the same in every
    language, and take long to check: in other languages nobody asks for them.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # as a script tag, the page's policy would refuse it
    found: list[str] = page.evaluate(SERIOUS, [has_colours, part, most])
    return found
