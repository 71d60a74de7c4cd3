"""The drawing kit of all boards: SVG elements, one language of icons, colours for light and dark.

A board is a pure function from a view to a string. Nothing is fetched or run, and there are no inline styles:
paint is a presentation attribute that names a colour of the palette, so that one drawing serves light and dark pages.
"""
