import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Bytes = Buffer<ArrayBuffer>

export type Encoding = 'br' | 'gzip' | 'identity'

/** For what is compressed once and sent often. */
export function compress(identity: Bytes): Record<Encoding, Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  return { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity, { level: 9 }) }
}

// Written out, because this runs for every page: `br` or `gzip` as a word of the list, unless its quality is 0.
const takesBrotli = /(?:^|[ ,])br(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/
const takesGzip = /(?:^|[ ,])gzip(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** The smallest of what is there that the client takes. */
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
