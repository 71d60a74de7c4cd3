"""The log: one JSON object a line. Addresses of tables and seats are secrets, so routes are logged, never paths."""

import json
import logging
import time

USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower(), "from": record.name}
        line["says"] = record.getMessage()
        line |= {name: value for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configuration(level: str) -> dict[str, object]:
    """For uvicorn, which sets up the logs of each process with it."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "tabledhote.server.logs.Lines"}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "tabledhote": {"level": level, "handlers": ["lines"], "propagate": False},
            "uvicorn": {"level": "INFO", "handlers": ["lines"], "propagate": False},
        },
    }
