"""What is printed on the cards of The City, in few words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from tricity.cli.draw.parts import Voice
from tricity.games.thecity.box import CARDS, POINTS
from tricity.games.thecity.notation import card_of, key_of
from tricity.games.thecity.state import KINDS, SCHOOL_DISCOUNTS
from tricity.games.thecity.vocabulary import SCOPES, SYMBOLS, TERMS, UNIVERSITY_SCOPE

COLOURS = {"car": "red", "cart": "green", "fountain": "cyan"}
MOST_NAMED = 4  # cards that a discount names one by one


@dataclass(frozen=True)
class Facts:
    """A card; *cards* and *points* are what it brings each round."""

    name: str
    cost: int
    shows: str
    cards: str
    points: str
    remarks: str

    def summary(self, voice: Voice) -> str:
        """All of it in one line."""
        told = [voice.say("cli-thecity-cost", cost=self.cost)]
        for name, value in (("cards", self.cards), ("points", self.points), ("shows", self.shows)):
            if value != voice.nothing:
                told.append(voice.say(f"cli-thecity-{name}", what=value))
        return "; ".join([*told, self.remarks] if self.remarks else told)


def name_of(key: str, voice: Voice) -> str:
    """How people call a card."""
    return voice.name(f"thecity-card-{key.replace('_', '-')}")


def facts(key: str, options: Mapping[str, str], voice: Voice) -> Facts:
    """What the card called *key* says, with the rules of *options*."""
    card = card_of(voice.box, key)
    return Facts(
        name=name_of(key, voice),
        cost=int(voice.box.cost[card]),
        shows=_shows(card, voice),
        cards=_earning(CARDS, card, options, voice),
        points=_earning(POINTS, card, options, voice),
        remarks="; ".join(_remarks(card, options, voice)),
    )


def _shows(card: int, voice: Voice) -> str:
    counts = [int(voice.box.shows[KINDS + index, card]) for index in range(len(SYMBOLS))]
    pairs = zip(SYMBOLS, counts, strict=True)
    return voice.listed(_shown(symbol, count, voice) for symbol, count in pairs if count)


def _shown(symbol: str, count: int, voice: Voice) -> str:
    name = _symbol(symbol, voice)
    return name if count == 1 else voice.say("cli-copies", thing=name, count=count)


def _symbol(symbol: str, voice: Voice) -> str:
    return f"[{COLOURS[symbol]}]{voice.say(f'cli-thecity-{symbol}')}[/]"


def _earning(kind: int, card: int, options: Mapping[str, str], voice: Voice) -> str:
    printed = int(voice.box.printed[kind, card])
    places = [(kind, card, term) for term in range(TERMS) if voice.box.bonus[kind, card, term]]
    terms = [str(printed)] if printed else []
    return " ".join([*terms, *(_bonus(place, options, voice) for place in places)]) or voice.nothing


def _bonus(place: tuple[int, int, int], options: Mapping[str, str], voice: Voice) -> str:
    box = voice.box
    scope = SCOPES[int(box.bonus_scope[place])]
    if scope == SCOPES[UNIVERSITY_SCOPE]:
        scope = options["university_scope"]
    form = "if" if box.is_once[place] else "per"
    thing = _thing(int(box.bonus_thing[place]), voice)
    return voice.say(f"cli-thecity-{form}-{scope}", amount=int(box.bonus[place]), thing=thing)


def _thing(thing: int, voice: Voice) -> str:
    if thing >= KINDS:
        return _symbol(SYMBOLS[thing - KINDS], voice)
    return name_of(key_of(voice.box, thing), voice)


def _remarks(card: int, options: Mapping[str, str], voice: Voice) -> Iterator[str]:
    box = voice.box
    needed = [other for other in range(1, KINDS) if int(box.requires[card]) >> other & 1]
    if needed:
        things = ", ".join(_thing(other, voice) for other in needed)
        yield voice.say("cli-thecity-needs", things=things)
    yield from _discounts(card, options, voice)
    if card in (box.architect, box.crew):
        yield voice.say(f"cli-thecity-{'crew' if card == box.crew else 'architect'}")
    elif box.is_unique[card]:
        yield voice.say("cli-thecity-unique")


def _discounts(helper: int, options: Mapping[str, str], voice: Voice) -> Iterator[str]:
    """What a card makes cheaper: all cards with a symbol, or some by their names."""
    choice = SCHOOL_DISCOUNTS.index(int(options["school_discount"]))
    saved = voice.box.discount[choice, :, helper]
    for amount in sorted({int(cell) for cell in saved if cell}):
        cheaper = np.flatnonzero(saved == amount)
        yield voice.say(
            "cli-thecity-cheaper", amount=amount, things=_those(cheaper.tolist(), voice)
        )


def _those(cards: list[int], voice: Voice) -> str:
    for index, symbol in enumerate(SYMBOLS):
        if cards == np.flatnonzero(voice.box.shows[KINDS + index]).tolist():
            return _symbol(symbol, voice)
    names = [_thing(card, voice) for card in cards[:MOST_NAMED]]
    return ", ".join(names) + (" …" if len(cards) > MOST_NAMED else "")
