"""What bots know of Grand Austria Hotel: opinion, not law. The rules never import it."""
