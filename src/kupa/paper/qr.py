"""A QR code as a drawing."""

from __future__ import annotations

from io import BytesIO


def qr_code(address: str) -> str:
    """Return the code of an address as SVG; error correction M survives a scratch on the lid."""
    import segno  # noqa: PLC0415 — an extra

    drawn = BytesIO()
    segno.make_qr(address, error="m").save(drawn, kind="svg", border=2, dark="#1d2a45", light="#ffffff")
    return drawn.getvalue().decode()
