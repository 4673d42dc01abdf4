"""What a page asks beside playing, by address: the same functions behind HTTP and in the page's worker.

An endpoint takes the registry, and by name what it needs of a request: ``secret`` (of the device, None
without one), ``data`` (the body), and what fills the address or follows it. The server's handlers call
them by their names; ``answer`` calls the one that has an address.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from kupa.core.refused import Refused
from kupa.service import http_types, practice as practices, replay as replays, requests
from kupa.tables import family, lobby_actions, seating
from kupa.tables.actor import TableActor
from kupa.tables.credentials import fresh_secret, owner_key
from kupa.tables.lobby_actions import Action
from kupa.tables.records import FinishedDeal, find_deal
from kupa.tables.registry import TableRegistry
from kupa.tables.summary import Summary

Endpoint = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Endpoint)
ENDPOINTS: Final[dict[str, Endpoint]] = {}  # by method and address
GIVEN: Final = ("registry", "secret", "data", "return")  # what is not part of an address


def endpoint(address: str) -> Callable[[F], F]:
    """Serve an address, such as ``GET /api/tables/{table_id}``."""

    def register(function: F) -> F:
        ENDPOINTS[address] = function
        return function

    return register


async def answer(
    registry: TableRegistry, address: str, at: dict[str, str], secret: str | None, body: bytes | None
) -> object:
    """Call the endpoint of an address; ``at`` is what fills it and what follows it."""
    function = ENDPOINTS.get(address)
    if function is None:
        raise Refused(None, "table.no_such_page")
    known: dict[str, object] = {"registry": registry, "secret": secret}
    taken = inspect.signature(function).parameters
    given = {name: value for name, value in known.items() if name in taken}
    return await function(**given, **_typed(function, at, body))


def _typed(function: Endpoint, at: dict[str, str], body: bytes | None) -> dict[str, object]:
    """Return the arguments of an endpoint as the types it names."""
    hints = _hints(function)
    try:
        typed: dict[str, object] = {
            name: msgspec.convert(at[name], hint, strict=False)
            for name, hint in hints.items()
            if name in at and name not in GIVEN
        }
        if "data" in hints:
            typed["data"] = msgspec.json.decode(body or b"", type=hints["data"])
    except (msgspec.MsgspecError, ValueError):
        raise Refused(None, "table.not_understood") from None
    return typed


@cache
def _hints(function: Endpoint) -> dict[str, Any]:
    return get_type_hints(function)


async def at_table(registry: TableRegistry, secret: str | None, table_id: str) -> tuple[TableActor, str]:
    """Return a table's actor and the key of the device that asks."""
    actor = await registry.find(table_id)
    return actor, owner_key(secret or "", table_id)


async def _do(
    registry: TableRegistry, secret: str | None, table_id: str, action: Callable[[str], Action]
) -> http_types.Written:
    """Perform an action that is made for the key of the device that asks."""
    actor, owner = await at_table(registry, secret, table_id)
    return http_types.Written(await actor.do(action(owner)))


@endpoint("GET /api/games")
async def games() -> http_types.Catalogue:
    """List the games with their options, the paces, the colours and the quick phrases."""
    return requests.catalogue(None)


@endpoint("POST /api/check")
async def check(data: http_types.SettingsSent) -> http_types.Checked:
    """Check settings: the values possible for each option, or why the settings are invalid."""
    return requests.check(data)


@endpoint("POST /api/tables")
async def open_table(
    registry: TableRegistry, secret: str | None, data: http_types.OpenSent
) -> http_types.TableCreated:
    """Open a table; optionally take a seat, add bots and deal."""
    settings = requests.opened_settings(data)
    table_id, code = await registry.open(settings, secret or "")
    actor, owner = await at_table(registry, secret, table_id)
    await requests.fill(actor, owner, data)
    return http_types.TableCreated(table_id, code)


@endpoint("GET /api/tables")
async def listed_tables(registry: TableRegistry) -> list[http_types.ListedTable]:
    """List the public tables that have not been dealt."""
    return [_listed(head) for head in await registry.log.heads(100, listed=True)]


def _listed(head: dict[str, Any]) -> http_types.ListedTable:
    summary = msgspec.json.decode(head["summary"], type=Summary)
    told = (summary.options, summary.pace, summary.chairs, summary.people, summary.bots)
    return http_types.ListedTable(head["id"], head["game"], *told)


@endpoint("GET /api/codes/{code}")
async def find_code(registry: TableRegistry, code: str) -> http_types.Found:
    """Find the table that has a code."""
    found = await registry.log.find_code(code) if code.isascii() and code.isdecimal() else None
    if found is None:
        raise Refused(None, "table.no_such_code")
    return http_types.Found(found)


@endpoint("GET /api/tables/{table_id}")
async def show_table(
    registry: TableRegistry, secret: str | None, table_id: str
) -> http_types.TableState:
    """Return a table without the game; with a secret, also the caller's seat."""
    actor = await registry.find(table_id)
    owner = owner_key(secret, table_id) if secret is not None else None
    code = await registry.log.code_of(table_id)
    return await actor.read(partial(requests.state_of, owner, code, registry.clock()))


@endpoint("POST /api/tables/{table_id}/chairs")
async def sit(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.SitSent
) -> http_types.Written:
    """Take a seat."""
    return await _do(
        registry,
        secret,
        table_id,
        lambda owner: seating.sit(owner, data.name, data.seat, data.colour),
    )


@endpoint("PATCH /api/tables/{table_id}/chairs/mine")
async def rename(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.NameSent
) -> http_types.Written:
    """Change the display name or colour."""
    return await _do(
        registry, secret, table_id, lambda owner: lobby_actions.rename(owner, data.name, data.colour)
    )


