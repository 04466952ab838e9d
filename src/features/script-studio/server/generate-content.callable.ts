import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { defineCallable } from '#platform/server/http/callable.ts'

/** Who writes. It stops when `signal` says that nobody waits any more, and returns what the caller gets. */
export type ContentWriter = (
  request: { userId: string; prompt: string; profile: Record<string, unknown> },
  signal: AbortSignal,
) => Promise<unknown>

const longestPrompt = 8000

const ContentRequest = z.object({
  prompt: boundedText(longestPrompt).refine((text) => text.trim() !== '', {
    error: 'Please say what to write.',
  }),
  profile: z.record(z.string(), z.unknown()).default({}),
})
type ContentRequest = z.output<typeof ContentRequest>

export const generateContent = <User extends { id: string }>(write: ContentWriter) =>
  defineCallable<User, ContentRequest>({
    name: 'generateContent',
    summary: 'Write a text for the caller, by a prompt and a profile',
    access: 'user',
    limit: 'write',
    input: ContentRequest,
    output: z.unknown(),
    run: ({ prompt, profile }, { user, signal }) => write({ userId: user.id, prompt, profile }, signal),
  })
