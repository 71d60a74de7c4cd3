"""Hotel Amsterdam by its rules document: each numbered rule, ruling, example and invariant."""
