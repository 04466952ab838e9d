import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { startBalancer } from '#testing/faults/balancer.ts'
import { registerCreator, signInAdmin } from '#testing/faults/creator.ts'
import { createRequestLog } from '#testing/faults/request-log.ts'
import { listStored } from '#testing/faults/record-kinds.ts'
import { tryLimit, trySignOut } from '#testing/faults/visits.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { runFirst, spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { startTestApp, testEnvironment } from '#testing/test-app.ts'

const started: ServerProcess[] = []
const start = async (environment: Record<string, string>) => {
  const server = await spawnServer({ LOG_LEVEL: 'silent', ...environment })
  started.push(server)
  return server
}
const startReady = async (environment: Record<string, string>) => {
  const server = await start(environment)
  await server.ready()
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

test('an accepted request completes before the process exits', async () => {
  const server = await startReady(await testEnvironment())
  const { port } = new URL(server.url)
  const body = JSON.stringify({ email: 'late@example.org' })
  const socket = connect(Number(port), '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (text: string) => (response += text))
  socket.write(
    `POST /api/forms/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
  )
  await fetch(`${server.url}/api/health`)
  server.kill('SIGTERM')
  socket.write(body.slice(1))
  expect((await server.exited)[0]).toBe(0)
  expect(response).toMatch(/^HTTP\/1\.1 201 /)
})

test('the log contains events but no personal data', async () => {
  const server = await startReady({ ...(await testEnvironment()), LOG_LEVEL: 'info' })
  await subscribe(server.url, 'ada.lovelace@example.org')
  await fetch(`${server.url}/api/projects?limit=3&q=ada.lovelace`, {
    headers: { cookie: 'ada=lovelace', 'user-agent': 'ada-browser' },
  })
  await server.stop()
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request')
  expect(requests).toMatchObject([
    { method: 'POST', route: '/api/forms/newsletter', status: 201, requestId: expect.any(String) as string },
    { method: 'GET', route: '/api/projects', status: 200 },
  ])
  for (const personal of ['ada.lovelace', 'ada-browser', 'ada=', '"127.0.0.1'])
    expect(server.output()).not.toContain(personal)
})

test('a port in use ends the start with one line', async () => {
  const first = await startReady(await testEnvironment())
  const second = await start({ ...(await testEnvironment()), PORT: new URL(first.url).port })
  expect((await second.exited)[0]).toBe(1)
  expect(second.output()).toMatch(/^crovest: Port \d+ is in use by another program[^\n]*\n$/)
})

test('an unhandled rejection is logged and counted, and the process continues', async () => {
  const server = await startReady({
    ...(await testEnvironment()),
    ...runFirst(`process.on('SIGUSR2', () => void Promise.reject(new Error('planted rejection')))`),
    LOG_LEVEL: 'error',
  })
  server.kill('SIGUSR2')
  await eventually(() => expect(server.output()).toContain('planted rejection'))
  expect(server.output()).toContain('"level":"error"')
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toMatch(/^unhandled_rejections_total 1$/m)
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})

test('after an uncaught exception the process finishes its requests and exits with an error', async () => {
  const server = await startReady({
    ...(await testEnvironment()),
    ...runFirst(`process.on('SIGUSR2', () => { throw new Error('planted exception') })`),
    LOG_LEVEL: 'fatal',
  })
  server.kill('SIGUSR2')
  expect((await server.exited)[0]).toBe(1)
  expect(server.output()).toMatch(/"level":"fatal".*planted exception/)
  expect(server.output()).toContain('Stopping …')
})

test('a worker runs the jobs of a web process that runs none, and serves nothing', async () => {
  const web = await startTestApp()
  const worker = await startReady({ ...web.environment, ROLE: 'worker' })
  expect((await web.post('/api/forms/newsletter', { email: 'ada@example.org' })).status).toBe(201)
  await expect.poll(() => readOutbox(web.config.dataDir, 'ada@example.org')).toHaveLength(1)
  await expect(fetch(worker.url)).rejects.toThrow()
  worker.kill('SIGTERM')
  expect((await worker.exited)[0]).toBe(0)
  await web.close()
})

// `npm run faults -- machines` does this with three processes under mixed load, and with a newer version.
test('when one of two processes is killed during writes, nothing is lost and limits and sessions hold', async () => {
  const environment = { ...(await testEnvironment()), TRUSTED_PROXIES: '127.0.0.1' }
  const [first, second] = await Promise.all([startReady(environment), startReady(environment)])
  const serving = [first, second]
  const urls = () => serving.map(({ url }) => url)
  const balancer = await startBalancer(urls)
  const creator = await registerCreator(first.url)
  const admin = await signInAdmin(first.url)
  const requestLog = createRequestLog()
  let isOver = false
  const writing = requestLog.write(balancer.url, creator, 4, () => isOver)
  const writeMore = async () => {
    const wanted = requestLog.count() + 20
    await expect.poll(() => requestLog.count()).toBeGreaterThan(wanted)
  }
  await writeMore()
  first.kill('SIGKILL')
  await first.exited
  serving.shift()
  await writeMore()
  serving.push(await startReady(environment))
  isOver = true
  await writing
  await requestLog.repeatUnsure(second.url)
  expect(requestLog.compare(await listStored(second.url, admin, [creator]))).toEqual([])
  expect(await tryLimit(balancer.url)).toEqual([])
  expect(await trySignOut({ url: balancer.url, urls }, creator)).toEqual([])
  await balancer.stop()
})
