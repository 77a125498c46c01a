"""Microcity, slow and naive: the round told from top to bottom, every question a `yield`.

Written from the rules alone; imports nothing from tricity, so that the two can be compared.
"""

from collections.abc import Callable, Generator, Iterable
from copy import deepcopy
from pathlib import Path

from . import reference_box as box

Asks = Generator[list[str], str, None]
AsksForWord = Generator[list[str], str, str]
AsksForTruth = Generator[list[str], str, bool]


class Over(Exception):  # noqa: N818  an ending, not an error
    """The game is won or lost at once, in the middle of whatever happens."""


def distance(one: str, other: str) -> int:
    """Steps between two areas, along rows and columns only."""
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def others(given: str) -> list[str]:
    return [resource for resource in box.RESOURCES if resource != given]


def words(verb: str, things: Iterable[str | int]) -> list[str]:
    return [f"{verb} {thing}" for thing in things]


def last_word(answer: str) -> str:
    return answer.split()[-1]


def ask(verb: str, things: Iterable[str | int]) -> AsksForWord:
    answer = yield words(verb, things)
    return last_word(answer)


def ask_or_skip(verb: str, things: Iterable[str | int]) -> AsksForWord:
    answer = yield [*words(verb, things), "skip"]
    return last_word(answer)


def ask_if_unclear(verb: str, things: Iterable[str | int]) -> AsksForWord:
    """Ask which of *things*; where all are the same there is nothing to ask."""
    if len(set(things)) == 1:
        return str(next(iter(things)))
    return (yield from ask(verb, things))


