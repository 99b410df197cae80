"""Tables: laying, sitting down, playing, leaving, on both databases."""

import pytest

from tests.serving import play_to_the_end


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_a_match_against_bots_is_played_to_its_end(server, name):
    client = server.guest()
    table = client.lay(name, ("me", "easy", "novice"))
    assert play_to_the_end(client, table)["result"]["points"]
