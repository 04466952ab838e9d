import { createMiddleware } from 'hono/factory'

const contentPolicy = (scriptSources: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptSources}`,
    // For styles only: the dialog's scroll lock adds a style element, and prerendered pages have style
    // attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers of every response. `scriptHashes` allow a page's inline scripts by their content. */
export function securityHeaders(options: {
  scriptHashes?: readonly string[]
  secure: boolean
}): Record<string, string> {
  const sources = (options.scriptHashes ?? []).map((hash) => ` '${hash}'`).join('')
  return {
    'content-security-policy': contentPolicy(sources),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(options.secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** For API responses, which are not cached unless the route says so. */
export function secureResponses(secure: boolean) {
  const headers = Object.entries({ ...securityHeaders({ secure }), 'cache-control': 'no-store' })
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
}
