import type { Browser, Page } from '@playwright/test'
import { launchCampaign as launch, verifyCreator } from '../../src/testing/launch-campaign.ts'
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

/** A live campaign for $100 of a creator who is verified first, through the API. */
export async function launchCampaign(
  creator: Page,
  team: Page,
  { days, ...changes }: { days: number; [field: string]: unknown },
) {
  const as = (page: Page) => (method: string, path: string, data?: object) => send(page, method, path, data)
  await verifyCreator(as(creator), as(team))
  return launch(as(creator), as(team), { deadlineDate: dayFromToday(days), ...changes })
}
