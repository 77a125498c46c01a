#!/bin/sh
# See that a Chromium is there for tests and pictures; on Debian, root gets it installed.
set -eu
for browser in chromium chromium-browser google-chrome-stable google-chrome; do
    command -v "$browser" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo 'Installing chromium …'
    apt-get install -qq -y chromium >/dev/null ||
        { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }
else
    echo 'Chromium is missing; install it (Debian: sudo apt install chromium)' >&2
    exit 1
fi
