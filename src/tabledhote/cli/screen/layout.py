"""Where everything is on the screen, in Textual's style language."""

LAYOUT = """\
Screen { background: $background; color: $foreground; }
#head { height: 1; padding: 0 1; background: $primary; color: $background; text-style: bold; text-wrap: nowrap; }
#board { width: 1fr; height: 1fr; background: $background; scrollbar-size: 1 1; scrollbar-gutter: stable; }
#side { width: 38%; min-width: 38; max-width: 66; border-left: vkey $secondary; padding-left: 1; }
#prompt { height: 3; padding-right: 1; text-style: bold; }
#note { height: 2; color: $accent; }
#choices { height: 5fr; background: $background; border: none; padding: 0; scrollbar-size: 1 1; }
#choices:focus { background-tint: $background 0%; border: none; }
#choices > .option-list--option-highlighted { background: $panel; color: $foreground; text-style: bold; }
#choices:nocolor > .option-list--option-highlighted { text-style: reverse; }
#hand, #log { background: $background; border-top: solid $secondary; scrollbar-size: 1 1; scrollbar-gutter: stable; }
#hand:focus, #log:focus { border-top: solid $accent; background-tint: $background 0%; }
#hand { height: 5fr; }
#log { height: 4fr; border-left: none; border-right: none; border-bottom: none; padding: 0; }
#log > .option-list--option-highlighted { background: $background; color: $foreground; text-style: none; }
#log:focus > .option-list--option-highlighted { background: $panel; text-style: bold; }
#log:focus:nocolor > .option-list--option-highlighted { text-style: reverse; }
Footer { background: $panel; }
Cover Center { height: auto; }
#said { width: auto; max-width: 76; padding: 1 2; }
Button { margin: 1 0 0 0; min-width: 16; }
Button:focus { text-style: bold reverse; }
"""
