import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer, type DatabaseKind } from '../e2e/support/built-server.ts'
import { connectDatabase } from '../src/platform/server/database/database.ts'
import { migrateDatabase } from '../src/platform/server/database/migrate.ts'
import { startPostgres } from '../src/testing/real-postgres.ts'
import { measureRate } from './load.ts'
import { atLeast, median, type Figure } from './measure.ts'

const rounds = 3
const seconds = 4
const atOnce = { pglite: 16, postgres: 40 }
const wanted = { pglite: 300, postgres: 1500 }

/**
 * Waitlist posts acknowledged with 201 per second, each by another person from another address, compared with
 * a bare insert of the same row through the same driver.
 */
export async function measureFormPosts(): Promise<Figure[]> {
  return [...(await measureOn('pglite')), ...(await measureOn('postgres'))]
}

async function measureOn(kind: DatabaseKind): Promise<Figure[]> {
  const server = await startBuiltServer(kind, {
    RATE_LIMIT_SCALE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  })
  const bare = await openBareDatabase(kind)
  try {
    const [posts, inserts]: [number[], number[]] = [[], []]
    await post(server.url, kind, 2)
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      inserts.push(await bare.insert(seconds))
      posts.push(await post(server.url, kind, seconds))
    }
    const share = (median(posts) / median(inserts)).toFixed(2)
    const what = `form posts on ${kind} (${share} of ${Math.round(median(inserts))} bare inserts/s)`
    return [atLeast(what, median(posts), wanted[kind], (value) => `${Math.round(value)} rows/s`)]
  } finally {
    await bare.close()
    await server.stop()
  }
}

const post = (url: string, kind: DatabaseKind, duration: number) =>
  measureRate({ url, seconds: duration, connections: atOnce[kind], status: 201, nextRequest: nextPost })

let people = 0

function nextPost(): string {
  const person = ++people
  const body = JSON.stringify({
    userType: 'creators',
    contentType: 'youtube',
    fundingTarget: '5k-15k',
    email: `person-${person}@example.org`,
  })
  return [
    'POST /api/forms/waitlist HTTP/1.1',
    'host: bench',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `idempotency-key: ${randomUUID()}`,
    `x-forwarded-for: 10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
    '',
    body,
  ].join('\r\n')
}

async function openBareDatabase(kind: DatabaseKind) {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'crovest-bench-'))
  const database = await connectDatabase({
    databaseUrl: postgres?.url,
    dataDir,
    onCrash: (error) => {
      throw error
    },
  })
  await migrateDatabase(database, () => Promise.resolve())
  const statement = `insert into waitlist_submissions
    (form_type, email, email_key, user_type, content_type, funding_target, idempotency_key)
    values ('waitlist', $1, $1, 'creators', 'youtube', '5k-15k', $2)`
  return {
    async insert(duration: number): Promise<number> {
      const end = performance.now() + duration * 1000
      let rows = 0
      const write = async () => {
        while (performance.now() < end) {
          await database.pool.query(statement, [`${randomUUID()}@example.org`, randomUUID()])
          rows++
        }
      }
      await Promise.all(Array.from({ length: atOnce[kind] }, write))
      return rows / duration
    },
    async close() {
      await database.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
