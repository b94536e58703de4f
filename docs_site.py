"""The documentation site: what MkDocs adds to the pages of docs/ (`mkdocs.yml`).

It adds pages from the root of the repository, an index of the decisions and of the pictures, and a
page of the API for each public package. It also completes the navigation, lets links lead to the
right page of the site, and moves inline scripts into files, so that the service can forbid them.
"""

import ast
import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent
DOCS: Final = ROOT / "docs"
SOURCES: Final = ROOT / "src"

# Pages from elsewhere in the repository, and their names on the site.
ELSEWHERE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "measuring.md",
}
# Folders that a page may link, and the pages that stand for them.
FOLDERS: Final = {
    "docs": "index.md",
    "docs/decisions": "decisions/index.md",
    "docs/rules": "rules/README.md",
    "docs/screens": "screens/index.md",
}
LANGUAGES: Final = {"en": "English", "es": "Español", "fr": "Français", "cs": "Čeština"}

# Public packages have an `__all__`. Of these rooms every module is public, or none is.
EVERY_MODULE: Final = ("mori.core", "mori.envs")
# Parts of the API with a list of their own.
PARTS: Final = (("Environments", "mori.envs"), ("The core", "mori.core"))
NOT_PUBLIC: Final = ("mori.cli", "mori.games", "mori.server", "mori._engine")

