"""The web client as files: found, cached, and one page for every address of a person."""

import httpx
import pytest

from tests.server.house import housed


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Tricity</title>", "utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("export {};" * 100, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    database = f"sqlite:///{tmp_path_factory.mktemp('db') / 'web.db'}"
    with (
        housed(database, web=folder) as house,
        httpx.Client(base_url=f"http://{house.place}") as client,
    ):
        yield client


@pytest.mark.parametrize("address", ["/", "/table/abc", "/new"])
def test_every_address_of_a_person_shows_the_page(site, address):
    answer = site.get(address)
    assert answer.status_code == 200
    assert "<title>Tricity" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_gives_an_identity_that_stays(site):
    site.cookies.clear()
    first = site.get("/").cookies["tricity"]
    assert site.get("/").cookies["tricity"] == first


def test_files_with_a_fingerprint_are_cached_for_ever(site):
    answer = site.get("/assets/main-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    again = site.get("/assets/main-1a2b.js", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    plain = site.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == answer.text
    assert "no-cache" in site.get("/icon.svg").headers["cache-control"]


@pytest.mark.parametrize(
    "address", ["/assets/gone.js", "/api/nothing", "/../secret.txt", "/%2e%2e/%2e%2e/etc/passwd.x"]
)
def test_what_is_not_there_is_said_so(site, address):
    answer = site.get(address)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_such_page"


def test_a_page_cannot_be_posted_to(site):
    answer = site.post("/table/abc", json={})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"


def test_without_a_client_the_page_says_so(tmp_path):
    with housed(f"sqlite:///{tmp_path / 'w.db'}", web=tmp_path / "none") as house:
        answer = httpx.get(f"http://{house.place}/")
    assert answer.status_code == 200
    assert "/api/v1/docs" in answer.text


def test_search_engines_are_sent_away(site):
    assert "Disallow: /" in site.get("/robots.txt").text
