import { BlockList, isIP, isIPv6 } from 'node:net'

/** True for an IP address or a range such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

/**
 * The client's address: the socket's, or behind a trusted proxy the nearest forwarded address that is not a
 * trusted proxy. Anything further left in the header is client input and ignored.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return {
    isTrusted: (socketAddress: string | undefined) => isTrusted(unmap(socketAddress)),
    of(socketAddress: string | undefined, forwardedFor: string | undefined): string {
      let address = unmap(socketAddress)
      const hops = forwardedFor?.split(',').map((hop) => unmap(hop.trim())) ?? []
      while (hops.length > 0 && isTrusted(address)) {
        const previous = hops.pop() ?? ''
        if (isIP(previous) === 0) break
        address = previous
      }
      return address
    },
  }
}

export type ClientAddress = ReturnType<typeof createClientAddress>

/** Identifies one client: an IPv4 address, or the IPv6 /64 that a household or host is given. */
export function clientGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':') + '::/64'
}

const unmap = (address = '') => address.replace(/^::ffff:(?=\d+\.)/i, '')
