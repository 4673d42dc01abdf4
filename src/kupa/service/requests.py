"""What is asked of tables beside playing, without the framework that carries it."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from kupa.bots import levels, stand_in
from kupa.core.description import describe
from kupa.core.events import Seat
from kupa.core.refused import Refused
from kupa.games import all_games, find
from kupa.lessons import find_lesson, lessons_of
from kupa.practice import can_practise
from kupa.service import http_types
from kupa.service.choices import choices, problem
from kupa.service.presenter import option_text, rights_of, round_of, table_info
from kupa.service.wire import PHRASES, FamilyInfo, MemberInfo
from kupa.tables import family, lobby_actions, presence, rematch, seating
from kupa.tables.actor import TableActor
from kupa.tables.chairs import COLOURS
from kupa.tables.pace import PACES
from kupa.tables.table import Table

SHOWN_EVENINGS: Final = 9


def catalogue(address: str | None) -> http_types.Catalogue:
    """Return the games with their options, the paces, the colours and the quick phrases."""
    known = [_game(key) for key in all_games()]
    return http_types.Catalogue(known, list(PACES), list(COLOURS), list(PHRASES), address)


def _game(key: str) -> http_types.GameInfo:
    described = describe(find(key))
    facts = {made.name: getattr(described, made.name) for made in fields(described)}
    lessons = tuple(lesson.name for lesson in lessons_of(key))
    practice = can_practise(find(key))
    return http_types.GameInfo(**facts, levels=tuple(levels(key)), lessons=lessons, practice=practice)


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


async def gather(actor: TableActor, owner: str) -> int:
    """Go back to the lobby for another deal; at a family's table any member may, for another evening."""
    if not actor.table.family:
        return await actor.do(lobby_actions.prepare_next_deal(owner))
    for seat in _unnoticed(actor):
        await actor.do(presence.disconnected(seat))
    return await actor.do(family.gather_family(owner))


def _unnoticed(actor: TableActor) -> list[Seat]:
    """Return the seats of persons who went while the server was away: nobody could write it down.

    Those who are connected to another process come back at once.
    """
    here = {listener.owner for listener in actor.listeners}
    people = [(seat, chair) for seat, chair in enumerate(actor.table.chairs) if chair.connected]
    return [seat for seat, chair in people if chair.owner not in here]


async def fill(actor: TableActor, owner: str, data: http_types.OpenSent) -> None:
    """Seat who opened a table and the bots that were asked for; deal if that was asked for too."""
    if data.name is not None:
        await actor.do(seating.sit(owner, data.name, None, data.colour))
    level = data.bots if data.lesson is None else data.bots or stand_in(data.game)
    while level is not None and any(chair.free for chair in actor.table.chairs):
        await actor.do(lobby_actions.seat_bot(owner, level))
    if data.deal:
        await actor.do(lobby_actions.start(owner))


def _family_of(table: Table, owner: str | None) -> FamilyInfo | None:
    if not table.family:
        return None
    evenings = table.evenings
    shown = range(max(1, evenings.count - SHOWN_EVENINGS + 1), evenings.count + 1)
    members = [
        MemberInfo(each.name, each.colour, [each.wins.get(at) for at in shown], each.total)
        for each in evenings.members.values()
    ]
    keys = list(evenings.members)
    me = keys.index(owner) if owner in evenings.members else None
    return FamilyInfo(table.family, evenings.count, members, me)


async def deal_rematch(actor: TableActor, owner: str) -> int:
    """Deal again, with the same settings: two entries, so that the seal is shown before the deal.

    A family's table may be in its lobby already, for another evening.
    """
    if actor.table.family and actor.table.stage == "lobby":
        return await actor.do(family.deal_family(owner))
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
        family=_family_of(table, owner),
    )
