"""HTTP for the lobby: open, find, sit, settle, start. Whoever acts shows their device's secret."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, Parameter

from kupa.bots import levels
from kupa.core import options as words
from kupa.core.refused import Refused
from kupa.games import GAMES, find
from kupa.server import forms
from kupa.server.choices import choices, problem
from kupa.server.drawing import option_text, table_info
from kupa.server.house import House, TheHouse
from kupa.server.phrases import PHRASES
from kupa.tables import acts
from kupa.tables.chairs import COLOURS
from kupa.tables.keeper import Keeper
from kupa.tables.names import fresh_secret, owner_key
from kupa.tables.pace import PACES
from kupa.tables.summary import Summary
from kupa.tables.table import Table

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=20)]


def secret_of(request: AnyRequest) -> str:
    """Return the secret a device shows."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Refused(None, "table.bad_secret")
    return secret


async def at_table(house: House, request: AnyRequest, table_id: str) -> tuple[Keeper, str]:
    """Return a table's keeper and the key of the device that acts."""
    keeper = await house.hall.find(table_id)
    return keeper, owner_key(secret_of(request), table_id)


@get("/api/games")
async def games(house: TheHouse) -> forms.Catalogue:
    """List the games with their options, the paces, the colours and the quick phrases."""
    return _catalogue(house.settings.address)


@cache
def _catalogue(address: str | None) -> forms.Catalogue:
    known = [_game(key) for key in GAMES]
    return forms.Catalogue(known, list(PACES), list(COLOURS), list(PHRASES), address)


def _game(key: str) -> forms.GameInfo:
    game = find(key)
    specs = words.specs(game.Options)
    options = [forms.OptionInfo(s.name, s.ruling, s.default, list(s.words), s.number) for s in specs]
    return forms.GameInfo(key, game.seats[0], game.seats[-1], options, list(levels(key)))


@post("/api/check", status_code=200)
async def check(data: JSONBody[forms.SettingsSent]) -> forms.Checked:
    """Say whether settings make sense and what else could be chosen; if not, by which ruling."""
    try:
        return forms.Checked(None, choices(_settings(data)))
    except Refused as no:
        return forms.Checked(problem(no), {})


@post("/api/tables")
async def open_table(
    house: TheHouse, request: AnyRequest, data: JSONBody[forms.OpenSent]
) -> forms.Opened:
    """Open a table; sit down, fill it with bots and deal at once, if asked for."""
    secret = secret_of(request)
    if not house.openings.take(request.client.host if request.client else "?"):
        raise Refused(None, "table.too_fast")
    if data.bots is not None and data.game in GAMES and data.bots not in levels(data.game):
        allowed = ", ".join(levels(data.game))
        raise Refused(None, "core.no_such_level", level=data.bots, allowed=allowed)
    table_id, code = await house.hall.open(_settings(data), secret)
    keeper = await house.hall.find(table_id)
    await _fill(keeper, owner_key(secret, table_id), data)
    return forms.Opened(table_id, code)


async def _fill(keeper: Keeper, owner: str, data: forms.OpenSent) -> None:
    if data.name is not None:
        await keeper.do(acts.sit(owner, data.name))
    while data.bots is not None and any(chair.free for chair in keeper.table.chairs):
        await keeper.do(acts.seat_bot(owner, data.bots))
    if data.deal:
        await keeper.do(acts.start(owner))


def _settings(data: forms.OpenSent | forms.SettingsSent) -> acts.Settings:
    options = option_text(data.options)
    return acts.Settings(
        data.game, options, data.pace, data.chairs, data.listed, data.onlookers
    ).checked()


@get("/api/tables")
async def listed_tables(house: TheHouse) -> list[forms.ListedTable]:
    """List the tables that are open to everyone."""
    heads = await house.hall.log.heads(100, listed=True)
    return [_listed(head) for head in heads]


def _listed(head: dict[str, Any]) -> forms.ListedTable:
    summary = msgspec.json.decode(head["summary"], type=Summary)
    told = (summary.options, summary.pace, summary.chairs, summary.people, summary.bots)
    return forms.ListedTable(head["id"], head["game"], *told)


