"""The HTTP routes of accounts: signing up, in and out, passkeys, devices, the recovery code and the name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hedgemaze.server.clock import TimeSource
from hedgemaze.server.credentials import hashed, new_token
from hedgemaze.server.errors import ServerError
from hedgemaze.server.http.api.operations import Operation
from hedgemaze.server.http.cookies import PLAYER, SESSION, cookie_header
from hedgemaze.server.http.requests import account_of, address_of, read_body, require_account
from hedgemaze.server.http.responses import data_response, too_many_requests
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.people.passkeys import RelyingParty
from hedgemaze.server.people.people import Browser, People, SignInResult, account_view
from hedgemaze.server.people.schemas import (
    AccountState,
    CredentialRequest,
    DialogOptions,
    NameRequest,
    PasskeyNameRequest,
    RecoveryCode,
    RecoveryRequest,
    SignedInView,
    SignedOut,
)


class AccountApi:
    """Everything under ``/api/account``."""

    def __init__(self, people: People, limits: Limits, clock: TimeSource) -> None:
        self._people = people
        self._longest = limits.longest_body
        self._clock = clock
        self.ceremonies = Buckets(limits.sign_ins)
        self.recoveries = Buckets(limits.recoveries)

    async def account(self, request: Request) -> Response:
        """Returns who is signed in."""
        return data_response(await self._state(request))

    async def sign_up_options(self, request: Request) -> Response:
        """Begins a sign-up: returns the options for the browser's dialog."""
        body = await read_body(request, NameRequest, self._longest)
        if wait_ms := self._wait_ms(request):
            return too_many_requests(wait_ms)
        _require_anonymous(request)
        site, (player, headers) = _site(request), _browser_key(request)
        options = await self._people.sign_up_options(site, player, body.name)
        return _with(data_response(DialogOptions(options=options)), headers)

    async def sign_up(self, request: Request) -> Response:
        """Finishes a sign-up."""
        body = await read_body(request, CredentialRequest, self._longest)
        if wait_ms := self._wait_ms(request):
            return too_many_requests(wait_ms)
        _require_anonymous(request)
        return _signed_in(request, await self._people.sign_up(_site(request), _browser(request), body.credential), 201)

    async def sign_in_options(self, request: Request) -> Response:
        """Begins a sign-in: returns the options for the browser's dialog."""
        if wait_ms := self._wait_ms(request):
            return too_many_requests(wait_ms)
        site, (player, headers) = _site(request), _browser_key(request)
        options = await self._people.passkeys.authentication_options(site, player)
        return _with(data_response(DialogOptions(options=options)), headers)

    async def sign_in(self, request: Request) -> Response:
        """Finishes a sign-in."""
        body = await read_body(request, CredentialRequest, self._longest)
        if wait_ms := self._wait_ms(request):
            return too_many_requests(wait_ms)
        _require_anonymous(request)
        return _signed_in(request, await self._people.sign_in(_site(request), _browser(request), body.credential))

    async def recover(self, request: Request) -> Response:
        """Signs in by the recovery code, and returns the next one."""
        body = await read_body(request, RecoveryRequest, self._longest)
        if wait_ms := self.recoveries.take(address_of(request), self._clock.now_ms()):
            return too_many_requests(wait_ms)
        _require_anonymous(request)
        return _signed_in(request, await self._people.recover(_browser(request), body.code))

    async def sign_out(self, request: Request) -> Response:
        """Signs this device out; does nothing for an anonymous player."""
        account, session = account_of(request), request.scope["state"].get("session")
        ended = 0
        if account is not None:
            mine = [each.id for each in await self._people.sessions.of_account(account) if each.secret == session]
            ended = await self._people.sessions.end(account, mine)
        return _with(data_response(SignedOut(sessions=ended)), [_cookie(request, SESSION, "")])

    async def end_sessions(self, request: Request) -> Response:
        """Signs all devices out, this one too."""
        ended = await self._people.sessions.end(require_account(request))
        return _with(data_response(SignedOut(sessions=ended)), [_cookie(request, SESSION, "")])

    async def end_session(self, request: Request) -> Response:
        """Signs one device out."""
        session = str(request.path_params["session"])
        return data_response(SignedOut(sessions=await self._people.sessions.end(require_account(request), [session])))

    async def rename(self, request: Request) -> Response:
        """Changes the name of the account."""
        body = await read_body(request, NameRequest, self._longest)
        if wait_ms := self._wait_ms(request):
            return too_many_requests(wait_ms)
        account = await self._people.accounts.rename(require_account(request), body.name)
        return data_response(SignedInView(account=account_view(account)))

    async def recovery_code(self, request: Request) -> Response:
        """Returns a new recovery code; the old one is void."""
        return data_response(RecoveryCode(code=await self._people.new_recovery_code(require_account(request))), 201)

    async def passkey_options(self, request: Request) -> Response:
        """Begins to add a passkey: returns the options for the browser's dialog."""
        account = require_account(request)
        if wait_ms := self._wait_ms(request):
            return too_many_requests(wait_ms)
        site, (player, headers) = _site(request), _browser_key(request)
        options = await self._people.passkeys.registration_options(site, "add", player, account.id, account.name)
        return _with(data_response(DialogOptions(options=options)), headers)

    async def add_passkey(self, request: Request) -> Response:
        """Adds a passkey."""
        body = await read_body(request, CredentialRequest, self._longest)
        account, site, browser = require_account(request), _site(request), _browser(request)
        await self._people.add_passkey(site, browser, account, body.credential, body.name.strip())
        return data_response(await self._state(request), 201)

    async def rename_passkey(self, request: Request) -> Response:
        """Changes what the owner calls a passkey."""
        body = await read_body(request, PasskeyNameRequest, self._longest)
        await self._people.rename_passkey(require_account(request), _passkey(request), body.name.strip())
        return data_response(await self._state(request))

    async def delete_passkey(self, request: Request) -> Response:
        """Deletes a passkey."""
        await self._people.delete_passkey(require_account(request), _passkey(request))
        return data_response(await self._state(request))

    async def _state(self, request: Request) -> AccountState:
        return await self._people.state(account_of(request), request.scope["state"].get("session"))

    def _wait_ms(self, request: Request) -> int:
        return self.ceremonies.take(address_of(request), self._clock.now_ms())


