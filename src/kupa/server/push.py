"""Calling people whose turn it is where a turn may take days: Web Push (RFC 8030, 8291, 8292).

What is sent says only that there is a turn somewhere: no table, no name, no card. The page that opens
asks the server where.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import importlib.util
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from kupa.core.refused import Refused
from kupa.server.push_address import check_address, check_keys
from kupa.server.quiet import call_time
from kupa.tables.registry import PATIENCE, end
from kupa.tables.store.subscriptions import Subscription, Subscriptions

if TYPE_CHECKING:
    from kupa.server.app_context import AppContext
    from kupa.tables.actor import TableActor

logger = logging.getLogger("kupa.server")

PAYLOAD: Final = json.dumps({"t": "turn"})
GRACE: Final = 20.0  # seconds in which somebody who is there may see it by themselves
LOOK: Final = 5.0  # seconds between two looks at what is due
AGAIN: Final = 300.0  # seconds after which a push service that failed is tried again
LIFETIME: Final = 24 * 3600  # seconds for which a push service keeps a call
TIMEOUT: Final = 10.0
GONE: Final = (404, 410)  # what a push service answers for a subscription it does not know
UNUSABLE: Final = -1  # instead of a status: the keys of a device are none
AT_ONCE: Final = 4  # calls that are made side by side


def installed() -> bool:
    """Tell whether the extra ``kupa[push]`` is there."""
    return importlib.util.find_spec("pywebpush") is not None


class PushCaller:
    """Notices whose turn it is, and calls them when it is time."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self.subscriptions = Subscriptions(context.log.engine)
        self.vapid: Any = None
        self.task: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()
        self.threads = ThreadPoolExecutor(AT_ONCE, "push")  # started when there is somebody to call

    async def begin(self) -> None:
        """Read or make the server's key, and start calling."""
        if not installed():
            logger.info("nobody is called to slow games: pip install 'kupa[push]'")
            return
        from py_vapid import Vapid02  # noqa: PLC0415 — an extra

        fresh = Vapid02()
        fresh.generate_keys()
        pem = await self.subscriptions.key(fresh.private_pem().decode())
        self.vapid = Vapid02.from_pem(pem.encode())
        self.context.registry.on_written = self.notice
        self.task = asyncio.create_task(self._run())

    async def end(self) -> None:
        """Stop calling; what is due is called by whoever starts next.

        A read that is cancelled while the driver connects would leave a connection that nobody closes.
        """
        self.closing.set()
        await end([] if self.task is None else [self.task], PATIENCE)
        self.threads.shutdown(wait=False, cancel_futures=True)

    def public_key(self) -> str | None:
        """Return the key that browsers subscribe with; None: nobody is called."""
        if self.vapid is None:
            return None
        numbers = self.vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raise unless the server calls devices, and may and can send to this one."""
        if self.vapid is None:
            raise Refused(None, "table.bad_push")
        check_address(endpoint, self.context.settings.push_services)
        check_keys(p256dh, auth)

    def notice(self, actor: TableActor) -> None:
        """Called after every entry of this process: somebody may be asked now who is not there."""
        if actor.table.timing.slow and actor.table.questions:
            self.context.spawn(self._notice(actor))

    async def _notice(self, actor: TableActor) -> None:
        now = self.context.registry.clock()
        for each in await self.subscriptions.of_table(actor.table.id):
            asked = self._asked(actor, each)
            if asked is not None and asked != each.asked:
                at = now + GRACE / self.context.settings.time_scale
                due = call_time(at, each.zone, each.quiet_from, each.quiet_to)
                await self.subscriptions.call_at(each, asked, due)

    def _asked(self, actor: TableActor, subscription: Subscription) -> int | None:
        """Return the number of the question somebody is asked; None if they are not, or look at it."""
        seat = actor.table.seat_of(subscription.owner)
        question = None if seat is None else actor.table.questions.get(seat)
        owner = subscription.owner
        here = any(each.looking and each.owner == owner for each in actor.listeners)
        return None if question is None or here else question.number

    async def _run(self) -> None:
        while not self.closing.is_set():
            try:
                due = await self.subscriptions.take_due(self.context.registry.clock())
                await asyncio.gather(*map(self._try_to_call, due))
            except Exception:
                logger.exception("calling people to their turns failed, next try in %g s", LOOK)
            with contextlib.suppress(TimeoutError):
                pause = LOOK / self.context.settings.time_scale
                await asyncio.wait_for(self.closing.wait(), pause)

    async def _try_to_call(self, subscription: Subscription) -> None:
        """Call one device: whatever goes wrong with it must not keep the others from being called."""
        try:
            await self._call(subscription)
        except Refused as refused:  # its table is gone, or cannot be read now
            if refused.reason == "table.no_such_table":
                await self.subscriptions.drop_one(subscription)
            else:
                await self._call_later(subscription)
        except Exception:
            logger.exception("a call to a turn failed, next try in %g s", AGAIN)
            await self._call_later(subscription)

    async def _call(self, subscription: Subscription) -> None:
        actor = await self.context.registry.find(subscription.table_id)
        if self._asked(actor, subscription) != subscription.asked:
            return
        loop = asyncio.get_running_loop()
        status = await loop.run_in_executor(self.threads, self._send, subscription)
        if status == UNUSABLE or status in GONE:
            await self.subscriptions.drop_one(subscription)
        elif not 200 <= status < 300:  # noqa: PLR2004 — a status of HTTP
            logger.warning("%s: a push service answered %d", actor.table.label, status)
            await self._call_later(subscription)

    async def _call_later(self, subscription: Subscription) -> None:
        again = self.context.registry.clock() + AGAIN / self.context.settings.time_scale
        await self.subscriptions.call_at(subscription, subscription.asked, again)

    def _send(self, subscription: Subscription) -> int:
        """Send in a thread; return the status, 0 if the push service could not be reached."""
        import requests  # noqa: PLC0415 — an extra
        from pywebpush import WebPusher, WebPushException  # noqa: PLC0415

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        try:
            self.check(subscription.endpoint, subscription.p256dh, subscription.auth)
            with requests.Session() as session:
                session.max_redirects = 0  # a service that points elsewhere is not followed there
                pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys}, session)
                headers = self._headers(subscription.endpoint)
                answer = pusher.send(PAYLOAD, headers=headers, ttl=LIFETIME, timeout=TIMEOUT)
        except requests.RequestException:
            return 0
        except (Refused, WebPushException, ValueError):  # one that was let in earlier
            return UNUSABLE
        return int(answer.status_code)

    def _headers(self, endpoint: str) -> dict[str, str]:
        """Return the proof of who calls (RFC 8292)."""
        address = urlsplit(endpoint)
        origin = f"{address.scheme}://{address.netloc}"
        who = self.context.settings.address or "https://kupa.invalid"
        signed: dict[str, str] = self.vapid.sign({"aud": origin, "sub": who})
        return {**signed, "urgency": "normal", "topic": "turn"}
