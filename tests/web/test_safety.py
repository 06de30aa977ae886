from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from shamble.table.store.store import Store
from shamble.web import Options, make_app
from shamble.web.limits import Bucket, Buckets
from shamble.web.options import Rate
from shamble.web.render import as_json
from shamble.web.requests import MOST_FIELDS

from .conftest import OPEN_TO_ALL, Browser, started


def test_every_answer_says_what_pages_may_do(client: TestClient) -> None:
    code = started(client)
    for path in ("/", "/new", f"/t/{code}", f"/t/{code}/board.svg", "/nothing", "/static/pages.css"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "style-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_no_page_has_scripts_of_its_own(client: TestClient) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "invite"})
    for path in ("/", "/new", "/join", "/rules?q=noise", f"/t/{code}", f"/t/{code}/people", f"/t/{code}/replay"):
        text = client.get(path).text
        for opening in text.split("<script")[1:]:
            assert 'src="' in opening.split(">")[0] or "application/json" in opening.split(">")[0], path
        assert " onclick=" not in text
        assert " style=" not in text
        assert "<style" not in text
        assert "javascript:" not in text


def test_cookies_cannot_be_read_by_scripts_or_sent_by_other_sites(client: TestClient) -> None:
    cookies = client.post("/new").headers.get_list("set-cookie") + client.get("/").headers.get_list("set-cookie")
    assert {cookie.split("=")[0] for cookie in cookies} == {"shamble", "shamble-here"}
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie or "SameSite=strict" in cookie


def test_cookies_are_for_https_alone_where_there_is_https(store: Store) -> None:
    with TestClient(make_app(store, OPEN_TO_ALL), base_url="https://testserver", follow_redirects=False) as client:
        assert "Secure" in client.post("/new").headers["set-cookie"]


@pytest.mark.parametrize("headers", [
    {"Origin": "http://evil.example"},
    {"Origin": "http://testserver:81"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "null"},
])  # fmt: skip
def test_forms_of_other_sites_do_nothing(client: TestClient, headers: dict[str, str]) -> None:
    answer = client.post("/new", headers=headers)
    assert answer.status_code == 403
    assert "did not come from a page of this table" in answer.text
    assert "set-cookie" not in answer.headers


def test_forms_of_our_pages_are_taken_also_when_they_send_no_referrer(client: TestClient) -> None:
    for headers in ({"Origin": "http://testserver"}, {"Origin": "null", "Sec-Fetch-Site": "same-origin"}, {}):
        assert client.post("/new", headers=headers).status_code == 303
    client.get("/")
    assert client.post("/new", headers={"Origin": "null"}).status_code == 303


def test_the_server_answers_only_to_its_own_names(store: Store) -> None:
    options = replace(OPEN_TO_ALL, hosts=frozenset({"127.0.0.1", "[::1]"}))
    with TestClient(make_app(store, options), base_url="http://127.0.0.1:7373") as client:
        assert client.get("/").status_code == 200
        assert client.get("/", headers={"Host": "[::1]:7373"}).status_code == 200
        for name in ("evil.example", "127.0.0.1.evil.example", "", "a b", "127.0.0.1:x", "x" * 400):
            assert client.get("/", headers={"Host": name}).status_code == 421


def test_forms_and_files_have_a_largest_size(client: TestClient, store: Store) -> None:
    assert client.post("/new", data={"mission": "x" * 100_000}).status_code == 413
    assert client.post("/new", content=b"x", headers={"Content-Length": "99999999"}).status_code == 413
    assert client.post("/new", content=b"x", headers={"Content-Length": "x"}).status_code == 413
    small = replace(OPEN_TO_ALL, largest_save=2000)
    with TestClient(make_app(store, small)) as other:
        assert other.post("/open", files={"file": ("a.json", b"x" * 5000)}).status_code == 413


def test_a_body_that_is_longer_than_it_says_is_cut_off(client: TestClient) -> None:
    def chunks() -> object:
        for _ in range(100):
            yield b"a=" + b"x" * 2000

    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    assert client.post("/new", content=chunks(), headers=headers).status_code == 413  # type: ignore[arg-type]


def test_forms_that_cannot_be_read_are_refused(client: TestClient) -> None:
    for kind, body in (
        ("multipart/form-data", b"nonsense"),
        ("multipart/form-data; boundary=x", b"--x\r\nnonsense"),
        ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: nonsense\r\n\r\nx\r\n--x--"),
        ("application/x-www-form-urlencoded; charset=utf-16", b"a=%ff%fe"),
    ):
        for path in ("/new", "/join", "/open"):
            assert client.post(path, content=body, headers={"Content-Type": kind}).status_code in (303, 400, 404)


def test_too_many_fields_are_refused(client: TestClient) -> None:
    boundary = "b"
    part = '--b\r\nContent-Disposition: form-data; name="a{}"\r\n\r\n1\r\n'
    body = "".join(part.format(number) for number in range(MOST_FIELDS + 1)) + "--b--"
    headers = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
    assert client.post("/new", content=body, headers=headers).status_code == 400


def test_guessing_secrets_and_flooding_are_slowed_down(store: Store) -> None:
    slow = Options(secrets=Rate(3, 0.001), posts=Rate(5, 0.001))
    with TestClient(make_app(store, slow), follow_redirects=False) as client:
        assert [client.get(f"/i/{'x' * 22}").status_code for _ in range(4)] == [404, 404, 404, 429]
        assert client.post("/join", data={"code": "X"}).status_code == 429
        assert [client.post("/new").status_code for _ in range(6)][-1] == 429
        assert client.get("/").status_code == 200


def test_secrets_are_not_kept_as_they_are(client: TestClient, store: Store, browser: Browser) -> None:
    code = started(client, **{"seat-1": "me", "seat-2": "invite"})
    holder = client.cookies["shamble"]
    assert len(holder) == 22
    with store._transaction() as connection:
        for table in ("links", "grants"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {table}").fetchall()
            assert rows
            assert holder not in str(rows)
    forged = browser()
    forged.cookies.set("shamble", "A" * 22)
    assert forged.get(f"/t/{code}/screen").status_code == 403


@pytest.mark.parametrize(
    "cookie", ["shamble=", "shamble=x", "shamble=\x7f", "a=b; ; =; shamble", "shamble=" + "y" * 5000]
)
def test_cookies_that_were_made_up_are_nobody(client: TestClient, cookie: str) -> None:
    code = started(client)
    client.cookies.clear()
    assert client.get("/", headers={"Cookie": cookie}).status_code == 200
    assert client.get(f"/t/{code}/screen", headers={"Cookie": cookie}).status_code == 403


def test_nothing_hidden_is_in_what_a_seat_gets(client: TestClient) -> None:
    code = started(client)
    text = client.get(f"/t/{code}/screen").text + client.get(f"/t/{code}").text
    assert '"seed"' not in text
    assert '"chance"' not in text


def test_json_in_a_page_cannot_end_its_script() -> None:
    assert "<" not in as_json({"a": "</script><!--"})


def test_a_bucket_fills_up_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 1.0), lambda: now[0])
    assert [bucket.spend(), bucket.spend(), bucket.spend()] == [True, True, False]
    now[0] = 1.5
    assert [bucket.spend(), bucket.spend()] == [True, False]
    now[0] = 60
    assert bucket.full


def test_so_many_visitors_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shamble.web.limits.MOST_BUCKETS", 2)
    now = [0.0]
    buckets = Buckets(Rate(1, 1.0), lambda: now[0])
    assert [buckets.spend(name) for name in "aabc"] == [True, False, True, False]
    now[0] = 5
    assert buckets.spend("c")
