"""The reference keeps the rules of Microcity: laws over many games, then rule by rule."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from . import reference_box as box
from .reference import Table, distance

CHOICES = {
    "layout": ["random", "first_game"],
    "movement": ["exactly", "up_to"],
    "recover_costs_time": ["true", "false"],
}
BEAM = 12
Choose = Callable[[Table, Random], str]
EVERY_CHOICE = [dict(zip(CHOICES, chosen, strict=True)) for chosen in product(*CHOICES.values())]


def new_table(level: str, seed: int, **choices: str) -> Table:
    first = {"layout": "first_game", "movement": "exactly", "recover_costs_time": "true"}
    return Table(1, {"level": level, **first, **choices}, Random(seed).randrange, Path())


def hasty_word(table: Table, rng: Random) -> str:
    """Build and invest whenever possible, never clean up: this is how tokens run out."""
    legal = table.legal(0)
    for wish in ("invest with die", "advanced", "invest", "basic"):
        if wish in legal:
            return wish
    free = [word for word in legal if word[:4] == "move" and word[5:] not in table.game.tokens]
    tidy = [word for word in legal if not word.startswith(("clear with", "recover"))]
    return rng.choice(free or tidy or legal)


def random_word(table: Table, rng: Random) -> str:
    return rng.choice(table.legal(0))


def mixed_word(table: Table, rng: Random) -> str:
    return rng.choice([rng.choice(table.legal(0)), hasty_word(table, rng)])


def play_out(table: Table, rng: Random, choose: Choose) -> Iterator[str]:
    while not table.finished:
        word = choose(table, rng)
        table.play(0, word)
        yield word


def one_round_further(table: Table, rng: Random) -> Table:
    """Play a copy on, half hastily and half at random, until the next main question."""
    ahead = table.copy()
    moved = False
    while not ahead.finished and not (moved and "recover" in ahead.legal(0)):
        word = mixed_word(ahead, rng)
        ahead.play(0, word)
        moved = moved or word.startswith("move")
    return ahead


def promise(table: Table) -> float:
    """How good a position looks: buildings first, then what the next ones need."""
    game = table.game
    if table.finished:
        return 1000 * table.outcomes()[0] - 1
    prices = [
        price for row, price in enumerate(box.PRICES[game.sides[0]], 1) if row not in game.built
    ]
    if game.sides[0] == "eiffel":
        prices = prices[:1]
    needs: list[int] = [sum(column) for column in zip(*prices, strict=True)]
    stock = [min(need, game.tracks[name]) for need, name in zip(needs, box.TRACKS, strict=True)]
    return 9 * game.score + sum(stock) + min(game.pool, 3) + game.time / 2 + len(game.hand) / 3


def seer_play(table: Table, rng: Random) -> Table:
    """Keep the most promising of many random futures, round by round; answer the best end."""
    beam = [table]
    while not beam[-1].finished:
        futures = [one_round_further(one, rng) for one in beam for _ in range(25)]
        beam = sorted(futures, key=promise)[-BEAM:]
    return beam[-1]


# Laws


@pytest.mark.parametrize("level", box.LEVELS)
def test_every_level_keeps_the_laws_under_every_option(level):
    players: list[Choose] = [random_word, hasty_word, mixed_word, mixed_word]
    for (seed, player), choices in product(enumerate(players), EVERY_CHOICE):
        table = new_table(level, seed, **choices)
        time = table.game.time
        for _ in play_out(table, Random(seed), player):
            check_the_laws(table)
            assert table.game.time <= time
            time = table.game.time
        assert (table.game.ending == "no time left") == (time == 0)


def check_the_laws(table: Table) -> None:
    game = table.game
    assert game.pool >= 0
    assert game.pool + len(game.tokens) + len(game.built) == box.TOKENS
    assert all(0 <= amount <= 5 for amount in game.tracks.values())
    assert game.tokens <= set(box.AREAS)
    assert game.hand <= set(box.PROJECTS)
    assert len(game.dice) <= 2
    assert set(game.dice) <= set(box.DIE_FACES)
    legal = table.legal(0)
    assert legal == sorted(set(legal))
    assert table.finished == (not legal) == (table.waiting() == [])


def test_the_three_endings_occur():
    random, hasty = new_table("a8", 1), new_table("ab25", 1)
    list(play_out(random, Random(1), random_word))
    list(play_out(hasty, Random(1), hasty_word))
    won = seer_play(new_table("empire16", 1), Random(1))
    assert [random.game.ending, random.outcomes()] == ["no time left", [0.0]]
    assert [hasty.game.ending, hasty.outcomes()] == ["no token left", [0.0]]
    assert [won.game.ending, won.outcomes()] == ["won", [1.0]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "buildings"), [("a10", 4), ("b15", 5), ("ab25", 9), ("eiffel16", 3), ("empire16", 5)]
)
def test_every_scenario_can_be_won(level, buildings):
    ends = (seer_play(new_table(level, seed, layout="random"), Random(seed)) for seed in range(12))
    won = next(table for table in ends if table.outcomes() == [1.0])
    assert won.scores() == [buildings]
    assert won.finished


def test_a_copy_meets_the_same_chance_and_goes_its_own_way():
    table, rng = new_table("b15", 3, layout="random"), Random(3)
    for _ in range(25):
        table.play(0, rng.choice(table.legal(0)))
    before, twin = table.facts(), table.copy()
    assert twin.facts() == before
    words = list(play_out(twin, rng, random_word))
    assert table.facts() == before
    for word in words:
        table.play(0, word)
    assert table.facts() == twin.facts()


def test_a_word_that_is_not_offered_is_refused():
    with pytest.raises(ValueError, match="'start a1' is not among"):
        new_table("a10", 0).play(0, "start a1")


# Rule by rule; first-game layout:
#   a1 coal 6   b1 shops 5  c1 wood 1   d1 steel 4
#   a2 homes 3  b2 steel 2  c2 coal 2   d2 homes 5
#   a3 shops 1  b3 homes 6  c3 homes 4  d3 steel 6
#   a4 coal 4   b4 wood 3   c4 wood 5   d4 shops 3


def table_with(level: str = "a10", **changes: object) -> Table:
    """The first main question, the engineer on b3, dice 1 and 1, and then *changes* made."""
    options = {"layout": "first_game", "movement": "exactly", "recover_costs_time": "true"}
    options |= {name: str(changes.pop(name)) for name in CHOICES if name in changes}
    table = Table(1, {"level": level, **options}, lambda _: 0, Path())
    table.play(0, "start b3")
    for name, value in {"dice": [1, 1], **changes}.items():
        setattr(table.game, name, value)
    table.game.pool -= len(table.game.tokens) + len(table.game.built)
    return table


def play(table: Table, words: str) -> list[str]:
    """Play the *words*, and answer what is asked then."""
    for word in words.split(", "):
        table.play(0, word)
    return table.legal(0)


def stock(table: Table) -> tuple[int, ...]:
    return tuple(table.game.tracks[name] for name in box.TRACKS)


def tracks(coal: int, steel: int, wood: int, money: int) -> dict[str, int]:
    return {"coal": coal, "steel": steel, "wood": wood, "money": money}


def test_the_first_game_starts_as_printed():
    table = new_table("a10", 0)
    assert table.legal(0) == ["start a2", "start b3", "start c3", "start d2"]
    assert table.facts() == {
        "time": 10,
        "pool": 10,
        "tokens": [],
        "engineer": "",
        "tracks": tracks(0, 0, 0, 2),
        "hand": [1, 2, 3, 4, 5, 6],
        "dice": [],
        "built": [],
        "side": "A",
        "districts": [(1, "A"), (2, "A"), (3, "A"), (4, "A")],
    }


def test_a_random_layout_is_shuffled_from_the_last_card_down():
    table = Table(1, {**new_table("a10", 0)._options, "layout": "random"}, lambda _: 0, Path())
    assert table.facts()["districts"] == [(2, "A"), (3, "A"), (4, "A"), (1, "A")]


def test_one_of_three_different_dice_is_left():
    rolls = iter([4, 1, 4])
    table = Table(1, new_table("a10", 0)._options, lambda _: next(rolls), Path())
    assert play(table, "start b3") == ["leave 2", "leave 5"]
    play(table, "leave 2")
    assert table.facts()["dice"] == [5, 5]


def test_equal_dice_leave_nothing_to_choose():
    assert table_with().legal(0) == [*[f"project {n}" for n in range(1, 7)], "recover"]


def test_each_extra_removal_is_done_once_a_round():
    table = table_with()
    play(table, "project 1, move b2, basic, skip")
    table.game.tokens = {"a1", "d4", "b2"}
    table.game.pool = 7
    extras = [word for word in table.legal(0) if word.startswith("clear")]
    assert extras == ["clear with die 1", "clear with money"]
    assert play(table, "clear with money") == ["clear a1", "clear b2", "clear d4"]
    assert "clear with money" not in play(table, "clear a1")
    play(table, "clear with die 1, clear b2")
    assert not [word for word in table.legal(0) if word.startswith("clear")]
    assert (table.game.pool, table.game.dice, table.game.tracks["money"]) == (9, [1], 1)


@pytest.mark.parametrize(
    ("card", "movement", "reach"),
    [
        ("project 1", "exactly", {1}),
        ("project 2", "exactly", {2}),
        ("project 1", "up_to", {1}),
        ("project 2", "up_to", {1, 2}),
        ("recover", "exactly", {1}),
        ("recover", "up_to", {1}),
    ],
)
def test_the_engineer_goes_as_far_as_the_card_says(card, movement, reach):
    table = table_with(movement=movement)
    expected = [f"move {area}" for area in box.AREAS if distance("b3", area) in reach]
    assert play(table, card) == sorted(expected)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("a1", "a1", 0), ("a1", "b1", 1), ("b1", "b2", 1), ("b2", "c3", 2), ("a1", "d4", 6)],
)
def test_distance_counts_rows_and_columns(one, other, steps):
    assert distance(one, other) == distance(other, one) == steps


@pytest.mark.parametrize(("costs", "left"), [("true", 8), ("false", 9)])
def test_recover_returns_the_cards_and_may_cost_time(costs, left):
    table = table_with(recover_costs_time=costs, hand={2})
    play(table, "recover, move b4, skip")
    assert (table.game.time, table.facts()["hand"]) == (left, [1, 2, 3, 4, 5, 6])


def test_recover_at_the_last_hour_loses_at_once():
    table = table_with(time=1)
    assert play(table, "recover, move b4") == []
    assert (table.game.ending, table.game.pool) == ("no time left", 10)


def test_planning_skips_the_investment_and_sets_the_next_dice():
    table = table_with()
    assert play(table, "project 1, move b2, planning") == [f"set {n}" for n in range(1, 7)]
    assert table.facts()["tokens"] == ["b2"]
    assert play(table, "set 4") == ["set 4", "set 5", "set 6"]
    play(table, "set 6")
    assert (table.facts()["dice"], table.facts()["hand"]) == ([4, 6], [2, 3, 4, 5, 6])


@pytest.mark.parametrize(
    ("card", "dice", "changes", "offered"),
    [
        (1, [4, 1], {}, False),
        (1, [4, 1], {"tokens": {"a1"}}, True),
        (1, [3, 1], {"tokens": {"a1"}}, False),
        (2, [1, 6], {}, True),
        (3, [5, 6], {}, False),
        (3, [5, 6], {"tracks": tracks(1, 1, 1, 0)}, True),
        (4, [6, 6], {}, True),
        (5, [3, 6], {}, True),
        (6, [2, 6], {}, True),
        (6, [2, 6], {"flipped": {1, 3}}, False),
    ],
)
def test_the_advanced_action_needs_its_die_and_some_use(card, dice, changes, offered):
    table = table_with(dice=dice, **changes)
    table.play(0, f"project {card}")
    actions = play(table, table.legal(0)[0])
    assert actions == (["advanced"] if offered else []) + ["basic", "planning"]


def test_project_1_removes_tokens():
    table = table_with(dice=[4, 4], tokens={"a1", "b1"})
    assert play(table, "project 1, move b4, basic") == ["clear a1", "clear b1"]
    table = table_with(dice=[4, 4], tokens={"a1", "b1", "c1"})
    assert play(table, "project 1, move b4, advanced, clear b1") == ["clear a1", "clear c1"]
    assert play(table, "clear c1") == ["invest", "skip"]
    table = table_with(dice=[4, 4], tokens={"a1"})
    assert play(table, "project 1, move b4, advanced") == ["invest", "skip"]
    assert table.game.pool == 10


def test_project_2_sets_a_die():
    table = table_with(dice=[2, 6])
    assert play(table, "project 2, move b1, basic") == ["die 2", "die 6"]
    assert play(table, "die 6") == [f"set {n}" for n in range(1, 7)]
    play(table, "set 5")
    assert table.game.dice == [2, 5]
    assert play(table_with(dice=[2, 2]), "project 2, move b1, basic")[0] == "set 1"
    assert play(table_with(dice=[]), "project 2, move b1, basic") == ["invest", "skip"]


def test_project_2_removes_or_takes():
    table = table_with(tokens={"c4"})
    asked = play(table, "project 2, move d3, advanced")
    assert asked == ["clear c4", "take coal", "take steel", "take wood"]
    play(table, "take wood")
    assert stock(table) == (0, 0, 1, 2)


def test_project_4_can_hold_the_time():
    table = table_with(dice=[6, 1])
    play(table, "project 4, move b1, advanced, skip")
    assert (table.game.time, table.game.tracks["money"]) == (10, 2)


def test_project_5_brings_resources_in_order():
    table = table_with(dice=[3, 1])
    assert play(table, "project 5, move c2, advanced, take steel") == ["take steel", "take wood"]
    play(table, "take steel")
    assert stock(table) == (0, 2, 0, 2)


def test_project_6_swaps_one_resource():
    table = table_with(tracks=tracks(1, 0, 5, 0))
    assert play(table, "project 6, move b2, basic") == ["give coal", "give wood"]
    assert play(table, "give coal") == ["take steel", "take wood"]
    play(table, "take wood")
    assert stock(table) == (0, 0, 5, 0)


def test_a_turned_district_shows_two_dice():
    table = table_with(dice=[2, 5])
    assert play(table, "project 6, move b2, advanced") == ["invest", "invest with die", "skip"]
    assert table.facts()["districts"] == [(1, "B"), (2, "A"), (3, "A"), (4, "A")]


def test_two_unspent_dice_earn_money_also_after_planning():
    table = table_with()
    play(table, "project 1, move b2, planning")
    assert stock(table) == (0, 0, 0, 3)


def test_an_area_with_a_token_gives_nothing():
    table = table_with(tokens={"b2", "a1"})
    play(table, "project 3, move b2, basic")
    assert (table.game.time, table.game.pool) == (9, 8)


@pytest.mark.parametrize(
    ("answer", "after"),
    [("skip", (0, 0, 0, 3)), ("invest", (0, 1, 0, 3)), ("invest with die", (0, 2, 0, 2))],
)
def test_industry_makes_one_or_two(answer, after):
    table = table_with(dice=[2, 2])
    play(table, f"project 1, move b2, basic, {answer}")
    assert stock(table) == after


def test_shops_swap_pay_and_buy():
    table = table_with(tracks=tracks(1, 0, 0, 0))
    assert play(table, "project 1, move a3, basic, invest") == ["give coal", "skip"]
    assert play(table, "give coal, take wood") == ["sell wood", "skip"]
    play(table, "sell wood")
    assert stock(table) == (0, 0, 0, 4)


def test_shops_pay_also_without_a_swap():
    table = table_with()
    play(table, "project 1, move a3, basic, invest")
    assert stock(table) == (0, 0, 0, 4)


def test_shops_with_a_die_swap_one_for_two():
    table = table_with(tracks=tracks(0, 2, 0, 0))
    asked = play(table, "project 1, move a3, basic, invest with die")
    assert asked == ["take coal", "take wood"]
    assert play(table, "take wood") == ["take wood"]
    assert play(table, "take wood") == ["sell steel", "sell wood", "skip"]
    play(table, "skip")
    assert stock(table) == (0, 1, 2, 1)


def test_shops_with_a_die_need_something_to_swap():
    assert play(table_with(), "project 1, move a3, basic") == ["invest", "skip"]


def test_homes_pay_or_build():
    table = table_with(dice=[4, 4], tracks=tracks(2, 2, 2, 2))
    assert play(table, "project 1, move c3, basic") == ["invest", "invest with die", "skip"]
    assert play(table, "invest with die") == [f"building {n}" for n in range(1, 5)]
    play(table, "building 2")
    assert (stock(table), table.scores()) == ((0, 2, 1, 2), [1])
    assert (table.facts()["built"], table.game.pool) == ([2], 8)


def test_the_last_building_wins_before_the_end_of_the_round():
    table = table_with(dice=[4, 4], tracks=tracks(1, 1, 1, 0), built=[1, 2, 3], time=1)
    play(table, "project 1, move c3, basic, invest with die")
    assert (table.finished, table.outcomes(), table.game.time) == (True, [1.0], 1)


def test_building_without_a_token_loses():
    table = table_with(dice=[4, 4], tracks=tracks(1, 1, 1, 0), built=[1, 2, 3])
    table.game.pool = 0
    play(table, "project 1, move c3, basic, invest with die")
    assert (table.game.ending, table.facts()["built"]) == ("no token left", [1, 2, 3])


def test_after_side_a_all_tokens_return_and_the_round_goes_on():
    table = table_with(
        "ab18", dice=[4, 4], tracks=tracks(1, 1, 1, 0), built=[1, 2, 3], tokens={"a1"}
    )
    play(table, "project 3, move c3, basic, invest with die")
    facts = table.facts()
    assert (facts["side"], facts["built"], facts["tokens"]) == ("B", [], ["c3"])
    assert (facts["pool"], facts["time"]) == (9, 17)


def test_only_the_next_part_of_a_challenge_is_built_and_its_bonus_may_be_declined():
    table = table_with("eiffel10", dice=[5, 5], tracks=tracks(5, 5, 5, 5), tokens={"a1", "b1"})
    assert play(table, "project 3, move b4, advanced") == ["clear a1", "clear b1", "skip"]
    assert play(table, "clear b1") == ["clear a1", "skip"]
    assert play(table, "skip") == ["invest", "skip"]
    assert (stock(table), table.facts()["built"]) == ((3, 1, 5, 4), [1])


def test_a_removal_bonus_without_tokens_is_not_asked():
    table = table_with("eiffel10", dice=[5, 5], tracks=tracks(2, 4, 0, 1))
    assert play(table, "project 3, move b4, advanced") == ["invest", "skip"]


def test_a_bonus_resource_may_be_declined():
    table = table_with("eiffel10", dice=[5, 5], tracks=tracks(0, 4, 2, 2), built=[1])
    asked = play(table, "project 3, move b4, advanced")
    assert asked == ["skip", "take coal", "take steel", "take wood"]


def test_money_and_time_bonuses_come_by_themselves():
    table = table_with("empire10", dice=[5, 5], tracks=tracks(0, 2, 1, 1), built=[1, 2])
    assert play(table, "project 3, move b4, advanced") == ["invest", "skip"]
    assert stock(table) == (0, 0, 0, 2)
    table = table_with("empire10", dice=[5, 5], tracks=tracks(1, 2, 1, 1), built=[1, 2, 3])
    play(table, "project 3, move b4, advanced, skip")
    assert table.game.time == 10


def test_the_end_of_a_round_needs_a_token():
    table = table_with()
    table.game.pool = 0
    play(table, "project 1, move b2, basic, skip")
    assert (table.game.ending, table.game.time) == ("no token left", 10)


def test_no_time_left_loses():
    table = table_with(time=1)
    play(table, "project 1, move b2, basic, skip")
    assert (table.game.ending, table.scores()) == ("no time left", [0])
