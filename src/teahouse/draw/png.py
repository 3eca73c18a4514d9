"""A stand-alone SVG as PNG, without a browser. Needs the library resvg_py: `pip install 'teahouse[png]'`."""

from __future__ import annotations

from teahouse.extras import need


def png(svg: str, scale: float = 2) -> bytes:
    """The picture in pixels, `scale` pixels for each unit."""
    need("png", or_else="or ask for an .svg file")
    import resvg_py  # noqa: PLC0415

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=scale))
