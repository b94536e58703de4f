"""What axe-core finds serious on a page, without asking it again what it has answered.

A text that it has found good is known by all that it has looked at for that, and not asked for
where the same is seen again: of the thousands of lines of a book, one of each kind is. Of targets
those are asked for that are not plainly large or alone. What is not certain is asked for, so that
axe finds as much as it does when it is asked for all (test_pages.py).
"""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# The contrast of a text is one of two colours, for letters of a size: its own, and that behind it.
# That is what it stands in, one upon the other, where all of that is opaque, holds the whole text
# and lies in this order, and nothing else with a colour touches it: then these colours and these
# letters are its kind. Any other text, and one before a picture, is of no kind. What scrolls is
# looked at for itself, and all that is around is for axe as it is at its middle.
KINDS = """() => {
  const LETTERS = ['color', '-webkit-text-fill-color', 'font-size', 'font-weight', 'text-shadow',
    '-webkit-text-stroke-width', '-webkit-text-stroke-color'];
  const meets = (one, other) => one.left - 1 <= other.right && other.left - 1 <= one.right
    && one.top - 1 <= other.bottom && other.top - 1 <= one.bottom;
  const holds = (outer, inner) => outer.left <= inner.left && inner.right <= outer.right
    && outer.top <= inner.top && inner.bottom <= outer.bottom;
  const scrolls = element => element.scrollHeight > element.clientHeight
    || element.scrollWidth > element.clientWidth;
  const ROW = 100;
  const bare = 'rgba(0, 0, 0, 0)';
  const root = document.documentElement;
  // What these have for a colour is that of the whole window.
  const isEverywhere = element => element === root
    || element === document.body && getComputedStyle(root).backgroundColor === bare;
  const stands = new Map();
  const rows = new Map();
  const inRows = (box, each) => {
    for (let row = Math.floor(box.top / ROW) - 1; row * ROW <= box.bottom + 1; row++) each(row);
  };

  const lay = (element, { isPlain, ground, region }) => {
    const style = getComputedStyle(element);
    const value = name => style.getPropertyValue(name);
    const level = value('z-index');
    isPlain &&= level[0] !== '-' && value('mix-blend-mode') === 'normal'
      && (element === root || value('opacity') === '1');
    const colour = value('background-color');
    const isPictured = value('background-image') !== 'none';
    if (colour !== bare || isPictured) {
      const box = element.getBoundingClientRect();
      const isWhole = isEverywhere(element) || element.getClientRects().length === 1;
      const isSure = !isPictured && isWhole && value('visibility') === 'visible';
      const below = isSure && colour.startsWith('rgb(') ? null : ground;
      ground = { element, box, colour, isPictured, isSure, level, region, below };
      if (box.width > 0 && box.height > 0)
        inRows(box, row => rows.has(row) ? rows.get(row).push(ground) : rows.set(row, [ground]));
    }
    stands.set(element, { isPlain, ground, region });
    if (/auto|scroll/.test(value('overflow')) && scrolls(element) && !isEverywhere(element))
      region = { element, box: element.getBoundingClientRect(), outer: region };
    const stand = { isPlain, ground, region };
    if (element.localName !== 'svg' || element.querySelector('foreignObject'))
      for (const child of element.children) lay(child, stand);
  };
  lay(root, { isPlain: true, ground: null, region: null });

  const isTouched = (element, box, region) => {
    let isIt = false;
    inRows(box, row => isIt ||= rows.get(row)?.some(ground => ground.region === region
      && meets(ground.box, box) && !ground.element.contains(element)
      && (ground.level[0] === '-' || !element.contains(ground.element))) ?? false);
    return isIt;
  };
  const isClear = region => region === null
    || (region.isClear ??= !isTouched(region.element, region.box, region.outer)
      && isClear(region.outer));

  return element => {
    const stand = stands.get(element);
    if (!stand?.isPlain || !isClear(stand.region)) return null;
    let box = element.getBoundingClientRect();
    if (isTouched(element, box, stand.region)) return null;
    const style = getComputedStyle(element);
    const kind = LETTERS.map(name => style.getPropertyValue(name));
    let { region } = stand;
    for (let { ground } = stand; ground !== null; ground = ground.below) {
      if (ground.element === element ? ground.isPictured : !ground.isSure) return null;
      for (; region !== ground.region; region = region.outer) ({ box } = region);
      if (!isEverywhere(ground.element) && !holds(ground.box, box)) return null;
      kind.push(ground.colour);
    }
    return kind.join('|');
  };
}"""

