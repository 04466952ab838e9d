import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'
import type { SiteHosts } from './site-hosts.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must be meant for this site and come from a page of it. One with neither Origin nor
 * Sec-Fetch-Site comes from a program; it passes as long as it carries no session cookie, which only a browser would send by itself.
 */
export function requireSameOrigin(options: { hosts: SiteHosts; sessionCookie: RegExp }) {
  return createMiddleware(async (c, next) => {
    if (readingMethods.has(c.req.method)) return next()
    const host = c.req.header('host')
    // Missing only where no server is in front, as in tests: Node refuses a request without one.
    if (host !== undefined && !options.hosts.knowsHost(host.toLowerCase()))
      throw new AppError('INVALID_ARGUMENT', 'This site is not known by that name.', { httpStatus: 421 })
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
