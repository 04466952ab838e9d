/**
 * Which features may import which. `whole`: the other feature's entry points and contract. `contract`: its
 * contract only. Every feature must be listed here, and only listed imports are allowed.
 */
export const featureTable: FeatureTable = {
  audit: {},
  ledger: {},
  accounts: { audit: 'whole' },
  payments: { accounts: 'whole', audit: 'whole', ledger: 'contract' },
  analytics: { accounts: 'whole', audit: 'whole' },
  experiments: { accounts: 'whole', analytics: 'whole', audit: 'whole' },
  'creator-profile': { accounts: 'whole' },
  // A finished film can be the cover of a campaign, and its public pages share the layout of plain forms.
  funding: {
    accounts: 'whole',
    audit: 'whole',
    ledger: 'whole',
    payments: 'whole',
    forms: 'whole',
    'video-studio': 'whole',
  },
  forms: { accounts: 'whole', analytics: 'whole' },
  inbox: { accounts: 'whole', audit: 'whole', forms: 'whole' },
  launch: { accounts: 'whole', audit: 'whole', forms: 'whole' },
  broadcasts: { accounts: 'whole', audit: 'whole', forms: 'whole' },
  // Tool feedback and 'Notify me' are forms.
  'tools-hub': { accounts: 'whole', 'creator-profile': 'whole', analytics: 'whole', forms: 'whole' },
  'video-studio': { accounts: 'whole', 'creator-profile': 'whole' },
  // A script can become a video, and shows a preview of it.
  'script-studio': { accounts: 'whole', 'creator-profile': 'whole', 'video-studio': 'whole' },
  // The privacy page lists what every feature stores.
  'public-site': {
    accounts: 'whole',
    forms: 'whole',
    analytics: 'whole',
    experiments: 'contract',
    funding: 'whole',
    audit: 'contract',
    ledger: 'contract',
    payments: 'contract',
    launch: 'whole',
    broadcasts: 'contract',
    inbox: 'contract',
    'creator-profile': 'contract',
    'script-studio': 'contract',
    'video-studio': 'whole',
  },
  admin: {
    accounts: 'whole',
    audit: 'whole',
    inbox: 'whole',
    launch: 'whole',
    broadcasts: 'whole',
    analytics: 'whole',
    experiments: 'whole',
    funding: 'whole',
  },
}

export type FeatureTable = Record<string, Record<string, 'whole' | 'contract'>>

/** The table as ARCHITECTURE.md quotes it. */
export function renderFeatureTable(table: FeatureTable = featureTable): string {
  const lines = Object.entries(table).map(([feature, others]) => {
    const names = Object.entries(others).map(([name, part]) =>
      part === 'contract' ? `${name} (contract only)` : name,
    )
    return `${feature} → ${names.join(', ') || 'nothing'}`
  })
  return ['```feature-table', ...lines, '```'].join('\n')
}

/** The features of one cycle in order, or undefined if there is none. */
export function findCycle(table: FeatureTable): string[] | undefined {
  for (const start of Object.keys(table)) {
    const cycle = walk(table, [start])
    if (cycle) return cycle
  }
  return undefined
}

function walk(table: FeatureTable, path: string[]): string[] | undefined {
  for (const next of Object.keys(table[path.at(-1) ?? ''] ?? {})) {
    const seenAt = path.indexOf(next)
    if (seenAt >= 0) return [...path.slice(seenAt), next]
    const cycle = walk(table, [...path, next])
    if (cycle) return cycle
  }
  return undefined
}
