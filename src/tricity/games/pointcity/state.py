"""What the table remembers: one record."""

from typing import Annotated

from tricity.engine.record import Head, Ints, layout

SEATS = 4  # in solo the automaton has seat 1
CELLS = 16
CARDS = 160
TOKENS = 22
DECK = 150  # of four players, before the market is laid
ROW = 14
TURNS_EACH = 17

RESOURCES = 5
COMMUNITY, ECONOMY, ENERGY, ECOLOGY, INDUSTRY = range(RESOURCES)
INGENUITY = 10  # kinds of resource cards: five singles, five doubles, ingenuity
STOCK = 11
DOUBLE = RESOURCES  # from a single to the double of the same resource

AUTOMATON = 1
TAKEN = SEATS + 1  # the place of a card that was taken as a resource

PHASES = ("row", "take", "pay", "token")
CHOOSE_ROW, TAKE, PAY, TOKEN = range(len(PHASES))

MEDIUM, EASY, HARD = range(3)
PER_TYPE, PER_SYMBOL, DISTINCT_TYPES = range(3)
RANDOM, PLAYER_CHOICE = range(2)
DRAW_TIE, RESOURCE_CARDS, PLAYER_MUST_EXCEED = range(3)
PASS, TAKE_ONE_LEGAL_CARD = range(2)
ALLOWED, FORBIDDEN = range(2)
YES, NO = range(2)  # of the options that are true by default


class State(Head):  # type: ignore[misc]
    """One game. All zeros is a valid, empty table."""

    solo_level: int
    solo_resource_scoring: int
    solo_token_row: int
    solo_ai_start_ingenuity: int
    solo_tie: int
    split_double_across_buildings: int
    allow_overpay: int
    no_legal_move_on_last_turn: int
    civic_without_tokens: int

    turn: int  # turns completed
    seat: int  # whose turn it is
    has_flipped: int
    market: Annotated[Ints, CELLS]  # [cell] a card, or nothing
    shows_building: Annotated[Ints, CELLS]  # [cell] a gap keeps the side that left it
    deck: Annotated[Ints, DECK]  # drawn from the end
    deck_size: int
    row: Annotated[Ints, ROW]  # civic tokens face up, left to right; taken ones leave nothing
    stock: Annotated[Ints, SEATS, STOCK]  # [seat, kind] resource cards
    production: Annotated[Ints, SEATS, RESOURCES]  # [seat, resource] permanent resources
    points: Annotated[Ints, SEATS]  # [seat] printed on the buildings
    place: Annotated[Ints, CARDS + 1]  # [card] seat + 1 in a city, TAKEN, 0 in market, deck or box
    holder: Annotated[Ints, TOKENS + 1]  # [token] seat + 1, or 0
    bought: Annotated[Ints, 2]  # buildings taken this turn and not yet paid
    paying: int  # the resource that is being paid
    doubles_paid: int  # cards spent on that resource so far
    singles_paid: int
    ingenuity_paid: int
    tokens_due: int


LAYOUT = layout(State)