def _site(request: Request) -> RelyingParty:
    headers = request.headers
    host, is_secure = headers.get("host", "").lower(), request.scope["state"]["is_secure"]
    return RelyingParty.of_request(host, headers.get("origin"), is_secure=is_secure)


def _browser(request: Request) -> Browser:
    secret = request.scope["state"]["player"]
    return Browser(None if secret is None else hashed(secret), request.headers.get("user-agent", ""))


def _browser_key(request: Request) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """Returns the key of the anonymous player's cookie, and the headers that set a new one."""
    known = _browser(request).player
    if known is not None:
        return known, []
    secret = new_token()
    return hashed(secret), [_cookie(request, PLAYER, secret)]


def _require_anonymous(request: Request) -> None:
    if account_of(request) is not None:
        raise ServerError("people.signed_in", "sign out first", status=409)


def _signed_in(request: Request, result: SignInResult, status: int = 200) -> Response:
    """Returns the answer to a browser that has signed in."""
    view = SignedInView(account=account_view(result.account), recovery_code=result.recovery_code)
    return _with(data_response(view, status), [_cookie(request, SESSION, result.session.secret)])


def _cookie(request: Request, name: str, secret: str) -> tuple[bytes, bytes]:
    return cookie_header(name, secret, is_secure=request.scope["state"]["is_secure"])


def _with(response: Response, headers: list[tuple[bytes, bytes]]) -> Response:
    response.raw_headers.extend(headers)
    return response


def _passkey(request: Request) -> str:
    return str(request.path_params["passkey"])


_A, _S = AccountApi, "/api/account"
OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", _S, _A.account, "account", "Who is signed in; null for an anonymous player.", AccountState),
    Operation(
        "POST",
        f"{_S}/sign-up/options",
        _A.sign_up_options,
        "signUpOptions",
        "Begins to make an account with this name: options for the browser's dialog.",
        DialogOptions,
        body=NameRequest,
    ),
    Operation(
        "POST",
        f"{_S}/sign-up",
        _A.sign_up,
        "signUp",
        "Makes an account of the anonymous player, whose games come along.",
        SignedInView,
        201,
        CredentialRequest,
    ),
    Operation(
        "POST",
        f"{_S}/sign-in/options",
        _A.sign_in_options,
        "signInOptions",
        "Begins to sign in by a passkey: options for the browser's dialog.",
        DialogOptions,
    ),
    Operation(
        "POST", f"{_S}/sign-in", _A.sign_in, "signIn", "Signs in by a passkey.", SignedInView, body=CredentialRequest
    ),
    Operation(
        "POST",
        f"{_S}/recover",
        _A.recover,
        "recover",
        "Signs in by the recovery code, and replaces it.",
        SignedInView,
        body=RecoveryRequest,
    ),
    Operation("POST", f"{_S}/sign-out", _A.sign_out, "signOut", "Signs this device out.", SignedOut),
    Operation("DELETE", f"{_S}/sessions", _A.end_sessions, "endSessions", "Signs all devices out.", SignedOut),
    Operation("DELETE", f"{_S}/sessions/{{session}}", _A.end_session, "endSession", "Signs one device out.", SignedOut),
    Operation(
        "POST",
        f"{_S}/name",
        _A.rename,
        "renameAccount",
        "Changes the name, at most once in 30 days.",
        SignedInView,
        body=NameRequest,
    ),
    Operation(
        "POST",
        f"{_S}/recovery-code",
        _A.recovery_code,
        "newRecoveryCode",
        "A new recovery code; the old one is void.",
        RecoveryCode,
        201,
    ),
    Operation(
        "POST",
        f"{_S}/passkeys/options",
        _A.passkey_options,
        "passkeyOptions",
        "Begins to add a passkey: options for the browser's dialog.",
        DialogOptions,
    ),
    Operation(
        "POST",
        f"{_S}/passkeys",
        _A.add_passkey,
        "addPasskey",
        "Adds a passkey.",
        AccountState,
        201,
        CredentialRequest,
    ),
    Operation(
        "POST",
        f"{_S}/passkeys/{{passkey}}",
        _A.rename_passkey,
        "renamePasskey",
        "Changes what the owner calls a passkey.",
        AccountState,
        body=PasskeyNameRequest,
    ),
    Operation(
        "DELETE",
        f"{_S}/passkeys/{{passkey}}",
        _A.delete_passkey,
        "deletePasskey",
        "Deletes a passkey; never the only way into the account.",
        AccountState,
    ),
)
