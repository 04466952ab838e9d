import { isIP } from 'node:net'

type Settings = {
  /** Where the site is reached, as configured or derived. */
  siteUrl: string
  /** Whether somebody configured it; a derived address only says where the server listens. */
  isConfigured: boolean
  allowedHosts?: readonly string[]
}

export type SiteHosts = ReturnType<typeof createSiteHosts>

/** Under which names this server is asked, and which pages are its own. */
export function createSiteHosts({ siteUrl, isConfigured, allowedHosts = [] }: Settings) {
  const named = new Set([new URL(siteUrl).host, ...allowedHosts])
  const isLocal = !isConfigured || isLoopback(new URL(siteUrl).host)
  return {
    /** The site is meant for this machine or network alone. */
    isLocal,
    knowsHost: (host: string) => named.has(host) || isOutOfPublicNames(host),
    /** The whole origin counts, the scheme too. A local site is reached under any name that public DNS cannot point at it. */
    knowsOrigin: (origin: string, host: string | undefined) =>
      origin === siteUrl ||
      (isLocal && host !== undefined && origin === `http://${host}` && isOutOfPublicNames(host)),
  }
}

export const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host)

// A page of a stranger can have its name lead here (DNS rebinding), but no stranger owns an IP address or a name without a dot.
function isOutOfPublicNames(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return /^[\w-]+$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}
