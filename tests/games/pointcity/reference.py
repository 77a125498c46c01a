"""A slow, naive Point City to check the real one against: lists, dicts and brute force.

It shares nothing with the engine but the tables of cards and tokens.
"""

import copy
import csv
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from pathlib import Path

RESOURCES = ["community", "economy", "energy", "ecology", "industry"]
CELLS = [column + row for row in "1234" for column in "abcd"]  # reading order
ROWS = [[column + row for column in "abcd"] for row in "1234"]
COLUMNS = [[column + row for row in "1234"] for column in "abcd"]
PAIRS = [pair for line in ROWS + COLUMNS for pair in pairwise(line)]
TURNS_EACH = 17
USED = {2: [40, 24, 18], 3: [52, 36, 28], 4: [64, 48, 38]}  # cards of level 1, 2, 3
ROW = {2: 10, 3: 12, 4: 14}  # civic tokens
OTHER_SIDE = {"resource": "building", "building": "resource"}
AUTOMATON = 1
TOKEN_WORTH = {"easy": 3, "medium": 5, "hard": 7}  # to the automaton
STEPS = {"medium": [0, 1, 2, 3], "hard": [0, 1, 3, 6]}


# --- What is printed -------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    level: int
    stock_name: str  # how its resource side is called in a stock
    kind: str
    produces: str
    cost: dict[str, int]
    points: int


@dataclass(frozen=True)
class Token:
    rule: str
    amount: int
    a: str
    b: str

    def points(self, production: Counter[str], ingenuity: int) -> int:
        """What it scores in a city with this *production* and so many unspent ingenuity cards."""
        counts = [production[resource] for resource in RESOURCES]
        times = {
            "flat": 1,
            "per_resource": production[self.a],
            "per_pair": min(production[self.a], production[self.b]),
            "per_full_set": min(counts),
            "per_type_with_2plus": sum(count >= 2 for count in counts),
            "per_type_with_3plus": sum(count >= 3 for count in counts),
            "per_missing_type": counts.count(0),
            "per_unspent_ingenuity_card": ingenuity,
        }
        return self.amount * times[self.rule]


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


@cache
def cards_in(folder: Path) -> dict[int, Card]:
    return {int(row["id"]): card_of(row) for row in rows_of(folder / "cards.csv")}


def card_of(row: dict[str, str]) -> Card:
    return Card(
        level=int(row["level"]),
        stock_name="double " * (int(row["symbols"]) == 2) + row["resource"],
        kind=row["kind"],
        produces=row["produces"],
        cost={resource: int(row[f"cost_{resource}"]) for resource in RESOURCES},
        points=int(row["points"]),
    )


@cache
def tokens_in(folder: Path) -> dict[int, Token]:
    return {
        int(row["id"]): Token(row["rule"], int(row["amount"]), row["resource_a"], row["resource_b"])
        for row in rows_of(folder / "tokens.csv")
    }


# --- Payment ---------------------------------------------------------------------------------
# Cards of different resources never help each other, and a payment says for which resource each
# ingenuity card is spent; so a whole card can be dropped from a payment exactly if it can be
# dropped from the part that pays for one resource.


