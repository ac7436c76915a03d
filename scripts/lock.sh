#!/bin/sh
# Update the pinned dependencies with uv: sh scripts/lock.sh; to the newest releases that pyproject.toml allows: sh scripts/lock.sh --upgrade
set -eu
CDPATH='' cd -- "$(dirname -- "$0")/.."

pin() {
    file=requirements/$1.lock
    shift
    uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 \
        --custom-compile-command 'sh scripts/lock.sh' --output-file "$file" "$@" >/dev/null
}

# Larger sets first, so that the smaller ones agree with them.
pin long --extra test --extra ray --group build "$@" pyproject.toml
pin test --extra test --group build --constraint requirements/long.lock pyproject.toml
pin serve --extra postgresql --group build --constraint requirements/long.lock pyproject.toml
pin play --group build --constraint requirements/long.lock pyproject.toml
pin installer --group installer "$@"
