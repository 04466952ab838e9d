/**
 * Prevents open redirects: returns the target only if its path is a known page, which excludes other hosts,
 * schemes and disguised paths. Query and fragment are kept.
 */
export function safeReturnTarget(text: unknown, pagePaths: readonly string[]): string | undefined {
  if (typeof text !== 'string' || text.length > maxLength || !/^\/(?![/\\])/.test(text)) return undefined
  // Browsers strip tabs and line breaks from URLs and read a backslash as a slash.
  if (hasTrick.test(text)) return undefined
  const path = /^[^?#]*/.exec(text)?.[0] ?? ''
  return pagePaths.includes(path) ? text : undefined
}

const maxLength = 2000
// oxlint-disable-next-line no-control-regex -- detecting control characters is the purpose
const hasTrick = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/
