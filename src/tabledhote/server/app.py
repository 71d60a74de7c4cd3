"""The application: its routes, their dependencies, the middleware around them, and its start and end."""

import asyncio
import gc
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import TypeAlias

from litestar import Litestar, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Response
from litestar.template.config import TemplateConfig
from litestar.types import ControllerRouterHandler

import tabledhote
from tabledhote.server import api
from tabledhote.server.api import problems
from tabledhote.server.api.docs import PlainPage
from tabledhote.server.api.schemas import Health
from tabledhote.server.errors import Refusal
from tabledhote.server.gateway.check import check_request
from tabledhote.server.gateway.fast_path import FastPath
from tabledhote.server.gateway.middleware import Middleware
from tabledhote.server.identity.visitors import identify, identify_guest, page_language
from tabledhote.server.live.feed import Feed
from tabledhote.server.ops.metrics import Metrics
from tabledhote.server.settings import Settings
from tabledhote.server.store.errors import Unavailable
from tabledhote.server.tables.registry import Registry

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

SignalHandler: TypeAlias = Callable[[int, FrameType | None], object] | int | None


@get("/livez", summary="Whether the server runs", tags=["Running"], sync_to_thread=False)
def livez() -> Health:
    """Liveness: answers as long as the process does, whatever the store does. If not, restart the server."""
    return Health("ok")


async def ready(registry: Registry) -> Health:
    try:
        await registry.store.row("")
        await registry.store.probe()
    except Unavailable as error:
        raise Refusal("unavailable", "The store does not answer.") from error
    return Health("ok")


UNAVAILABLE = problems.documented_problems("unavailable")


@get("/readyz", summary="Whether the server can keep what people do", tags=["Running"], responses=UNAVAILABLE)
async def readyz(registry: NamedDependency[Registry]) -> Health:
    """Readiness: the store reads and writes."""
    return await ready(registry)


@get("/healthz", summary="The same, by an older name", tags=["Running"], responses=UNAVAILABLE)
async def healthz(registry: NamedDependency[Registry]) -> Health:
    """See `/readyz`."""
    return await ready(registry)


def application(settings: Settings, registry: Registry | None = None) -> Middleware:
    """The whole server as one ASGI application."""
    registry = registry or Registry(settings)
    metrics = Metrics()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def show_metrics() -> Response[bytes]:
        return Response(metrics.render(registry), media_type="text/plain; version=0.0.4")

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await registry.open()
        watch = asyncio.create_task(metrics.watch(registry))
        with stopping_feed(registry.feed):
            yield
        watch.cancel()
        await registry.close()

    app = Litestar(
        route_handlers=[*api.HANDLERS, livez, readyz, healthz, show_metrics, *pages()],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "visitor": Provide(identify),
            "guest": Provide(identify_guest),
            "page_language": Provide(page_language, sync_to_thread=False),
        },
        before_request=check_request,
        exception_handlers=problems.HANDLERS,
        lifespan=[lifespan],
        openapi_config=documentation(),
        template_config=templates(),
        request_max_body_size=settings.request_bytes,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    app.state.registry = registry
    return Middleware(app, settings, metrics, FastPath(app, registry))


def from_environment() -> Middleware:
    """What uvicorn calls in each of its processes."""
    gc.freeze()  # modules stay, and tables are freed without the collector: it need not run so often
    gc.set_threshold(20_000, 50, 100)
    return application(Settings.from_environment())


@contextmanager
def stopping_feed(feed: Feed) -> Iterator[None]:
    """End live connections as soon as a signal stops the server: uvicorn would wait for them until its grace ends."""
    loop = asyncio.get_running_loop()
    earlier: dict[int, SignalHandler] = {number: signal.getsignal(number) for number in STOP_SIGNALS}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(feed.stop)
        handler = earlier[number]
        if callable(handler):
            handler(number, frame)

    in_main_thread = threading.current_thread() is threading.main_thread()  # Python allows handlers only there
    if in_main_thread:
        for number in STOP_SIGNALS:
            signal.signal(number, stop)
    try:
        yield
    finally:
        if in_main_thread:
            for number in STOP_SIGNALS:
                signal.signal(number, earlier[number])


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


def pages() -> Sequence[ControllerRouterHandler]:
    """The handlers of `tabledhote.web.pages`, if this installation has pages; scripts and styles are among them."""
    return () if web() is None else tuple(import_module("tabledhote.web.pages").HANDLERS)
