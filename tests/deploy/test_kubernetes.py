"""The kustomize base: selectors, ports, probes, secrets and options agree; the full schemas are a long test."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hedgemaze.server.http.probes import PATHS
from tests.deploy.files import DEPLOY, check_command, instructions, objects


def containers(kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = objects()[kind]["spec"]["template"]["spec"]["containers"]
    return found


def test_selectors_find_the_pods_that_are_meant() -> None:
    found = objects()
    labels = {
        name: each["spec"]["template"]["metadata"]["labels"]
        for name, each in found.items()
        if "template" in each["spec"]
    }
    for name in ("Deployment hedgemaze", "Deployment hedgemaze-nats"):
        wanted = found[name]["spec"]["selector"]["matchLabels"]
        assert [key for key, each in labels.items() if wanted.items() <= each.items()] == [name]
    wanted = found["PodDisruptionBudget hedgemaze"]["spec"]["selector"]["matchLabels"]
    assert wanted == found["Deployment hedgemaze"]["spec"]["selector"]["matchLabels"]
    for name in ("hedgemaze", "hedgemaze-nats"):
        service = found[f"Service {name}"]["spec"]
        assert service["selector"] == found[f"Deployment {name}"]["spec"]["selector"]["matchLabels"]
        ports = {port["name"] for port in containers(f"Deployment {name}")[0]["ports"]}
        assert {port["targetPort"] for port in service["ports"]} <= ports


def test_probes_ask_what_the_server_answers() -> None:
    (node,) = containers("Deployment hedgemaze")
    paths = {name: node[f"{name}Probe"]["httpGet"]["path"] for name in ("startup", "liveness", "readiness")}
    assert paths == {"startup": "/live", "liveness": "/live", "readiness": "/ready"}
    assert set(paths.values()) == PATHS
    (port,) = node["ports"]
    assert f"--port={port['containerPort']}" in node["args"]
    assert {node[f"{name}Probe"]["httpGet"]["port"] for name in paths} == {port["name"]}


def test_the_arguments_are_options_and_their_variables_are_set() -> None:
    for kind in ("Deployment hedgemaze", "Job hedgemaze-migrate"):
        (container,) = containers(kind)
        check_command(container["args"])
        variables = {each["name"] for each in container["env"]}
        assert set(re.findall(r"\$\((\w+)\)", " ".join(container["args"]))) <= variables


def test_secrets_and_settings_exist_with_their_keys() -> None:
    base = (DEPLOY / "kubernetes" / "kustomization.yaml").read_text("utf-8")
    readme = (DEPLOY / "README.md").read_text("utf-8")
    for kind in ("Deployment hedgemaze", "Job hedgemaze-migrate"):
        for each in containers(kind)[0]["env"]:
            source = each.get("valueFrom", {})
            if "secretKeyRef" in source:
                reference = source["secretKeyRef"]
                assert f"secret generic {reference['name']} --from-literal={reference['key']}=" in readme
            if "configMapKeyRef" in source:
                reference = source["configMapKeyRef"]
                assert f"- name: {reference['name']}\n    literals:\n      - {reference['key']}=" in base
    nats = next(each for each in containers("Deployment hedgemaze")[0]["env"] if each["name"] == "HEDGEMAZE_NATS")
    (port,) = objects()["Service hedgemaze-nats"]["spec"]["ports"]
    assert nats["value"] == f"nats://hedgemaze-nats:{port['port']}"


def test_the_example_overlay_patches_the_proxy() -> None:
    readme = (DEPLOY / "README.md").read_text("utf-8")
    path = re.search(r"path: /spec/template/spec/containers/0/env/(\d+)/value", readme)
    assert path is not None
    assert containers("Deployment hedgemaze")[0]["env"][int(path[1])]["name"] == "PROXY"


def test_no_pod_runs_as_root_or_may_write_to_its_root() -> None:
    user = dict(instructions())["USER"].partition(":")[0]
    for name, each in objects().items():
        if "template" not in each["spec"]:
            continue
        pod = each["spec"]["template"]["spec"]
        assert pod["securityContext"]["runAsNonRoot"] is True, name
        assert str(pod["securityContext"]["runAsUser"]) == user
        assert pod["automountServiceAccountToken"] is False
        for container in pod["containers"]:
            rights = container["securityContext"]
            assert (rights["readOnlyRootFilesystem"], rights["allowPrivilegeEscalation"]) == (True, False), name
            assert rights["capabilities"] == {"drop": ["ALL"]}


def test_a_stopping_node_has_time_to_drain() -> None:
    node = objects()["Deployment hedgemaze"]["spec"]["template"]["spec"]
    (drain,) = (int(each.partition("=")[2]) for each in node["containers"][0]["args"] if each.startswith("--drain"))
    probe = node["containers"][0]["readinessProbe"]
    assert drain > probe["periodSeconds"] * probe["failureThreshold"]
    assert node["terminationGracePeriodSeconds"] >= drain + 30, "five seconds for uvicorn, and pending writes"


@pytest.mark.long
def test_the_objects_match_the_schemas_of_kubernetes(tmp_path: Path) -> None:
    """The schemas take 110 MB, so the package is not in the test environment."""
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([uv, "pip", "install", "--quiet", "--python", python, "kubernetes-validate"], check=True)
    files = sorted(set(DEPLOY.glob("kubernetes/*.yaml")) - {DEPLOY / "kubernetes" / "kustomization.yaml"})
    assert len(files) == 5
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        (DEPLOY / "kubernetes" / "nodes.yaml").read_text("utf-8").replace("replicas:", "replikas:"), "utf-8"
    )
    for given, status in ((files, 0), ([wrong], 1)):
        command = [str(python), "-m", "kubernetes_validate", "--strict", *map(str, given)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout + done.stderr
