/** First in the file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a file that a spreadsheet opens: every cell in quotes, none of them a formula. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => csvCell(textOf(cell))).join(',')}\r\n`
}

const csvCell = (text: string) => `"${disarm(text).replaceAll('"', '""')}"`

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'string' ? cell : JSON.stringify(cell)
}

/**
 * A spreadsheet takes for a formula what starts with one of these signs, also in their wide forms, also after blanks. Set to
 * another separator it cuts a cell at semicolons, tabs and line breaks, so what follows the last of those must not start one
 * either. An apostrophe in front makes it text.
 */
function disarm(text: string): string {
  return text.replace(formulaStart, "'")
}

// Looks ahead only where a cell may begin, and never past the next such place: one pass, however long the run of blanks.
const formulaStart = /(?<=^|[;\t\r\n\|])(?=[[\s\p{Cf}"']--[\t\r\n]]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gv
