"""What has happened, as lines of the log: events are told as they are, but for those that everybody sees anyway."""

from __future__ import annotations

SILENT = {
    *("tang-card", "tang-character-up", "tang-landscape-up", "tang-first-landscape", "tang-tile-up", "tang-token-laid"),
    "tang-display",
}
