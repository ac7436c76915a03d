# shellcheck shell=sh
# Prepares .venv. Sourced by `play` and `test` in the project's folder.

# Many processes are started; bytecode makes them load faster.
unset PYTHONDONTWRITEBYTECODE

log=.venv/setup.log
lock=.venv/setting-up

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# set_up play|test|long: return once .venv has everything for it, or exit with instructions.
set_up() {
    wanted="$PWD $(cat pyproject.toml requirements/*.lock | cksum)"
    [ ! -d "$lock" ] && is_ready "$1" && return
    take_turn
    if ! is_ready "$1"; then
        find_uv
        make_venv
        install_for "$1"
    fi
    rm -rf "$lock"
}

# The marker includes the folder, because the programs in .venv break when it is moved.
is_ready() {
    [ -x .venv/bin/python ] && [ -x .venv/bin/spadework ] && [ "$(cat ".venv/ready-to-$1" 2>/dev/null)" = "$wanted" ]
}

# Only one run at a time sets up. A lock whose processes are gone marks an interrupted setup, which is started afresh.
take_turn() {
    mkdir -p .venv 2>/dev/null || fail "Can't make the folder $PWD/.venv. Make the project's folder writable for you, then try again."
    patience=5
    told=
    until mkdir "$lock" 2>/dev/null; do
        [ -d "$lock" ] || [ -w .venv ] || fail "Can't write into $PWD/.venv. Make it writable for you, then try again."
        if runs "$lock/process" || runs "$lock/worker"; then
            [ "$told" ] || say "Waiting for another setup to end; if there is none, remove the folder $lock"
            told=yes
        elif [ -s "$lock/process" ] || [ "$patience" = 0 ]; then
            take_over && return
        else
            patience=$((patience - 1))
        fi
        sleep 1
    done
    echo $$ >"$lock/process"
}

runs() {
    kill -0 "$(cat "$1" 2>/dev/null)" 2>/dev/null
}

# Of several runs that find an abandoned lock, the last to write its process id gets it.
take_over() {
    echo $$ >"$lock/process"
    sleep 1
    [ "$(cat "$lock/process" 2>/dev/null)" = $$ ] || return 1
    say "The last setup was interrupted: starting afresh"
    empty_venv
}

empty_venv() {
    rm -rf .venv/ready-to-* .venv/bin .venv/include .venv/lib .venv/lib64 .venv/share .venv/pyvenv.cfg ||
        fail "Can't remove what is in $PWD/.venv. Remove that folder, then try again."
}

work() {
    logged "$@" || give_up
}

# An installer may outlive a killed script, so the lock names it too.
logged() {
    sh -c 'echo $$ >"$0"; exec "$@"' "$lock/worker" "$@" >"$log" 2>&1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# uv takes a tenth of pip's time, so it is fetched if missing, by any available pip, which needs no environment.
find_uv() {
    uv=$(command -v uv) && return
    uv=.venv/uv/bin/uv
    pinned=$(sed -n 's/^uv==\([^ ]*\).*/\1/p' requirements/installer.lock)
    [ "$("$uv" --version 2>/dev/null | cut -d ' ' -f 2)" = "$pinned" ] && return
    find_python
    "$python" -m pip --version >/dev/null 2>&1 && bring_uv "$python" && return
    uv=
}

bring_uv() {
    say "Getting uv, which installs the rest"
    rm -rf .venv/uv
    logged "$1" -m pip install --disable-pip-version-check --no-deps --no-compile --retries 1 --only-binary :all: --require-hashes \
        --target .venv/uv -r requirements/installer.lock && "$uv" --version >/dev/null 2>&1
}

make_venv() {
    is_new_enough .venv/bin/python && { [ "$uv" ] || .venv/bin/python -c 'import pip' 2>/dev/null; } && return
    say "Making .venv"
    empty_venv
    if [ "$uv" ]; then
        work "$uv" venv --python '>=3.11' --allow-existing .venv
        return
    fi
    [ "$makes_venv" ] || give_up_on_python
    work "$python" -m venv .venv
    uv=.venv/uv/bin/uv
    bring_uv .venv/bin/python || uv=
}

# The first that can create an environment; else the first that is new enough, which suffices for uv.
find_python() {
    bare=
    makes_venv=yes
    for python in python3.14 python3.13 python3.12 python3.11 python3 python; do
        is_new_enough "$python" || continue
        "$python" -c 'import ensurepip, venv' 2>/dev/null && return
        bare=${bare:-$python}
    done
    makes_venv=
    python=$bare
    [ "$bare" ] || give_up_on_python
}

give_up_on_python() {
    rm -rf "$lock"
    [ -z "$bare" ] || fail "Your $bare lacks the module venv, which Spadework needs to set itself up." \
        "On Debian and Ubuntu: apt install python3-venv. Then try again."
    fail "Spadework needs Python 3.11 or newer, and found $(python3 --version 2>/dev/null || echo none)." \
        "Install one from your system's packages or from https://www.python.org/downloads/, then try again."
}

install_for() {
    say "Installing what Spadework needs"
    install --require-hashes --no-deps -r "requirements/$1.lock"
    install --no-deps --no-build-isolation --editable .
    for what in play test long; do
        echo "$wanted" >".venv/ready-to-$what"
        [ "$1" != "$what" ] || break
    done
}

install() {
    if [ "$uv" ]; then
        work "$uv" pip install --python .venv/bin/python "$@"
    else
        work .venv/bin/python -m pip install --disable-pip-version-check "$@"
    fi
}

give_up() {
    tail -n 15 "$log" | cut -c 1-300 >&2
    rm -rf "$lock"
    fail "" "Setting up did not work; above are the last lines of $log." \
        "Make sure that this computer is online and try again; if that does not help, remove the folder .venv first."
}
