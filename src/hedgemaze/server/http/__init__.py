"""HTTP: routes, request checks, schemas, static files and the uvicorn protocol."""
