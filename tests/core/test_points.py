"""Where points came from, as people read it."""

from tessera.core.points import PointSource


def test_a_negative_number_has_a_minus_sign_and_no_hyphen() -> None:
    assert PointSource("lost", [-12, 0, "€300"]).texts == ["−12", "0", "€300"]
