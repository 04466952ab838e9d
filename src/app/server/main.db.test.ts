import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { connectDatabase } from '#platform/server/database/database.ts'
import { findFreePort } from '#testing/free-port.ts'
import { spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { testEnvironment } from '#testing/test-app.ts'

const started: ServerProcess[] = []
const start = async (environment: Record<string, string>) => {
  const server = await spawnServer({ LOG_LEVEL: 'silent', ...environment })
  started.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()))
})

const subscribe = (url: string, email: string) =>
  fetch(`${url}/api/forms/newsletter`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json' },
  })

test('what was acknowledged survives kill -9, and the next start needs no help', async () => {
  const environment: Record<string, string> = { ...(await testEnvironment()), RATE_LIMIT_SCALE: '1000' }
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const server = await start(environment)
    await server.ready()
    const writing = Array.from({ length: 40 }, async (_, index) => {
      const email = `person-${round}-${index}@example.org`
      const response = await subscribe(server.url, email).catch(() => undefined)
      if (response?.status === 201) acknowledged.push(email)
      if (index === 20) server.kill('SIGKILL')
    })
    await Promise.all(writing)
    await server.exited
  }
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(await findMissing(environment, acknowledged)).toEqual([])
}, 60_000)

test('a request that was accepted is finished before the process ends', async () => {
  const server = await start(await testEnvironment())
  await server.ready()
  const { port } = new URL(server.url)
  const body = JSON.stringify({ email: 'late@example.org' })
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.write(
    `POST /api/forms/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
  )
  await fetch(`${server.url}/api/health`)
  server.kill('SIGTERM')
  socket.write(body.slice(1))
  expect((await server.exited)[0]).toBe(0)
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
})

test('a port that is in use ends the start with one line', async () => {
  const first = await start(await testEnvironment())
  await first.ready()
  const second = await start({ ...(await testEnvironment()), PORT: new URL(first.url).port })
  expect((await second.exited)[0]).toBe(1)
  expect(second.output()).toMatch(/^crovest: Port \d+ is in use by another program[^\n]*\n$/)
})

test('a wrong value ends the start with one line', async () => {
  const server = await start({ PORT: 'abc' })
  expect((await server.exited)[0]).toBe(1)
  expect(server.output()).toBe("crovest: PORT takes a whole number from 1 to 65535, not 'abc'\n")
})

test('a folder that cannot be written ends the start with one line', async () => {
  const server = await start({ ...(await testEnvironment()), DATA_DIR: '/proc/crovest' })
  expect((await server.exited)[0]).toBe(1)
  expect(server.output()).toMatch(
    /^crovest: DATA_DIR takes a folder that can be written to; \/proc\/crovest cannot \(E\w+\)\.\n$/,
  )
})

test('a database that cannot be reached ends the start with one line, without its password', async () => {
  const port = await findFreePort()
  const server = await start({
    ...(await testEnvironment()),
    DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/x`,
  })
  expect((await server.exited)[0]).toBe(1)
  expect(server.output()).toMatch(/^crovest: DATABASE_URL cannot be reached \(ECONNREFUSED\)[^\n]*\n$/)
  expect(server.output()).not.toContain('hunter2')
})

async function findMissing(environment: Record<string, string>, emails: string[]) {
  const database = await connectDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR ?? '',
    onCrash: (error) => {
      throw error
    },
  })
  const { rows } = await database.pool.query<{ email: string }>('select email from newsletter_subscriptions')
  await database.close()
  const stored = new Set(rows.map(({ email }) => email))
  return emails.filter((email) => !stored.has(email))
}
