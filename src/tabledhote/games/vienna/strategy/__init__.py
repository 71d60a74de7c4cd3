"""What bots know of Vienna: opinion, not law. The rules never import it."""
