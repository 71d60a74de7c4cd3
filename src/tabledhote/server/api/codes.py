"""Links as QR codes, for the camera of a phone."""

from io import BytesIO

import segno


def drawn(link: str) -> str:
    """SVG of its own: dark on light in any theme, as cameras like it."""
    image = BytesIO()
    segno.make(link, micro=False).save(image, kind="svg", scale=4, xmldecl=False, light="#fff")
    return image.getvalue().decode()
