#!/bin/sh
# Make .venv where it is missing and install Tricity into it: sh tools/setup.sh play|dev|bench|docs
set -eu
cd "$(dirname "$0")/.."
extra=$1
export PIP_DISABLE_PIP_VERSION_CHECK=1

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if is_new_enough "$python"; then
            return
        fi
    done
    echo 'Tricity needs Python 3.11 or newer; install it, or name it: PYTHON=/path/to/python3 make …' >&2
    exit 1
}

# Debian keeps the module that makes virtual environments in a package of its own.
need_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package …"
        apt-get install -qq -y "$package" >/dev/null ||
            { apt-get update -qq && apt-get install -qq -y "$package" >/dev/null; }
    else
        echo "Python's venv module is missing; install it (Debian: sudo apt install $package)" >&2
        exit 1
    fi
}

make_venv() {
    find_python
    need_venv
    echo "Making .venv with $("$python" --version) …"
    "$python" -m venv --clear .venv
}

is_new_enough .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1 || make_venv

# The build tool comes first, from the same pins; so the build needs no second, unpinned environment.
echo "Installing Tricity ($extra) into .venv; the first time takes a minute or two …"
.venv/bin/python -m pip install --quiet -c constraints.txt hatchling editables
.venv/bin/python -m pip install --quiet --no-build-isolation -c constraints.txt -e ".[$extra]"
touch ".venv/$extra.stamp"
