"""What people read, in four languages: one Fluent file for each subject and language."""

import os
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tricity.engine.errors import TricityError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "pl", "fr", "de")
FALLBACK = LANGUAGES[0]


class Texts:
    """All texts of one language, read from its files when the first one is said."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **values: object) -> str:
        """Say the text called *key*, or its attribute as in `pointcity-option-solo-tie.help`.

        >>> texts("de").say("pointcity-resource-energy.double")
        'doppelte Energiekarte'
        """
        pattern = self._pattern(key)
        if pattern is not None:
            return _filled(self._bundle, key, pattern, values)
        if self.language != FALLBACK:
            return texts(FALLBACK).say(key, **values)
        raise TricityError(f"no text is called '{key}'; add it to a file in texts/{FALLBACK}")

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Fluent takes a fifth of a second to import: too long for `tricity --help`.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        for path in sorted((FOLDER / self.language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle


@cache
def texts(language: str) -> Texts:
    """The texts of *language*, one of LANGUAGES."""
    if language not in LANGUAGES:
        raise TricityError(f"no texts in '{language}'; choose one of {', '.join(LANGUAGES)}")
    return Texts(language)


def language_from_environment() -> str:
    """The language the terminal asks for, as in `LANG=pl_PL.UTF-8`; English where we have none."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(variable):
            language = locale.partition(".")[0].partition("_")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def _filled(bundle: "FluentBundle", key: str, pattern: Any, values: dict[str, object]) -> str:
    """Put *values* into a text; whole numbers are written without grouping."""
    from fluent.runtime.types import fluent_number

    plain = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    said, errors = bundle.format_pattern(pattern, plain)
    if errors:
        raise TricityError(f"the text '{key}' cannot be said: {errors[0]}")
    return str(said)
