import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startBuiltServer, type DatabaseKind } from '../e2e/support/built-server.ts'
import { createPartitions } from '../src/features/analytics/server/partitions.store.ts'
import { connectDatabase } from '../src/platform/server/database/database.ts'
import { migrateDatabase } from '../src/platform/server/database/migrate.ts'
import { cookieFrom } from '../src/testing/cookie-from.ts'
import { startPostgres } from '../src/testing/real-postgres.ts'
import { measureRate } from './load.ts'
import { atLeast, atMost, median, type Figure } from './measure.ts'

const rounds = 3
const seconds = 4
const connections = 32
const perRequest = 10
const wantedShare = 0.4

/**
 * Events acknowledged with 202 per second, ten per request over 32 connections, compared with multi-row
 * inserts of the same rows on one connection without HTTP, checks or counters. Every acknowledged event must
 * be counted within three seconds.
 */
export async function measureAnalyticsIngest(): Promise<Figure[]> {
  return [...(await measureOn('postgres')), ...(await measureOn('pglite'))]
}

async function measureOn(kind: DatabaseKind): Promise<Figure[]> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const settings = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn', ADMIN_PASSWORD: 'bench-password' }
  const server = await startBuiltServer(kind, settings)
  const bare = await openBareDatabase(postgres?.url)
  const [rates, inserts, latencies]: [number[], number[], number[]] = [[], [], []]
  let acknowledged = 0
  const load = async (duration: number) => {
    const rate = await measureRate({
      url: server.url,
      seconds: duration,
      connections,
      status: 202,
      nextRequest: nextBatch,
      onResponse: (ms) => {
        latencies.push(ms)
        acknowledged += perRequest
      },
    })
    return rate * perRequest
  }
  try {
    await load(2)
    latencies.length = 0
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      inserts.push(await bare.insert(seconds))
      rates.push(await load(seconds))
    }
    const p99 = percentile(latencies, 0.99)
    const { counted, seconds: delay } = await countAll(server.url, acknowledged)
    const perSecond = (value: number) => `${Math.round(value)} events/s`
    return [
      atLeast(
        `events stored on ${kind} against ${wantedShare * 100}% of plain inserts (${Math.round(median(inserts))}/s)`,
        median(rates),
        wantedShare * median(inserts),
        perSecond,
      ),
      atMost(`event batch on ${kind}, 99th percentile`, p99, 100, (value) => `${value.toFixed(1)} ms`),
      atMost(
        `acknowledged events never counted on ${kind}`,
        Math.max(0, acknowledged - counted),
        0,
        (value) => `${value} of ${acknowledged}`,
      ),
      atMost(`time until every event is counted on ${kind}`, delay, 3, (value) => `${value.toFixed(2)} s`),
    ]
  } finally {
    await bare.close()
    await server.stop()
    await postgres?.stop()
  }
}

const pages = ['/', '/about', '/contact', '/waitlist', '/ai-tools', '/ai-tools/script-generator']
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
let made = 0

function nextEvent() {
  const number = ++made
  return {
    id: randomUUID(),
    type: number % 3 ? 'page_view' : 'button_click',
    sessionId: `session-${Math.floor(number / 20)}`,
    timestamp: Date.now(),
    pageUrl: pages[number % pages.length] ?? '/',
    pageTitle: 'Crovest: Invest in Creators. Earn Real Returns.',
    referrer: 'https://search.example/',
    userAgent: agent,
    viewport: { width: 1440, height: 900 },
    variantId: 'C',
    ...(number % 3 === 0 && {
      name: `button ${number % 20}`,
      category: 'cta',
      text: 'AI Tools',
      action: 'click',
    }),
  }
}

function nextBatch(): string {
  const body = JSON.stringify({ events: Array.from({ length: perRequest }, nextEvent) })
  return [
    'POST /api/analytics HTTP/1.1',
    'host: bench',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `user-agent: ${agent}`,
    '',
    body,
  ].join('\r\n')
}

/** Asks until everything is counted, for at most ten seconds. */
async function countAll(url: string, wanted: number) {
  const started = performance.now()
  const cookie = await signIn(url)
  for (;;) {
    const counted = await countEvents(url, cookie)
    const passed = (performance.now() - started) / 1000
    if (counted >= wanted || passed > 10) return { counted, seconds: passed }
  }
}

async function signIn(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@crovest.local', password: 'bench-password' }),
  })
  return cookieFrom(signedIn).cookie
}

async function countEvents(url: string, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/analytics?window=24h`, { headers: { cookie } })
  const { eventTypes } = (await response.json()) as { eventTypes: { count: number }[] }
  return eventTypes.reduce((sum, { count }) => sum + count, 0)
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

const columns = ['id', 'type', 'session_id', 'page', 'variant', 'name', 'category', 'happened_at', 'details']
const rowsAtOnce = 1000

async function openBareDatabase(databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'crovest-bench-'))
  const database = await connectDatabase({
    databaseUrl,
    dataDir,
    onCrash: (error) => {
      throw error
    },
  })
  await migrateDatabase(database, () => createPartitions(database, Date.now()))
  const client = databaseUrl === undefined ? undefined : new pg.Client(databaseUrl)
  await client?.connect()
  const places = Array.from({ length: rowsAtOnce }, (_, row) => {
    const values = columns.map((_column, index) => `$${row * columns.length + index + 1}`)
    return `(${values.join(',')})`
  })
  const text = `insert into analytics_events (${columns.join(',')}) values ${places.join(',')}`
  return {
    async insert(duration: number): Promise<number> {
      const started = performance.now()
      let rows = 0
      while (performance.now() - started < duration * 1000) {
        const values = Array.from({ length: rowsAtOnce }, nextEvent).flatMap((event) => {
          const { id, type, sessionId, timestamp, pageUrl, variantId, name, category, ...details } = event
          return [id, type, sessionId, pageUrl, variantId, name, category, new Date(timestamp), details]
        })
        await (client ?? database.pool).query({ name: 'bare', text, values })
        rows += rowsAtOnce
      }
      return (rows / (performance.now() - started)) * 1000
    },
    async close() {
      await client?.end()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
