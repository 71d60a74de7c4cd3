"""Databases as released versions wrote them, for the tests of an upgrade."""