def shares(things: int, buildings: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to deal equal *things* out to the *buildings*."""
    if buildings == 1:
        yield (things,)
        return
    for first in range(things + 1):
        for rest in shares(things - first, buildings - 1):
            yield (first, *rest)


@cache
def pays(
    bills: tuple[int, ...], production: int, doubles: int, ones: int, may_overpay: bool = True
) -> bool:
    """Whether the cards settle what the *bills* ask of one resource, trying every way to share.

    Each symbol of production, each double and each card of one symbol serves one bill.
    Production is used as far as it goes; without overpaying no symbol of a double is lost.
    """
    used = min(production, sum(bills))
    for part in shares(used, len(bills)):
        rests = [bill - count for bill, count in zip(bills, part, strict=True)]
        if min(rests) < 0:
            continue
        for dealt in product(shares(doubles, len(bills)), shares(ones, len(bills))):
            each = list(zip(rests, *dealt, strict=True))
            loses = any(2 * twos > rest for rest, twos, _ in each)
            settles = all(2 * twos + one >= rest for rest, twos, one in each)
            if settles and (may_overpay or not loses):
                return True
    return False


@cache
def ways(
    bills: tuple[int, ...], production: int, stock: tuple[int, int, int], may_overpay: bool
) -> list[tuple[int, int, int]]:
    """List what of the *stock* may be spent on one resource: (doubles, singles, ingenuity).

    Only sets from which no whole card can be dropped; so never more cards than symbols asked.
    """
    found = []
    for doubles, singles, wild in product(*(range(min(n, sum(bills)) + 1) for n in stock)):
        ones = singles + wild
        if not pays(bills, production, doubles, ones, may_overpay):
            continue
        if doubles and pays(bills, production, doubles - 1, ones, may_overpay):
            continue
        if ones and pays(bills, production, doubles, ones - 1, may_overpay):
            continue
        found.append((doubles, singles, wild))
    return found


Ways = list[list[tuple[int, int, int]]]  # of each resource


def is_payable(parts: Ways, ingenuity: int) -> bool:
    """Whether every resource can be paid with so much *ingenuity* for all of them together."""
    return all(parts) and sum(min(wild for _, _, wild in part) for part in parts) <= ingenuity


def payments(parts: Ways, ingenuity: int) -> list[list[str]]:
    """List every complete payment, as stock names in the order of spending."""
    return [
        spelled(choice)
        for choice in product(*parts)
        if sum(wild for _, _, wild in choice) <= ingenuity
    ]


def spelled(choice: tuple[tuple[int, int, int], ...]) -> list[str]:
    """Name the cards: resource by resource, doubles first, then singles, then ingenuity."""
    names = []
    for resource, (doubles, singles, wild) in zip(RESOURCES, choice, strict=True):
        names += [f"double {resource}"] * doubles + [resource] * singles + ["ingenuity"] * wild
    return names


# --- The table -------------------------------------------------------------------------------


class Table:
    """One game from set-up to scores; the automaton of a solo game is side 1."""

    def __init__(
        self, seats: int, options: dict[str, str], pick: Callable[[int], int], tables: Path
    ) -> None:
        self.cards = cards_in(tables)
        self.faces = tokens_in(tables)
        self.options = dict(options)
        self.seats = seats
        self.sides = max(seats, 2)
        self.finished = False
        self.turn = 0
        self.offers: list[str] = []
        self.flipped = False
        self.gaps: list[tuple[str, str]] = []  # (cell, side that lay there)
        self.taken: list[int] = []  # buildings not yet paid
        self.bills: list[list[str]] = []  # what may still be spent, in order
        self.due = 0  # civic tokens still to be handed out
        self.marker = 0  # automaton turns played
        self.stock: list[Counter[str]] = [Counter() for _ in range(self.sides)]
        self.cities: list[list[int]] = [[] for _ in range(self.sides)]
        self.tokens: list[list[int]] = [[] for _ in range(self.sides)]
        self.set_up(pick)

    # Set-up

    def set_up(self, pick: Callable[[int], int]) -> None:
        self.deck: list[int] = []
        for level, used in zip([1, 2, 3], USED[self.sides], strict=True):
            cards = sorted(card for card in self.cards if self.cards[card].level == level)
            self.deck += shuffled(cards, pick)[:used]
        self.row: list[int] = []
        if self.seats > 1 or self.options["solo_token_row"] == "random":
            self.row = shuffled(sorted(self.faces), pick)[: ROW[self.sides]]
        self.seat = pick(self.seats) if self.seats > 1 else 0
        self.market = {cell: (self.deck.pop(0), "resource") for cell in CELLS}
        for side in range(self.sides):
            if side < self.seats or self.options["solo_ai_start_ingenuity"] == "true":
                self.stock[side]["ingenuity"] = 1
        self.complete_row()

    def complete_row(self) -> None:
        """Ask a solo player for the next token of the row; with all of them there, begin."""
        if len(self.row) < ROW[self.sides]:
            self.offers = [f"token {token}" for token in self.faces if token not in self.row]
        else:
            self.begin_turn()

    # What the tests ask

    def waiting(self) -> list[int]:
        return [] if self.finished else [self.seat]

    def legal(self, seat: int) -> list[str]:
        return sorted(self.offers) if seat in self.waiting() else []

    def play(self, seat: int, word: str) -> None:
        if word not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play '{word}'")
        verb, _, what = word.partition(" ")
        self.offers = []
        getattr(self, f"play_{verb}")(what)

    def copy(self) -> "Table":
        twin = copy.copy(self)
        vars(twin).update({name: doubled(value) for name, value in vars(self).items()})
        return twin

    def facts(self) -> dict[str, object]:
        return {
            "market": [self.market.get(cell) for cell in CELLS],
            "deck": list(self.deck),
            "stock": [dict(+stock) for stock in self.stock],
            "production": [dict(self.production(side)) for side in range(self.sides)],
            "cities": [sorted(city) for city in self.cities],
            "tokens": [sorted(tokens) for tokens in self.tokens],
            "row": list(self.row),
            "turn": self.turn,
        }

    # A turn

    def begin_turn(self) -> None:
        """Ask for a move, or play the automaton; who has no move passes, and that ends the game."""
        self.flipped = False
        if self.seat >= self.seats:
            self.automaton_turn()
            return
        self.offers = self.turn_moves()
        if not self.offers:
            self.end_turn()

    def turn_moves(self) -> list[str]:
        moves = [f"take {a}-{b}" for a, b in PAIRS if self.can_take([a, b])]
        if len(self.deck) >= 2:
            moves.append("draw")
        one_will_do = self.options["no_legal_move_on_last_turn"] == "take_one_legal_card"
        if not moves and not self.deck and one_will_do:
            return [f"take {cell}" for cell in CELLS if self.can_take([cell])]
        return moves + [f"flip {cell}" for cell in self.cells_to_flip()]

    def cells_to_flip(self) -> set[str]:
        if self.flipped:
            return set()
        lines = [line for line in ROWS + COLUMNS if all(map(self.is_resource, line))]
        return {cell for line in lines for cell in line}

    def is_resource(self, cell: str) -> bool:
        return self.market[cell][1] == "resource"

    def can_take(self, cells: list[str]) -> bool:
        stock = self.stock[self.seat].copy()
        buildings = []
        for cell in cells:
            if self.is_resource(cell):
                stock[self.cards[self.market[cell][0]].stock_name] += 1
            else:
                buildings.append(self.market[cell][0])
        needs_tokens = self.options["civic_without_tokens"] == "forbidden"
        if needs_tokens and self.civic_among(buildings) > len(self.row):
            return False
        return is_payable(self.ways_to_pay(buildings, stock), stock["ingenuity"])

    def civic_among(self, buildings: list[int]) -> int:
        return sum(self.cards[card].kind == "civic" for card in buildings)

    def ways_to_pay(self, buildings: list[int], stock: Counter[str]) -> Ways:
        production = self.production(self.seat)
        may_overpay = self.options["allow_overpay"] == "true"
        parts = []
        for resource in RESOURCES:
            bills = tuple(self.cards[card].cost[resource] for card in buildings) or (0,)
            if self.options["split_double_across_buildings"] == "true":
                bills = (sum(bills),)
            have = (stock[f"double {resource}"], stock[resource], stock["ingenuity"])
            parts.append(ways(bills, production[resource], have, may_overpay))
        return parts

    def production(self, side: int) -> Counter[str]:
        made = [self.cards[card].produces for card in self.cities[side]]
        return Counter(resource for resource in made if resource)

    def play_flip(self, cell: str) -> None:
        self.market[cell] = (self.market[cell][0], "building")
        self.flipped = True
        self.offers = self.turn_moves()

    def play_draw(self, _: str) -> None:
        for card in [self.deck.pop(0), self.deck.pop(0)]:
            self.stock[self.seat][self.cards[card].stock_name] += 1
        self.end_turn()

    def play_take(self, cells: str) -> None:
        self.taken = self.pick_up(cells.split("-"))
        stock = self.stock[self.seat]
        self.bills = payments(self.ways_to_pay(self.taken, stock), stock["ingenuity"])
        self.settle()

    def pick_up(self, cells: list[str]) -> list[int]:
        """Move the resource cards in *cells* to the stock and return the buildings."""
        buildings = []
        for cell in cells:
            card, side = self.market.pop(cell)
            self.gaps.append((cell, side))
            if side == "resource":
                self.stock[self.seat][self.cards[card].stock_name] += 1
            else:
                buildings.append(card)
        return buildings

    def settle(self) -> None:
        """Spend card after card; ask where the payments left differ in the next one."""
        while any(self.bills):
            names = {bill[0] for bill in self.bills}
            if len(names) > 1:
                self.offers = [f"pay {name}" for name in names]
                return
            self.spend(names.pop())
        self.build()

    def play_pay(self, name: str) -> None:
        self.spend(name)
        self.settle()

    def spend(self, name: str) -> None:
        self.stock[self.seat][name] -= 1
        self.bills = [bill[1:] for bill in self.bills if bill[0] == name]

    def build(self) -> None:
        self.cities[self.seat] += self.taken
        self.due = self.civic_among(self.taken)
        self.taken = []
        self.bills = []
        self.hand_out()

    def hand_out(self) -> None:
        """Ask for a civic token, or give the last ones when no more are left than due."""
        while self.due and self.row:
            if len(self.row) > self.due:
                self.offers = [f"token {token}" for token in self.row]
                return
            self.give(self.row[0])
        self.due = 0
        self.end_turn()

    def play_token(self, token: str) -> None:
        if self.due:
            self.give(int(token))
            self.hand_out()
        else:
            self.row.append(int(token))
            self.complete_row()

    def give(self, token: int) -> None:
        self.row.remove(token)
        self.tokens[self.seat].append(token)
        self.due -= 1

    def end_turn(self) -> None:
        self.refill()
        self.turn += 1
        self.seat = (self.seat + 1) % self.sides
        if self.turn == TURNS_EACH * self.sides:
            self.finished = True
        else:
            self.begin_turn()

    def refill(self) -> None:
        for cell, side in sorted(self.gaps, key=lambda gap: CELLS.index(gap[0])):
            if self.deck:
                self.market[cell] = (self.deck.pop(0), OTHER_SIDE[side])
        self.gaps = []

    # The automaton

    def automaton_cells(self) -> list[str]:
        """Its markers begin above column 1 and beside row 2 and both move on every turn."""
        column = COLUMNS[self.marker % 4]
        row = (self.marker + 1) % 4
        return [column[row], column[(row + 1) % 4]]

    def automaton_turn(self) -> None:
        buildings = self.pick_up(self.automaton_cells())
        self.cities[AUTOMATON] += buildings
        for _ in range(self.civic_among(buildings)):
            if self.row:
                self.tokens[AUTOMATON].append(self.row.pop(0))
        self.marker += 1
        self.end_turn()

    # Scores

    def scores(self) -> list[int]:
        scores = [self.score(seat) for seat in range(self.seats)]
        return scores if self.seats > 1 else [*scores, self.automaton_score()]

    def printed(self, side: int) -> int:
        return sum(self.cards[card].points for card in self.cities[side])

    def score(self, seat: int) -> int:
        production, ingenuity = self.production(seat), self.stock[seat]["ingenuity"]
        tokens = [self.faces[token] for token in self.tokens[seat]]
        return self.printed(seat) + sum(token.points(production, ingenuity) for token in tokens)

    def automaton_score(self) -> int:
        level = self.options["solo_level"]
        score = self.printed(AUTOMATON) + self.automaton_resources()
        score += TOKEN_WORTH[level] * len(self.tokens[AUTOMATON])
        return score + self.stock[AUTOMATON]["ingenuity"] * (level == "hard")

    def automaton_resources(self) -> int:
        counts = list(self.production(AUTOMATON).values())
        if self.options["solo_level"] == "easy":
            return sum(counts)
        steps = STEPS[self.options["solo_level"]]
        scoring = self.options["solo_resource_scoring"]
        if scoring == "per_type":
            return sum(steps[min(count, 3)] for count in counts)
        if scoring == "per_symbol":
            return sum(count * steps[min(count, 3)] for count in counts)
        return steps[min(len(counts), 3)]

    def outcomes(self) -> list[float]:
        if self.seats == 1:
            return [self.solo_outcome()]
        standing = list(zip(self.scores(), map(self.unspent, range(self.seats)), strict=True))
        share = 1 / standing.count(max(standing))
        return [share if mine == max(standing) else 0.0 for mine in standing]

    def unspent(self, side: int) -> int:
        return sum(self.stock[side].values())

    def solo_outcome(self) -> float:
        lead = self.score(0) - self.automaton_score()
        if lead == 0 and self.options["solo_tie"] == "player_must_exceed":
            lead = -1
        if lead == 0 and self.options["solo_tie"] == "resource_cards":
            lead = self.unspent(0) - self.unspent(AUTOMATON)
        return 0.5 if lead == 0 else float(lead > 0)


def shuffled(things: list[int], pick: Callable[[int], int]) -> list[int]:
    things = list(things)
    for last in range(len(things) - 1, 0, -1):
        other = pick(last + 1)
        things[last], things[other] = things[other], things[last]
    return things


def doubled(value: object) -> object:
    if isinstance(value, list):
        return [doubled(item) for item in value]
    return value.copy() if isinstance(value, dict) else value
