"""The server as an ASGI app."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from vaka import __version__
from vaka.core.errors import VakaError
from vaka.server.body import ErrorAnswer, Kind
from vaka.server.document import answer
from vaka.server.faults import Fault, fault_of, fault_of_database, fault_of_input
from vaka.server.guard import Guard
from vaka.server.hall import Hall
from vaka.server.lan import own_names
from vaka.server.live.door import Door
from vaka.server.refusals import Refusals
from vaka.server.routes import about, files, games, people, replay, tables
from vaka.server.settings import Settings, public_name


def make_app(settings: Settings) -> Guard:
    """The whole server as an ASGI app."""
    app, hall = make_api(settings)
    names = own_names() | ({public_name(settings.url)} if settings.url else set())
    is_https = (settings.url or "").startswith("https:")
    door = Door(app, hall.live)
    return Guard(door, names, hall.registry, settings.limits, hall.refusals, is_https=is_https)


def make_api(settings: Settings) -> tuple[FastAPI, Hall]:
    """What answers, not yet guarded, and what it works on."""
    hall = Hall(settings)
    app = FastAPI(
        title="Vaka",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=hall.running,
        responses={"default": {"model": ErrorAnswer}, 422: {"model": ErrorAnswer}},
    )
    _handle_errors(app, hall.refusals)
    for routes in (about, games, tables, replay, people, files):
        routes.add(app, hall)
    return app, hall


def _handle_errors(app: FastAPI, refusals: Refusals) -> None:
    def refusal(request: Request, fault: Fault) -> Response:
        refusals.note(fault.kind, request.path_params.get("table_id"))
        return answer(ErrorAnswer(error=fault.body()), fault.status)

    @app.exception_handler(VakaError)
    async def vaka_error(request: Request, error: VakaError) -> Response:
        return refusal(request, fault_of(error))

    @app.exception_handler(SQLAlchemyError)
    async def database_error(request: Request, error: SQLAlchemyError) -> Response:
        return refusal(request, fault_of_database(error))

    @app.exception_handler(RequestValidationError)
    async def validation_error(request: Request, error: RequestValidationError) -> Response:
        return refusal(request, fault_of_input(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Fault):
            return refusal(request, error.__cause__)
        kind: Kind = "unknown" if error.status_code == 404 else "invalid"
        return refusal(request, Fault(kind, str(error.detail), status=error.status_code))

    @app.exception_handler(Exception)
    async def own_error(request: Request, error: Exception) -> Response:
        return refusal(request, Fault("failed", "the server failed; nothing was changed"))
