import { isIP } from 'node:net'

type Settings = {
  /** The site's URL, configured or derived. */
  siteUrl: string
  /** Whether it was configured; a derived URL only says where the server listens. */
  isConfigured: boolean
  allowedHosts?: readonly string[]
}

export type SiteHosts = ReturnType<typeof createSiteHosts>

/** The host names of this server, and the origins of its own pages. */
export function createSiteHosts({ siteUrl, isConfigured, allowedHosts = [] }: Settings) {
  const named = new Set([new URL(siteUrl).host, ...allowedHosts])
  const isLocal = !isConfigured || isLoopback(new URL(siteUrl).host)
  return {
    /** The site is for this machine or network only. */
    isLocal,
    knowsHost: (host: string) => named.has(host) || isOutOfPublicNames(host),
    /**
     * Compares the whole origin, including the scheme. A local site may be reached under any name that public
     * DNS cannot point at it.
     */
    knowsOrigin: (origin: string, host: string | undefined) =>
      origin === siteUrl ||
      (isLocal && host !== undefined && origin === `http://${host}` && isOutOfPublicNames(host)),
  }
}

export const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host)

// An attacker's domain can resolve to this server (DNS rebinding), but no attacker owns an IP address or a
// name without a dot.
function isOutOfPublicNames(host: string): boolean {
  const name = host.replace(/:\d+$/, '')
  return /^[\w-]+$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}