# A target is good where no other one is near it, or where it is large and the others that touch it
# leave a large part of it free, or lie behind it, or all of it lies in them: before them, or not to
# be seen. Only those that scroll together are compared. What the keyboard does not reach is never
# told.
PLACES = """() => {
  const LEAST = 24;
  const isTarget = element => {
    const node = axe.utils.getNodeFromTree(element);
    return !node || axe.commons.aria.getRoleType(node) === 'widget';
  };
  const regions = new Map([[null, null]]);
  const region = element => {
    if (!regions.has(element))
      regions.set(element, axe.utils.getScroll(element) ? element : region(element.parentElement));
    return regions.get(element);
  };
  const placed = element =>
    ({ element, box: element.getBoundingClientRect(), region: region(element.parentElement) });
  const targets = [...document.querySelectorAll(CAN_BE_PRESSED)].filter(isTarget).map(placed);
  const isNear = (one, other, by) => one.left - by < other.right && other.left - by < one.right
    && one.top - by < other.bottom && other.top - by < one.bottom;
  const isIn = (inner, outer) => outer.left <= inner.left && inner.right <= outer.right
    && outer.top <= inner.top && inner.bottom <= outer.bottom;
  const isFree = (box, others) => {
    let from = box.left;
    for (const { left, right } of others.sort((one, other) => one.left - other.left)) {
      if (left - from >= LEAST) return true;
      from = Math.max(from, right);
    }
    return box.right - from >= LEAST;
  };
  const isBefore = (one, other) => {
    const middle = (from, to) => (Math.max(one.box[from], other.box[from])
      + Math.min(one.box[to], other.box[to])) / 2;
    const there = document.elementsFromPoint(middle('left', 'right'), middle('top', 'bottom'));
    return there.includes(one.element)
      && there.indexOf(one.element) < there.indexOf(other.element);
  };
  return element => {
    if (Number(element.getAttribute('tabindex')) < 0) return 'good';
    const self = placed(element);
    const { box } = self;
    const around = by => targets.filter(other => other.element !== element
      && other.region === self.region && isNear(box, other.box, by));
    if (around(LEAST).length === 0) return 'good';
    if (box.width < LEAST || box.height < LEAST) return null;
    const touching = around(0).filter(other => !isIn(box, other.box) && !isBefore(self, other));
    return isFree(box, touching.map(other => other.box)) ? 'good' : null;
  };
}"""

