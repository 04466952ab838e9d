import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from '#testing/faults/tcp-proxy.ts'
import { createDatabase } from '#testing/real-postgres.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { connectDatabase, type Database } from './database.ts'

// The embedded database only fails together with the process. `npm run faults -- postgres` covers the built
// server.
describe('a PostgreSQL that', () => {
  let running: TestApp
  let proxy: TcpProxy
  let direct: string
  let admin: Record<string, string>
  beforeAll(async () => {
    direct = await createDatabase(inject('postgresUrl'))
    proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(direct).port) })
    running = await startTestApp({ DATABASE_URL: through(proxy) })
    admin = await cookieOf(running, 'admin')
  })
  afterAll(async () => {
    proxy.restore()
    await running.close()
    await proxy.stop()
  })
  beforeEach(() => proxy.restore())

  const through = ({ port }: TcpProxy) => Object.assign(new URL(direct), { port: String(port) }).href
  const json = { 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: unknown, headers = {}) =>
    running.app.request(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : json) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const event = { id: randomUUID(), type: 'page_view', sessionId: 's', timestamp: Date.now(), pageUrl: '/' }
  const requests = () =>
    [
      ['POST', '/api/forms/newsletter', { email: `${randomUUID()}@example.org` }],
      [
        'POST',
        '/api/forms/waitlist',
        {
          userType: 'creators',
          contentType: 'youtube',
          fundingTarget: '5k-15k',
          email: `${randomUUID()}@example.org`,
        },
      ],
      ['POST', '/api/analytics', { events: [event] }],
      ['POST', '/api/auth/sign-in/email', { email: 'admin@crovest.local', password: 'admin-password' }],
      [
        'POST',
        '/api/auth/sign-up/email',
        { email: `${randomUUID()}@example.org`, password: 'a fine password' },
      ],
      ['GET', '/api/session', undefined, admin],
      ['GET', '/api/account', undefined, admin],
      ['GET', '/api/presets', undefined, admin],
      ['POST', '/api/ideas', {}, admin],
      ['POST', '/api/presets', { name: randomUUID() }, admin],
      ['GET', '/api/admin/overview', undefined, admin],
      ['GET', '/api/video-generator/videos', undefined, admin],
      ['POST', '/api/callable/updateUserProfile', { data: { displayName: 'A' } }, admin],
    ] as const

  test('is gone makes every path respond with a 503 envelope, and service resumes by itself', async () => {
    proxy.close()
    for (const [method, path, body, headers] of requests()) {
      const response = await ask(method, path, body, headers)
      expect([path, response.status, await response.json()]).toEqual([
        path,
        503,
        { error: { status: 'UNAVAILABLE', message: expect.any(String) as string } },
      ])
    }
    // A recent response still counts as healthy.
    await expect.poll(async () => (await ask('GET', '/api/health')).status).toBe(503)
    proxy.restore()
    for (const [method, path, body, headers] of requests())
      expect([path, (await ask(method, path, body, headers)).status]).not.toEqual([path, 503])
  })

  test('cuts a connection during a transaction stores nothing, and the next transaction succeeds', async () => {
    const { database } = running
    const cut = database.transaction(async (tx) => {
      await tx.execute(sql`create table half (id int)`)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(cut).rejects.toThrow()
    const { rows } = await database.db.execute(sql`select to_regclass('half') as found`)
    expect(rows).toEqual([{ found: null }])
  })

  describe('stops responding', () => {
    let database: Database
    beforeAll(async () => {
      const timeouts = { silenceMs: 300, connectMs: 300, restMs: 200 }
      database = await connectDatabase({ databaseUrl: through(proxy), dataDir: '', onCrash: fail, timeouts })
    })
    afterAll(() => database.close())

    test('times out once, and further queries fail fast', async () => {
      proxy.silence()
      await expect(database.db.execute(sql`select 1`)).rejects.toThrow()
      await expect(database.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
      proxy.restore()
      await expect
        .poll(() =>
          database.db.execute(sql`select 1`).then(
            () => 'responds',
            () => 'silent',
          ),
        )
        .toBe('responds')
    })

    test('breaks connections as transactions begin gets all of them replaced', async () => {
      const { pool } = database
      const cut = (client: object) =>
        void (client as { connection: { stream: Socket } }).connection.stream.destroy()
      pool.on('acquire', cut)
      for (let turn = 0; turn < 12; turn++)
        await expect(database.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
      pool.off('acquire', cut)
      await expect(database.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined()
    })

    test('is slow is given time for migrations', async () => {
      await expect(
        database.withoutSilenceTimeout(() => database.db.execute(sql`select pg_sleep(0.7)`)),
      ).resolves.toBeDefined()
    })
  })
})

const fail = (error: Error) => {
  throw error
}
