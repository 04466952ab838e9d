import type { AnalyticsReport } from '../contract/reports.ts'
import { splitKey, type CounterKind } from './counters.ts'
import type { Reading } from './reading.ts'

const maxNames = 50

/** Where visits came from, where they started and ended, and with which devices. */
export function composeVisits(read: Reading): AnalyticsReport['visits'] {
  const named = (kind: CounterKind) =>
    read
      .ranked(kind)
      .slice(0, maxNames)
      .map(({ key, ...numbers }) => ({ name: key, ...numbers }))
  const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)
  return {
    known: {
      count: sum(read.of('entry')),
      ...(read.isCompared && { before: sum(read.ofBefore('entry')) }),
    },
    bounces: read.compare('total', 'bounces'),
    sources: named('source'),
    campaigns: read
      .ranked('campaign')
      .slice(0, maxNames)
      .map(({ key, ...numbers }) => {
        const [source = '', medium = '', campaign = ''] = splitKey(key)
        return { source, medium, campaign, ...numbers }
      }),
    entryPages: named('entry'),
    exitPages: named('exit'),
    devices: named('device'),
    browsers: named('browser'),
    countries: named('country'),
  }
}