class Microcity:
    """What lies on the table, and the rules; `story` is the whole game."""

    def __init__(self, options: dict[str, str], pick: Callable[[int], int]) -> None:
        self.options = options
        self.pick = pick
        sides, self.time = box.LEVELS[options["level"]]
        self.sides = list(sides)
        self.cards: dict[str, int] = {}
        self.flipped: set[int] = set()
        self.engineer = ""
        self.pool = box.TOKENS
        self.tokens: set[str] = set()
        self.tracks = {"coal": 0, "steel": 0, "wood": 0, "money": 2}
        self.hand = set(box.PROJECTS)
        self.dice: list[int] = []
        self.time_stands_still = False
        self.built: list[int] = []
        self.score = 0
        self.ending = ""

    def story(self) -> Asks:
        """Play from the set-up until the game is won or lost."""
        yield from self.set_up()
        planned = False
        try:
            while True:
                planned = yield from self.round(planned)
        except Over as over:
            self.ending = str(over)

    def set_up(self) -> Asks:
        cards = [1, 2, 3, 4]
        if self.options["layout"] == "random":
            for last in (3, 2, 1):
                chosen = self.pick(last + 1)
                cards[last], cards[chosen] = cards[chosen], cards[last]
        self.cards = dict(zip(box.POSITIONS, cards, strict=True))
        homes = [area for area in box.AREAS if self.kind(area) == "R"]
        self.engineer = yield from ask("start", homes)

    def round(self, planned: bool) -> AsksForTruth:
        """Play one round; say whether planning was taken."""
        self.dice = []
        self.time_stands_still = False
        yield from self.set_two_dice() if planned else self.roll_three_dice()
        choice = yield from self.prepare()
        planning = False
        if choice == "recover":
            yield from self.recover()
        else:
            planning = yield from self.project(int(last_word(choice)))
        if not planning and self.engineer not in self.tokens:
            yield from self.invest()
        self.end()
        return planning

    # 1 Preparation

    def set_two_dice(self) -> Asks:
        first = yield from ask("set", box.DIE_FACES)
        self.dice.append(int(first))
        second = yield from ask("set", [face for face in box.DIE_FACES if face >= int(first)])
        self.dice.append(int(second))

    def roll_three_dice(self) -> Asks:
        rolled = [self.pick(6) + 1 for _ in range(3)]
        left = yield from ask_if_unclear("leave", rolled)
        rolled.remove(int(left))
        self.dice = rolled

    def prepare(self) -> AsksForWord:
        """Take tokens off areas if wanted, once for a die and once for $2; answer what is next."""
        ways = ["die", "money"]
        while True:
            answer = yield [*self.removals(ways), *words("project", self.hand), "recover"]
            if not answer.startswith("clear with "):
                return answer
            if answer == "clear with money":
                self.tracks["money"] -= 2
                ways.remove("money")
            else:
                self.dice.remove(int(last_word(answer)))
                ways.remove("die")
            yield from self.remove(1)

    def removals(self, ways: list[str]) -> list[str]:
        if not self.tokens:
            return []
        by_die = words("clear with die", self.dice) if "die" in ways else []
        can_pay = "money" in ways and self.tracks["money"] >= 2
        return by_die + (["clear with money"] if can_pay else [])

    # 2 Project

    def recover(self) -> Asks:
        yield from self.move([1])
        self.hand = set(box.PROJECTS)
        if self.options["recover_costs_time"] == "true":
            self.step_time()

    def project(self, card: int) -> AsksForTruth:
        """Play *card*; say whether planning was taken."""
        steps, basic, die, advanced = box.PROJECTS[card]
        exactly = self.options["movement"] == "exactly"
        yield from self.move([steps] if exactly else list(range(1, steps + 1)))
        can_advance = die in self.dice and self.is_of_use(advanced)
        action = yield ["basic", "planning"] + (["advanced"] if can_advance else [])
        self.hand.remove(card)
        if action == "basic":
            yield from self.effect(basic)
        elif action == "advanced":
            self.dice.remove(die)
            yield from self.effect(advanced)
        return action == "planning"

    def move(self, distances: list[int]) -> Asks:
        near = [area for area in box.AREAS if distance(self.engineer, area) in distances]
        self.engineer = yield from ask("move", near)

    def is_of_use(self, advanced: str) -> bool:
        if advanced == "remove2":
            return len(self.tokens) > 0
        if advanced == "buildAnywhere":
            return len(self.affordable()) > 0
        if advanced == "flipDistrict":
            return self.place(self.engineer)[0] not in self.flipped
        return True

    # Effects of cards and bonuses

    def effect(self, name: str) -> Asks:
        effects = {  # none of these begins before it is the chosen one
            "remove1": self.remove(1),
            "remove2": self.remove(2),
            "remove1_or_res1": self.remove_or_take(),
            "setDie": self.set_die(),
            "money1": self.take_money(1),
            "money2": self.take_money(2),
            "res1": self.take(box.RESOURCES),
            "res2": self.take_two(box.RESOURCES),
            "swap1": self.swap(),
            "buildAnywhere": self.build(),
            "noTimeStep": self.stop_time(),
            "flipDistrict": self.flip_district(),
        }
        yield from effects[name]

    def remove(self, times: int) -> Asks:
        for _ in range(times):
            if self.tokens:
                area = yield from ask_if_unclear("clear", self.tokens)
                self.take_off(area)

    def remove_or_take(self) -> Asks:
        answer = yield words("clear", self.tokens) + words("take", box.RESOURCES)
        if answer.startswith("clear "):
            self.take_off(last_word(answer))
        else:
            self.gain(last_word(answer), 1)

    def set_die(self) -> Asks:
        if self.dice:
            die = yield from ask_if_unclear("die", self.dice)
            face = yield from ask("set", box.DIE_FACES)
            self.dice.remove(int(die))
            self.dice.append(int(face))

    def take_money(self, amount: int) -> Asks:
        self.gain("money", amount)
        yield from ()

    def take(self, among: list[str]) -> Asks:
        resource = yield from ask("take", among)
        self.gain(resource, 1)

    def take_two(self, among: list[str]) -> Asks:
        """Two resources, alike or not, named in the order coal, steel, wood."""
        first = yield from ask("take", among)
        self.gain(first, 1)
        yield from self.take(among[among.index(first) :])

    def swap(self) -> Asks:
        if self.owned():
            given = yield from ask_if_unclear("give", self.owned())
            self.tracks[given] -= 1
            yield from self.take(others(given))

    def stop_time(self) -> Asks:
        self.time_stands_still = True
        yield from ()

    def flip_district(self) -> Asks:
        self.flipped.add(self.place(self.engineer)[0])
        yield from ()

    # 3 Investment

    def invest(self) -> Asks:
        kind = self.kind(self.engineer)
        matching = [value for value in self.dice if value in self.area_dice(self.engineer)]
        can_use_die = matching and self.die_action_possible(kind)
        answer = yield ["skip", "invest"] + (["invest with die"] if can_use_die else [])
        if answer == "invest":
            yield from self.basic_area_action(kind)
        elif answer == "invest with die":
            self.dice.remove(min(matching))
            yield from self.die_area_action(kind)

    def die_action_possible(self, kind: str) -> bool:
        if kind == "R":
            return len(self.affordable()) > 0
        if kind == "C":
            return len(self.owned()) > 0
        return True

    def basic_area_action(self, kind: str) -> Asks:
        if kind == "R":
            self.gain("money", 2)
        elif kind == "C":
            yield from self.swap_if_wanted()
            self.gain("money", 1)
            yield from self.sell_if_wanted()
        else:
            self.gain(kind, 1)

    def die_area_action(self, kind: str) -> Asks:
        if kind == "R":
            yield from self.build()
        elif kind == "C":
            given = yield from ask_if_unclear("give", self.owned())
            self.tracks[given] -= 1
            yield from self.take_two(others(given))
            self.gain("money", 1)
            yield from self.sell_if_wanted()
        else:
            self.gain(kind, 2)

    def swap_if_wanted(self) -> Asks:
        given = "skip"
        if self.owned():
            given = yield from ask_or_skip("give", self.owned())
        if given != "skip":
            self.tracks[given] -= 1
            yield from self.take(others(given))

    def sell_if_wanted(self) -> Asks:
        sold = "skip"
        if self.owned():
            sold = yield from ask_or_skip("sell", self.owned())
        if sold != "skip":
            self.tracks[sold] -= 1
            self.gain("money", 2)

    # Building

    def affordable(self) -> list[int]:
        """Rows of the current side that can be built now; parts of a challenge go in order."""
        prices = box.PRICES[self.sides[0]]
        rows = [row for row in range(1, len(prices) + 1) if row not in self.built]
        if self.sides[0] in ("eiffel", "empire"):
            rows = rows[:1]
        return [row for row in rows if self.can_pay(prices[row - 1])]

    def can_pay(self, price: box.Price) -> bool:
        return all(self.tracks[track] >= price[at] for at, track in enumerate(box.TRACKS))

    def build(self) -> Asks:
        """Pay, place a token, look for the win, and only then offer the bonus."""
        answer = yield from ask_if_unclear("building", self.affordable())
        side, row = self.sides[0], int(answer)
        for at, track in enumerate(box.TRACKS):
            self.tracks[track] -= box.PRICES[side][row - 1][at]
        self.take_from_pool()
        self.built.append(row)
        self.score += 1
        if len(self.built) == len(box.PRICES[side]):
            self.complete_side()
        elif (side, row) in box.BONUSES:
            yield from self.bonus(box.BONUSES[side, row])

    def complete_side(self) -> None:
        if len(self.sides) == 1:
            raise Over("won")
        self.sides.pop(0)
        self.built = []
        self.tokens = set()
        self.pool = box.TOKENS

    def bonus(self, name: str) -> Asks:
        """Offer a bonus; what only helps is taken without asking."""
        if name in ("remove1", "remove2"):
            yield from self.remove_if_wanted(int(name[-1]))
        elif name == "res1":
            resource = yield from ask_or_skip("take", box.RESOURCES)
            if resource != "skip":
                self.gain(resource, 1)
        else:
            yield from self.effect(name)

    def remove_if_wanted(self, times: int) -> Asks:
        for _ in range(times):
            if not self.tokens:
                return
            area = yield from ask_or_skip("clear", self.tokens)
            if area == "skip":
                return
            self.take_off(area)

    # 4 End

    def end(self) -> None:
        if self.engineer not in self.tokens:
            self.take_from_pool()
            self.tokens.add(self.engineer)
        if len(self.dice) == 2:
            self.gain("money", 1)
        if not self.time_stands_still:
            self.step_time()

    # The table

    def owned(self) -> list[str]:
        return [resource for resource in box.RESOURCES if self.tracks[resource] > 0]

    def gain(self, track: str, amount: int) -> None:
        self.tracks[track] = min(box.TRACK_END, self.tracks[track] + amount)

    def take_off(self, area: str) -> None:
        self.tokens.remove(area)
        self.pool += 1

    def take_from_pool(self) -> None:
        if self.pool == 0:
            raise Over("no token left")
        self.pool -= 1

    def step_time(self) -> None:
        self.time -= 1
        if self.time == 0:
            raise Over("no time left")

    def place(self, area: str) -> tuple[int, int]:
        """The card that shows *area*, and where on it."""
        for position, areas in box.POSITIONS.items():
            if area in areas:
                return self.cards[position], areas.index(area)
        raise ValueError(area)

    def kind(self, area: str) -> str:
        card, corner = self.place(area)
        return box.KINDS[card][corner]

    def area_dice(self, area: str) -> tuple[int, ...]:
        card, corner = self.place(area)
        return box.DICE_B[card][corner] if card in self.flipped else (box.DICE_A[card][corner],)


