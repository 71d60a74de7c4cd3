"""The application: routes, what they are given, what stands around them, and what starts and ends with it."""

import asyncio
import gc
import signal
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Any, cast

from litestar import Litestar, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Response
from litestar.template.config import TemplateConfig

import tabledhote
from tabledhote.server import api
from tabledhote.server.api import problems
from tabledhote.server.api.docs import PlainPage
from tabledhote.server.api.schemas import Health
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.fast_path import App, Express
from tabledhote.server.gateway.middleware import Doorman
from tabledhote.server.identity.visitors import guest, not_forged, page_language, visitor
from tabledhote.server.ops.metrics import Metrics
from tabledhote.server.settings import Settings
from tabledhote.server.store.store import Unavailable
from tabledhote.server.tables.registry import House


@get("/healthz", summary="Whether the server can answer", tags=["Running"], responses=problems.problems("unavailable"))
async def healthz(house: NamedDependency[House]) -> Health:
    """Asks the store a small question."""
    try:
        await house.store.row("")
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    return Health("ok")


def application(settings: Settings, house: House | None = None) -> Doorman:
    """The whole server as one ASGI application."""
    house = house or House(settings)
    metrics = Metrics()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def figures() -> Response[bytes]:
        return Response(metrics.page(house), media_type="text/plain; version=0.0.4")

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        watch = asyncio.create_task(metrics.watch(house))
        with stopping(house):
            yield
        watch.cancel()
        await house.close()

    app = Litestar(
        route_handlers=[*api.HANDLERS, healthz, figures, *pages()],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitor": Provide(visitor, sync_to_thread=False),
            "guest": Provide(guest, sync_to_thread=False),
            "page_language": Provide(page_language, sync_to_thread=False),
        },
        before_request=not_forged,
        exception_handlers=problems.HANDLERS,
        lifespan=[running],
        openapi_config=documentation(),
        template_config=templates(),
        request_max_body_size=settings.largest,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    app.state.house = house
    return Doorman(cast(App, app), settings, metrics, Express(cast(App, app), house))


def from_environment() -> Doorman:
    """What uvicorn calls in each of its processes."""
    gc.freeze()  # what was imported stays, and tables are freed without the collector: let it look less often
    gc.set_threshold(20_000, 50, 100)
    return application(Settings.from_environment())


class stopping:
    """Live connections end as soon as the server is told to stop; otherwise it would wait for them to the end."""

    SIGNALS = (signal.SIGINT, signal.SIGTERM)

    def __init__(self, house: House) -> None:
        self.house = house
        self.before: dict[int, Any] = {}

    def __enter__(self) -> None:
        loop = asyncio.get_running_loop()

        def told(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(self.house.feed.stop)
            if callable(self.before[number]):
                self.before[number](number, frame)

        if threading.current_thread() is threading.main_thread():  # elsewhere, whoever runs us stops us another way
            for number in self.SIGNALS:
                self.before[number] = signal.getsignal(number)
                signal.signal(number, told)

    def __exit__(self, *_: object) -> None:
        for number, before in self.before.items():
            signal.signal(number, before)


def documentation() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Table d'hôte",
        version=tabledhote.__version__,
        description="Board games at one table: set up, join, look, act, and listen to what happens.",
        path="/api/docs",
        render_plugins=[PlainPage(), JsonRenderPlugin()],
    )


def web() -> Path | None:
    """The folder of the pages and templates, if this installation has pages."""
    if find_spec("tabledhote.web") is None:
        return None
    return Path(str(resources.files("tabledhote.web")))


def templates() -> TemplateConfig[JinjaTemplateEngine] | None:
    folder = web()
    return None if folder is None else TemplateConfig(directory=folder / "templates", engine=JinjaTemplateEngine)


def pages() -> Sequence[Any]:
    """The page handlers of `tabledhote.web.pages`; script and style are among them."""
    handlers: Sequence[Any] = () if web() is None else import_module("tabledhote.web.pages").HANDLERS
    return handlers
