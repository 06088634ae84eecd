"""Your turn, told by webhook, in the form of Discord."""

import httpx2

from scholars.locales import message, say
from scholars.server.logs import log
from scholars.server.people.identities import Identities, allowed
from scholars.server.people.identity import Identity

SECONDS = 10.0


class Webhooks:
    """Tells people that they are asked; what does not arrive is let go."""

    def __init__(self, identities: Identities) -> None:
        self.settings = identities.settings
        self._client = httpx2.AsyncClient(timeout=SECONDS, follow_redirects=False)

    async def reaches(self, guest: Identity) -> bool:
        """Whether somebody wants to be told so."""
        return guest.webhook is not None and allowed(guest.webhook, self.settings)

    async def tell(self, guest: Identity, name: str, table: str) -> None:
        """Say that it is somebody's turn."""
        assert guest.webhook is not None
        address = f"{self.settings.base_url or ''}/table/{table}"
        text = say(message("webhook-your-turn", player=name, address=address), guest.language)
        # A name is a stranger's text: it mentions nobody.
        body = {"content": text, "allowed_mentions": {"parse": []}}
        try:
            answer = await self._client.post(guest.webhook, json=body)
            log.info("webhook", status=answer.status_code)
        except (httpx2.HTTPError, httpx2.InvalidURL) as fault:
            log.info("webhook_failed", fault=type(fault).__name__)

    async def close(self) -> None:
        """Stop."""
        await self._client.aclose()
