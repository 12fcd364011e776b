# Makes .venv and installs Hedgemaze into it: what ./play and ./test have in common. Sourced, never run.
# It asks nothing, and a second run with the same pyproject.toml and requirements.lock installs nothing.
# shellcheck shell=bash

set -euo pipefail
unset CDPATH
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
me=$(basename "$0")

# What a user's shell sets for other programs must not change ours.
unset PYTHONHOME PYTHONOPTIMIZE PYTHONPATH PYTHONSAFEPATH PYTHONSTARTUP PYTHONWARNINGS VIRTUAL_ENV

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

# logged WHAT COMMAND...: runs the command quietly; if it fails, says so in one line that names the log.
logged() {
    local what=$1 log=$venv/install.log
    shift
    if ! "$@" >"$log" 2>&1 </dev/null; then
        [ -z "${CI-}" ] || cat "$log" >&2
        die "$what failed; is there a network? The reason is at the end of .venv/install.log"
    fi
}

make_venv() {
    local python
    python=$(find_python)
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear "$venv" >/dev/null 2>&1 ||
        uv venv --quiet --seed --clear --python "$python" "$venv" 2>/dev/null ||
        die "$python cannot make .venv (on Debian and Ubuntu: apt install python3-venv), or the disk is full"
}

# environment play|test: afterwards $venv/bin holds all that the command needs. `test` holds all that `play` does.
environment() {
    local kind=$1 extras="" stamp wanted
    wanted="$root $(cat "$root/pyproject.toml" "$root/requirements.lock" "${BASH_SOURCE[0]}" | cksum)"
    for stamp in "$venv/.installed-$kind" "$venv/.installed-test"; do
        if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
            return
        fi
    done

    # A .venv that is broken, too old or was made in another folder is made anew; one that is only behind is kept.
    if ! "$venv/bin/python" -I -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
        [ "$(cat "$venv/.root" 2>/dev/null)" != "$root" ]; then
        make_venv
        echo "$root" >"$venv/.root"
    fi
    rm -f "$venv"/.installed-*

    say "installing"
    logged "fetching uv" "$venv/bin/python" -m pip install --no-input --disable-pip-version-check --retries 2 \
        --only-binary uv --requirement <(sed -n '/^uv==/,/[^\\]$/p' "$root/requirements.lock")
    [ "$kind" = play ] || extras="[test,bench]"
    (
        cd "$root"
        logged "installing" "$venv/bin/uv" pip install --python "$venv/bin/python" \
            --constraints requirements.lock --build-constraints requirements.lock --editable ".$extras"
    )
    echo "$wanted" >"$venv/.installed-$kind"
}
