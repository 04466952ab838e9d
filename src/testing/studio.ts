import { expect } from 'vitest'
import type { Idea } from '#features/script-studio/contract/idea.ts'
import type { CreatorFacts } from '#features/script-studio/domain/creator-facts.ts'
import { creators } from './creators.ts'
import { cookieOf } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

type Json = Record<string, unknown>

/** A signed-in creator with a profile and API access. */
export async function addCreator(running: TestApp, facts: CreatorFacts | null = creators.cook) {
  const cookie = await cookieOf(running, 'user')
  const send = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
    running.app.request(path, {
      method,
      headers: { ...cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  const ask = async <Body = Json>(method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body)
    const text = await response.text()
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
  }
  /** Every event of a generation, in order. */
  const stream = async (path: string, body: unknown): Promise<Event[]> => {
    const response = await send('POST', path, body)
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    return readEvents(await response.text())
  }
  if (facts) {
    const toneOrNone = facts.tone === 'warm and personal' ? '' : facts.tone
    const { status } = await ask('PUT', '/api/profile/content', { ...facts, tone: toneOrNone })
    expect(status).toBe(200)
  }
  return {
    cookie,
    send,
    ask,
    stream,
    ideas: async () =>
      (await stream('/api/ideas', {})).filter(({ type }) => type === 'idea').map(({ idea }) => idea!),
    script: async (ideaId: string) =>
      (await stream('/api/scripts', { ideaId })).find(({ type }) => type === 'script')!.idea!,
  }
}

export type Event = {
  type: string
  idea?: Idea
  ideaId?: string
  error?: { status: string; message: string }
  allowance?: { used: number; limit: number; resetsAt: string }
  [key: string]: unknown
}

const readEvents = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Event)
