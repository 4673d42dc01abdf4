"""What a table may still choose: for every option every value, what it comes to, or why it cannot be."""

from __future__ import annotations

from kupa.core import options as words
from kupa.core.options import Spec
from kupa.core.refused import Refused
from kupa.games import find
from kupa.server import forms
from kupa.server.drawing import option_facts, option_text
from kupa.server.guest import plain
from kupa.tables.acts import Settings

STARTER = "first"  # the one option whose values are seats, and that hangs on no other
Chosen = dict[str, str]


def choices(settings: Settings) -> dict[str, list[forms.Fit]]:
    """Return what can be chosen beside settings that make sense, by option."""
    chosen = option_facts(settings.options)
    specs = words.specs(find(settings.game).Options)
    return {
        spec.name: [_fit(settings, spec, value) for value in _values(spec, chosen, settings.chairs)]
        for spec in specs
    }


def problem(no: Refused) -> forms.Problem:
    """Return a refusal as it travels."""
    return forms.Problem(no.ruling, no.reason, plain(no.facts))


def _values(spec: Spec, chosen: Chosen, seats: int) -> list[str]:
    """Return what is offered for an option, and what was chosen if that is something else."""
    offered = [*spec.words, *map(str, range(seats))] if spec.name == STARTER else [*spec.offered]
    now = chosen[spec.name]
    return offered if now in offered else [*offered, now]


def _fit(settings: Settings, spec: Spec, value: str) -> forms.Fit:
    """Try a value; options that hang on it fall back to their defaults if they must."""
    wanted = {**option_facts(settings.options), spec.name: value}
    try:
        return forms.Fit(value, _checked(settings, wanted), None)
    except Refused as no:
        why = problem(no)
    try:
        return forms.Fit(value, _checked(settings, _give_way(settings, spec, wanted)), None)
    except Refused:
        return forms.Fit(value, None, why)


def _checked(settings: Settings, options: Chosen) -> Chosen:
    tried = Settings(settings.game, option_text(options), settings.pace, settings.chairs)
    return option_facts(tried.checked().options)


def _give_way(settings: Settings, spec: Spec, options: Chosen) -> Chosen:
    """Later options hang on earlier ones, so these give way."""
    specs = words.specs(find(settings.game).Options)
    later = specs[specs.index(spec) + 1 :]
    return {**options, **{each.name: each.default for each in later if each.name != STARTER}}
