"""What the Makefile and setup.py run: the environment, the compiled package, the first table. Not in the package."""
