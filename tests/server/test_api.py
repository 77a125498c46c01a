"""What people do at tables, over HTTP."""

import pytest

from tests.server.house import BOT, ME, OPEN, refused, until

SEED = "1"  # seat 0 begins
GAMES = {"pointcity": [ME, ME], "thecity": [ME, ME], "microcity": [ME]}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def test_games_are_listed_with_options_and_editions(ann):
    games = {game["key"]: game for game in ann.ask("/games")}
    assert set(games) == set(GAMES)
    assert games["pointcity"]["max_seats"] == 4
    assert "2019" in games["thecity"]["presets"]


@EVERY_GAME
def test_a_whole_game_can_be_played_over_http(game, ann):
    table = ann.make(game, *GAMES[game])
    end = ann.play(table)
    assert end["results"]
    assert end["seed"] is not None
    assert [seat["seat"] for seat in end["seats"]] == list(range(len(GAMES[game])))


def test_a_stranger_sits_down_by_link_and_the_match_starts(ann, bob):
    table = ann.make("pointcity", ME, OPEN)
    assert ann.look(table)["stage"] == "gathering"
    assert bob.look(table)["seats"][1]["is_open"]
    assert bob.do(f"/tables/{table}/join", {"name": "Bob"})["stage"] == "playing"
    assert (
        bob.look(table)["seats"][1] | {"name": "Bob", "is_mine": True}
        == (bob.look(table)["seats"][1])
    )
    refused(bob.post(f"/tables/{table}/join", {"name": "Bob"}), 409, "already_started")


