import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Bytes = Buffer<ArrayBuffer>

export type Encoding = 'br' | 'gzip' | 'identity'

/** For content that is compressed once and sent often. */
export function compress(identity: Bytes): Record<Encoding, Bytes> {
  const params = {
    // The highest quality makes pages 1% smaller and takes ten times as long, at each start.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  return { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity, { level: 9 }) }
}

// A hand-written check for `br` or `gzip` with a quality other than 0, because this runs for every page.
const takesBrotli = /(?:^|[ ,])br(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/
const takesGzip = /(?:^|[ ,])gzip(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** The smallest available encoding that the client accepts. */
export function chooseEncoding(
  accepted: string | undefined,
  has: { br?: unknown; gzip?: unknown },
): Encoding {
  if (accepted === undefined) return 'identity'
  if (has.br && takesBrotli.test(accepted)) return 'br'
  if (has.gzip && takesGzip.test(accepted)) return 'gzip'
  return 'identity'
}

export const etagOf = (content: Buffer) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
