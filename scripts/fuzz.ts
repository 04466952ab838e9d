import { startBuiltServer } from '../e2e/support/built-server.ts'
import type { ApiDocument } from '../src/testing/fuzz/api-document.ts'
import { fuzzApi } from '../src/testing/fuzz/fuzz-api.ts'

// npm run fuzz [-- COUNT [SEED]]: requests made from the API's own description, against the built server with an embedded
// database, signed out and as the team. A short run with a registered user too is part of npm test.

const [count = 100_000, seed = Date.now()] = process.argv.slice(2).map(Number)
const team = { ADMIN_PASSWORD: 'admin-password', ASSOCIATE_PASSWORD: 'associate-password' }
const server = await startBuiltServer('pglite', { ...team, RATE_LIMIT_SCALE: '1000000' })
const started = performance.now()
try {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
  const findings = await fuzzApi(
    {
      document,
      ask: async ({ path, ...request }) => fetch(`${server.url}${path}`, { ...request, redirect: 'manual' }),
      sessions: async () => [{}, await signIn('admin'), await signIn('associate')],
    },
    count,
    seed,
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${count} requests in ${seconds} s, seed ${seed}: ${findings.length} kinds of findings`)
  for (const finding of findings) console.log(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await server.stop()
}

async function signIn(name: 'admin' | 'associate') {
  const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@crovest.local`, password: `${name}-password` }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, 'sec-fetch-site': 'same-origin' }
}
