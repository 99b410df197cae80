"""Routes for accounts: registering, signing in and out, passwords, sessions, and everything that is known about a person."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...errors import Forbidden, NotFound
from ...people.records import export
from ...people.sessions import ID_LENGTH, session_view
from ...tables.farewell import delete_person
from ...wire.people import Credentials, Done, Export, Farewell, Me, NewPassword, Renewed, SessionView
from ..credentials import client_name, credential_of, delete_cookies, set_cookie
from ..dependencies import KnownSession, OwnSession, ServiceDep, address_of
from .people import me_of

router = APIRouter(prefix="/api", tags=["people"])
SessionId = Annotated[str, Path(pattern=f"^[0-9a-f]{{{ID_LENGTH}}}$", description="The id of the session.")]
EXPORT_COST = 60  # requests


@router.post("/account")
async def register(
    credentials: Credentials, session: KnownSession, service: ServiceDep, request: Request, response: Response
) -> Me:
    """Turns a guest into an account with a password; their matches stay theirs, and a browser gets a new token."""
    service.limits.sign_ins.take(address_of(request))
    person = await service.accounts.register(session.person, credentials.login, credentials.password)
    credential = credential_of(request)
    if credential is not None and credential.is_cookie:
        token = await service.sessions.begin(person, client_name(request), instead_of=session)
        set_cookie(response, request, token, service.settings.session_days)
    return me_of(person)


@router.post("/account/password")
async def change_password(
    passwords: NewPassword, session: KnownSession, service: ServiceDep, request: Request, response: Response
) -> Renewed:
    """Changes the password, ends all other sessions, and replaces the token of this one."""
    service.limits.sign_ins.take(address_of(request))
    await service.accounts.change_password(session, passwords.old, passwords.new)
    token = await service.sessions.begin(session.person, client_name(request), instead_of=session)
    credential = credential_of(request)
    is_browser = credential is not None and credential.is_cookie
    if is_browser:
        set_cookie(response, request, token, service.settings.session_days)
    return Renewed(**me_of(session.person).model_dump(), token=None if is_browser else token)


@router.post("/account/deletion")
async def delete_account(
    farewell: Farewell, session: KnownSession, service: ServiceDep, request: Request, response: Response
) -> Me:
    """Deletes a guest or an account for good, with its bots; its matches stay, without its name."""
    service.limits.sign_ins.take(address_of(request))
    if session.person.owner is not None:
        raise Forbidden("server-not-your-bot")
    await service.accounts.check_own_password(session.person, farewell.password)
    await delete_person(service.tables, service.accounts, session.person)
    delete_cookies(response, request)
    return Me()


@router.get("/me/export")
async def export_everything(session: KnownSession, service: ServiceDep) -> Export:
    """Everything that the server knows about the caller."""
    service.limits.requests.take(session.person.id, EXPORT_COST)
    return await export(service.store.engine, service.sessions, session.person)


@router.post("/session")
async def sign_in(credentials: Credentials, session: OwnSession, service: ServiceDep, request: Request, response: Response) -> Me:
    """Signs in to an account, which takes over the matches of this guest; a browser's old session ends."""
    service.limits.sign_ins.take(address_of(request))
    person = await service.accounts.sign_in(credentials.login, credentials.password)
    credential = credential_of(request)
    is_replaced = session is not None and credential is not None and credential.is_cookie
    token = await service.sessions.begin(person, client_name(request), instead_of=session if is_replaced else None)
    if session is not None and session.person.is_guest:
        await service.tables.claim(session.person, person)
        await service.ratings.stored.claim(session.person.id, person.id)
    set_cookie(response, request, token, service.settings.session_days)
    return me_of(person)


@router.delete("/session")
async def sign_out(service: ServiceDep, request: Request, response: Response) -> Me:
    """Signs out: the token becomes invalid, and what is open because of it ends."""
    if (credential := credential_of(request)) is not None:
        await service.sessions.sign_out(credential.token)
    delete_cookies(response, request)
    return Me()


@router.get("/sessions")
async def my_sessions(session: KnownSession, service: ServiceDep) -> list[SessionView]:
    """The browsers and programs where the caller is signed in, the one that was used last first."""
    return [session_view(row, session) for row in await service.sessions.listed(session.person.id)]


@router.delete("/sessions")
async def end_other_sessions(session: KnownSession, service: ServiceDep) -> Done:
    """Signs the caller out everywhere else."""
    await service.sessions.end_all(session.person.id, but=session)
    return Done()


@router.delete("/sessions/{name}")
async def end_session(name: SessionId, session: KnownSession, service: ServiceDep) -> Done:
    """Signs the caller out somewhere."""
    if not await service.sessions.end_one(session.person.id, name):
        raise NotFound("server-no-session")
    return Done()
