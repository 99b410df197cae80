"""The pages around the tables: each at home on a laptop and a phone, in both themes; replay, what-if, lobby, account, rules."""

import re
import secrets

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.browser import LAPTOP, PHONE, Visitor, create, finished, lay
from tests.support.server import Server

PAGES = ("/", "/new/prosperity", "/new/neotopia", "/rules/prosperity", "/rules/neotopia", "/account", "/matches", "/ratings")
GAMES = ("prosperity", "neotopia")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_accessible_in_both_themes_and_never_scrolls_sideways(
    browser: Browser, site: Server, path: str, viewport: ViewportSize
) -> None:
    visitor = Visitor(browser, site, viewport)
    visitor.go(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.check_in_both_themes()
    visitor.close()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_accessible_in_both_themes(browser: Browser, site: Server, name: str, viewport: ViewportSize) -> None:
    visitor = Visitor(browser, site, viewport)
    lay(visitor, name, "me", "novice", "novice", "novice")
    visitor.page.wait_for_selector("footer")
    visitor.check_in_both_themes()
    visitor.close()


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_message_that_a_page_asks_for_is_there(browser: Browser, site: Server, language: str) -> None:
    """What the catalogue lacks would be shown by its id."""
    visitor = Visitor(browser, site)
    for page in PAGES:
        visitor.go(f"{page}?lang={language}")
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert re.findall(r"\bweb-[a-z-]+", visitor.page.inner_text("body")) == []
        visitor.check_scroll()
    visitor.close()


def test_a_wrong_address_says_so_and_leads_back(visitor: Visitor) -> None:
    visitor.is_offline = True  # the browser tells its console of a page that is not there
    page = visitor.go("/nowhere")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="Back to the front page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("board games")


def test_the_games_stay_near_the_top_however_many_tables_wait_for_a_move(visitor: Visitor) -> None:
    for _ in range(5):
        create(visitor, "prosperity", "me", "novice")
    page = visitor.go("/")
    expect(page.locator("ul[aria-labelledby=due] > li")).to_have_count(3)
    expect(page.locator("ul[aria-labelledby=continue] > li")).to_have_count(2)


def test_a_friend_comes_by_the_link_and_the_match_begins(browser: Browser, site: Server, visitor: Visitor) -> None:
    visitor.go("/new/prosperity")
    visitor.page.get_by_role("button", name="Create table").click()
    expect(visitor.page.get_by_text("1 seat is free.")).to_be_visible()
    link = visitor.page.get_by_label("Link to this table").input_value()
    friend = Visitor(browser, site)
    friend.page.goto(link)
    friend.page.get_by_label("Your name:").fill("Ben")
    friend.page.get_by_role("button", name="Sit here").click()
    friend.page.get_by_role("button", name="I’m ready").click()
    for each in (visitor, friend):
        expect(each.page.get_by_text("Ben").first).to_be_visible()
        each.page.wait_for_selector("footer")
        each.check()
    friend.close()


def test_people_talk_at_a_table_and_what_they_say_is_only_text(browser: Browser, site: Server, visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "open")
    visitor.page.get_by_label("Message").fill("<b onclick=alert(1)>Hello & welcome</b>")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("li.chat")).to_have_text(re.compile(r"Ada: <b onclick=alert\(1\)>Hello & welcome</b>"))


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_match_is_replayed_by_link_without_an_account_and_tried_otherwise(
    browser: Browser, site: Server, visitor: Visitor, name: str
) -> None:
    table = finished(visitor, name)
    stranger = Visitor(browser, site)
    page = stranger.go(f"/study/{table}")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible()
    stranger.check()
    expect(slider).to_have_value("0")
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("10")
    page.get_by_role("button", name="What if").click()
    expect(page.locator(".glow:visible").first).to_be_visible()
    for _ in range(40):  # until one move is tried
        if "line=" in page.url:
            break
        stranger.one_of(".glow").click()
        page.wait_for_timeout(100)
    stranger.check()
    line = page.url.partition("line=")[2]
    assert line
    other = Visitor(browser, site)
    other.page.goto(page.url)
    expect(other.page.get_by_role("button", name="What if")).to_have_attribute("aria-pressed", "true")
    other.check()
    for each in (stranger, other):
        each.close()


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(browser: Browser, site: Server, visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    visitor.go("/account")
    page = visitor.page
    login = f"ada{visitor.random.getrandbits(40)}"
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill("correct horse battery")
    page.get_by_role("button", name="Create account").last.click()
    expect(page.get_by_text(login).first).to_be_visible()
    elsewhere = Visitor(browser, site)
    elsewhere.go("/account")
    elsewhere.page.get_by_text("Sign in", exact=True).first.click()
    elsewhere.page.get_by_label("Login").fill(login)
    elsewhere.page.get_by_label("Password", exact=True).fill("correct horse battery")
    elsewhere.page.get_by_role("button", name="Sign in").last.click()
    expect(elsewhere.page.get_by_text(login).first).to_be_visible()
    elsewhere.go("/")
    expect(elsewhere.page.get_by_role("heading", name="It’s your turn")).to_be_visible()
    elsewhere.close()


def registered(visitor: Visitor) -> str:
    """Makes an account of a visitor, and returns its login."""
    login = f"ada{secrets.token_hex(6)}"  # visitors' own random numbers are the same in every test
    visitor.go("/account")
    visitor.page.get_by_label("Login").fill(login)
    visitor.page.get_by_label("Password", exact=True).fill("correct horse battery")
    visitor.page.get_by_role("button", name="Create account").last.click()
    expect(visitor.page.get_by_text(login).first).to_be_visible()
    return login


def signed_in(visitor: Visitor, login: str, password: str) -> Visitor:
    """Signs a visitor in to an account."""
    visitor.go("/account")
    visitor.page.get_by_text("Sign in", exact=True).first.click()
    visitor.page.get_by_label("Login").fill(login)
    visitor.page.get_by_label("Password", exact=True).fill(password)
    visitor.page.get_by_role("button", name="Sign in").last.click()
    expect(visitor.page.get_by_text(login).first).to_be_visible()
    return visitor


def test_a_person_changes_the_password_and_is_signed_out_elsewhere(browser: Browser, site: Server, visitor: Visitor) -> None:
    page, login = visitor.page, registered(visitor)
    elsewhere = signed_in(Visitor(browser, site), login, "correct horse battery")
    page.get_by_text("Security and data").click()
    expect(page.get_by_text("This browser", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_be_visible()
    visitor.check()
    page.get_by_label("Current password").fill("correct horse battery")
    page.get_by_label("New password").fill("staple correct horse")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Password changed.")).to_be_visible()
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_be_hidden()
    elsewhere.go("/account")
    expect(elsewhere.page.get_by_text(login)).to_be_hidden()
    elsewhere.close()


def test_a_person_takes_their_data_along_and_deletes_themselves(visitor: Visitor) -> None:
    page, login = visitor.page, registered(visitor)
    page.get_by_text("Security and data").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all data").click()
    assert login in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete my account and data").click()
    visitor.check()
    page.get_by_label("Password", exact=True).fill("correct horse battery")
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()


@pytest.mark.parametrize(("name", "rule"), [("prosperity", "P-25"), ("neotopia", "N-61")])
def test_rules_have_pictures_with_captions(visitor: Visitor, name: str, rule: str) -> None:
    page = visitor.go(f"/rules/{name}")
    figure = page.locator(f"[id='{rule}'] figure")
    expect(figure.locator("svg").first).to_be_visible()
    expect(figure.locator("figcaption")).not_to_be_empty()
    drawn = page.locator("figure").filter(has=page.locator("svg"))
    expect(page.locator("figure")).to_have_count(drawn.count())


def test_the_rules_are_searched_and_a_rule_is_found_by_its_address(visitor: Visitor) -> None:
    page = visitor.go("/rules/prosperity#P-23")
    expect(page.locator("[id='P-23']")).to_be_in_viewport()
    page.get_by_label("Search").fill("pollution")
    expect(page.locator("mark").first).to_be_visible()
    visitor.check()
