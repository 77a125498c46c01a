"""The balance report: one HTML page with everything in it, for one card set or two."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import altair as alt
import polars as pl
import vl_convert
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from tricity import __version__
from tricity.games import game as game_called
from tricity.lab import charts
from tricity.lab.balance import (
    METHOD,
    Contrast,
    Effect,
    Figure,
    contrasts,
    distributions,
    effects,
    figure_differences,
    figures,
)
from tricity.lab.plan import Plan
from tricity.lab.statistics import Estimate


@dataclass(frozen=True)
class CardSet:
    """The games that were played with one card set."""

    name: str
    plan: Plan
    frame: pl.DataFrame


@dataclass(frozen=True)
class Section:
    """What is said about one kind of thing."""

    kind: str
    chart: Markup
    effects: Sequence[Sequence[Effect]]  # [card set]
    contrasts: Sequence[Contrast]


@dataclass(frozen=True)
class Findings:
    """Everything that the report shows; the terminal shows the start of it."""

    sets: Sequence[CardSet]
    figures: Sequence[Sequence[Figure]]  # [card set]
    differences: Sequence[Estimate]  # [figure], where there are two card sets
    effects: Sequence[Sequence[Effect]]  # [card set]
    contrasts: Sequence[Contrast]

    @property
    def kinds(self) -> list[str]:
        """Seats first, then by name."""
        kinds = {each.kind for some in self.effects for each in some}
        return sorted(kinds, key=lambda kind: (kind != "seat", kind))


def findings(sets: Sequence[CardSet]) -> Findings:
    """Work out what the games of one or two card sets say."""
    found = [figures(each.frame) for each in sets]
    known = [effects(each.frame) for each in sets]
    is_double = len(sets) == 2
    return Findings(
        sets=sets,
        figures=found,
        differences=figure_differences(*found) if is_double else [],
        effects=known,
        contrasts=contrasts(*known) if is_double else [],
    )


def write_report(found: Findings, path: Path) -> None:
    """Write the page."""
    path.write_text(page(found), "utf-8")


def page(found: Findings) -> str:
    """The page as HTML."""
    folder = FileSystemLoader(Path(__file__).parent)
    template = Environment(loader=folder, autoescape=True).get_template("report.html")
    plan = found.sets[0].plan
    return template.render(
        game=game_called(plan.game).META.name,
        plan=plan,
        options=_changed(plan),
        found=found,
        histograms=list(_histograms(found)),
        sections=[_section(found, kind) for kind in found.kinds],
        most=charts.MOST_ROWS,
        method=METHOD,
        version=__version__,
        vega=Markup(_vega()),
    )


def _changed(plan: Plan) -> dict[str, str]:
    """The options that are not at their default."""
    meta = game_called(plan.game).META
    return {o.key: plan.options[o.key] for o in meta.options if plan.options[o.key] != o.default}


def _histograms(found: Findings) -> Iterator[Markup]:
    names = [each.name for each in found.sets]
    shown = [distributions(each.frame) for each in found.sets]
    for together in zip(*shown, strict=True):
        pairs = list(zip(names, together, strict=True))
        yield _script(charts.histogram(pairs, together[0].name))


def _section(found: Findings, kind: str) -> Section:
    own = [[each for each in some if each.kind == kind] for some in found.effects]
    names = [each.name for each in found.sets]
    if len(own) == 1:
        chart = charts.forest(own[0], kind)
    else:
        chart = charts.contrast(list(zip(names, own, strict=True)), kind)
    mine = [each for each in found.contrasts if each.kind == kind]
    return Section(kind, _script(chart), own, mine)


def _script(chart: charts.Chart) -> Markup:
    """JSON that may stand inside a script element."""
    return Markup(json.dumps(chart).replace("<", "\\u003c"))


@cache
def _vega() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script, of the version that Altair writes for."""
    version = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    bundle: str = vl_convert.javascript_bundle(vl_version=version)  # type: ignore[call-arg]
    return bundle.replace("</script", "<\\/script")
