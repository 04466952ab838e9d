import { startBuiltServer, type DatabaseKind } from '../e2e/support/built-server.ts'
import { cookieFrom } from '../src/testing/cookie-from.ts'
import { startModelServer } from '../src/testing/start-model-server.ts'
import { atMost, median, type Figure } from './measure.ts'

const modelDelayMs = 300
const idea = { title: 'A title', hook_type: 'Confession', target_audience: 'Cooks', why_it_works: 'Because.' }
const reply = JSON.stringify({ ideas: [idea, idea, idea] })
const milliseconds = (value: number) => `${value.toFixed(1)} ms`
const admin = { email: 'admin@crovest.local', password: 'bench-password' }
const settings = {
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: '100000',
  AI_DAILY_LIMIT: '100000',
  LOG_LEVEL: 'warn',
}

/**
 * The script studio's overhead on top of a model, and the speed of the built-in composer from request to last
 * line.
 */
export async function measureStudio(): Promise<Figure[]> {
  return [
    ...(await measureEmbedded()),
    ...(await measureWithModel('pglite')),
    ...(await measureWithModel('postgres')),
  ]
}

async function measureEmbedded(): Promise<Figure[]> {
  const server = await startBuiltServer('pglite', settings)
  try {
    const creator = await signIn(server.url)
    await creator.post('/api/ideas', {})
    const [ideas, scripts]: [number[], number[]] = [[], []]
    for (let round = 0; round < 15; round++) {
      const asked = await creator.post('/api/ideas', {})
      ideas.push(asked.ms)
      const ideaId = /"idea":\{"id":"([^"]+)"/.exec(asked.text)?.[1]
      scripts.push((await creator.post('/api/scripts', { ideaId })).ms)
    }
    return [
      atMost('three ideas from the built-in composer', median(ideas), 200, milliseconds),
      atMost('a script from the built-in composer', median(scripts), 200, milliseconds),
    ]
  } finally {
    await server.stop()
  }
}

async function measureWithModel(database: DatabaseKind): Promise<Figure[]> {
  const model = await startModelServer({ kind: 'text', text: reply, delayMs: modelDelayMs, pieces: 1 })
  const server = await startBuiltServer(database, {
    ...settings,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.url,
    AI_DAILY_LIMIT_PER_CLIENT: '1000000',
    AI_DAILY_BUDGET: '1000000',
  })
  try {
    const creator = await signIn(server.url)
    // A freshly started server runs unoptimized code, which is another figure.
    for (let round = 0; round < 20; round++)
      await Promise.all(Array.from({ length: 10 }, () => creator.post('/api/ideas', {})))
    const [ours, bare]: [number[], number[]] = [[], []]
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < 15; round++) {
      bare.push(
        await timeToFirst(
          `${model.url}/chat/completions`,
          { model: 'm', stream: true, messages: [] },
          {},
          'content',
        ),
      )
      ours.push(await timeToFirst(`${server.url}/api/ideas`, {}, creator.headers, '"type":"idea"'))
    }
    const added = median(ours) - median(bare)
    model.willReply({ kind: 'text', text: reply, delayMs: 1000, pieces: 40, pieceDelayMs: 100 })
    const streams = Promise.all(Array.from({ length: 200 }, () => creator.post('/api/ideas', {})))
    const health = await measureHealth(server.url, 4000)
    await streams
    return [
      atMost(`delay added to a model's first idea on ${database}`, added, 15, milliseconds),
      atMost(`health check during 200 slow streams on ${database}`, median(health), 50, milliseconds),
    ]
  } finally {
    await server.stop()
    await model.stop()
  }
}

async function signIn(url: string) {
  const json = { 'content-type': 'application/json' }
  const entered = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  })
  const headers = { ...json, ...cookieFrom(entered) }
  const profile = { description: 'I bake bread.', topics: 'sourdough, rye bread', audience: 'beginners' }
  await fetch(`${url}/api/profile/content`, { method: 'PUT', headers, body: JSON.stringify(profile) })
  await addNotes(url, headers)
  return {
    headers,
    async post(path: string, body: unknown) {
      const started = performance.now()
      const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await response.text()
      if (response.status !== 200 || !text.includes('"type":"end"'))
        throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`)
      return { ms: performance.now() - started, text }
    },
  }
}

/** As many as a prompt can hold, because they are read before the model is asked. */
async function addNotes(url: string, headers: Record<string, string>) {
  for (let batch = 0; batch < 4; batch++) {
    const notes = Array.from({ length: 50 }, (_, at) => ({
      kind: 'moment',
      topic: at % 2 ? 'sourdough' : 'rye bread',
      words: `On day ${batch * 50 + at} the dough rose by ${at} millimetres. I wrote it on the jar.`,
    }))
    const added = await fetch(`${url}/api/notes`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ notes }),
    })
    if (!added.ok) throw new Error(`/api/notes returned ${added.status}`)
  }
}

async function timeToFirst(url: string, body: unknown, headers: Record<string, string>, sign: string) {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  let seen = ''
  let elapsed: number | undefined
  for await (const part of response.body!) {
    seen += new TextDecoder().decode(part)
    if (seen.includes(sign)) elapsed ??= performance.now() - started
  }
  if (elapsed === undefined) throw new Error(`${url} never sent ${sign}`)
  return elapsed
}

async function measureHealth(url: string, forMs: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const started = performance.now()
    await (await fetch(`${url}/api/health`)).text()
    times.push(performance.now() - started)
  }
  return times
}
