import { buttonCategories, type ButtonCategory, type EventType } from '../contract/event-types.ts'
import type { ButtonReport, ReportWindow } from '../contract/reports.ts'

import { drawPoints, type Point } from './compose-analytics.ts'
import type { Span } from './cover-window.ts'
import { maxSteps, splitKey } from './counters.ts'
import { createReading, type Reading, type Sum } from './reading.ts'

type Step = {
  sessionId: string
  happenedAt: Date
  type: EventType
  page: string
  name: string | null
  tabName: string | null
}

type Material = {
  window: ReportWindow
  span: Span
  pointMs: number
  sums: readonly Sum[]
  sumsBefore: readonly Sum[]
  points: readonly Point[]
  steps: readonly Step[]
  isEmpty: boolean
}

const top = 10
const maxButtons = 500

export function composeButtons(material: Material): ButtonReport {
  const { window, sums, sumsBefore, steps, isEmpty } = material
  const read = createReading(sums, sumsBefore)
  const buttons = buttonsOf(read)
  const clicks = read.compare('total', 'clicks')
  const sessions = read.compare('total', 'sessions')
  const counts = (kind: 'category' | 'click-page') =>
    Object.fromEntries(read.ranked(kind).map(({ key, count }) => [key, count]))
  return {
    window,
    isEmpty,
    totalClicks: clicks.count,
    totalSessions: sessions.count,
    buttonCounts: Object.fromEntries(
      buttons.map(({ name, category, count }) => [`${name}_${category}`, count]),
    ),
    categoryCounts: counts('category'),
    pageCounts: counts('click-page'),
    lastUpdated: steps[0]?.happenedAt.toISOString() ?? null,
    clicks,
    sessions,
    points: drawPoints(material).map(({ at, clicks: pressed }) => ({ at, clicks: pressed })),
    buttons,
    topButtons: buttons.slice(0, top).map(({ name, category, count }) => ({ name, category, count })),
    ...movesOf(read),
    recentSessions: recentSessions(steps),
  }
}

const buttonsOf = (read: Reading) =>
  read
    .ranked('button')
    .slice(0, maxButtons)
    .map(({ key, ...numbers }) => {
      const [name = '', category] = splitKey(key)
      return { name, category: categoryOf(category), ...numbers }
    })

const categoryOf = (text: string | undefined): ButtonCategory =>
  buttonCategories.find((category) => category === text) ?? 'other'

function movesOf(read: Reading) {
  const moves = read.ranked('transition').map(({ key, count }) => {
    const [step = '', from = '', to = ''] = splitKey(key)
    return { step: Number(step), from, to, count }
  })
  const pairs = new Map<string, { from: string; to: string; count: number }>()
  for (const { from, to, count } of moves) {
    const pair = pairs.get(`${from} ${to}`) ?? { from, to, count: 0 }
    pair.count += count
    pairs.set(`${from} ${to}`, pair)
  }
  const byCount = (a: { count: number; from: string }, b: { count: number; from: string }) =>
    b.count - a.count || a.from.localeCompare(b.from)
  return {
    topTransitions: [...pairs.values()].toSorted(byCount).slice(0, top),
    flow: moves.filter(({ step }) => step < maxSteps),
  }
}

/** The most recently active sessions with their steps in order. */
function recentSessions(steps: readonly Step[]): ButtonReport['recentSessions'] {
  return [...Map.groupBy(steps, ({ sessionId }) => sessionId)].slice(0, top).map(([sessionId, taken]) => ({
    sessionId,
    steps: taken.toReversed().map(({ happenedAt, type, page, name, tabName }) => ({
      at: happenedAt.toISOString(),
      type,
      page,
      name: name ?? tabName ?? '',
    })),
  }))
}
