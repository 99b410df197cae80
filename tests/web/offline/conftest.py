"""Somebody who plays without a network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.browser import Visitor
from tests.support.server import Server
from tests.web.offline.test_matches import cut, install


@pytest.fixture
def installed(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who has installed the page, and whose network is cut before the second visit."""
    somebody = Visitor(browser, site)
    install(somebody)
    cut(somebody)
    yield somebody
    somebody.close()