LINK: Final = re.compile(r"(!?)\[([^\]\n]*)\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)
TITLE: Final = re.compile(r"^# (.+)$", re.MULTILINE)
PROGRAM: Final = re.compile(r'(href="(?!\w+:)[^"#]+\.py)"')
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


# -- pages that are not in docs/


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    for source, name in ELSEWHERE.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    texts = {"decisions/index.md": decisions_page(), "screens/index.md": screens_page()}
    texts |= dict(api_pages())
    for name, text in texts.items():
        files.append(File.generated(config, name, content=text))
    config.nav = completed(config.nav or [], files)
    return files


def decisions_page() -> str:
    lines = ["# Decisions", "", "Why Mori is built this way, in the order of the decisions.", ""]
    for page in sorted((DOCS / "decisions").glob("*.md")):
        lines.append(f"- [{title_of(page)}]({page.name})")
    return "\n".join(lines) + "\n"


def screens_page() -> str:
    lines = ["# Pictures", ""]
    for picture in sorted((DOCS / "screens").glob("*.jpg")):
        title = picture.stem.replace("-", " ").capitalize()
        lines += [f"## {title}", "", f"![{title}]({picture.name})", ""]
    return "\n".join(lines)


def title_of(page: Path) -> str:
    found = TITLE.search(page.read_text("utf-8"))
    assert found is not None, f"{page} has no title"
    return found[1]


# -- the API


def api_pages() -> Iterator[tuple[str, str]]:
    """The pages of the API, by their names: an index, and one for each public package."""
    lines = [
        "# API",
        "",
        "Everything public in Python. `import mori` has what most programs need.",
    ]
    for part, names in parts_of_the_api().items():
        lines += ["", f"## {part}", ""] if part else [""]
        for name in names:
            lines.append(f"- [`{name}`]({name}.md): {summary_of(name)}")
            yield f"api/{name}.md", f"# {name}\n\n::: {contents_of(name)}\n"
    yield "api/index.md", "\n".join(lines) + "\n"


def parts_of_the_api() -> dict[str, list[str]]:
    """The public modules as the navigation has them: what most programs need comes first."""
    names = list(public_modules())
    within = {title: [name for name in names if is_in(name, (room,))] for title, room in PARTS}
    inner = {name for part in within.values() for name in part}
    first = sorted((name for name in names if name not in inner), key=lambda name: name.split("."))
    return {"": first, **within}


def public_modules() -> Iterator[str]:
    for file in sorted(SOURCES.glob("mori/**/*.py")):
        path = file.relative_to(SOURCES)
        is_package = path.name == "__init__.py"
        name = ".".join(path.parent.parts if is_package else path.with_suffix("").parts)
        if any(part.startswith("_") for part in name.split(".")):
            continue
        if is_in(name, NOT_PUBLIC):
            continue
        if (is_package and "__all__" in file.read_text("utf-8")) or (
            not is_package and is_in(name, EVERY_MODULE)
        ):
            yield name


def is_in(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def contents_of(name: str) -> str:
    """The module that is read: `mori` offers what `mori.api` says."""
    return "mori.api" if name == "mori" else name


def file_of(name: str) -> Path:
    path = SOURCES.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def summary_of(name: str) -> str:
    tree = ast.parse(file_of(contents_of(name)).read_text("utf-8"))
    first = (ast.get_docstring(tree) or "").partition("\n\n")[0].replace("\n", " ")
    return first.partition(". ")[0].rstrip(".") + "."


# -- the navigation


def completed(nav: list[Any], files: Files) -> list[Any]:
    """The navigation with the lists that are made here, and with pages that it does not name."""
    decisions = ["decisions/index.md", *pages_in(files, "decisions")]
    rules: list[Any] = ["rules/README.md"]
    for language, title in LANGUAGES.items():
        rules.append({title: pages_in(files, f"rules/{language}")})
    rules += pages_in(files, "rules")
    api: list[Any] = []
    for part, modules in parts_of_the_api().items():
        pages = [f"api/{name}.md" for name in modules]
        api += [{part: pages}] if part else pages
    made = {
        "decisions/": decisions,
        "rules/": rules,
        "api/": ["api/index.md", *api],
    }
    nav = [entry for each in nav if (entry := filled(each, made, files)) is not None]
    named = set(names_in(nav))
    others = [name for name in pages_in(files, ".") if name not in named]
    (contributors,) = (each for each in nav if "Contributors" in each)
    contributors["Contributors"] += [*others, "screens/index.md"]
    return nav


def filled(entry: Any, made: dict[str, list[Any]], files: Files) -> Any:
    """An entry with the lists put in; None for a page that is not there."""
    if isinstance(entry, str):
        return entry if files.get_file_from_path(entry) is not None else None
    ((title, value),) = entry.items()
    if isinstance(value, list):
        found = (filled(each, made, files) for each in value)
        return {title: [each for each in found if each is not None]}
    return {title: made.get(value, value)}


def names_in(nav: list[Any]) -> Iterator[str]:
    for entry in nav:
        if isinstance(entry, str):
            yield entry
            continue
        for value in entry.values():
            yield from names_in(value if isinstance(value, list) else [value])


def pages_in(files: Files, folder: str) -> list[str]:
    """The pages of a folder, without its index."""
    names = (PurePosixPath(file.src_uri) for file in files.documentation_pages())
    return sorted(
        str(name)
        for name in names
        if str(name.parent) == folder and name.name not in ("index.md", "README.md")
    )


# -- links


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to the pages of the site, whatever they are called in the repository."""
    sources = {name: source for source, name in ELSEWHERE.items()}
    here = page.file.src_uri
    source = sources.get(here, f"docs/{here}")

    def led(found: re.Match[str]) -> str:
        image, text, target, anchor = found[1], found[2], found[3], found[4] or ""
        path = os.path.normpath(os.path.join(os.path.dirname(source), target)).replace("\\", "/")
        name = name_of(path)
        if name is None:
            return text if (ROOT / path).exists() else found[0]
        relative = os.path.relpath(name, os.path.dirname(here) or ".").replace("\\", "/")
        return f"{image}[{text}]({relative}{anchor})"

    parts = FENCE.split(markdown)
    return "".join(part if part.startswith("```") else LINK.sub(led, part) for part in parts)


def name_of(path: str) -> str | None:
    """The name on the site of a file or folder of the repository; None if it is not there."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    if path in FOLDERS:
        return FOLDERS[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else None


# -- the finished site


def on_post_build(config: MkDocsConfig) -> None:
    """Move inline scripts into files, and leave nothing to be loaded from elsewhere.

    Programs become texts: browsers then show them, and nobody takes them for sources of Mori.
    """
    site = Path(config.site_dir)
    for program in site.rglob("*.py"):
        program.replace(program.with_name(f"{program.name}.txt"))
    scripts = site / "assets" / "inline"
    scripts.mkdir(parents=True, exist_ok=True)
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def moved(found: re.Match[str], up: str = up) -> str:
            name = f"{sha256(found[1].encode()).hexdigest()[:16]}.js"
            (scripts / name).write_text(found[1], "utf-8")
            return f'<script src="{up}assets/inline/{name}"></script>'

        text = page.read_text("utf-8")
        page.write_text(PROGRAM.sub(r'\1.txt"', INLINE.sub(moved, text)), "utf-8")
    (site / "404.html").unlink(missing_ok=True)  # it works at the root of a host only
    for script in site.glob("assets/javascripts/*.js"):
        text = script.read_text("utf-8")
        script.write_text(text.replace("https://unpkg.com/", ""), "utf-8")
