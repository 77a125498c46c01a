"""The City in a terminal."""

from collections import Counter
from collections.abc import Mapping

from tricity.cli.draw.parts import Choice, Event, Lines, Part, Rows, Voice
from tricity.cli.draw.thecity_cards import facts, name_of
from tricity.games.thecity.state import CHOOSE, INCOME, LIMIT, PHASES
from tricity.games.thecity.view import City, Own, View

CITY_HEADINGS = ("player", "points", "cards-each", "points-each", "hand", "city")
HAND_HEADINGS = ("card", "cost", "shows", "cards", "points", "remarks")


def position(view: View, voice: Voice) -> list[Part]:
    """The cities, and the hand of whoever looks."""
    cities = tuple(_city_row(view, seat, voice) for seat in range(view.seats))
    parts: list[Part] = [
        Lines((_round(view, voice),)),
        Rows(_headings(CITY_HEADINGS, voice), cities),
    ]
    if view.own and view.own.hand and not view.is_finished:
        cards = tuple(_hand_row(view, key, voice) for key in view.own.hand)
        title = voice.say("cli-thecity-hand", count=sum(view.own.hand.values()))
        parts += [Lines(("", title)), Rows(_headings(HAND_HEADINGS, voice), cards)]
    return parts


def reminder(view: View, voice: Voice) -> list[str]:
    """What is being built, and how many cards are still to be discarded."""
    own = view.own
    if own is None:
        return []
    lines = []
    if own.laid and view.phase == PHASES[CHOOSE]:
        lines.append(voice.say("cli-thecity-laid", cards=_names(own.laid, voice)))
    if own.owed and not _may_build(own):
        lines.append(voice.say("cli-thecity-owed", count=own.owed))
    return lines


def question(view: View, voice: Voice) -> str:
    """What the seat is asked."""
    return voice.say(f"thecity-ask-{_asked(view)}")


def scene(view: View) -> object:
    """A round is a scene; the hand limit is another one, since new cards have come."""
    return view.round_number, view.phase == PHASES[LIMIT]


def rivals(view: View) -> tuple[str, ...]:  # noqa: ARG001
    """Nobody."""
    return ()


def ending(view: View, voice: Voice) -> str:  # noqa: ARG001  the ranking says it all
    """Nothing that the ranking does not say."""
    return ""


def choice(view: View, words: str, voice: Voice) -> Choice:
    """What a move means; what the hand has told already is not told again."""
    verb, _, key = words.partition(" ")
    if not key:
        detail = voice.say("cli-thecity-no-build") if verb == "no-build" else ""
        return Choice(voice.say(f"thecity-answer-{verb}"), detail, rank=1)
    name = f"[bold]{name_of(key, voice)}[/]"
    short = voice.say(f"thecity-answer-{verb}", card=name)
    if verb == "keep":
        return Choice(short, facts(key, view.options, voice).summary(voice))
    if verb == "discard":
        return Choice(short, brief=name)
    price = voice.say("cli-thecity-price", price=view.own.prices.get(key, 0) if view.own else 0)
    return Choice(short, price, "cli-thecity-group-build", f"{name} ({price})")


def told(event: Event, voice: Voice) -> list[str]:
    """What was revealed and earned by a move; most moves stay hidden until a phase is over."""
    before, after = event.before, event.after
    lines = []
    for seat in range(before.seats):
        new = _standing(after.cities[seat]) - _standing(before.cities[seat])
        if new:
            built = _names(new.elements(), voice)
            lines.append(voice.tell(seat, voice.say("cli-thecity-built"), built))
        elif _has_revealed(before, after):
            lines.append(voice.tell(seat, voice.say("cli-thecity-surveyed")))
    return lines + (_earned(before, after, voice) if _has_earned(before, after) else [])


def _earned(before: View, after: View, voice: Voice) -> list[str]:
    """What the round brought."""
    return [
        voice.say(
            "cli-thecity-gain",
            round=before.round_number,
            name=f"[bold]{voice.names[seat]}[/]",
            points=after.cities[seat].score - before.cities[seat].score,
            total=after.cities[seat].score,
            cards=after.cities[seat].income,
        )
        for seat in range(before.seats)
    ]


def _has_revealed(before: View, after: View) -> bool:
    is_later = (after.round_number, after.phase) != (before.round_number, before.phase)
    return before.phase == PHASES[CHOOSE] and (is_later or after.is_finished)


def _has_earned(before: View, after: View) -> bool:
    if before.round_number == 0 or PHASES.index(before.phase) >= INCOME:
        return False
    return after.round_number > before.round_number or PHASES.index(after.phase) >= INCOME


def _standing(city: City) -> Counter[str]:
    """What stands in a city, and what is revealed to be built."""
    return Counter(city.buildings) + Counter(city.building)


def _round(view: View, voice: Voice) -> str:
    if view.is_finished:
        return voice.say("cli-over")
    return voice.say(
        "cli-thecity-round" if view.round_number else "cli-thecity-start",
        round=view.round_number,
        goal=view.goal,
        deck=view.deck_size,
        discards=sum(view.discard.values()),
    )


def _city_row(view: View, seat: int, voice: Voice) -> tuple[str, ...]:
    city = view.cities[seat]
    return (
        voice.names[seat],
        str(city.score),
        f"+{city.income}",
        f"+{city.points_per_round}",
        str(city.hand_size),
        _names_counted(city.buildings, voice),
    )


def _hand_row(view: View, key: str, voice: Voice) -> tuple[str, ...]:
    assert view.own is not None
    card = facts(key, view.options, voice)
    copies = view.own.hand[key]
    name = voice.say("cli-copies", thing=card.name, count=copies) if copies > 1 else card.name
    is_offered = key in view.own.prices
    style = "bold" if is_offered else "dim" if _may_build(view.own) else "none"
    cost = _cost(card.cost, view.own.prices.get(key, card.cost))
    return f"[{style}]{name}[/]", cost, card.shows, card.cards, card.points, card.remarks


def _cost(printed: int, price: int) -> str:
    return str(price) if price == printed else f"{price} ({printed})"


def _asked(view: View) -> str:
    own = view.own
    if own is None or view.phase == "deal":
        return "deal"
    if view.phase == "limit":
        return "limit"
    if view.phase == "choose":
        return "second" if own.laid else "choose"
    if own.owed:
        return "pay" if own.laid else "discard"
    return "extra" if own.laid else "keep"


def _may_build(own: Own) -> bool:
    return bool(own.prices)


def _names(keys: object, voice: Voice) -> str:
    return " + ".join(f"[bold]{name_of(key, voice)}[/]" for key in keys)  # type: ignore[attr-defined]


def _names_counted(pile: Mapping[str, int], voice: Voice) -> str:
    return voice.listed(
        f"{count} {name_of(key, voice)}" if count > 1 else name_of(key, voice)
        for key, count in pile.items()
    )


def _headings(names: tuple[str, ...], voice: Voice) -> tuple[str, ...]:
    return tuple(voice.say(f"cli-thecity-column-{name}") for name in names)