@endpoint("DELETE /api/tables/{table_id}/chairs/mine")
async def leave(registry: TableRegistry, secret: str | None, table_id: str) -> http_types.Written:
    """Leave the table; during a deal a bot plays until the person is back."""
    actor, owner = await at_table(registry, secret, table_id)
    try:
        return http_types.Written(await actor.do(lobby_actions.leave_seat(owner)))
    except lobby_actions.LeftAlready:
        return http_types.Written(await actor.read(lambda table: table.number))


@endpoint("DELETE /api/tables/{table_id}/chairs/{seat}")
async def remove(
    registry: TableRegistry, secret: str | None, table_id: str, seat: int
) -> http_types.Written:
    """Free a seat, as the host: remove a person or a bot."""
    return await _do(registry, secret, table_id, lambda owner: lobby_actions.leave_seat(owner, seat))


@endpoint("POST /api/tables/{table_id}/bots")
async def add_bot(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.BotSent
) -> http_types.Written:
    """Add a bot, as the host."""
    return await _do(
        registry, secret, table_id, lambda owner: lobby_actions.seat_bot(owner, data.level, data.seat)
    )


@endpoint("PUT /api/tables/{table_id}/settings")
async def settle(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.SettingsSent
) -> http_types.Written:
    """Change the settings, as the host."""
    return await _do(
        registry,
        secret,
        table_id,
        lambda owner: lobby_actions.change_settings(owner, requests.settings_of(data)),
    )


@endpoint("PUT /api/tables/{table_id}/host")
async def hand_over(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.SeatSent
) -> http_types.Written:
    """Make somebody else the host."""
    return await _do(registry, secret, table_id, lambda owner: lobby_actions.make_host(owner, data.seat))


@endpoint("PUT /api/tables/{table_id}/word")
async def add_word(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.WordSent
) -> http_types.Written:
    """Add a word to the seed of the next deal."""
    return await _do(
        registry, secret, table_id, lambda owner: lobby_actions.add_seed_word(owner, data.word)
    )


@endpoint("POST /api/tables/{table_id}/deal")
async def deal(registry: TableRegistry, secret: str | None, table_id: str) -> http_types.Written:
    """Deal the cards, as the host."""
    return await _do(registry, secret, table_id, lobby_actions.start)


@endpoint("POST /api/tables/{table_id}/rematch")
async def rematch(registry: TableRegistry, secret: str | None, table_id: str) -> http_types.Written:
    """Deal another game with the same settings, as anybody who has a chair."""
    actor, owner = await at_table(registry, secret, table_id)
    return http_types.Written(await requests.deal_rematch(actor, owner))


@endpoint("POST /api/tables/{table_id}/again")
async def again(registry: TableRegistry, secret: str | None, table_id: str) -> http_types.Written:
    """Go back to the lobby for another deal, as the host; at a family's table as any member."""
    actor, owner = await at_table(registry, secret, table_id)
    return http_types.Written(await requests.gather(actor, owner))


@endpoint("PUT /api/tables/{table_id}/family")
async def name_family(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.FamilySent
) -> http_types.Written:
    """Keep the table for its people under a name; without one, no longer."""
    return await _do(registry, secret, table_id, lambda owner: family.name_family(owner, data.name))


@endpoint("POST /api/tables/{table_id}/offer")
async def offer(registry: TableRegistry, secret: str | None, table_id: str) -> http_types.TokenSent:
    """Get a token that takes the caller's seat over once."""
    token = fresh_secret()
    await _do(registry, secret, table_id, lambda owner: lobby_actions.offer_seat(owner, token))
    return http_types.TokenSent(token)


@endpoint("POST /api/tables/{table_id}/take")
async def take(
    registry: TableRegistry, secret: str | None, table_id: str, data: http_types.TokenSent
) -> http_types.Written:
    """Take over a seat with a token."""
    return await _do(
        registry, secret, table_id, lambda owner: lobby_actions.take_over_seat(owner, data.token)
    )


@endpoint("GET /api/tables/{table_id}/records/{deal}")
async def record(registry: TableRegistry, table_id: str, deal: int) -> str:
    """Return the record of a finished deal."""
    return str(await _finished(registry, table_id, deal))


@endpoint("GET /api/tables/{table_id}/replay/{deal}")
async def replay(
    registry: TableRegistry, table_id: str, deal: int, eyes: str = replays.OPEN, start: int = 0
) -> http_types.Replay:
    """Return steps of a finished deal from ``start`` on, as a seat, an onlooker or all seats saw it."""
    finished = await _finished(registry, table_id, deal)
    return replays.replay(finished, deal, eyes, start)


@endpoint("POST /api/replay")
async def replay_file(data: http_types.ReplaySent) -> http_types.Replay:
    """Return steps of a game that was saved as a file, as ``replay`` does."""
    return replays.replay_file(data)


@endpoint("GET /api/practice/{game}")
async def practice(game: str, number: int = 0) -> http_types.Practice:
    """Return questions of where a card lies now, from games that bots play; ``number`` chooses them."""
    return practices.with_bots(game, number)


@endpoint("GET /api/tables/{table_id}/practice/{deal}")
async def practice_of_deal(registry: TableRegistry, table_id: str, deal: int) -> http_types.Practice:
    """Return such questions from a finished deal."""
    return practices.with_deal(await _finished(registry, table_id, deal))


async def _finished(registry: TableRegistry, table_id: str, deal: int) -> FinishedDeal:
    written = await registry.log.load(table_id)
    if not written:
        raise Refused(None, "table.no_such_table")
    return find_deal(table_id, written, deal)
