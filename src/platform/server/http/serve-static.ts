import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '../metrics.ts'
import { chooseEncoding } from './compress.ts'
import { nextRequestId } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteFile } from './site-files.ts'

type Site = {
  /** Served over TLS. */
  secure: boolean
  files: ReadonlyMap<string, SiteFile>
  metrics: Metrics
  /** The path that replaces a path without a page, if any. */
  redirect?: (path: string) => string | undefined
  /** Rendered by the router for each request. */
  isDynamic?: (path: string) => boolean
  /** Names and values that every page gets besides its own. */
  pageHeaders?: () => readonly string[]
}

/**
 * Serves pages and files of the site from memory, bypassing the API router, and returns whether it did. An
 * unknown path gets the 404 page with its status.
 */
export function createSite({ secure, files, metrics, redirect, isDynamic, pageHeaders }: Site) {
  const notFound = files.get('/404')

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    if (path.startsWith('/api/') || path === '/api' || path === '/metrics' || isDynamic?.(path)) return false

    const file = path === '/404' ? undefined : files.get(path)
    if (file) return send(request, response, file, 200)
    // Only to existing pages, because `//evil.example/` would redirect to another site.
    const bare = path.endsWith('/') ? path.slice(0, -1) : ''
    if (files.has(bare)) return sendRedirect(response, 308, bare + (end < 0 ? '' : url.slice(end)))
    const elsewhere = redirect?.(path)
    if (elsewhere !== undefined) return sendRedirect(response, 302, elsewhere)
    if (notFound && !prefersJson(request)) return send(request, response, notFound, 404)
    return false
  }

  function sendRedirect(response: ServerResponse, status: 302 | 308, location: string): true {
    response.writeHead(status, { ...securityHeaders({ secure }), location }).end()
    return true
  }

  function send(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404): true {
    const fresh = status === 200 && request.headers['if-none-match']?.includes(file.etag)
    const { bodies } = file
    const body = bodies[chooseEncoding(request.headers['accept-encoding'], bodies)] ?? bodies.identity
    const more = ['x-request-id', nextRequestId(), ...((file.isPage && pageHeaders?.()) || [])]
    if (fresh) response.writeHead(304, [...file.headers, ...more]).end()
    else {
      response.writeHead(status, [...body.headers, ...more])
      if (request.method === 'HEAD') response.end()
      else response.end(body.bytes)
    }
    metrics.siteFileSent(fresh ? 304 : status)
    return true
  }
}

const prefersJson = (request: IncomingMessage) => /^application\/json\b/.test(request.headers.accept ?? '')
