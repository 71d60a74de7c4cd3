"""What bots know of Hellton Palace: opinion, not law. The rules never import it."""
