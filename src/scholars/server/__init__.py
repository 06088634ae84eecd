"""The web app: what browsers are given. It holds no rule."""
