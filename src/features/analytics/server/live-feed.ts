import type { Database } from '#platform/server/database/database.ts'
import type { LiveCounts, ReportWindow } from '../contract/reports.ts'

import { windowAt } from '../domain/cover-window.ts'
import { sumCounters } from './counters.store.ts'
import type { RollUp } from './roll-up.ts'

type Watcher = {
  window: ReportWindow
  send: (text: string) => void
  end: () => void
  last: string
  sentAt: number
}

export type LiveFeed = ReturnType<typeof createLiveFeed>

type Deps = { database: Database; rollUp: Pick<RollUp, 'now'>; isStopping: () => boolean }

const tickMs = 1000
const silenceMs = 20_000

/**
 * Pushes a window's counts to its watchers when they change, and does nothing without watchers. Only this
 * process writes to the embedded database, so it is queried only after a write; a shared one may be written
 * by other processes and is queried every second tick.
 */
export function createLiveFeed({ database, rollUp, isStopping }: Deps) {
  const watchers = new Set<Watcher>()
  let isDirty = true
  let isTicking = false
  let ticks = 0
  let timer: NodeJS.Timeout | undefined

  function watch(watcher: Pick<Watcher, 'window' | 'send' | 'end'>): () => void {
    const entry = { ...watcher, last: '', sentAt: 0 }
    watchers.add(entry)
    isDirty = true
    // A running tick schedules the next one itself: two beside each other could push older counts last.
    if (!isTicking) schedule(0)
    return () => void watchers.delete(entry)
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms).unref()
  }

  async function run() {
    isTicking = true
    const known = new Set(watchers)
    await tick().finally(() => (isTicking = false))
    const hasJoined = [...watchers].some((watcher) => !known.has(watcher))
    if (watchers.size > 0) schedule(hasJoined ? 0 : tickMs)
  }

  async function tick() {
    for (const watcher of watchers)
      if (isStopping()) {
        watchers.delete(watcher)
        watcher.end()
      }
    if (watchers.size === 0) return
    ticks++
    const mayHaveChanged = isDirty || (database.kind === 'postgres' && ticks % 2 === 0)
    if (mayHaveChanged) await publish()
    for (const watcher of watchers) if (Date.now() - watcher.sentAt > silenceMs) push(watcher, ':\n\n')
  }

  async function publish() {
    isDirty = false
    await rollUp.now()
    // After the pass, or counts of an hour that began during it would be missed.
    const now = Date.now()
    const texts = new Map<ReportWindow, string>()
    for (const watcher of watchers) {
      const text = texts.get(watcher.window) ?? (await readCounts(watcher.window, now))
      if (text === undefined) return
      texts.set(watcher.window, text)
      if (text === watcher.last) continue
      watcher.last = text
      push(watcher, `data: ${text}\n\n`)
    }
  }

  function push(watcher: Watcher, text: string) {
    // The watcher may have left during the query, and its stream is closed.
    if (!watchers.has(watcher)) return
    watcher.sentAt = Date.now()
    watcher.send(text)
  }

  // Returns undefined if the database is briefly unavailable; the next tick tries again.
  async function readCounts(window: ReportWindow, now: number): Promise<string | undefined> {
    try {
      const sums = await sumCounters(database.db, ['total'], windowAt(window, now).current)
      const of = (key: string) => sums.find((sum) => sum.key === key)?.count ?? 0
      const counts: LiveCounts = {
        views: of('views'),
        visitors: of('visitors'),
        sessions: of('sessions'),
        clicks: of('clicks'),
        conversions: of('conversions'),
      }
      return JSON.stringify(counts)
    } catch {
      isDirty = true
      return undefined
    }
  }

  return { watch, noteChange: () => void (isDirty = true) }
}
