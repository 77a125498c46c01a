"""The plots of a balance report; their ink is the page's, so that they suit light and dark."""

from collections.abc import Sequence
from typing import Any

import altair as alt
import numpy as np
import polars as pl

from tricity.lab.balance import Effect, Figure

INK = "currentColor"
FAINT = 0.14
GOOD, BAD, UNSURE = "#2a9d8f", "#d1495b", "#8a8f98"
FIRST, SECOND = "#3f7fd0", "#dd8a2c"
BINS = 40
ROW = 17  # pixels
MOST_ROWS = 50  # of one plot: the best and the worst half each; the table has all

Chart = dict[str, Any]


def histogram(figures: Sequence[tuple[str, Figure]], title: str) -> Chart:
    """How often each value occurred, for one card set or two."""
    edges = _edges([figure.values for _, figure in figures])
    rows = [row for name, figure in figures for row in _bins(name, figure, edges)]
    bars = (
        alt.Chart(pl.DataFrame(rows))
        .mark_bar(opacity=0.55 if len(figures) > 1 else 0.9, binSpacing=1)
        .encode(
            x=alt.X("left:Q", bin="binned", title=title, axis=alt.Axis(tickMinStep=1)),
            x2="right:Q",
            y=alt.Y("share:Q", title="share", axis=alt.Axis(format="%")).stack(None),
            color=_sets([name for name, _ in figures]),
            tooltip=["set:N", "from:Q", "to:Q", alt.Tooltip("share:Q", format=".1%")],
        )
        .properties(height=200)
    )
    return _finished(bars, f"Histogram: {title}")


def forest(effects: Sequence[Effect], title: str) -> Chart:
    """Lifts with their intervals, the best on top."""
    shown = list(effects)
    if len(shown) > MOST_ROWS:
        shown = shown[: MOST_ROWS // 2] + shown[-MOST_ROWS // 2 :]
    frame = pl.DataFrame([_row(each) for each in shown])
    base = alt.Chart(frame).encode(
        y=alt.Y("what:N", sort=frame["what"].to_list(), title=None),
        color=alt.Color(
            "verdict:N",
            scale=alt.Scale(domain=["wins more", "unsure", "wins less"], range=[GOOD, UNSURE, BAD]),
            legend=alt.Legend(orient="top", title=None),
        ),
        tooltip=[
            "what:N",
            alt.Tooltip("lift:Q", format="+.1%", title="lift"),
            alt.Tooltip("low:Q", format="+.1%"),
            alt.Tooltip("high:Q", format="+.1%"),
            alt.Tooltip("rate:Q", format=".1%", title="win rate"),
            alt.Tooltip("share:Q", format=".1%", title="share of seats"),
        ],
    )
    return _finished(_with_intervals(base), title)


def contrast(effects: Sequence[tuple[str, Sequence[Effect]]], title: str) -> Chart:
    """The lifts of two card sets side by side, in the order of the first."""
    names = [name for name, _ in effects]
    order = list(dict.fromkeys(each.what for _, some in effects for each in some))
    if len(order) > MOST_ROWS:
        order = order[: MOST_ROWS // 2] + order[-MOST_ROWS // 2 :]
    rows = [
        {"set": name, **_row(each)} for name, some in effects for each in some if each.what in order
    ]
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y("what:N", sort=order, title=None),
        yOffset=alt.YOffset("set:N", sort=names),
        color=_sets(names),
        tooltip=["set:N", "what:N", alt.Tooltip("lift:Q", format="+.1%")],
    )
    return _finished(_with_intervals(base), title)


def _with_intervals(base: alt.Chart) -> Any:
    """Points on lines from `low` to `high`, and a line at zero."""
    axis = alt.Axis(
        format="+%", labelOverlap=True, labelExpr="datum.value == 0 ? '0' : datum.label"
    )
    x = alt.X("low:Q", title="win rate, less the average", axis=axis)
    zero = alt.Chart(pl.DataFrame({"zero": [0]}))
    layers = (
        zero.mark_rule(color=INK, opacity=0.5).encode(x="zero:Q"),
        base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q"),
        base.mark_point(filled=True, size=45, opacity=1).encode(x="lift:Q"),
    )
    return alt.layer(*layers).properties(height=alt.Step(ROW))


def _row(effect: Effect) -> dict[str, Any]:
    verdict = "wins more" if effect.lift.value > 0 else "wins less"
    return {
        "what": effect.what,
        "lift": effect.lift.value,
        "low": effect.lift.low,
        "high": effect.lift.high,
        "rate": effect.rate,
        "share": effect.share,
        "verdict": verdict if effect.is_sure else "unsure",
    }


def _edges(values: Sequence[Any]) -> Any:
    """The borders of bins, half-way between whole numbers; not too many of them."""
    together = np.concatenate(values)
    low, high = np.floor(together.min()), np.floor(together.max()) + 1
    width = max(1, int(np.ceil((high - low) / BINS)))
    return np.arange(low, high + width, width) - 0.5


def _bins(name: str, figure: Figure, edges: Any) -> list[dict[str, Any]]:
    counts, _ = np.histogram(figure.values, edges)
    cells = zip(edges[:-1].tolist(), edges[1:].tolist(), counts.tolist(), strict=True)
    return [
        {
            "set": name,
            "left": left,
            "right": right,
            "from": left + 0.5,
            "to": right - 0.5,
            "share": count / len(figure.values),
        }
        for left, right, count in cells
    ]


def _sets(names: Sequence[str]) -> alt.Color:
    legend = alt.Legend(orient="top", title=None) if len(names) > 1 else None
    scale = alt.Scale(domain=list(names), range=[FIRST, SECOND][: len(names)])
    return alt.Color("set:N", scale=scale, legend=legend)


def _finished(chart: Any, description: str) -> Chart:
    """As a Vega-Lite specification, as wide as the page."""
    spec: Chart = (
        chart.properties(width="container", description=description)
        .configure(background="transparent", font="system-ui, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK,
            titleColor=INK,
            domainColor=INK,
            tickColor=INK,
            gridColor=INK,
            gridOpacity=FAINT,
            domainOpacity=0.4,
            tickOpacity=0.4,
            labelLimit=320,
            titleFontWeight="normal",
        )
        .configure_legend(labelColor=INK, titleColor=INK)
        .to_dict()
    )
    return spec
