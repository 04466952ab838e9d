import type { JSONObject } from '@ai-sdk/provider'
import type { z } from 'zod'
import type { Ai, Writing } from '#platform/server/ai/ai.ts'
import type { Log } from '#platform/server/log.ts'
import type { Brief } from '../../domain/brief.ts'
import { readPartialJson, readWholeJson } from '../../domain/read-partial-json.ts'
import { repairPrompt, type Prompt } from './prompts/prompts.ts'

/** The model sent an invalid reply twice. */
export class UnreadableReply extends Error {
  override readonly name = 'UnreadableReply'
}

type Asking<Reply> = {
  role: Writing['role']
  brief: Brief
  prompt: Prompt
  reply: z.ZodType<Reply>
  shape: z.ZodType
  signal: AbortSignal
  /** Faults in a valid reply: ask once more, and use it even if they remain. */
  findFaults?: (reply: Reply) => string[]
}

const longReply = 32 * 1024

type Deps = { ai: Ai; log: Log }

/** Yields the partial reply as it grows, and finally the validated whole, after one repair if needed. */
export async function* streamReply<Reply>(
  { ai, log }: Deps,
  { role, brief, prompt, reply, shape, signal, findFaults = () => [] }: Asking<Reply>,
): AsyncGenerator<{ partial: unknown } | { whole: Reply }> {
  const writing = { role, brief: asJson(brief), schema: shape, signal }
  let text = ''
  let readAt = 0
  for await (const delta of ai.stream({ ...writing, ...prompt })) {
    text += delta
    // Nothing can be complete without one of these.
    if (!/["}\]]/.test(delta) || text.length < readAt) continue
    // Parses a long reply less often, because each parse starts from the beginning.
    readAt = text.length < longReply ? 0 : text.length * 1.05
    yield { partial: readPartialJson(text) }
  }
  const first = check(reply, text)
  const faults = first.ok ? findFaults(first.value) : first.faults
  if (first.ok && faults.length === 0) {
    yield { whole: first.value }
    return
  }
  log.warn({ task: brief.task, faults }, 'repairing a reply of the model')
  log.debug({ reply: text }, 'the reply')
  const again = await ai
    .write({ ...writing, ...repairPrompt(prompt, text, faults) })
    .catch((error: unknown) => {
      // A first reply with faults is better than none.
      if (!first.ok || signal.aborted) throw error
      return text
    })
  const second = check(reply, again)
  if (second.ok || first.ok) {
    yield { whole: second.ok ? second.value : (first as { value: Reply }).value }
    return
  }
  log.warn({ task: brief.task, faults: second.faults }, 'the repaired reply is invalid too')
  log.debug({ reply: again }, 'the reply')
  throw new UnreadableReply(second.faults.join(' '))
}

/** The same for a caption, whose reply is plain text. */
export async function writeText(
  { ai, log }: Deps,
  asking: Omit<Asking<never>, 'reply' | 'shape'>,
  read: (reply: string) => string,
  findFaults: (text: string) => string[],
): Promise<string> {
  const { role, brief, prompt, signal } = asking
  const writing = { role, brief: asJson(brief), signal }
  const first = read(await ai.write({ ...writing, ...prompt }))
  const faults = findFaults(first)
  if (faults.length === 0) return first
  log.warn({ task: brief.task, faults }, 'repairing a reply of the model')
  const second = read(await ai.write({ ...writing, ...repairPrompt(prompt, first, faults) }))
  if (findFaults(second).length > 0) throw new UnreadableReply(findFaults(second).join(' '))
  return second
}

type Checked<Reply> = { ok: true; value: Reply } | { ok: false; faults: string[] }

function check<Reply>(schema: z.ZodType<Reply>, text: string): Checked<Reply> {
  const json = readWholeJson(text)
  if (json === undefined) return { ok: false, faults: ['It is not a complete JSON object.'] }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { ok: true, value: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ok: false, faults: faults.slice(0, 10) }
}

const asJson = (brief: Brief) => brief as unknown as JSONObject
