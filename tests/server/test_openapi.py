"""The description of the API is true: every answer to every request is as it says."""

import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.house import BOT, ME, OPEN, Guest, House
from tests.server.house import told as json_of
from tricity.server.app import create_app
from tricity.server.openapi import REF, description

EXAMPLES = 6  # of each operation
DOCUMENT = description(create_app())
SCHEMAS = DOCUMENT["components"]["schemas"]
ID = re.compile(r"[A-Za-z0-9_-]{22}")
# A description cannot say which options, cards and match files are right, nor how to upgrade.
NEEDS_SENSE = ("/api/v1/tables", "/api/v1/matches", "/api/v1/tables/{id}/live")

schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def somebody(house: House) -> Iterator[Guest]:
    with house.guest() as guest:
        yield guest


@pytest.fixture(scope="module")
def tables(somebody: Guest) -> Iterator[str]:
    """Tables of all stages in turn, so that requests hit something."""
    finished = somebody.make("microcity", ME)
    somebody.play(finished)
    playing, gathering = somebody.make("thecity", ME, BOT), somebody.make("pointcity", ME, OPEN)
    return cycle([playing, finished, gathering])


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_every_answer_is_described(case, somebody: Guest, tables: Iterator[str], house: House):
    if ID.fullmatch(str((case.path_parameters or {}).get("id", ""))):
        case.path_parameters["id"] = next(tables)
    case.call_and_validate(
        base_url=f"http://{house.place}",
        cookies=dict(somebody.http.cookies),
        excluded_checks=[positive_data_acceptance] if needs_sense(case) else [],
    )


def needs_sense(case: Any) -> bool:
    """Whether a request may be refused though the description allows it."""
    has_odd_numbers = ".0" in str(case.body)  # JSON Schema takes 2.0 for a whole number
    return has_odd_numbers or case.operation.path in NEEDS_SENSE


def test_the_server_tells_the_same_description(house: House):
    with house.guest() as guest:
        assert json_of(guest.get("/openapi.json")) == DOCUMENT
        page = guest.get("/docs").text
    assert all(path in page for path in DOCUMENT["paths"])
    assert "<script" not in page


def test_messages_of_the_socket_are_described():
    socket = DOCUMENT["paths"]["/api/v1/tables/{id}/live"]["get"]["x-websocket"]
    assert socket["receives"]["$ref"] == f"{REF}ClientMessage"
    for name, kinds in (("ClientMessage", "SendMove"), ("ServerMessage", "Position")):
        variants = [one["$ref"].removeprefix(REF) for one in SCHEMAS[name]["oneOf"]]
        assert kinds in variants
        assert all(variant in SCHEMAS for variant in variants)
    assert "type" in SCHEMAS["Change"]["required"]


def test_the_data_of_each_game_bear_its_name():
    for game in ("PointCity", "TheCity", "Microcity"):
        assert f"{game}View" in SCHEMAS
        assert f"{game}Components" in SCHEMAS
    assert not [name for name in SCHEMAS if "__" in name]


def test_every_reference_leads_somewhere():
    found = re.findall(r"'\$ref': '([^']+)'", str(DOCUMENT))
    assert {one.removeprefix(REF) for one in found} <= set(SCHEMAS)
