#!/bin/sh
# What some tests need of the system: a Chromium. Installs Debian's where it is missing and may; otherwise says so,
# and those tests say why they were left out. PostgreSQL is looked after by tools/find_postgres.py.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "installing Chromium for the browser tests"
    apt-get install -y -q chromium >/dev/null 2>&1 || { apt-get update -q >/dev/null && apt-get install -y -q chromium >/dev/null; }
else
    echo "no Chromium here and no right to install one: the browser tests will be left out"
fi
