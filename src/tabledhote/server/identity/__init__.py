"""The senders of requests: keys, and the visitors who carry them."""
