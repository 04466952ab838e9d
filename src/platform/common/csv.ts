/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One CSV line with every cell quoted and formulas escaped. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => csvCell(textOf(cell))).join(',')}\r\n`
}

const csvCell = (text: string) => `"${disarm(text).replaceAll('"', '""')}"`

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

/**
 * Spreadsheets treat a cell as a formula if it starts with one of these characters, even full-width or after
 * whitespace. With other separators they split cells at semicolons, tabs and line breaks, so text after those
 * is escaped as well. A leading apostrophe makes it plain text.
 */
function disarm(text: string): string {
  return text.replace(formulaStart, "'")
}

// The lookahead never crosses the next possible cell start, so matching is linear even in long runs of
// whitespace.
const formulaStart = /(?<=^|[;\t\r\n\|])(?=[[\s\p{Cf}"']--[\t\r\n]]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gv
