"""A counter to ask over HTTP: one connection that stays open, one request after the other."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class Counter:
    """Sends JSON, returns JSON. Small on purpose: the clients must cost little."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.turn = asyncio.Lock()
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: dict[str, Any], secret: str = "") -> Any:  # noqa: ANN401 — JSON
        """Ask for something; whatever is not granted is an error of the benchmark."""
        async with self.turn:
            return await self._ask(path, json.dumps(body).encode(), secret)

    async def _ask(self, path: str, body: bytes, secret: str) -> Any:  # noqa: ANN401 — JSON
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        shown = f"authorization: Bearer {secret}\r\n" if secret else ""
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n{shown}"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)
        return await self._answer(self.reader, path)

    async def _answer(self, reader: asyncio.StreamReader, path: str) -> Any:  # noqa: ANN401 — JSON
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        body = await reader.readexactly(length)
        if int(head.split()[1]) >= 300:
            raise RuntimeError(f"{path}: {body.decode()}")
        return json.loads(body)

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
