"""A stand-alone SVG as PNG, without a browser. Needs the library resvg_py: `pip install 'teahouse[png]'`."""

from __future__ import annotations

from importlib import import_module

from teahouse.core.errors import TeahouseError

MISSING = "PNG pictures need the package 'resvg_py': pip install 'teahouse[png]'; or ask for an .svg file"


def png(svg: str, scale: float = 2) -> bytes:
    """The picture in pixels, `scale` pixels for each unit."""
    try:
        resvg = import_module("resvg_py")
    except ImportError:
        raise TeahouseError(MISSING) from None
    made = resvg.svg_to_bytes(svg_string=svg, zoom=scale)
    return bytes(made)
