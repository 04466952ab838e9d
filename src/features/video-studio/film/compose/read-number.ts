/** '25,000', '25.000', '3.5' and '3,5' as numbers; a separator before exactly three digits groups thousands. */
export function parseNumber(text: string): { value: number; decimals: number } {
  if (/^\d{1,3}(?:[.,'’\u00a0]\d{3})+$/.test(text))
    return { value: Number(text.replaceAll(/\D/g, '')), decimals: 0 }
  const [, whole = text, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? []
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || '0'}`)
  return { value, decimals: fraction.length }
}

/** A number with its sign and unit, if the text is one. */
export function readAmount(text: string): { value: number; text: string } | undefined {
  const match = /^([$€£]?)(\d[\d.,'’]*\d|\d)\s?(\S{0,12})$/.exec(text.trim().replace(/[.,;:!?]$/, ''))
  return match ? { value: parseNumber(match[2]!).value, text: match[0] } : undefined
}
