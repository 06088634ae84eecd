"""The rules ledger as the browser gets it."""

from scholars import ledger
from scholars.server.wire import protocol


def rule_book() -> protocol.RuleBook:
    """Every rule, in the order of the ledger."""
    return protocol.RuleBook(
        rules=[
            protocol.RuleTold(
                id=rule.id,
                section=rule.section,
                title=rule.title,
                statement=rule.statement,
                ruling=ledger.Mark.RULING in rule.marks,
            )
            for rule in ledger.rules()
        ]
    )
