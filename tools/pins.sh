#!/bin/sh
# Write constraints.txt anew: the newest versions that fit pyproject.toml, without any address.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"${PYTHON:-python3}" -m venv "$folder"
"$folder/bin/pip" install --quiet hatchling editables
"$folder/bin/pip" install --quiet --no-build-isolation -e '.[dev,bench,docs,cluster]'
"$folder/bin/pip" freeze --exclude-editable >"$folder/pins"
LC_ALL=C sort -f "$folder/pins" >constraints.txt
echo "constraints.txt: $(wc -l <constraints.txt) pins; now run make test"
