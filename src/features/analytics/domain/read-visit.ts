/** What the request's headers tell about a visit. Neither the address nor the whole user agent is stored here. */
export type Visit = {
  /** A hash that changes every day. */
  visitor: string
  /** The site's own host, which is no referrer. */
  host: string
  device: 'phone' | 'tablet' | 'desktop'
  browser: string
  /** The code of the country, if the operator has supplied a list of addresses. */
  country: string | undefined
}

export function readAgent(agent: string): Pick<Visit, 'device' | 'browser'> {
  return {
    device: devicePatterns.find(([pattern]) => pattern.test(agent))?.[1] ?? 'desktop',
    browser: browserPatterns.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Other',
  }
}

/** Also understood by PostgreSQL, which reads the user agents of older events. */
export const devicePatterns: readonly (readonly [RegExp, Visit['device']])[] = [
  [/iPad|Tablet|PlayBook|Silk/, 'tablet'],
  [/iPhone|iPod|Mobile/, 'phone'],
  [/Android/, 'tablet'],
]

// In this order, because most browsers also carry the names of older ones.
export const browserPatterns: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]
