"""Bringing the schema of a database up to date, with the steps of `migrations/`."""

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("tabledhote.server.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
