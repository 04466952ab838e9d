import { fetchWithin, OversizedResponse } from '#platform/server/fetch-within.ts'
import { wavSeconds } from '../../film/sound/wav.ts'

export type SpeechSettings = {
  /** With the version, such as https://api.openai.com/v1. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
}

export type SpeechService = {
  /** Identifies the voice, so that a change of the settings is not answered with stored speech. */
  name: string
  /** The WAV file of one line. Throws a `SpeechError`. */
  speak(text: string, signal: AbortSignal): Promise<Uint8Array>
}

export type SpeechProblem = 'refused' | 'unreachable' | 'unusable'

/** A known failure of the service. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
  readonly problem: SpeechProblem

  constructor(problem: SpeechProblem, options: { cause?: unknown } = {}) {
    super(`The speech service failed: ${problem}`, options)
    this.problem = problem
  }
}

type Limits = { timeoutMs: number; bytes: number; seconds: number }

// A line takes a few seconds to say; two minutes of stereo at 48 kHz fit.
const defaultLimits: Limits = { timeoutMs: 60_000, bytes: 24 * 1024 * 1024, seconds: 120 }

/** A server with the `/audio/speech` of OpenAI. */
export function createSpeechService(
  { baseUrl, apiKey, model, voice }: SpeechSettings,
  limits: Limits = defaultLimits,
): SpeechService {
  const url = `${baseUrl.replace(/\/$/, '')}/audio/speech`
  const fetchSpeech = fetchWithin(limits.bytes)

  async function ask(text: string, signal: AbortSignal): Promise<Uint8Array> {
    const response = await fetchSpeech(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, voice, input: text, response_format: 'wav' }),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new SpeechError(response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused')
    }
    return Buffer.from(await response.arrayBuffer())
  }

  return {
    name: JSON.stringify([baseUrl, model, voice]),
    async speak(text, signal) {
      const end = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)])
      const bytes = await ask(text, end).catch((error: unknown) => {
        signal.throwIfAborted()
        if (error instanceof SpeechError) throw error
        const problem = error instanceof OversizedResponse ? 'unusable' : 'unreachable'
        throw new SpeechError(problem, { cause: error })
      })
      const seconds = wavSeconds(bytes)
      if (seconds === 0 || seconds > limits.seconds) throw new SpeechError('unusable')
      return bytes
    },
  }
}
