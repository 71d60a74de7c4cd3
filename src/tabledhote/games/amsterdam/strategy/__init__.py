"""What bots know of Hotel Amsterdam: opinion, not law. The rules never import it."""
