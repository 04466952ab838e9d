import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must come from a page of this site. One with neither Origin nor Sec-Fetch-Site comes
 * from a program; it passes as long as it carries no session cookie, which only a browser would send by itself.
 */
export function requireSameOrigin(options: { siteUrl: string | undefined; sessionCookie: RegExp }) {
  return createMiddleware(async (c, next) => {
    const verdict = readingMethods.has(c.req.method) || isAllowed((name) => c.req.header(name), options)
    if (!verdict)
      throw new AppError('PERMISSION_DENIED', 'This request did not come from a page of this site.')
    await next()
  })
}

type Header = (name: string) => string | undefined

function isAllowed(
  header: Header,
  { siteUrl, sessionCookie }: { siteUrl: string | undefined; sessionCookie: RegExp },
) {
  const origin = header('origin')
  if (origin !== undefined) return origin === siteUrl || isHost(URL.parse(origin)?.host, header('host'))
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return !sessionCookie.test(header('cookie') ?? '')
}

// Neither may be missing: an origin that hides itself is `null`, and is not the same as no host.
const isHost = (asking: string | undefined, asked: string | undefined) =>
  asking !== undefined && asking === asked
