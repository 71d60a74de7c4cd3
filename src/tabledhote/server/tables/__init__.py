"""Tables: one in memory, all of this process, how they begin, what changes them, and their clocks."""
