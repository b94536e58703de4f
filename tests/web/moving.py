"""Other settings and another language while the page is open, as if chosen in another tab."""

from functools import cache

from playwright.sync_api import Page

from mori.words.catalogue import Messages, read_resource
from mori.words.languages import FOLDER
from tests.web.playing import CHOOSE, LANGUAGE_MENU, until

CHANGE = f"""chosen => {{
  const kept = JSON.parse(localStorage.getItem('mori.settings') ?? '{{}}');
  ({CHOOSE})(JSON.stringify({{ ...kept, ...chosen }}));
}}"""

# The menu of the languages is called so: the words are there, too.
SPOKEN = f"""name =>
  document.querySelector("{LANGUAGE_MENU}")?.getAttribute('aria-label')?.startsWith(name)"""


@cache
def words_of_page(language: str) -> Messages:
    """What the page says outside of its games."""
    files = sorted(path.stem for path in (FOLDER / language).glob("web*.ftl"))
    return Messages(language, [read_resource(language, file) for file in files])


def said(language: str, message: str, **args: str) -> str:
    """A message of the page in a language."""
    return words_of_page(language).format(message, args)


def switch(page: Page, **chosen: str) -> None:
    """Other settings, on a page that is open."""
    page.evaluate(CHANGE, chosen)


def speak(page: Page, language: str) -> None:
    """Another language, until the page speaks it."""
    switch(page, language=language)
    until(page, SPOKEN, said(language, "web-language"))
