import type { AuditEntry } from '../contract/audit.ts'

/** What changed, in words: 'window: 30d', 'status: open → done'. */
export function describeDetails({ before, after, notesChanged, ...rest }: AuditEntry['details']): string[] {
  return [
    ...describeChange(before, after),
    ...(notesChanged ? ['notes changed'] : []),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${describeValue(value)}`),
  ]
}

function describeChange(before: unknown, after: unknown): string[] {
  if (before === undefined && after === undefined) return []
  if (!isRecord(before) || !isRecord(after)) return [`${describeValue(before)} → ${describeValue(after)}`]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].map((name) => `${name}: ${describeValue(before[name])} → ${describeValue(after[name])}`)
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(describeValue).join(', ')
  if (!isRecord(value)) return `${value as string | number}`
  return Object.entries(value)
    .map(([name, each]) => `${name} ${describeValue(each)}`)
    .join(', ')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
