"""What all games share and no game owns: the State contract, chance, errors, options, playouts."""
