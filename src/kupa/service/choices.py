"""Which values of each option are possible, given the others: for the form with a table's settings."""

from __future__ import annotations

from kupa.core.options import Spec, option_specs
from kupa.core.refused import Refused
from kupa.games import find
from kupa.service import http_types
from kupa.service.presenter import option_facts, option_text
from kupa.service.table_connection import plain
from kupa.tables.lobby_actions import TableSettings

Chosen = dict[str, str]


def choices(settings: TableSettings) -> dict[str, list[http_types.Fit]]:
    """Return the values of every option, given valid settings."""
    chosen = option_facts(settings.options)
    specs = option_specs(find(settings.game).Options)
    return {
        spec.name: [_fit(settings, spec, value) for value in _values(spec, chosen, settings.chairs)]
        for spec in specs
    }


def problem(refused: Refused) -> http_types.Problem:
    """Return a refusal as a response body."""
    return http_types.Problem(refused.ruling, refused.reason, plain(refused.facts))


def _values(spec: Spec, chosen: Chosen, seats: int) -> list[str]:
    """Return the values offered for an option, and the current one if it is another."""
    offered = [*spec.words, *map(str, range(seats))] if spec.seat else [*spec.offered]
    now = chosen[spec.name]
    return offered if now in offered else [*offered, now]


def _fit(settings: TableSettings, spec: Spec, value: str) -> http_types.Fit:
    """Try a value; if it does not fit, try again with later options at their defaults."""
    wanted = {**option_facts(settings.options), spec.name: value}
    try:
        return http_types.Fit(value, _checked(settings, wanted), None)
    except Refused as refused:
        why = problem(refused)
    try:
        return http_types.Fit(value, _checked(settings, _later_reset(settings, spec, wanted)), None)
    except Refused:
        return http_types.Fit(value, None, why)


def _checked(settings: TableSettings, options: Chosen) -> Chosen:
    tried = TableSettings(settings.game, option_text(options), settings.pace, settings.chairs)
    return option_facts(tried.checked().options)


def _later_reset(settings: TableSettings, spec: Spec, options: Chosen) -> Chosen:
    """Later options may depend on earlier ones, so they are the ones to be reset."""
    specs = option_specs(find(settings.game).Options)
    later = specs[specs.index(spec) + 1 :]
    return {**options, **{each.name: each.default for each in later if not each.seat}}
