"""What is asked of tables beside playing, without the framework that carries it."""

from __future__ import annotations

from dataclasses import fields

from kupa.bots import levels, stand_in
from kupa.core.description import describe
from kupa.core.refused import Refused
from kupa.games import all_games, find
from kupa.lessons import find_lesson, lessons_of
from kupa.service import http_types
from kupa.service.choices import choices, problem
from kupa.service.presenter import option_text, rights_of, round_of, table_info
from kupa.service.wire import PHRASES
from kupa.tables import lobby_actions, rematch, seating
from kupa.tables.actor import TableActor
from kupa.tables.chairs import COLOURS
from kupa.tables.pace import PACES
from kupa.tables.table import Table


def catalogue(address: str | None) -> http_types.Catalogue:
    """Return the games with their options, the paces, the colours and the quick phrases."""
    known = [_game(key) for key in all_games()]
    return http_types.Catalogue(known, list(PACES), list(COLOURS), list(PHRASES), address)


def _game(key: str) -> http_types.GameInfo:
    described = describe(find(key))
    facts = {made.name: getattr(described, made.name) for made in fields(described)}
    lessons = tuple(lesson.name for lesson in lessons_of(key))
    return http_types.GameInfo(**facts, levels=tuple(levels(key)), lessons=lessons)


def settings_of(data: http_types.OpenSent | http_types.SettingsSent) -> lobby_actions.TableSettings:
    """Return settings that were sent, checked."""
    options, late = option_text(data.options), data.latecomers
    latecomers = not data.listed if late is None else late
    run = data.listed, data.onlookers, latecomers
    return lobby_actions.TableSettings(data.game, options, data.pace, data.chairs, *run).checked()


def check(data: http_types.SettingsSent) -> http_types.Checked:
    """Return the values possible for each option, or why the settings are invalid."""
    try:
        return http_types.Checked(None, choices(settings_of(data)))
    except Refused as refused:
        return http_types.Checked(problem(refused), {})


def opened_settings(data: http_types.OpenSent) -> lobby_actions.TableSettings:
    """Return the settings of a table to be opened; its bots must be of a level there is."""
    if data.bots is not None and data.game in all_games() and data.bots not in levels(data.game):
        allowed = ", ".join(levels(data.game))
        raise Refused(None, "core.no_such_level", level=data.bots, allowed=allowed)
    return settings_of(data) if data.lesson is None else lesson_settings(data.game, data.lesson)


def lesson_settings(game: str, name: str) -> lobby_actions.TableSettings:
    """Return the settings of a table at which a lesson is played."""
    lesson = find_lesson(game, name)
    record = lesson.record
    return lobby_actions.TableSettings(
        record.game, record.options, "untimed", record.seats, lesson=lesson.text
    ).checked()


async def fill(actor: TableActor, owner: str, data: http_types.OpenSent) -> None:
    """Seat who opened a table and the bots that were asked for; deal if that was asked for too."""
    if data.name is not None:
        await actor.do(seating.sit(owner, data.name, None, data.colour))
    level = data.bots if data.lesson is None else data.bots or stand_in(data.game)
    while level is not None and any(chair.free for chair in actor.table.chairs):
        await actor.do(lobby_actions.seat_bot(owner, level))
    if data.deal:
        await actor.do(lobby_actions.start(owner))


async def deal_rematch(actor: TableActor, owner: str) -> int:
    """Deal again, with the same settings: two entries, so that the seal is shown before the deal."""
    gathered = await actor.do(rematch.gather_again(owner))
    return await actor.do(rematch.deal_again(owner, gathered))


def state_of(owner: str | None, code: str | None, now: float, table: Table) -> http_types.TableState:
    """Return a table without the game, as a device sees it."""
    seat, rights = table.seat_of(owner), rights_of(table, owner)
    return http_types.TableState(
        table.number,
        seat,
        *rights,
        code=code,
        table=table_info(table),
        your_turn=seat in table.asked,
        rounds_begun=round_of(table, owner, seat),
        quiet=max(0, round(now - table.touched)),
    )
