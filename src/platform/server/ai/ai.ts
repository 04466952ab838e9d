import type { JSONObject } from '@ai-sdk/provider'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { loadOnce } from '../load-once.ts'
import type { Compose } from './embedded-model.ts'
import { loadModels, modelNameOf, type AiSettings, type ModelRole, type Models } from './load-models.ts'
import { ModelError, readRetryAfter, toModelError } from './model-error.ts'
import { readSearch, type Findings } from './read-search.ts'

export type Writing = {
  role: ModelRole
  instructions: string
  prompt: string
  /** What the embedded composer reads instead of the prompt. */
  brief: JSONObject
  schema?: z.ZodType
  signal: AbortSignal
}

export type Ai = ReturnType<typeof createAi>

type Deps = {
  /** The embedded composer, loaded on first use. */
  loadCompose: () => Promise<Compose>
  load?: (settings: AiSettings, loadCompose: () => Promise<Compose>) => Promise<Models>
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const attempts = 3
const firstPause = 400
const maxPauseMs = 10_000
/** Ten times the length of the longest reply. */
const maxReplyCharacters = 256 * 1024

/**
 * The configured model with three operations: stream text, generate text, search the web. Throws only
 * ModelErrors.
 */
export function createAi(settings: AiSettings, { loadCompose, load = loadModels, wait = waitFor }: Deps) {
  const ready = loadOnce(() => load(settings, loadCompose))

  return {
    isBuiltIn: settings.provider === 'embedded',
    canSearch: settings.provider !== 'embedded' && settings.provider !== 'openai-compatible',
    /** The name shown on screen. The product names the built-in model. */
    nameOf: (role: ModelRole) => `${settings.provider} ${modelNameOf(settings, role)}`,
    /** Preloads packages for the first use, which reports any failure. */
    warmUp: () => void ready().catch(() => {}),

    async *stream(writing: Writing): AsyncGenerator<string> {
      for (let attempt = 1; ; attempt++) {
        let hasBegun = false
        try {
          for await (const delta of streamOnce(writing)) {
            hasBegun = true
            yield delta
          }
          return
        } catch (error) {
          await pauseOrThrow(toModelError(error, writing.signal.aborted), attempt, writing.signal, hasBegun)
        }
      }
    },

    async write(writing: Writing): Promise<string> {
      let text = ''
      for await (const delta of this.stream(writing)) text += delta
      return text
    },

    async search(writing: Writing): Promise<Findings> {
      for (let attempt = 1; ; attempt++) {
        try {
          const { of, searchTools, maxOutputTokens } = await ready()
          if (!searchTools) return { findings: [], queries: [] }
          const { generateText } = await import('ai')
          const { role, instructions, prompt, signal } = writing
          const timeout = { totalMs: settings.timeoutSeconds * 2000 }
          const calling = {
            model: of(role),
            instructions,
            prompt,
            abortSignal: signal,
            timeout,
            maxRetries: 0,
            maxOutputTokens,
          }
          return readSearch(await generateText({ ...calling, tools: searchTools }))
        } catch (error) {
          await pauseOrThrow(toModelError(error, writing.signal.aborted), attempt, writing.signal, false)
        }
      }
    },
  }

  // Reads the provider's stream directly, because the SDK's six extra transforms cost a third of the time per
  // chunk.
  async function* streamOnce({ role, instructions, prompt, brief, schema, signal }: Writing) {
    const { of, takesSchema, maxOutputTokens } = await ready()
    let length = 0
    const timeouts = settings.timeoutSeconds * 1000
    const silence = new AbortController()
    const watch = setTimeout(() => silence.abort(), timeouts)
    const abortSignal = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(timeouts * 5)])
    try {
      const { stream } = await of(role).doStream({
        prompt: [
          { role: 'system', content: instructions },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
        ],
        abortSignal,
        maxOutputTokens,
        providerOptions: { embedded: { brief } },
        ...(takesSchema && schema && { responseFormat: { type: 'json', schema: toJsonSchema(schema) } }),
      })
      for await (const part of stream) {
        abortSignal.throwIfAborted()
        watch.refresh()
        if (part.type === 'text-delta') {
          length += part.delta.length
          if (length > maxReplyCharacters) throw new ModelError('oversized')
          yield part.delta
        }
        if (part.type === 'error') throw toModelError(part.error, signal.aborted)
      }
    } finally {
      clearTimeout(watch)
    }
  }

  // Retries only temporary failures, and only before any text has been passed on.
  async function pauseOrThrow(error: ModelError, attempt: number, signal: AbortSignal, hasBegun: boolean) {
    const mayPass = !['refused', 'stopped', 'cut-off', 'oversized'].includes(error.trouble)
    if (hasBegun && error.trouble !== 'stopped' && error.trouble !== 'oversized')
      throw new ModelError('cut-off', error)
    // Retries a timeout only once, to avoid waiting for minutes.
    const maxAttempts = error.trouble === 'timed-out' ? 2 : attempts
    if (hasBegun || !mayPass || attempt >= maxAttempts) throw error
    const asked = readRetryAfter(error)
    if (asked !== undefined && asked > maxPauseMs) throw error
    await wait(asked ?? firstPause * 2 ** (attempt - 1) * (1 + Math.random() / 2), signal)
  }
}

async function waitFor(milliseconds: number, signal: AbortSignal) {
  await pause(milliseconds, undefined, { signal }).catch((error: unknown) => {
    throw new ModelError('stopped', error)
  })
}

const translate = (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7' })
const jsonSchemas = new WeakMap<z.ZodType, ReturnType<typeof translate>>()

/** Each schema is converted once, because they are a few constants. */
function toJsonSchema(schema: z.ZodType) {
  const cached = jsonSchemas.get(schema) ?? translate(schema)
  jsonSchemas.set(schema, cached)
  return cached
}
