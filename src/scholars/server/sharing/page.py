"""The page of a shared game, as it is sent to whoever looks at a link before opening it: with a title and a picture."""

import re
from html import escape

from scholars.locales import message, say
from scholars.server.sharing.result import SharedResult
from scholars.server.sharing.score import HEIGHT, WIDTH

OURS = re.compile(r"<title>.*?</title>|<meta\s+name=\"description\".*?/>", re.DOTALL)


def with_preview(page: str, result: SharedResult, address: str, picture: str) -> str:
    """The client's page with a head of its own; the client goes on as always."""
    head = "\n    ".join(_tags(result, address, picture))
    return OURS.sub("", page).replace("<head>", f"<head>\n    {head}", 1)


def _tags(result: SharedResult, address: str, picture: str) -> list[str]:
    site = say(message("web-game"), result.language)
    title, line = result.title, result.line
    properties = {
        "og:type": "website",
        "og:site_name": site,
        "og:title": title,
        "og:description": line,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": line,
    }
    names = {"description": line, "twitter:card": "summary_large_image", "twitter:title": title}
    names |= {"twitter:description": line, "twitter:image": picture}
    return [
        f"<title>{escape(title)} · {escape(site)}</title>",
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
        *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()),
    ]
