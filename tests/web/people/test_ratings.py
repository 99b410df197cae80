"""Rated matches: created by a tick, and what they have done to ratings, as people see it."""

from playwright.sync_api import expect

from tests.support.browser import Visitor, lay


def test_a_tick_makes_a_table_rated_and_takes_hints_away(visitor: Visitor) -> None:
    page = visitor.go("/new/prosperity")
    page.get_by_role("radio", name="Bot").last.check(force=True)
    page.get_by_label("Rated match").check()
    expect(page.get_by_label("Allow hints from bots")).not_to_be_checked()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()
    assert (table["rated"], table["hints"]) == (True, False)


def test_a_game_with_other_options_cannot_be_rated(visitor: Visitor) -> None:
    page = visitor.go("/new/prosperity")
    page.get_by_label("Country board").first.select_option("black")
    expect(page.get_by_label("Rated match")).to_be_disabled()


def test_a_result_says_what_it_has_done_to_the_ratings(visitor: Visitor) -> None:
    name = lay(visitor, "prosperity", "me", "novice", rated=True)
    server, page = visitor.server.url, visitor.page
    while (table := page.request.get(f"{server}/api/tables/{name}").json())["status"] != "over":
        if legal := table["position"]["legal"]:
            command = {"id": f"c{table['number']}", "do": "play", "seen": table["number"], "moves": [legal[0]]}
            page.request.post(f"{server}/api/tables/{name}/commands", data=command)
    visitor.go(f"/table/{name}")
    expect(page.get_by_role("list", name="Ratings")).to_contain_text("Rating: ")
    visitor.go("/ratings")
    expect(page.get_by_role("img", name="your rating over 1 rated match")).to_be_visible()
    visitor.check()
