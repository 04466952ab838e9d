import type { Page } from '@playwright/test'
import type { BuiltServer } from './built-server.ts'
import { onboardingAnswers, createAccount } from './creators.ts'
import type { Newcomer } from './newcomer.ts'
import { signBackIn } from './sign-in-again.ts'
import { dayFromToday } from './studio.ts'
import { expect } from './test.ts'

// What a journey needs beforehand is made through the API: each journey has a creator of its own, and none waits for another.

/** A new creator who is signed in on this page and has answered the onboarding, but has no content profile. */
export async function newOnboardedCreator(page: Page, server: BuiltServer): Promise<Newcomer> {
  const creator = await createAccount(server)
  await signBackIn(page, creator)
  await send(page, 'PUT', '/api/profile', Object.assign({}, ...onboardingAnswers))
  return creator
}

/** A new creator who is signed in on this page and has both profiles. */
export async function newCreator(page: Page, server: BuiltServer): Promise<Newcomer> {
  const creator = await newOnboardedCreator(page, server)
  const content = { description: 'I teach home cooks to bake sourdough bread', topics: 'sourdough, starters' }
  await send(page, 'PUT', '/api/profile/content', content)
  return creator
}

export async function addPreset(page: Page, name: string): Promise<void> {
  await send(page, 'POST', '/api/presets', { name, videoLength: '30-60 seconds (Standard)' })
}

/** Creates three ideas and returns the id of the first. */
export async function addIdeas(page: Page): Promise<string> {
  const events = await send(page, 'POST', '/api/ideas', {})
  const { idea } = findEvent(events, 'idea')
  return idea.id
}

/** Three ideas, of which the first has a script and, if wanted, a chosen hook. */
export async function addScript(page: Page, selectedHook?: number): Promise<string> {
  const ideaId = await addIdeas(page)
  findEvent(await send(page, 'POST', '/api/scripts', { ideaId }), 'script')
  if (selectedHook !== undefined) await send(page, 'PATCH', `/api/scripts/${ideaId}`, { selectedHook })
  return ideaId
}

type Entry = { id: string; ideaId: string; script: { script_parts: string[] } }

/** A script that is scheduled for a day. */
export async function addScheduledScript(page: Page, daysFromToday = 0): Promise<Entry> {
  const ideaId = await addScript(page, 0)
  const scheduledDate = dayFromToday(daysFromToday)
  const entry = { ideaId, scheduledDate, selectedHook: 0 }
  return JSON.parse(await send(page, 'POST', '/api/schedule', entry)) as Entry
}

export async function send(page: Page, method: string, path: string, data?: object): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return response.text()
}

function findEvent(lines: string, type: 'idea' | 'script') {
  const events = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; idea: { id: string } })
  const event = events.find((each) => each.type === type)
  if (!event) throw new Error(`The generation sent no ${type}:\n${lines}`)
  return event
}
