"""The drawing kit of all boards: SVG elements, one language of icons, colours for light and dark.

A board is a pure function from a view to a string. Nothing is fetched, nothing runs, nothing styles itself inline:
paint is a presentation attribute that names a colour of the palette, so that one drawing serves light and dark pages.
"""
