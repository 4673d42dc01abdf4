"""Every figure a worker may report, and the unit a person reads beside it."""

from __future__ import annotations

UNITS = {
    "moves_per_s": "moves/s",
    "games_per_s": "games/s",
    "ns": "ns",
    "p50_ms": "ms, p50",
    "p99_ms": "ms, p99",
    "cpu_us": "µs of server's processor a move",
    "server_load": "of its core, server",
    "client_load": "of its core, clients",
    "half_moves_per_s": "moves/s, half the load",
    "half_p50_ms": "ms, p50 at half",
    "half_p99_ms": "ms, p99 at half",
    "table_kb": "KB a table",
    "home_ms": "ms to home, 4 × slower",
    "tap_ms": "ms from tap to table, 4 × slower",
    "table_ms": "ms from link to table, 4 × slower",
    "script_kb": "KB of script",
    "frames_per_s": "frames/s, dealing",
    "knowledge_s": "s, what was known",
    "decisions_s": "s, choices valued",
    "answers": "answers of the game",
    "worst_frame_ms": "ms, longest frame",
    "first_frame_ms": "ms, first frame of a deal",
    "first_frame_slow_ms": "ms, first frame of a deal, 4 × slower",
    "kept_mb": "MB to keep everything",
    "cold_ms": "ms from tap to table, doubled",
    "warm_ms": "ms from reload to table, doubled",
    "bots_p95_ms": "ms a choice of a bot, p95, doubled",
}
