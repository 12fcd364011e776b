"""The compose files and the proxy's configuration: every reference exists, and only the proxy is public."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hedgemaze.server.http.probes import PATHS
from tests.deploy.files import DEPLOY, ROOT, check_command, compose, resolved

ENVIRONMENT = {
    "HEDGEMAZE_SITE": "play.example.org",
    "HEDGEMAZE_DATABASE_PASSWORD": "a1",
    "HEDGEMAZE_NATS_PASSWORD": "b2",
}


@pytest.mark.parametrize("name", ["compose.yaml", "cluster/compose.yaml"])
def test_every_reference_of_a_compose_file_exists(name: str) -> None:
    data = compose(name)
    services, volumes, networks = data["services"], data.get("volumes", {}), data.get("networks", {})
    for service in services.values():
        assert {*service.get("depends_on", ())} <= services.keys()
        assert {*service.get("networks", ())} <= networks.keys()
        for mount in service.get("volumes", ()):
            source = mount.partition(":")[0]
            assert source in volumes or (DEPLOY / Path(name).parent / source).is_file(), mount
        if "build" in service:
            context = (DEPLOY / Path(name).parent / service["build"]["context"]).resolve()
            assert context == ROOT
            assert (context / service["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize("name", ["compose.yaml", "cluster/compose.yaml"])
def test_our_services_have_a_read_only_root_and_no_rights(name: str) -> None:
    data = resolved(compose(name), ENVIRONMENT)
    ours = {key: each for key, each in data["services"].items() if each["image"] == "hedgemaze"}
    assert ours
    for key, service in ours.items():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        mounted = [mount.split(":")[1] for mount in service.get("volumes", ())] + service["tmpfs"]
        assert {"/tmp", "/data"} == set(mounted)  # noqa: S108  # of the container
        check_command(service.get("command", ["serve"]))
        if key != "migrate":
            assert "http://127.0.0.1:8000/ready" in service["healthcheck"]["test"][-1]


def test_the_nodes_of_the_cluster_reach_database_nats_and_proxy() -> None:
    data = resolved(compose("cluster/compose.yaml"), ENVIRONMENT)
    services = data["services"]
    nodes = [services[f"node{number}"] for number in (1, 2, 3)]
    database, proxy = services["database"]["environment"], services["proxy"]
    user, password, name = (database[f"POSTGRES_{each}"] for each in ("USER", "PASSWORD", "DB"))
    for each in (*nodes, services["migrate"]):
        assert each["environment"]["HEDGEMAZE_DATABASE"] == f"postgresql://{user}:{password}@database/{name}"
    given = services["nats"]["command"]
    for each in nodes:
        assert each["environment"]["HEDGEMAZE_NATS"] == f"nats://{given[1]}:{given[3]}@nats:4222"
        assert f"--proxy={proxy['networks']['inside']['ipv4_address']}" in each["command"]
        assert f"--site={proxy['environment']['HEDGEMAZE_SITE']}" in each["command"]
        assert each["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}
    assert services["migrate"]["depends_on"]["database"] == {"condition": "service_healthy"}
    assert data["networks"]["inside"]["internal"] is True
    assert [key for key, each in services.items() if "ports" in each] == ["proxy"], "nothing else is public"
    assert [key for key, each in services.items() if "outside" in each.get("networks", ())] == ["proxy"]


def test_the_nodes_alone_reach_push_services_and_the_proxy_knows_one_address_of_each() -> None:
    """The nodes send turn notices; in a network shared with the proxy it would have an address they do not trust."""
    data = compose("cluster/compose.yaml")
    services = data["services"]
    ways_out = {name for name, each in data["networks"].items() if not (each or {}).get("internal")}
    reach = {name: ways_out & {*each["networks"]} for name, each in services.items()}
    nodes = {"node1", "node2", "node3"}
    assert {name for name, found in reach.items() if found} == nodes | {"proxy"}
    for name in nodes:
        assert {*services[name]["networks"]} & {*services["proxy"]["networks"]} == {"inside"}


def test_every_variable_of_the_cluster_is_in_the_example() -> None:
    text = (DEPLOY / "cluster" / "compose.yaml").read_text("utf-8")
    example = (DEPLOY / "cluster" / "example.env").read_text("utf-8")
    named = set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+):\?\}", text)) == named == ENVIRONMENT.keys()


def test_the_proxy_asks_every_node_and_hides_what_is_private() -> None:
    text = (DEPLOY / "cluster" / "Caddyfile").read_text("utf-8")
    nodes = re.search(r"reverse_proxy (.*) \{", text)
    assert nodes is not None
    assert nodes[1].split() == ["node1:8000", "node2:8000", "node3:8000"]
    assert "health_uri /ready" in text
    (private,) = re.findall(r"@private path (.*)", text)
    assert {"/metrics", *PATHS} <= set(private.split())
    assert text.count("{") == text.count("}")
