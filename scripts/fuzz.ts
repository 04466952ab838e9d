import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { cookieFrom } from '../src/testing/cookie-from.ts'
import { creators } from '../src/testing/creators.ts'
import type { ApiDocument } from '../src/testing/fuzz/api-document.ts'
import { fuzzApi, sendAll, type FuzzTarget } from '../src/testing/fuzz/fuzz-api.ts'
import { planTextRequests } from '../src/testing/fuzz/text-requests.ts'
import { startVideoService } from '../src/testing/video-service.ts'

// npm run fuzz [-- COUNT [SEED] --postgres]: sends requests generated from the API document to the built
// server, signed out, as a creator with a profile, and as the team. npm test includes a short run.
// npm run fuzz -- --texts FILE [--postgres]: sends each text of a JSON list, such as the npm package
// big-list-of-naughty-strings has one, in each text field of each request.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false }, texts: { type: 'string' } },
})
const [count = 100_000, seed = Date.now()] = positionals.map(Number)
// Uses a service with finished videos, because rendering thousands would take days.
const videos = await startVideoService()
const settings = {
  ADMIN_PASSWORD: 'admin-password',
  ASSOCIATE_PASSWORD: 'associate-password',
  AI_DAILY_LIMIT: '1000000',
  AI_DAILY_LIMIT_UNVERIFIED: '1000000',
  RATE_LIMIT_SCALE: '1000000',
  VIDEO_PROVIDER: 'http',
  VIDEO_BACKEND_URL: videos.url,
}
const server = await startBuiltServer(values.postgres ? 'postgres' : 'pglite', settings)
const started = performance.now()
try {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
  let sent = 0
  const target: FuzzTarget = {
    document,
    ask: async ({ path, ...request }) => {
      sent++
      if (sent % 5000 === 0) console.log(`${sent} requests sent`)
      return fetch(`${server.url}${path}`, { ...request, redirect: 'manual' })
    },
    sessions: async () => [{}, await register(), await signIn('admin'), await signIn('associate')],
  }
  const texts = values.texts && (JSON.parse(readFileSync(values.texts, 'utf8')) as string[])
  const findings = texts
    ? await sendAll(target, () => planTextRequests(document, texts, seed))
    : await fuzzApi(target, count, seed)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${server.database}: ${sent} requests in ${seconds} s, seed ${seed}: ${findings.length} kinds of findings`,
  )
  for (const finding of findings) console.log(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await server.stop()
  await videos.close()
}

async function register() {
  const password = 'creator-password'
  const session = await open('sign-up', {
    email: `${crypto.randomUUID()}@example.org`,
    password,
    confirmPassword: password,
  })
  await fetch(`${server.url}/api/profile/content`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify(creators.cook),
  })
  return session
}

function signIn(name: 'admin' | 'associate') {
  return open('sign-in', { email: `${name}@crovest.local`, password: `${name}-password` })
}

async function open(kind: 'sign-in' | 'sign-up', credentials: Record<string, string>) {
  const response = await fetch(`${server.url}/api/auth/${kind}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  if (!response.ok) throw new Error(`${kind} returned ${response.status}: ${await response.text()}`)
  return cookieFrom(response)
}