def test_the_creator_starts_and_bots_take_the_open_seats(ann, bob):
    table = ann.make("pointcity", ME, OPEN, OPEN)
    bob.do(f"/tables/{table}/join", {"name": "Bob", "seat": 2})
    refused(bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 2}), 409, "seat_taken")
    refused(bob.post(f"/tables/{table}/join", {"name": "Bob", "seat": 7}), 404, "no_such_seat")
    started = ann.do(f"/tables/{table}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "person"]
    assert started["stage"] == "playing"


def test_bots_alone_play_to_the_end(ann):
    table = ann.make("thecity", BOT, BOT, {"kind": "bot", "level": "architect"})
    until(lambda: ann.look(table)["stage"] == "finished")
    assert len(ann.look(table)["results"]) == 3


def test_the_lobby_lists_public_tables(ann, bob):
    hidden = ann.make("pointcity", ME, OPEN)
    table = ann.make("pointcity", ME, OPEN, is_public=True)
    found = [one["id"] for one in bob.ask("/lobby")["open"]]
    assert table in found
    assert hidden not in found
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    assert table in [one["id"] for one in ann.ask("/lobby")["running"]]


def test_everybody_has_a_list_of_tables(ann, bob):
    gathering = ann.make("pointcity", ME, OPEN)
    waiting = ann.make("microcity", ME)
    finished = ann.make("microcity", ME)
    ann.play(finished)
    mine = ann.ask("/me/tables")
    assert [table["id"] for table in mine["waiting"]] == [waiting]
    assert [table["id"] for table in mine["running"]] == [gathering]
    assert [table["id"] for table in mine["finished"]] == [finished]
    assert bob.ask("/me/tables") == {"waiting": [], "running": [], "finished": []}


def test_a_move_sent_twice_counts_once_and_an_old_one_is_stale(ann):
    table = ann.make("microcity", ME)
    first = ann.move(table)
    seq = ann.position(table, 0)["seq"]
    assert ann.do(f"/tables/{table}/moves", first)["seq"] == seq
    assert ann.position(table, 0)["seq"] == seq
    other = first | {"move": first["move"] + 1}
    refused(ann.post(f"/tables/{table}/moves", other), 409, "stale")
    illegal = {"seat": 0, "seq": seq, "move": 32767}
    refused(ann.post(f"/tables/{table}/moves", illegal), 409, "illegal")


def test_events_tell_what_happened_since(ann):
    table = ann.make("pointcity", ME, ME)
    for seat in (0, 0, 1):
        if ann.position(table, seat)["legal"]:
            ann.move(table, seat)
    events = ann.ask(f"/tables/{table}/events", seat=0)
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert ann.ask(f"/tables/{table}/events", seat=0, since=1) == events[1:]
    assert ann.ask(f"/tables/{table}/events")[0]["legal"] == []


def test_a_move_that_revealed_nothing_is_taken_back(ann):
    table = ann.make("thecity", ME, ME)
    before = ann.position(table, 0)
    ann.move(table, 0)
    assert ann.position(table, 0)["can_undo"]
    assert ann.do(f"/tables/{table}/undo", {"seat": 0}) == {"is_done": True}
    assert ann.position(table, 0)["view"] == before["view"]


def test_free_undo_takes_back_what_bots_answered(ann):
    table = ann.make("pointcity", ME, BOT, undo="free", seed=SEED)
    first = ann.position(table, 0)
    ann.move(table)
    until(lambda: ann.look(table)["waiting"] == [0])
    assert ann.do(f"/tables/{table}/undo", {"seat": 0}) == {"is_done": True}
    until(lambda: ann.look(table)["waiting"] == [0])
    assert ann.position(table, 0)["view"]["turn"] == first["view"]["turn"]


def revealed(ann, bob):
    """A table where Ann's last move revealed something, and Bob is asked."""
    table = ann.make("pointcity", ME, OPEN, seed=SEED)
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    while ann.look(table)["waiting"] == [0]:
        ann.move(table)
    bob.move(table, 1)
    assert ann.do(f"/tables/{table}/undo", {"seat": 0}) == {"is_done": False}
    assert [seat["wish"] for seat in bob.look(table)["seats"]] == ["undo", None]
    return table


def test_others_may_agree_to_an_undo(ann, bob):
    table = revealed(ann, bob)
    answer = {"seat": 1, "agrees": True}
    assert bob.do(f"/tables/{table}/consent", answer) == {"is_done": True}
    assert ann.look(table)["waiting"] == [0]
    until(lambda: [seat["wish"] for seat in ann.look(table)["seats"]] == [None, None])
    refused(bob.post(f"/tables/{table}/consent", answer), 409, "nobody_asks")


def test_others_may_refuse_an_undo(ann, bob):
    table = revealed(ann, bob)
    answer = {"seat": 1, "agrees": False}
    assert bob.do(f"/tables/{table}/consent", answer) == {"is_done": False}
    assert [seat["wish"] for seat in ann.look(table)["seats"]] == [None, None]
    assert ann.look(table)["waiting"] == [1]


def test_a_hint_names_legal_moves_where_the_table_allows_it(ann):
    table = ann.make("pointcity", ME, ME, seed=SEED)
    legal = ann.position(table, 0)["legal"]
    hint = ann.do(f"/tables/{table}/hint", {"seat": 0})
    assert {move["move"] for move in hint["moves"]} <= set(legal)
    assert sum(move["share"] for move in hint["moves"]) == pytest.approx(1)
    refused(ann.post(f"/tables/{table}/hint", {"seat": 1}), 409, "not_waiting")
    strict = ann.make("pointcity", ME, ME, allows_hints=False, seed=SEED)
    refused(ann.post(f"/tables/{strict}/hint", {"seat": 0}), 409, "no_hints")


def test_chat_is_kept(ann, bob):
    table = ann.make("pointcity", ME, OPEN)
    ann.do(f"/tables/{table}/chat", {"text": "Welcome!"})
    bob.do(f"/tables/{table}/chat", {"text": "Just looking.", "name": "Bob"})
    lines = bob.ask(f"/tables/{table}/chat")
    assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
        (0, "Ann", "Welcome!"),
        (None, "Bob", "Just looking."),
    ]


def test_a_bot_plays_for_who_leaves_until_they_return(ann, bob):
    table = ann.make("pointcity", ME, OPEN, seed=SEED)
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    refused(bob.post(f"/tables/{table}/return", {"seat": 1}), 409, "not_away")
    assert bob.do(f"/tables/{table}/leave", {"seat": 1})["seats"][1]["is_away"]
    while ann.look(table)["waiting"] == [0]:
        ann.move(table)
    until(lambda: ann.look(table)["waiting"] == [0])
    assert not bob.do(f"/tables/{table}/return", {"seat": 1})["seats"][1]["is_away"]
    while ann.look(table)["waiting"] == [0]:
        ann.move(table)
    bob.move(table, 1)


