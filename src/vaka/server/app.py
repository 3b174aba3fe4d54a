"""Builds the ASGI app."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from vaka import __version__
from vaka.core.errors import VakaError
from vaka.server.access_middleware import AccessMiddleware
from vaka.server.api.responses import ErrorKind, ErrorResponse
from vaka.server.api.routes import device_transfer, games, page, replay, server_info, tables
from vaka.server.context import ServerContext
from vaka.server.errors import ApiError, as_api_error, database_api_error, input_api_error
from vaka.server.lan_addresses import own_names
from vaka.server.live.socket_route import SocketRoute
from vaka.server.refusal_log import RefusalLog
from vaka.server.response_encoding import answer
from vaka.server.settings import Settings, public_name


def make_app(settings: Settings) -> AccessMiddleware:
    """The whole server as an ASGI app."""
    app, context = make_api(settings)
    names = own_names() | ({public_name(settings.url)} if settings.url else set())
    is_https = (settings.url or "").startswith("https:")
    door = SocketRoute(app, context.hub)
    return AccessMiddleware(
        door,
        names,
        context.registry,
        settings.limits,
        context.refusal_log,
        is_https=is_https,
        ban_of=context.moderation.ban_of,
    )


class _Route(APIRoute):
    """A route without the schemas of its responses: it returns encoded responses, and building the
    schemas takes a third of the time to start."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "response_model": None, "responses": None})


def make_api(settings: Settings, *, with_schemas: bool = False) -> tuple[FastAPI, ServerContext]:
    """The FastAPI app without the access middleware, and its context. The OpenAPI document needs
    the schemas of responses; a server does not."""
    context = ServerContext(settings)
    app = FastAPI(
        title="Vaka",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=context.running,
        responses={"default": {"model": ErrorResponse}, 422: {"model": ErrorResponse}},
    )
    app.router.route_class = APIRoute if with_schemas else _Route
    _handle_errors(app, context.refusal_log)
    for routes in (server_info, games, tables, replay, device_transfer, page):
        routes.add(app, context)
    return app, context


def _handle_errors(app: FastAPI, refusal_log: RefusalLog) -> None:
    def refusal(request: Request, api_error: ApiError) -> Response:
        refusal_log.note(api_error.kind, request.path_params.get("table_id"))
        return answer(ErrorResponse(error=api_error.body()), api_error.status)

    @app.exception_handler(VakaError)
    async def vaka_error(request: Request, error: VakaError) -> Response:
        return refusal(request, as_api_error(error))

    @app.exception_handler(SQLAlchemyError)
    async def database_error(request: Request, error: SQLAlchemyError) -> Response:
        return refusal(request, database_api_error(error))

    @app.exception_handler(RequestValidationError)
    async def validation_error(request: Request, error: RequestValidationError) -> Response:
        return refusal(request, input_api_error(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, ApiError):
            return refusal(request, error.__cause__)
        kind: ErrorKind = "unknown" if error.status_code == 404 else "invalid"
        return refusal(request, ApiError(kind, str(error.detail), status=error.status_code))

    @app.exception_handler(Exception)
    async def own_error(request: Request, error: Exception) -> Response:
        return refusal(request, ApiError("failed", "the server failed; nothing was changed"))
