import type { ByteRange } from '#platform/server/files/file-store.ts'

/**
 * A single range of bytes as browsers ask for it. Anything else, such as several ranges at once, is answered with the whole
 * file, as HTTP allows. 'The last n bytes' needs the size.
 */
export function parseRange(header: string | undefined, size: () => number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return { start: Math.max(0, size() - Number(last)) }
  return last === '' ? { start: Number(first) } : { start: Number(first), end: Number(last) }
}
