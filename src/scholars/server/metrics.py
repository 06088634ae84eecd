"""What whoever runs the server can watch: tables, sockets, choices and how long they take."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.process = Gauge(
            "scholars_process_info", "Which of several processes answers", ["process"], registry=self.registry
        )
        self.tables = Gauge("scholars_live_tables", "Tables held in memory", registry=self.registry)
        self.sockets = Gauge("scholars_sockets", "Open sockets", registry=self.registry)
        self.choices = Counter("scholars_choices", "Choices stored", ["by"], registry=self.registry)
        self.latency = Histogram(
            "scholars_choice_seconds",
            "From a choice received to everybody told",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.refusals = Counter("scholars_refusals", "Requests refused", ["key"], registry=self.registry)
        self.lost = Counter("scholars_lost_races", "Changes another process made first", registry=self.registry)
        self.late = Gauge(
            "scholars_late_bots", "Choices made at random for a bot that was late", registry=self.registry
        )

        self.seekers = Gauge("scholars_seekers", "People who look for a game", registry=self.registry)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
