"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and a fast vector API. docs/research.md is their manual.

Each is one thin file. They need packages that playing does not: `pip install 'teahouse[envs]'`.
"""

from teahouse.extras import need

need("envs", "numpy", "librt", "gymnasium", "pettingzoo")
