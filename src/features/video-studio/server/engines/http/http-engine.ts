import { z } from 'zod'
import { hasCode } from '#platform/server/error-causes.ts'
import { fetchWithin } from '#platform/server/fetch-within.ts'
import type { Log } from '#platform/server/log.ts'
import { EngineError, type EngineStatus, type VideoEngine, type VideoOrder } from '../engine.ts'
import { isPassing, isTurnedAway, openResult } from '../open-result.ts'
import { pollTimeouts } from '../poll-timeouts.ts'

type Settings = { baseUrl: string; allowedHosts: readonly string[]; log: Log }

const Started = z.object({
  prediction_id: z.union([z.string().min(1).max(500), z.number()]).transform(String),
})

const StatusReply = z.object({
  status: z.string(),
  video_url: z.string().nullish(),
  percent: z.number().nullish().catch(null),
  error: z.unknown().optional(),
})

/** A reply may repeat the request, with a starting image of 10 MB. */
export const askService = fetchWithin(32 * 1024 * 1024)

/** Any service with the protocol of our own two calls: POST generate, GET status. */
export function createHttpEngine({ baseUrl, allowedHosts, log }: Settings): VideoEngine {
  const root = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/api/video-generator`

  const ask = (path: string, init: RequestInit = {}) =>
    askService(`${root}${path}`, { ...init, signal: AbortSignal.timeout(30_000) })

  async function fetchStatus(
    reference: string,
  ): Promise<z.output<typeof StatusReply> | 'unknown' | 'silent'> {
    try {
      const response = await ask(`/status/${encodeURIComponent(reference)}`)
      if (response.status === 404) return 'unknown'
      if (!response.ok) return 'silent'
      return StatusReply.parse(await response.json())
    } catch (error) {
      log.warn({ err: error }, 'reading the status from the video service failed')
      return 'silent'
    }
  }

  return {
    name: 'http',
    timeouts: pollTimeouts,

    async start(order) {
      const response = await ask('/generate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(order)),
      }).catch((cause: unknown) => {
        const isLost = isNotSent(cause)
        throw new EngineError('unreachable', { cause, isTransient: isLost, isNotStarted: isLost })
      })
      if (isPassing(response.status))
        throw new EngineError('unreachable', {
          isTransient: true,
          isNotStarted: isTurnedAway(response.status),
        })
      if (!response.ok) throw new EngineError('refused')
      const started = Started.safeParse(await response.json().catch(() => undefined))
      if (!started.success) throw new EngineError('service', { cause: started.error })
      return started.data.prediction_id
    },

    async status(reference): Promise<EngineStatus> {
      const told = await fetchStatus(reference)
      if (told === 'unknown' || told === 'silent') return { state: told }
      switch (told.status) {
        case 'completed':
        case 'succeeded':
          return told.video_url ? { state: 'ready' } : { state: 'failed', failure: 'noResult' }
        case 'failed':
        case 'error':
          log.warn({ service: told.error }, 'the video service failed to make a video')
          return { state: 'failed', failure: 'service' }
        case 'canceled':
        case 'cancelled':
        case 'aborted':
          return { state: 'failed', failure: 'serviceCanceled' }
        default:
          return { state: 'working', percent: Math.round(told.percent ?? 0), stage: 'Rendering' }
      }
    },

    // The protocol has no cancel call, so polling just stops.
    cancel: () => Promise.resolve(),
    release: () => Promise.resolve(),

    async result(reference, signal) {
      const told = await fetchStatus(reference)
      if (told === 'silent') throw new EngineError('unreachable', { isTransient: true })
      if (told === 'unknown' || !told.video_url) throw new EngineError('noResult')
      const address = URL.parse(told.video_url, baseUrl)?.href ?? ''
      const trustedOrigin = new URL(baseUrl).origin
      const video = await openResult(address, { allowedHosts, trustedOrigin, signal })
      return { video, poster: null, notes: [], dispose: () => Promise.resolve() }
    },

    news: () => new Promise(() => undefined),
  }
}

/**
 * The connection failed, so nothing was started. After any other error a video may be in progress, and paid
 * for.
 */
export const isNotSent = (error: unknown) =>
  hasCode(error, /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/)

const requestOf = ({ prompt, num_frames, fps, resolution, ...order }: VideoOrder) => ({
  prompt,
  num_frames,
  fps,
  resolution,
  seed_image: pictureUrl(order),
})

/** The starting image as the original data URL. */
export function pictureUrl({
  picture,
  pictureType,
}: Pick<VideoOrder, 'picture' | 'pictureType'>): string | null {
  return picture && pictureType
    ? `data:${pictureType};base64,${Buffer.from(picture).toString('base64')}`
    : null
}
