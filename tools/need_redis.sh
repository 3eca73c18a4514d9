#!/bin/sh
# What the tests of several servers use: a Redis server. With apt, as root; anywhere else the tests that need it say so
# and are left out.
command -v redis-server >/dev/null && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends redis-server >/dev/null || true
fi