class Table:
    """The face the comparison knows: one seat, move words in, facts out."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        pick: Callable[[int], int],
        tables: Path,  # noqa: ARG002  every fact is written above
    ) -> None:
        if seats != 1:
            raise ValueError("Microcity has one seat")
        self._begin(options, pick, [])

    def _begin(self, options: dict[str, str], pick: Callable[[int], int], known: list[int]) -> None:
        """Start the story; the first draws are the *known* ones, the others come from *pick*."""
        self._options = options
        self._source = pick
        self._known = known
        self._drawn: list[int] = []
        self._answers: list[str] = []
        self.finished = False
        self.game = Microcity(options, self._pick)
        self._story = self.game.story()
        self._asked = sorted(set(next(self._story)))

    def _pick(self, n: int) -> int:
        at = len(self._drawn)
        value = self._known[at] if at < len(self._known) else self._source(n)
        self._drawn.append(value)
        return value

    def waiting(self) -> list[int]:
        return [] if self.finished else [0]

    def legal(self, seat: int) -> list[str]:
        return list(self._asked) if seat in self.waiting() else []

    def play(self, seat: int, word: str) -> None:
        if word not in self.legal(seat):
            raise ValueError(f"{word!r} is not among {self.legal(seat)}")
        self._answers.append(word)
        try:
            self._asked = sorted(set(self._story.send(word)))
        except StopIteration:
            self._asked = []
            self.finished = True

    def scores(self) -> list[int]:
        return [self.game.score]

    def outcomes(self) -> list[float]:
        return [1.0 if self.game.ending == "won" else 0.0]

    def copy(self) -> "Table":
        """Tell the same story again, with the same draws, as far as it has come.

        A *pick* that carries its own state (a bound method, a callable object) is copied too.
        """
        twin = object.__new__(Table)
        twin._begin(self._options, deepcopy(self._source), list(self._drawn))
        for word in self._answers:
            twin.play(0, word)
        return twin

    def facts(self) -> dict[str, object]:
        game = self.game
        cards = game.cards.values()
        return {
            "time": game.time,
            "pool": game.pool,
            "tokens": sorted(game.tokens),
            "engineer": game.engineer,
            "tracks": dict(game.tracks),
            "hand": sorted(game.hand),
            "dice": sorted(game.dice),
            "built": sorted(game.built),
            "side": game.sides[0],
            "districts": [(card, "B" if card in game.flipped else "A") for card in cards],
        }
