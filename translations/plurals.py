"""All texts with a number, for lupdate, which sees that only where the number is a literal.

Written by packaging/translations.py.
"""

# fmt: off
# ruff: noqa: E501, RUF100
from PySide6.QtCore import QCoreApplication

QCoreApplication.translate("Dates", "%n hour(s)", "how long something took", 0)
QCoreApplication.translate("Dates", "%n minute(s)", "how long something took", 0)
