const maxHtmlLength = 1_000_000

/**
 * The text of an HTML email. It is shown as text only, so a tag that slips through is visible but harmless.
 * Each step takes linear time, and what is too long is cut.
 */
export const htmlToText = (html: string): string =>
  decodeEntities(
    html
      .slice(0, maxHtmlLength)
      .replaceAll(hiddenElement, '')
      .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
      .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)\b[^<>]*>/gi, '\n')
      .replaceAll(/<[a-z!/?][^<>]*>/gi, ''),
  )

/** Every opening tag matches, because an element that is never closed reaches to the end: no text is read twice. */
const hiddenElement = /<(script|style|head|title|template)(?=[\s/>]|$)[^]*?(?:<\/\1(?=[\s/>]|$)[^>]*>?|$)/gi

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
}

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return named[name] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : ''
  })

/** Without NUL and broken characters, with at most one blank line in a row, and not longer than `max`. */
export function tidyText(text: string, max: number): string {
  const lines = text
    .slice(0, max * 4)
    .toWellFormed()
    .replaceAll('\0', '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trimEnd())
  const kept = lines.filter((line, index) => line !== '' || lines[index - 1] !== '')
  return kept.join('\n').trim().slice(0, max).toWellFormed()
}

/** The new text of a reply, and the earlier conversation that the mail program appended. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n')
  const start = lines.findIndex((line, index) => isQuoteStart(line, lines.slice(index + 1, index + 4)))
  if (start <= 0) return { text, quoted: '' }
  return { text: lines.slice(0, start).join('\n').trim(), quoted: lines.slice(start).join('\n').trim() }
}

const isQuoteStart = (line: string, next: readonly string[]) =>
  line.startsWith('-----Original Message-----') ||
  (line.length < 200 && line.trimEnd().endsWith(':') && next.some((later) => later.startsWith('>'))) ||
  (line.startsWith('>') && (next[0] ?? '').startsWith('>'))