def test_who_leaves_before_the_start_leaves_the_seat_open(ann, bob):
    table = ann.make("pointcity", ME, OPEN, OPEN)
    bob.do(f"/tables/{table}/join", {"name": "Bob"})
    left = bob.do(f"/tables/{table}/leave", {"seat": 1})
    assert [seat["is_open"] for seat in left["seats"]] == [False, True, True]
    refused(bob.post(f"/tables/{table}/leave", {"seat": 1}), 403, "not_your_seat")


def test_a_rematch_is_made_once_and_everybody_moves_up(ann, bob):
    table = ann.make("microcity", ME)
    refused(ann.post(f"/tables/{table}/rematch"), 409, "not_finished")
    ann.play(table)
    again = ann.do(f"/tables/{table}/rematch")["id"]
    assert ann.do(f"/tables/{table}/rematch")["id"] == again
    assert ann.look(table)["rematch"] == again
    refused(bob.post(f"/tables/{table}/rematch"), 403, "not_seated")
    table = ann.make("pointcity", {"kind": "me", "name": "First"}, BOT, ME)
    ann.play(table)
    names = [seat["name"] for seat in ann.do(f"/tables/{table}/rematch")["seats"]]
    assert names == [None, "Ann", "First"]


def test_scores_are_broken_down(ann):
    table = ann.make("pointcity", ME)
    end = ann.play(table)
    scores = ann.ask(f"/tables/{table}/scores")
    assert [one["score"] for one in scores] == [one["score"] for one in end["results"]]
    for one in scores:
        assert sum(line["amount"] * line["times"] for line in one["lines"]) == one["score"]


@EVERY_GAME
def test_components_are_told(game, ann):
    table = ann.make(game, *GAMES[game])
    components = ann.ask(f"/tables/{table}/components")
    assert components["game"] == game
    assert components["moves"]
    assert ann.ask(f"/games/{game}/components") == components


def test_a_finished_match_is_replayed_from_any_eyes(ann, bob):
    table = ann.make("thecity", ME, ME)
    refused(bob.get(f"/tables/{table}/replay"), 409, "not_finished")
    ann.play(table)
    replay = bob.ask(f"/tables/{table}/replay", eyes="open", count=5)
    assert [step["ply"] for step in replay["steps"]] == [0, 1, 2, 3, 4]
    assert [len(step["views"]) for step in replay["steps"]] == [2] * 5
    one = bob.ask(f"/tables/{table}/replay", eyes=1, **{"from": 3}, count=1)["steps"][0]
    assert one["views"][0] == replay["steps"][3]["views"][1]
    assert (
        bob.ask(f"/tables/{table}/replay", eyes="spectator")["steps"][0]["views"][0]["own"] is None
    )
    refused(bob.get(f"/tables/{table}/replay", eyes=4), 404, "no_such_seat")


def test_a_match_travels_as_a_file(ann, bob):
    table = ann.make("pointcity", ME, BOT)
    refused(ann.get(f"/tables/{table}/match"), 409, "not_finished")
    ann.play(table)
    text = ann.ask(f"/tables/{table}/match")
    brought = bob.do("/matches", {"text": text})
    assert brought["stage"] == "finished"
    assert brought["is_imported"]
    assert brought["results"] == ann.look(table)["results"]
    assert bob.ask(f"/tables/{brought['id']}/match") == text
    refused(bob.post("/matches", {"text": text[:-30]}), 422, "match")
    refused(bob.post("/matches", {"text": "nonsense"}), 422, "match")
    refused(bob.post("/matches", {"text": text.replace("pointcity", "chess")}), 422, "match")


def test_health_says_which_games_are_ready(ann):
    health = ann.ask("/health")
    assert health["status"] == "ok"
    assert set(health["games"]) <= set(GAMES)
