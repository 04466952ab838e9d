import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { unknownOrigin } from '#platform/common/site-origin.ts'
import { compress, etagOf } from './compress.ts'
import { securityHeaders } from './security-headers.ts'

/** Headers as a flat list of names and values, which Node writes without processing. */
type HeaderList = string[]

type SiteBody = { bytes: Buffer; headers: HeaderList }

export type SiteFile = {
  etag: string
  isPage: boolean
  /** For a response without a body. */
  headers: HeaderList
  bodies: { identity: SiteBody; br?: SiteBody; gzip?: SiteBody }
}

/**
 * Every file of the built site in memory, by path: `/about` for `about/index.html`. Compressed at build and
 * hashed at startup; files that contain the site's origin are filled in and recompressed here.
 */
export function loadSiteFiles(folder: string, siteUrl: string): Map<string, SiteFile> {
  const secure = siteUrl.startsWith('https:')
  const files = new Map<string, SiteFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = contentTypes[extname(name)]
    if (type === undefined) continue
    const { identity, br, gzip } = readVersions(join(folder, name), siteUrl)
    const etag = etagOf(identity)
    const scriptHashes = type === htmlType ? hashInlineScripts(identity.toString()) : []
    const headers = Object.entries({
      ...securityHeaders({ scriptHashes, secure }),
      'content-type': type,
      'cache-control': cacheRule(name),
      etag,
      vary: 'accept-encoding',
    }).flat()
    const bodies = {
      identity: prepareBody(identity, headers),
      ...(br && { br: prepareBody(br, [...headers, 'content-encoding', 'br']) }),
      ...(gzip && { gzip: prepareBody(gzip, [...headers, 'content-encoding', 'gzip']) }),
    }
    files.set(addressOf(name), { etag, isPage: type === htmlType, headers, bodies })
  }
  return files
}

const prepareBody = (bytes: Buffer, headers: HeaderList): SiteBody => ({
  bytes,
  headers: [...headers, 'content-length', String(bytes.byteLength)],
})

type Versions = { identity: Buffer; br?: Buffer; gzip?: Buffer }

function readVersions(path: string, siteUrl: string): Versions {
  const built = readFileSync(path)
  if (namesTheSite.has(extname(path)) && built.includes(unknownOrigin)) {
    return compress(Buffer.from(built.toString().replaceAll(unknownOrigin, siteUrl)))
  }
  const br = readIfThere(`${path}.br`)
  const gzip = readIfThere(`${path}.gz`)
  return { identity: built, ...(br && { br }), ...(gzip && { gzip }) }
}

const namesTheSite = new Set(['.html', '.xml', '.txt'])

const htmlType = 'text/html; charset=utf-8'

const contentTypes: Record<string, string> = {
  '.html': htmlType,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'application/mp4',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.data': 'text/x-script',
}

const addressOf = (name: string) => `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`

// The content of a hashed name never changes; everything else is revalidated, usually with a 304.
const cacheRule = (name: string) =>
  name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)

function hashInlineScripts(html: string): string[] {
  const inlineScripts = html.split('</script>').slice(0, -1).flatMap(readInlineScript)
  return [
    ...new Set(inlineScripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)),
  ]
}

/** The inline content of a script tag; undefined for a script with a `src`. */
function readInlineScript(part: string): string[] {
  const tag = part.indexOf('<script')
  const start = tag < 0 ? -1 : part.indexOf('>', tag)
  return start < 0 || /\ssrc=/.test(part.slice(tag, start)) ? [] : [part.slice(start + 1)]
}
