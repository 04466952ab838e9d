/**
 * The target as a path of this site, or nothing. Only known pages count: what the browser would read as another host, another
 * scheme or a path in disguise is not among them. A query and a fragment travel along.
 */
export function safeReturnTarget(text: unknown, knownPaths: readonly string[]): string | undefined {
  if (typeof text !== 'string' || text.length > longest || !/^\/(?![/\\])/.test(text)) return undefined
  // Browsers drop tabs and line breaks out of an address, and read a backslash as a slash.
  if (hasTrick.test(text)) return undefined
  const path = /^[^?#]*/.exec(text)?.[0] ?? ''
  return knownPaths.includes(path) ? text : undefined
}

const longest = 2000
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const hasTrick = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/