@get("/api/codes/{code:str}")
async def find_code(house: TheHouse, request: AnyRequest, code: FromPath[str]) -> forms.Found:
    """Find the table a code stands for; guessing is slow."""
    address = request.client.host if request.client else "?"
    if not house.guesses.take(address):
        raise Refused(None, "table.too_fast")
    found = await house.hall.log.find_code(code) if code.isascii() and code.isdecimal() else None
    if found is None:
        raise Refused(None, "table.no_such_code")
    return forms.Found(found)


@get("/api/tables/{table_id:str}")
async def show_table(house: TheHouse, request: AnyRequest, table_id: TableId) -> forms.TableState:
    """Show a table as it stands, beside the game; with a secret, also who one is there."""
    keeper = await house.hall.find(table_id)
    shown = request.headers.get("authorization")
    owner = owner_key(secret_of(request), table_id) if shown else None
    code = await house.hall.log.code_of(table_id)
    return await keeper.look(partial(_state, owner, code))


def _state(owner: str | None, code: str | None, table: Table) -> forms.TableState:
    hosting = owner is not None and acts.may_host(table, owner)
    return forms.TableState(table.number, table.owned(owner), hosting, code, table_info(table))


@post("/api/tables/{table_id:str}/chairs")
async def sit(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.SitSent]
) -> forms.Written:
    """Sit down."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.sit(owner, data.name, data.seat, data.colour)))


@patch("/api/tables/{table_id:str}/chairs/mine")
async def rename(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.NameSent]
) -> forms.Written:
    """Take another name or colour."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.rename(owner, data.name, data.colour)))


@delete("/api/tables/{table_id:str}/chairs/mine", status_code=200)
async def leave(house: TheHouse, request: AnyRequest, table_id: TableId) -> forms.Written:
    """Leave; in the middle of a game a bot plays until one is back."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.rise(owner)))


@delete("/api/tables/{table_id:str}/chairs/{seat:int}", status_code=200)
async def remove(
    house: TheHouse, request: AnyRequest, table_id: TableId, seat: SeatNumber
) -> forms.Written:
    """Free a chair, as the host: send a person away, or take a bot off."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.rise(owner, seat)))


@post("/api/tables/{table_id:str}/bots")
async def add_bot(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.BotSent]
) -> forms.Written:
    """Put a bot on a chair, as the host."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.seat_bot(owner, data.level, data.seat)))


@put("/api/tables/{table_id:str}/settings")
async def settle(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.SettingsSent]
) -> forms.Written:
    """Settle what is played, as the host."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.settle(owner, _settings(data))))


@put("/api/tables/{table_id:str}/host")
async def hand_over(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.SeatSent]
) -> forms.Written:
    """Make somebody else the host."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.make_host(owner, data.seat)))


@put("/api/tables/{table_id:str}/word")
async def add_word(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.WordSent]
) -> forms.Written:
    """Add a word to the seed of the next deal."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.add_word(owner, data.word)))


@post("/api/tables/{table_id:str}/deal")
async def deal(house: TheHouse, request: AnyRequest, table_id: TableId) -> forms.Written:
    """Deal, as the host."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.start(owner)))


@post("/api/tables/{table_id:str}/again")
async def again(house: TheHouse, request: AnyRequest, table_id: TableId) -> forms.Written:
    """Gather for another deal, as the host."""
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.again(owner)))


@post("/api/tables/{table_id:str}/offer")
async def offer(house: TheHouse, request: AnyRequest, table_id: TableId) -> forms.TokenSent:
    """Get a token that takes one's seat over, once; in a link it belongs behind the #, unlogged."""
    keeper, owner = await at_table(house, request, table_id)
    token = fresh_secret()
    await keeper.do(acts.offer(owner, token))
    return forms.TokenSent(token)


@post("/api/tables/{table_id:str}/take")
async def take(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[forms.TokenSent]
) -> forms.Written:
    """Take a seat over with a token."""
    address = request.client.host if request.client else "?"
    if not house.guesses.take(address):
        raise Refused(None, "table.too_fast")
    keeper, owner = await at_table(house, request, table_id)
    return forms.Written(await keeper.do(acts.take_over(owner, data.token)))


ROUTES = [
    games, check, open_table, listed_tables, find_code, show_table, sit, rename, leave, remove, add_bot,
    settle, hand_over, add_word, deal, again, offer, take,
]  # fmt: skip
