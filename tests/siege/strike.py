"""Attacks, one after the other, in a process of their own.

python -m tests.siege.strike NAME[,NAME…] PORT SECONDS STAGE        # prints what came of each as JSON
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from tests.siege import attacks, tricks
from tests.siege.siege import ATTACKS, Siege

KINDS = (attacks, tricks)  # reading them makes their attacks known


async def main(names: list[str], port: int, seconds: float, stage: dict[str, Any]) -> None:
    for name in names:
        siege = Siege(port, seconds, stage)
        try:
            await asyncio.wait_for(ATTACKS[name](siege), 2 * seconds + 60)
        except TimeoutError:
            siege.seen["had to be ended"] += 1
        print(json.dumps(siege.seen), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].split(","), int(sys.argv[2]), float(sys.argv[3]), json.loads(sys.argv[4])))
