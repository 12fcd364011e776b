"""HTTP: routes, request checks, static files and the uvicorn protocol."""
