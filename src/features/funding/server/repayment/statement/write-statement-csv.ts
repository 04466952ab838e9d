import { byteOrderMark, csvLine } from '#platform/common/csv.ts'
import { statementTexts as texts } from '../../../contract/statement-texts.ts'
import type { Statement } from '../../../contract/statements.ts'
import { moneyLabels } from '../../../contract/pledge-texts.ts'
import { sumSides } from '../../../domain/build-statement.ts'
import { formatAmount, writeCents } from '../../../domain/money.ts'

/** Amounts are never negative, because spreadsheets get cells that begin with a minus as text. */
export function writeStatementCsv(statement: Statement): string {
  const { currency, mode, title, pledgedMinor: minor } = statement
  const money = (amount: number | null) => (amount === null ? '' : writeCents(amount))
  const lines = statement.lines.map((line) => [
    line.at.slice(0, 10),
    texts.events[line.event],
    line.month === null ? '' : String(line.month),
    money(line.revenueMinor),
    line.sharePercent === null ? '' : String(line.sharePercent),
    money(line.sharedMinor),
    money(line.outMinor),
    money(line.inMinor),
    money(line.leftMinor),
    currency,
    line.event === 'pledge' ? texts.pledgeNote(formatAmount({ minor, currency })) : line.reason,
  ])
  const { outMinor, inMinor } = sumSides(statement.lines)
  const totals = [money(outMinor), money(inMinor), money(statement.leftMinor)]
  const note = moneyLabels[mode] === '' ? title : `${title} (${moneyLabels[mode]})`
  return (
    byteOrderMark +
    [
      texts.columns,
      ...lines,
      [statement.madeAt.slice(0, 10), texts.total, '', '', '', '', ...totals, currency, note],
    ]
      .map(csvLine)
      .join('')
  )
}
