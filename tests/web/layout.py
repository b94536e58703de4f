"""What a page looks like that fits: looked for in the browser itself, one question for each kind.

Each of these is a function for the page that names what is wrong, in a list.
"""

from playwright.sync_api import Page

# Text that does not fit its box, unless it ends in dots on purpose and says all when pointed at.
CLIPPED = """() => [...document.querySelectorAll('main *')].flatMap(element => {
  if (!(element instanceof HTMLElement) || element.closest('.sr, [data-still], [inert]')) return [];
  const style = getComputedStyle(element);
  if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') return [];
  const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const tooWide = element.scrollWidth > element.clientWidth + 1;
  const tooHigh = style.overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1;
  const isSeen = element.clientWidth > 1 && element.clientHeight > 1;
  if (ends || !isSeen || !(tooWide || tooHigh) || !element.textContent.trim()) return [];
  return [`${element.tagName}.${element.className}: ${element.innerText.trim().slice(0, 60)}`];
})"""

# Boxes beside each other: none lies over another, and none leaves the window.
OUT_OF_PLACE = """selectors => {
  const found = [];
  const boxes = selectors.flatMap(selector =>
    [...document.querySelectorAll(selector)].flatMap((element, i) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right - left < 1 || bottom - top < 1 || element.closest('[inert]')) return [];
      return [{ name: `${selector} ${i + 1}`, element, left, top, right, bottom }];
    }));
  for (const { name, left, top, right, bottom } of boxes)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
  boxes.forEach((one, i) => boxes.slice(i + 1).forEach(other => {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (across > 1 && down > 1) found.push(`${one.name} over ${other.name}`);
  }));
  return found;
}"""

# What of a panel's own content sticks out of it, and is not in something that scrolls.
STICKING_OUT = """selectors => {
  const isScrolled = (element, panel) => {
    for (let outer = element.parentElement; outer !== panel; outer = outer.parentElement)
      if (getComputedStyle(outer).overflowY !== 'visible') return true;
    return getComputedStyle(panel).overflowY !== 'visible';
  };
  return selectors.flatMap(selector => [...document.querySelectorAll(selector)].flatMap(panel => {
    const box = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('*')].flatMap(element => {
      if (element.closest('.sr') || element.closest('svg') !== null) return [];
      const { left, right, bottom, width, height } = element.getBoundingClientRect();
      const isWithin = left >= box.left - 6 && right <= box.right + 6 && bottom <= box.bottom + 6;
      if (width < 1 || height < 1 || isWithin || isScrolled(element, panel)) return [];
      const text = element.textContent.trim().slice(0, 40);
      return [`${selector}: ${element.tagName}.${element.className} ${text} sticks out`];
    });
  }));
}"""

UNFILLED = """() => [...document.querySelectorAll('.picture')].flatMap(picture => {
  const frame = picture.getBoundingClientRect();
  const { width, height } = picture.querySelector('svg').getBoundingClientRect();
  const fills = Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1;
  return fills ? [] : ['the board does not fill its frame'];
})"""

# What a finger would miss.
SMALL = """() => [...document.querySelectorAll(
  'nav button, .areas button, .fold, .sheet button:not(.grab), .listed button:not(.grab)'
)].flatMap(element => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || Math.round(height) >= 44 && Math.round(width) >= 44) return [];
    return [`${element.className} ${element.textContent.trim()}: ${width} by ${height}`];
  })"""

DRAWN = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""

# Letters too small to be read, wherever they are in sight; in a drawing, as large as it is shown.
# And such as are left out of what is close though they could be read.
TINY = """least => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const scaleOf = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode;
    if (!data.trim() || element.closest('.sr')) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 1 || bottom - top < 1) continue;
    const style = getComputedStyle(element);
    const isHidden = style.visibility === 'hidden';
    if (isHidden && !element.closest('.near')) continue;
    const frame = element.closest('.near, .map, .page')?.getBoundingClientRect();
    if (frame && (right < frame.left || left > frame.right)) continue;
    if (frame && (bottom < frame.top || top > frame.bottom)) continue;
    const scale = element.closest('text') ? scaleOf(element.getScreenCTM()) : 1;
    const size = parseFloat(style.fontSize) * scale;
    if (isHidden && size > least + 0.1) found.add(`left out: ${data.trim().slice(0, 40)}`);
    if (!isHidden && size > 0 && size < least - 0.1)
      found.add(`${size.toFixed(1)} px: ${data.trim().slice(0, 40)}`);
  }
  return [...found];
}"""

# What is close has at least half of the height that head and foot leave.
STARVED = """() => {
  const picture = document.querySelector('.near');
  if (!picture) return [];
  const foot = document.querySelector('.phone > .foot').getBoundingClientRect();
  const head = document.querySelector('.phone > header').getBoundingClientRect();
  const { height } = picture.getBoundingClientRect();
  const free = (foot.left > 1 ? innerHeight : foot.top) - head.bottom;
  if (height >= free / 2) return [];
  return [`the board has ${Math.round(height)} of ${Math.round(free)} px`];
}"""

# Somewhere a tap would hit what can be chosen.
NOTHING_GLOWS = """() => {
  const glowing = [...document.querySelectorAll('.main [data-place][tabindex="0"]')].filter(
    element => !element.closest('[inert]'));
  const isSeen = element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  };
  return glowing.some(isSeen) ? [] : [`none of ${glowing.length} places that glow is in sight`];
}"""

SCROLLS = """() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return [];
  return [`the page scrolls: ${scrollWidth} by ${scrollHeight}`];
}"""


# All of these in one question: what costs is to ask the browser, and to wait until it has drawn.
FITS = f"""async (boxes, panels) => {{
  await ({DRAWN})();
  return [
    ...({CLIPPED})(), ...({OUT_OF_PLACE})(boxes), ...({STICKING_OUT})(panels), ...({SCROLLS})(),
  ];
}}"""
FITS_A_WINDOW = f"""async ([boxes, panels]) => [
  ...await ({FITS})(boxes, panels), ...({UNFILLED})(),
]"""
FITS_A_PHONE = f"""async ([boxes, panels, least]) => [
  ...await ({FITS})(boxes, panels), ...({SMALL})(), ...({TINY})(least), ...({STARVED})(),
]"""
FITS_A_QUESTION = f"""async asked => [...await ({FITS_A_PHONE})(asked), ...({NOTHING_GLOWS})()]"""


def settle(page: Page) -> None:
    """Until the window has been drawn in its new size, with its letters."""
    page.evaluate(DRAWN)
