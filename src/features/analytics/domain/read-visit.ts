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
  return { device: deviceOf(agent), browser: browsers.find(([word]) => word.test(agent))?.[1] ?? 'Other' }
}

function deviceOf(agent: string): Visit['device'] {
  if (/iPad|Tablet|PlayBook|Silk/.test(agent)) return 'tablet'
  if (/iPhone|iPod|Mobile/.test(agent)) return 'phone'
  return agent.includes('Android') ? 'tablet' : 'desktop'
}

// In this order, because most browsers also carry the names of older ones.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]
