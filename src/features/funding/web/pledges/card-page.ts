import { unwrap } from '#platform/web/api-client.ts'
import { inStorage } from '#platform/web/browser-storage.ts'
import { pledgeApi } from './pledge-api.ts'

/** Chosen when a card is to be entered on the payment provider's page. */
export const enterCard = 'enter'

/** What a person has typed before they leave for the payment provider's page. */
export type PledgeDraft = { amount: string; choice: string; canCut: boolean }

const keyOf = (slug: string) => `pledge:${slug}`

/** Leaves for the payment provider's page. What was typed is in this tab for the way back. */
export async function goToCardPage(slug: string, draft?: PledgeDraft): Promise<void> {
  const { url } = await unwrap(pledgeApi.campaigns[':slug'].pledge['card-pages'].$post({ param: { slug } }))
  if (draft) inStorage('session', (storage) => storage.setItem(keyOf(slug), JSON.stringify(draft)))
  window.location.assign(url)
}

export const readPledgeDraft = (slug: string): PledgeDraft | undefined =>
  inStorage('session', (storage) => JSON.parse(storage.getItem(keyOf(slug)) ?? '') as PledgeDraft)

export const forgetPledgeDraft = (slug: string) =>
  inStorage('session', (storage) => storage.removeItem(keyOf(slug)))