# What has been found good is kept as long as the page. Of each kind one is asked for, and only
# where that is not good the others are. A text in a picture is drawn upon it, and what that shows
# axe does not know.
SPARING = """() => {
  if (axe.begin) return;
  const CAN_BE_PRESSED = 'a, area, button, details, input, select, summary, textarea, [tabindex]';
  const { checks, rules } = axe._audit;
  const good = new Set(['good']);
  const begins = [];
  let isSparing = true;
  axe.begin = is => begins.forEach(begin => begin(isSparing = is));
  const when = (id, isAsked) => {
    const rule = rules.find(rule => rule.id === id);
    const matches = rule.matches;
    rule.matches = (...node) => isSparing
      ? isAsked(node[0], () => matches.apply(rule, node)) : matches.apply(rule, node);
  };
  const spare = (id, isMeant, kinds, isFound) => {
    let kind, seen, asked;
    begins.push(() => {
      kind = element => (kind = kinds())(element);
      seen = new Set();
      asked = new Map();
    });
    when(id, (element, matches) => {
      if (!isMeant(element)) return false;
      const like = kind(element);
      if (good.has(like)) return false;
      const isAsked = seen.has(like) || matches();
      if (isAsked && like !== null) {
        asked.set(element, { like, isLike: seen.has(like) ? matches : () => true });
        seen.add(like);
      }
      return isAsked;
    });
    const check = checks[id];
    const { evaluate } = check;
    check.evaluate = function (element, ...more) {
      const { like, isLike } = asked.get(element) ?? {};
      if (good.has(like) || isLike && !isLike()) return true;
      let told = {};
      const hearing = Object.create(this, { data: { value: data => this.data(told = data) } });
      const result = evaluate.call(hearing, element, ...more);
      if (like && result === true && isFound(told)) good.add(like);
      return result;
    };
  };

  const isDrawn = element => {
    if (!element.ownerSVGElement || element.closest('foreignObject')) return false;
    const outer = element.closest('svg:not(svg svg)').getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    return outer.left <= inner.left && inner.right <= outer.right
      && outer.top <= inner.top && inner.bottom <= outer.bottom;
  };
  const isWritten = element => /^(input|select|textarea)$/.test(element.localName)
    || [...element.childNodes].some(child => child.nodeType === 3 && child.data.trim() !== '');
  spare('color-contrast', element => isWritten(element) && !isDrawn(element), KINDS,
    ({ contrastRatio }) => contrastRatio > 1);
  spare('target-size', element => element.matches(CAN_BE_PRESSED), PLACES, () => false);
  // It asks only for what the style of an element itself insists on.
  when('avoid-inline-spacing', (element, matches) =>
    /!\\s*important/.test(element.getAttribute('style')) && matches());
  // No part of a picture scrolls.
  when('scrollable-region-focusable', (element, matches) =>
    element instanceof HTMLElement && matches());
  // A link in a text is told from it by its style or by its colours, and those take long to find.
  const { 'link-in-text-block': coloured, 'link-in-text-block-style': styled } = checks;
  const { evaluate } = coloured;
  coloured.evaluate = function (...link) {
    return isSparing && styled.evaluate.apply(this, link) === true || evaluate.apply(this, link);
  };
}"""
SPARING = SPARING.replace("KINDS", KINDS).replace("PLACES", PLACES)

# What axe-core calls serious or critical, and what is too small to be hit. Rules that find only
# what is less than that are not asked. In another language the same elements have the same roles
# and colours: only what asks for words, or for the room that they take, can find something there.
# Only the sentences leave the page: the whole report, with every element that passed, is megabytes,
# and without what they are written as it is sooner made.
# Places are named and described a moment after they are drawn (parts/reading.svelte.ts). It looks
# at the page as people do, and not through what keeps it from being painted (conftest.py).
SERIOUS = """async ([isTranslated, part, most]) => {
  const computed = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const style = computed(element, pseudo);
    if (element !== document.documentElement) return style;
    const value = style.getPropertyValue.bind(style);
    style.getPropertyValue = name => name === 'opacity' ? '1' : value(name);
    return style;
  };
  await new Promise(done => setTimeout(done, 200));
  const isLess = ({ impact }) => impact === 'minor' || impact === 'moderate';
  const isWorded = ({ id }) => /name|alt|label|lang|title|target-size|scrollable/.test(id);
  const rules = { 'target-size': { enabled: true } };
  for (const rule of axe._audit.rules)
    if (isLess(rule) || isTranslated && !isWorded(rule)) rules[rule.id] = { enabled: false };
  axe.configure({ noHtml: true });
  const options = { resultTypes: ['violations'], rules, preload: false };
  const { violations } = await axe.run(part || document, options);
  window.getComputedStyle = computed;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, most).map(({ target }) => target)}`);
}"""


def serious(
    page: Page, *, has_colours: bool, part: str = "", is_sparing: bool = True, most: int = 3
) -> list[str]:
    """What axe-core finds on the page as it is now, or in the part of it that has changed.

    Of each rule it names as many elements as are wanted at most.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # as a script tag, the page's policy would refuse it
    page.evaluate(SPARING)
    page.evaluate("isSparing => axe.begin(isSparing)", is_sparing)
    found: list[str] = page.evaluate(SERIOUS, [not has_colours, part, most])
    return found
