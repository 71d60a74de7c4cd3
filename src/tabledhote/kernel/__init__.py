"""What all games share: the State contract, chance, errors, options, playouts."""
