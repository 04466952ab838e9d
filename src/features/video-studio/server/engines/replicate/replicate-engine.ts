import { EventEmitter, once } from 'node:events'
import type { Prediction } from 'replicate'
import { z } from 'zod'
import { loadOnce } from '#platform/server/load-once.ts'
import type { Log } from '#platform/server/log.ts'
import { EngineError, type EngineStatus, type VideoEngine, type VideoOrder } from '../engine.ts'
import { askService, isNotSent, pictureUrl } from '../http/http-engine.ts'
import { isPassing, isTurnedAway, openResult } from '../open-result.ts'
import { pollTimeouts } from '../poll-timeouts.ts'
import { isGenuine } from './verify-webhook.ts'

type Settings = {
  token: string
  model: string | undefined
  /** Overrides the provider's URL, for tests. */
  baseUrl: string | undefined
  allowedHosts: readonly string[]
  siteUrl: string
  webhookPath: string
  log: Log
}

const usualModel = 'wan-video/wan-2.2-t2v-fast'
const deliveryHosts = ['replicate.delivery', '*.replicate.delivery']

/** Makes videos with a model at Replicate. A callback only triggers a poll. */
export function createReplicateEngine(settings: Settings): VideoEngine {
  const { token, model = usualModel, baseUrl, allowedHosts, siteUrl, webhookPath, log } = settings
  const callbacks = new EventEmitter().setMaxListeners(0)
  const open = loadOnce(async () => {
    const { default: Client } = await import('replicate')
    return new Client({ auth: token, useFileOutput: false, fetch: fetchOnce, ...(baseUrl && { baseUrl }) })
  })
  const readSecret = loadOnce(async () => (await (await open()).webhooks.default.secret.get()).key)

  async function find(reference: string): Promise<Prediction | 'unknown' | 'silent'> {
    try {
      return await (await open()).predictions.get(reference)
    } catch (error) {
      if (statusOf(error) === 404) return 'unknown'
      log.warn({ status: statusOf(error) }, 'reading a prediction from Replicate failed')
      return 'silent'
    }
  }

  return {
    name: 'replicate',
    timeouts: pollTimeouts,

    async start(order) {
      const [name, version] = model.split(':')
      // The provider can only call public URLs.
      const webhook = siteUrl.startsWith('https:') ? `${siteUrl}${webhookPath}` : undefined
      try {
        const { id } = await (
          await open()
        ).predictions.create({
          ...(version ? { version } : { model: name! }),
          input: inputOf(order),
          ...(webhook && { webhook, webhook_events_filter: ['completed'] }),
        })
        return id
      } catch (cause) {
        const status = statusOf(cause)
        log.warn({ status }, 'starting a prediction at Replicate failed')
        const isAway = status === undefined || isPassing(status)
        throw new EngineError(isAway ? 'unreachable' : 'refused', {
          cause: new Error(`status ${status}`, { cause }),
          // Without a readable reply a prediction may be in progress, and paid for.
          isTransient: isAway && status !== undefined && status !== noAnswer,
          isNotStarted: status === notSent || (status !== undefined && isTurnedAway(status)),
        })
      }
    },

    async status(reference) {
      const prediction = await find(reference)
      return typeof prediction === 'string' ? { state: prediction } : translate(prediction, log)
    },

    async cancel(reference) {
      await (await open()).predictions.cancel(reference).catch((cause: unknown) => {
        const status = statusOf(cause)
        log.warn({ status }, 'canceling a prediction at Replicate failed')
        if (status === undefined || isPassing(status))
          throw new EngineError('unreachable', { isTransient: true, cause: new Error(`status ${status}`) })
      })
    },
    release: () => Promise.resolve(),

    async result(reference, signal) {
      const prediction = await find(reference)
      if (prediction === 'silent') throw new EngineError('unreachable', { isTransient: true })
      const address = typeof prediction === 'string' ? undefined : findVideoAddress(prediction.output)
      if (address === undefined) throw new EngineError('noResult')
      const rules = { allowedHosts: [...deliveryHosts, ...allowedHosts], signal }
      const video = await openResult(
        address,
        baseUrl ? { ...rules, trustedOrigin: new URL(baseUrl).origin } : rules,
      )
      return { video, poster: null, notes: [], dispose: () => Promise.resolve() }
    },

    async news(reference, signal) {
      await once(callbacks, reference, { signal })
    },

    async readWebhook(signed, now) {
      const key = await readSecret().catch(() => undefined)
      if (key === undefined || !isGenuine(signed, key, now)) return undefined
      const hint = Hint.safeParse(parseJson(signed.body))
      return () => void (hint.success && callbacks.emit(hint.data.id))
    },
  }
}

const notSent = 598
const noAnswer = 599

/**
 * The client retries requests without a response, and a repeated POST could start a second, paid prediction,
 * so retries are off.
 */
async function fetchOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await askService(input, { ...init, signal: AbortSignal.timeout(30_000) })
  } catch (error) {
    if (init?.method === undefined || init.method === 'GET') throw error
    return new Response(null, { status: isNotSent(error) ? notSent : noAnswer })
  }
}

const Hint = z.object({ id: z.string() })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function translate({ status, output, error, logs }: Prediction, log: Log): EngineStatus {
  switch (status) {
    case 'succeeded':
      return findVideoAddress(output) ? { state: 'ready' } : { state: 'failed', failure: 'noResult' }
    case 'failed':
      // The message may repeat anything that was sent, so it goes only to the log.
      log.warn({ provider: String(error).slice(0, 500) }, 'Replicate failed to make a video')
      return { state: 'failed', failure: 'service' }
    case 'canceled':
    case 'aborted':
      return { state: 'failed', failure: 'serviceCanceled' }
    case 'starting':
      return { state: 'working', percent: 0, stage: 'Waiting for the video service' }
    case 'processing':
      return { state: 'working', percent: percentIn(logs), stage: 'Rendering' }
    // An unknown status; our own deadline ends it.
    default:
      return { state: 'working', percent: 0, stage: 'Rendering' }
  }
}

const percentIn = (logs = '') => Math.min(98, Number(/(\d{1,3})%/.exec(logs.slice(-400))?.[1] ?? 0))

function statusOf(error: unknown): number | undefined {
  return (error as { response?: { status?: number } } | undefined)?.response?.status
}

function inputOf({ prompt, num_frames, fps, resolution, orientation, ...order }: VideoOrder) {
  const image = pictureUrl(order)
  const aspect_ratio = orientation === 'portrait' ? '9:16' : '16:9'
  return { prompt, num_frames, fps, resolution, aspect_ratio, ...(image && { image }) }
}

/** The address of the video in an output, which may be a string, a list or an object, as the model likes. */
function findVideoAddress(output: unknown): string | undefined {
  if (typeof output === 'string') return /^https?:\/\//.test(output) ? output : undefined
  if (Array.isArray(output)) return output.map(findVideoAddress).find((address) => address !== undefined)
  if (typeof output !== 'object' || output === null) return undefined
  const fields = output as Record<string, unknown>
  const likely = ['video', 'output', 'url', 'mp4', 'file'].map((name) => fields[name])
  return findVideoAddress(
    [...likely, ...Object.values(fields)].filter(
      (value) => typeof value === 'string' || Array.isArray(value),
    ),
  )
}
