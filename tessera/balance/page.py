"""The report as one HTML file that needs nothing else: the Markdown, with its plots inside."""

import re
from pathlib import Path

from markdown_it import MarkdownIt

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; display: block; font-variant-numeric: tabular-nums; margin: 1rem 0; overflow-x: auto; }
th, td { border-bottom: 1px solid #8884; padding: 0.2rem 0.6rem; text-align: left; white-space: nowrap; }
th { background: #8882; }
code { font-size: 0.9em; }
pre { overflow-x: auto; }
figure { background: white; margin: 1rem 0; overflow-x: auto; }
figure svg { height: auto; max-width: 100%; }
"""


def page(markdown: str, folder: Path, language: str) -> str:
    """A report as HTML; plots that it shows are read from a folder."""
    title = markdown.partition("\n")[0].lstrip("# ")
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    body = re.sub(r'<p><img src="([^"]+\.svg)" alt="([^"]*)" /></p>', lambda found: picture(folder, found), body)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n{body}</body>\n</html>\n"
    )


def picture(folder: Path, found: re.Match[str]) -> str:
    """A plot in the page itself; ids of its own keep several plots apart."""
    file, shown = found.groups()
    drawing = (folder / file).read_text(encoding="utf-8")
    drawing = drawing[drawing.index("<svg") :]
    prefix = Path(file).stem
    drawing = re.sub(r'\bid="', f'id="{prefix}-', drawing)
    drawing = re.sub(r'(href="|url\()#', rf"\1#{prefix}-", drawing)
    return f'<figure role="img" aria-label="{shown}">{drawing}</figure>'
