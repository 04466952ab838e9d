import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'

/** Writes the complete reply to `providerOptions.embedded.brief`. */
export type Compose = (brief: unknown) => string

const piece = 512
const finishReason = { unified: 'stop', raw: undefined } as const

/**
 * An in-process model behind the SDK's interface, without key or network. It ignores the prompt, which is for
 * other models.
 */
export function createEmbeddedModel(compose: Compose): LanguageModelV4 {
  const write = ({ providerOptions, abortSignal }: LanguageModelV4CallOptions) => {
    abortSignal?.throwIfAborted()
    return compose(providerOptions?.embedded?.brief)
  }
  return {
    specificationVersion: 'v4',
    provider: 'embedded',
    modelId: 'composer',
    supportedUrls: {},
    doGenerate(options) {
      const text = write(options)
      return Promise.resolve({
        content: [{ type: 'text', text }],
        finishReason,
        usage: countUsage(text),
        warnings: [],
      })
    },
    doStream(options) {
      return Promise.resolve({ stream: streamText(write(options)) })
    },
  }
}

function streamText(text: string): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      controller.enqueue({ type: 'text-start', id: '1' })
      for (let at = 0; at < text.length; at += piece)
        controller.enqueue({ type: 'text-delta', id: '1', delta: text.slice(at, at + piece) })
      controller.enqueue({ type: 'text-end', id: '1' })
      controller.enqueue({ type: 'finish', finishReason, usage: countUsage(text) })
      controller.close()
    },
  })
}

// Counts words, because this model has no tokens.
function countUsage(text: string): LanguageModelV4Usage {
  const total = text.split(/\s+/).length
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total, text: total, reasoning: 0 },
  }
}
