"""Going on within the page as it is: to another address, in another language.

To load it anew, and to go through its menus, takes as much work as what is then looked at.
"""

import json

from playwright.sync_api import Page

from tests.web.playing import CHOOSE, FOLLOW, LANGUAGE_MENU, until

CHANGE = f"""chosen => {{
  const kept = JSON.parse(localStorage.getItem('mori.settings') ?? '{{}}');
  ({CHOOSE})(JSON.stringify({{ ...kept, ...chosen }}));
}}"""
SIT = "kept => localStorage.setItem('mori.tokens', kept)"

# The words are there, too: so the menu of the languages is called.
CALLED = {"fr": "Langue", "cs": "Jazyk", "es": "Idioma", "en": "Language"}
SPOKEN = f"""name =>
  document.querySelector("{LANGUAGE_MENU}")?.getAttribute('aria-label')?.startsWith(name)"""


def switch(page: Page, **chosen: str) -> None:
    """Other settings, on a page that is open."""
    page.evaluate(CHANGE, chosen)


def speak(page: Page, language: str) -> None:
    """Another language, until the page speaks it."""
    switch(page, language=language)
    until(page, SPOKEN, CALLED[language])


def go(page: Page, address: str) -> None:
    """To another address of the service that the page is of."""
    page.evaluate(FOLLOW, address)


def sit_down(page: Page, made: dict[str, object]) -> None:
    """At a table that was made, with its tokens."""
    table = made["table"]
    assert isinstance(table, dict)
    page.evaluate(SIT, json.dumps({table["id"]: made["tokens"]}))
    go(page, f"/t/{table['id']}")
