"""The log: JSON objects for programs, sentences for people.

Addresses of tables and seats are secrets: the log has routes, never paths.
"""

import json
import logging
import time

STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def extras(record: logging.LogRecord) -> dict[str, object]:
    """The fields that were logged with the message (`extra=`)."""
    return {name: value for name, value in record.__dict__.items() if name not in STANDARD}


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        line |= {"from": record.name, "says": record.getMessage(), **extras(record)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class SentenceFormatter(logging.Formatter):
    """One sentence a line, and below it the trace of an error.

    >>> bot = logging.makeLogRecord({"msg": "a bot did not answer", "levelno": 30, "levelname": "WARNING", "seat": 2})
    >>> SentenceFormatter().format(bot)[len("12:30:00 "):]
    'warning: a bot did not answer (seat 2)'
    """

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = f"{record.levelname.lower()}: " if record.levelno >= logging.WARNING else ""
        more = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in extras(record).items())
        sentence = f"{clock} {level}{record.getMessage().strip()}{f' ({more})' if more else ''}"
        return f"{sentence}\n{self.formatException(record.exc_info)}" if record.exc_info else sentence


def configuration(level: str, form: str) -> dict[str, object]:
    """For uvicorn, which configures the log of each process with it. The text form leaves out uvicorn's own news."""
    formatter = {"json": JsonFormatter, "text": SentenceFormatter}[form]
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": formatter}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "tabledhote": {"level": level, "handlers": ["lines"], "propagate": False},
            "uvicorn": {"level": "INFO" if form == "json" else "WARNING", "handlers": ["lines"], "propagate": False},
        },
    }
