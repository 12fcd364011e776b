"""`StaticFiles`: the built web page, kept in memory and compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Hedgemaze</title>
<h1>Hedgemaze</h1>
<p>The server runs, but its page is not built. <code>./play</code> in the source folder builds it and starts;
<code>python tools/web.py build</code> builds it for <code>pip install .</code></p>
<p>Programs find what they need in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""
_IMMUTABLE = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"
_COMPRESSED_TYPES = {".png", ".jpg", ".webp", ".woff2", ".mp3", ".ogg", ".net"}
_TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class _File:
    content: bytes
    gzipped: bytes | None
    kind: str
    tag: str
    caching: str


class StaticFiles:
    """Serves files; any other path without a suffix gets index.html, because the page has its own router."""

    def __init__(self, folder: Path | None = None, not_built: str = _NOT_BUILT) -> None:
        folder = Path(str(files("hedgemaze.server"))) / "page" if folder is None else folder
        self._files: dict[str, _File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = _read(name, path.read_bytes())
        self.is_built = "index.html" in self._files
        """Whether the page is built; otherwise index.html says that it is not."""
        if not self.is_built:
            self._files["index.html"] = _read("index.html", not_built.encode())

    def respond(self, request: Request, path: str | None = None) -> Response:
        """Returns a file, 304 if the client has it, or 404; the request says which, unless `path` does."""
        name = (request.url.path.lstrip("/") if path is None else path) or "index.html"
        file = self._files.get(name)
        if file is None:
            if "." in name.rpartition("/")[2]:
                return Response("not found\n", 404, media_type="text/plain")
            file = self._files["index.html"]
        headers = {"ETag": file.tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.gzipped, headers=headers | {"Content-Encoding": "gzip"}, media_type=file.kind)
        return Response(file.content, headers=headers, media_type=file.kind)


def _read(name: str, content: bytes) -> _File:
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    gzipped = gzip.compress(content, 9) if suffix not in _COMPRESSED_TYPES else None
    return _File(
        content=content,
        gzipped=gzipped if gzipped is not None and len(gzipped) < len(content) else None,
        kind=kind,
        tag=f'"{hashlib.sha256(content).hexdigest()[:24]}"',
        caching=_IMMUTABLE if name.startswith("assets/") else _REVALIDATE,
    )
