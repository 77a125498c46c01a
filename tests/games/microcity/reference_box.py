"""What is printed on the components of Microcity, typed a second time for the reference."""

Price = tuple[int, int, int, int]

AREAS = [column + row for row in "1234" for column in "abcd"]
POSITIONS = {  # the areas of a district card, in the order in which the card prints them
    "top-left": ["a1", "b1", "a2", "b2"],
    "top-right": ["c1", "d1", "c2", "d2"],
    "bottom-left": ["a3", "b3", "a4", "b4"],
    "bottom-right": ["c3", "d3", "c4", "d4"],
}
RESOURCES = ["coal", "steel", "wood"]
TRACKS = ["coal", "steel", "wood", "money"]
TRACK_END = 5
TOKENS = 10
DIE_FACES = [1, 2, 3, 4, 5, 6]

KINDS = {  # of each district card; R residential, C commercial, else the resource
    1: ["coal", "C", "R", "steel"],
    2: ["wood", "steel", "coal", "R"],
    3: ["C", "R", "coal", "wood"],
    4: ["R", "steel", "wood", "C"],
}
DICE_A = {1: [6, 5, 3, 2], 2: [1, 4, 2, 5], 3: [1, 6, 4, 3], 4: [4, 6, 5, 3]}
DICE_B = {
    1: [(6, 1), (5, 2), (3, 4), (2, 5)],
    2: [(1, 6), (4, 3), (2, 4), (5, 1)],
    3: [(1, 4), (6, 2), (4, 5), (3, 6)],
    4: [(4, 3), (6, 1), (5, 2), (3, 6)],
}
PROJECTS: dict[int, tuple[int, str, int, str]] = {  # steps, basic, die, advanced
    1: (1, "remove1", 4, "remove2"),
    2: (2, "setDie", 1, "remove1_or_res1"),
    3: (1, "money1", 5, "buildAnywhere"),
    4: (2, "money2", 6, "noTimeStep"),
    5: (2, "res1", 3, "res2"),
    6: (1, "swap1", 2, "flipDistrict"),
}
PRICES: dict[str, list[Price]] = {  # coal, steel, wood, money
    "A": [(0, 0, 2, 1), (2, 0, 1, 0), (1, 2, 0, 0), (1, 1, 1, 0)],
    "B": [(0, 0, 3, 1), (2, 0, 1, 1), (0, 2, 1, 0), (2, 2, 0, 0), (1, 2, 1, 0)],
    "eiffel": [(2, 4, 0, 1), (0, 4, 2, 2), (1, 5, 0, 3)],
    "empire": [(1, 1, 0, 1), (1, 2, 0, 0), (0, 2, 1, 1), (1, 2, 1, 1), (2, 2, 1, 1)],
}
BONUSES: dict[tuple[str, int], str] = {
    ("eiffel", 1): "remove2",
    ("eiffel", 2): "res1",
    ("empire", 2): "remove1",
    ("empire", 3): "money2",
    ("empire", 4): "noTimeStep",
}
LEVELS: dict[str, tuple[list[str], int]] = {  # sides to complete, time
    "a10": (["A"], 10),
    "a8": (["A"], 8),
    "b15": (["B"], 15),
    "b12": (["B"], 12),
    "ab25": (["A", "B"], 25),
    "ab22": (["A", "B"], 22),
    "ab18": (["A", "B"], 18),
    "eiffel16": (["eiffel"], 16),
    "eiffel13": (["eiffel"], 13),
    "eiffel10": (["eiffel"], 10),
    "empire16": (["empire"], 16),
    "empire13": (["empire"], 13),
    "empire10": (["empire"], 10),
}
