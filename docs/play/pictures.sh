#!/bin/sh
# Draw the pictures of the terminal page afresh: sh docs/play/pictures.sh
# Bots play a match to its end; then Ann takes a seat in the middle of it, and her answers are shown.
set -eu
cd "$(dirname "$0")"
bin=$(cd ../.. && pwd)/.venv/bin
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
export TRICITY_CACHE="${TRICITY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tricity}"
export HOME="$folder" COLUMNS=80 LANG=C.UTF-8
unset XDG_DATA_HOME TRICITY_DATA NO_COLOR

draw() {
    game=$1 bots=$2 moves=$3 players=$4 answers=$5
    rm -rf "$folder/.local"
    "$bin/tricity" play "$game" --players "$bots" --seed 2026 >/dev/null
    printf '%s\n' "$answers" | tr ',' '\n' | "$bin/tricity" play \
        --load "$folder"/.local/share/tricity/matches/*.match --at "$moves" \
        --players "$players" --picture "$game.svg" >/dev/null
}

draw pointcity greedy,greedy 28 Ann,builder hint,quit
draw thecity greedy,greedy,greedy 38 builder,mayor,Ann hint,"department store",quit
draw microcity greedy 43 Ann 1,hint,quit
