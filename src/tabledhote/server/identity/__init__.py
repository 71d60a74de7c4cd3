"""Who sends a request: keys, and the visitors that are known by them."""
