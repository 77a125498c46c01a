#!/bin/sh
# Take the pictures of the balance page afresh: sh docs/lab/pictures.sh; it needs Chromium.
# The compared card set is The City's own, with estates worth two points instead of one.
set -eu
cd "$(dirname "$0")"
pages=$PWD
root=$(cd ../.. && pwd)
bin=$root/.venv/bin
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

shot() {
    name=$1 scheme=$2 height=$3
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --virtual-time-budget=9000 \
        --blink-settings="preferredColorScheme=$scheme" --window-size="1000,$height" \
        --screenshot="$pages/$name.png" "file://$folder/$name.html" 2>/dev/null
}

"$bin/tricity" lab balance pointcity --games 2000 --out pointcity.html
shot pointcity 1 1500
"$bin/tricity" lab balance microcity --games 2000 --out microcity.html
shot microcity 1 1500
mkdir rich-estates
sed '/^estate,/s/,,1,,,,no,/,,2,,,,no,/' "$root"/src/tricity/games/thecity/data/cards.csv \
    >rich-estates/cards.csv
"$bin/tricity" lab balance thecity --games 1500 --compare rich-estates --out thecity.html
shot thecity 0 1500
