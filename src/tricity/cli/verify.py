"""`tricity verify`: whether a match of a server was dealt as promised, and played by the rules."""

from pathlib import Path

from tricity.cli.archive import read
from tricity.engine.errors import MatchError
from tricity.engine.match import game_in
from tricity.games import game
from tricity.server.archive import read as read_match


def check(path: Path, commitment: str | None, cards: str) -> None:
    """Play the match through, and compare its deal with what was promised."""
    text = read(path)
    key = game_in(text)
    played = game(key)
    box = played.load_box(Path(cards)) if cards else played.load_box()
    found = read_match(text, box, key)
    print(f"{len(found.match.moves)} moves, all legal; the match ends as the file says.")
    if found.commitment is None:
        raise MatchError(
            f"{path} names no commitment; only matches of a server have one, in a remark"
        )
    if not found.is_promised:
        raise MatchError(f"the deal was changed: seed and salt do not give {found.commitment}")
    if commitment and commitment.lower() != found.commitment:
        raise MatchError(f"the deal is another one: the file promises {found.commitment}")
    print(f"The deal is the one promised before the first move: {found.commitment}")
