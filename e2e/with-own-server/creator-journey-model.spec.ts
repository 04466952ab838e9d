import { startModelServer, type Reply } from '../../src/testing/start-model-server.ts'
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts'
import { creatorJourney } from '../support/creator-journey.ts'
import { expect, test as base } from '../support/test.ts'

type Model = Awaited<ReturnType<typeof startModelServer>>

const idea = (title: string) => ({
  title,
  hook_type: 'Confession',
  target_audience: 'Home cooks',
  why_it_works: 'They know the moment.',
})
const script = {
  hooks: ['Warm', 'Fresh', 'Plain'].map((word) => ({ text: `${word} bread is enough.`, approach: word })),
  // Long enough for its video, because a shorter script would be requested again.
  script_parts: [
    'Feed the starter at night, right before you go to bed, and put the jar where you will see it in the morning. ' +
      'If it has grown and smells a little sour, it is ready, and if it has not, give it a warmer place and more time.',
    'Look before you knead. The dough tells you when it has had enough: it lets go of the bowl, it feels smooth, ' +
      'and it springs back slowly when you press it with a finger. Stop there, cover it, and let it rest.',
  ],
  visual_cues: ['A jar on the sill.'],
  engagement_tips: ['Pin the first question.'],
}
const slowly = (text: string): Reply => ({ kind: 'text', text, pieces: 20, pieceDelayMs: 5 })
const replies = [
  { kind: 'status', status: 429, headers: { 'retry-after': '0' } } as const,
  slowly(`\`\`\`json\n${JSON.stringify({ ideas: ['Cold', 'Warm', 'Rye'].map(idea) })}\n\`\`\``),
  slowly(JSON.stringify(script)),
  slowly('Feed it at night #sourdough'),
]

const test = base.extend<object, { model: Model; server: BuiltServer }>({
  model: [
    async ({}, use) => {
      const model = await startModelServer(...replies)
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, model }, use) => {
      const server = await startBuiltServer(database, {
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.url,
        AI_IDEA_MODEL: 'quick',
        AI_SCRIPT_MODEL: 'careful',
        // A new user has not confirmed their address yet.
        AI_DAILY_LIMIT_UNVERIFIED: '25',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the creator journey works with an OpenAI-compatible model that is busy at first', async ({
  page,
  model,
}) => {
  await creatorJourney(page, 'openai-compatible quick')
  expect(model.asked.map(({ body }) => body.model)).toEqual(['quick', 'quick', 'careful', 'careful'])
})
