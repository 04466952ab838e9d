import type { Browser, Page } from '@playwright/test'
import type { BuiltServer } from './built-server.ts'
import { send } from './prepared-creator.ts'
import { signBackIn } from './sign-in-again.ts'
import { dayFromToday } from './studio.ts'

export async function openAs(
  browser: Browser,
  server: BuiltServer,
  person: { email: string; password: string },
) {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signBackIn(page, person)
  return page
}

/** The answer of a request through the API. */
export const ask = async (page: Page, method: string, path: string, data?: object) =>
  JSON.parse((await send(page, method, path, data)) || '{}')

type Launched = { id: string; slug: string }

/** A live campaign for $100, through the API. */
export async function launchCampaign(
  creator: Page,
  team: Page,
  { days, ...changes }: { days: number; [field: string]: unknown },
): Promise<Launched> {
  await send(creator, 'PUT', '/api/creator-verification', { legalName: 'Ines Costa' })
  const { items } = await ask(team, 'GET', '/api/admin/creators')
  const requested = items.find(({ status }: { status: string }) => status === 'requested')
  const checklist = ['identity', 'address', 'channel', 'bank']
  await send(team, 'PUT', `/api/admin/creators/${requested.userId}/verification`, {
    status: 'verified',
    checklist,
  })
  const { id, slug, revision } = await ask(creator, 'POST', '/api/own-campaigns', { title: 'Night trains' })
  const draft = {
    creatorName: 'Ines Costa',
    title: 'Night trains',
    summary: 'A film about the last sleeper cars.',
    story: 'We ride every night train that is left. '.repeat(6),
    risks: 'A line may close before we get there, and filming costs more.',
    goal: '100',
    limit: 'open',
    models: ['donation'],
    budget: [{ label: 'Camera', amount: '100' }],
    deadlineDate: dayFromToday(days),
    deadlineTime: '18:00',
    timeZone: 'Europe/Berlin',
    ...changes,
  }
  const path = `/api/own-campaigns/${id}`
  const saved = await ask(creator, 'PUT', path, { revision, draft })
  const move = (action: string, newest: number) =>
    ask(creator, 'POST', `${path}/moves`, { action, revision: newest })
  const submitted = await move('submit', saved.revision)
  const approved = await ask(team, 'POST', `/api/admin/campaigns/${id}/decisions`, {
    decision: 'approve',
    checklist: ['story', 'budget', 'terms', 'risks', 'rights'],
    revision: submitted.revision,
  })
  const published = await move('open', approved.revision)
  await move('launch', published.revision)
  return { id, slug }
}
