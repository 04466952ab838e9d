import { createRoute } from '@hono/zod-openapi'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { loadOnce } from '#platform/server/load-once.ts'
import { customIdeaDefaults } from '../../contract/choices.ts'
import { hookSampleMessages } from '../../contract/hook-sample-messages.ts'
import { HookSample, HookSampleInput } from '../../contract/hook-sample.ts'
import type { CustomBrief } from '../../domain/brief.ts'
import type { ComposedCustom } from '../../domain/writing/custom.ts'
import { detectLanguage } from '../../domain/writing/language.ts'
import { sampleHooks } from '../../domain/writing/sample-hooks.ts'
import { loadComposer } from '../generation/load-composer.ts'

/** Low, because it needs no account. */
const sampleLimit: LimitRule = { name: 'hook-samples', perMinute: 10, countIn: 'memory-when-embedded' }

/** Hooks for a visitor without an account. Always by the built-in composer, and nothing is stored. */
export function hookSampleRoutes({ limit }: { limit: Limit }) {
  const composer = loadOnce(loadComposer)
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/hook-samples',
      middleware: limit(sampleLimit, hookSampleMessages.tooMany),
      summary: 'Write three hooks for an idea, without an account; stores nothing',
      request: jsonBody(HookSampleInput),
      responses: { 200: jsonResponse('Three hooks.', HookSample), ...errorResponses },
    }),
    async (c) => {
      const { idea } = c.req.valid('json')
      const compose = await composer()
      const { title, script } = JSON.parse(compose(briefOf(idea))) as ComposedCustom
      const isGerman = detectLanguage(idea) === 'de'
      return c.json({ title, hooks: sampleHooks({ idea, title, composed: script.hooks, isGerman }) }, 200)
    },
  )
}

const unknown = {
  description: '',
  platforms: '',
  audience: '',
  topics: '',
  tone: customIdeaDefaults.tone,
  admiredCreators: '',
  forbiddenContent: '',
  videoLength: '',
  brandHighlight: '',
  cta: '',
  additionalInfo: '',
}

const briefOf = (idea: string): CustomBrief => ({
  task: 'custom',
  facts: unknown,
  series: null,
  seed: 1,
  notes: [],
  recentParts: [],
  request: { ...customIdeaDefaults, goal: 'Entertainment/Story', description: idea },
})
