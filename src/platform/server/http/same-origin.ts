import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'
import type { SiteHosts } from './site-hosts.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must be addressed to this site and come from one of its pages. One without
 * Origin and Sec-Fetch-Site comes from a program and passes if it has no session cookie, which only browsers
 * send automatically.
 */
export function requireSameOrigin(options: { hosts: SiteHosts; sessionCookie: RegExp }) {
  return createMiddleware(async (c, next) => {
    if (readingMethods.has(c.req.method)) return next()
    const host = c.req.header('host')
    // Only missing without a server, as in tests: Node rejects a request without it.
    if (host !== undefined && !options.hosts.knowsHost(host.toLowerCase()))
      throw new AppError('INVALID_ARGUMENT', 'This site is not available under that host name.', {
        httpStatus: 421,
      })
    if (!isAllowed((name) => c.req.header(name), options))
      throw new AppError('PERMISSION_DENIED', 'This request did not come from a page of this site.')
    return next()
  })
}

type Header = (name: string) => string | undefined

function isAllowed(
  header: Header,
  { hosts, sessionCookie }: { hosts: SiteHosts; sessionCookie: RegExp },
): boolean {
  const origin = header('origin')
  if (origin !== undefined) return hosts.knowsOrigin(origin, header('host')?.toLowerCase())
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return !sessionCookie.test(header('cookie') ?? '')
}
