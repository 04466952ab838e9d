import { unwrap } from '#platform/web/api-client.ts'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import { ownApi } from './own-campaign-api.ts'

export type LatestDraft = {
  draft: CampaignDraft
  revision: number
  /** The draft that the server has. */
  saved?: CampaignDraft | undefined
  saving?: Promise<boolean> | undefined
}

type Unsent = { latest: LatestDraft; sending: Promise<void> }

/** What was typed just before its page was left, until the server has it. */
const unsent = new Map<string, Unsent>()

export function keepUnsent(id: string, latest: LatestDraft) {
  const kept: Unsent = { latest, sending: send() }
  unsent.set(id, kept)

  async function send() {
    await latest.saving
    const { draft, revision } = latest
    try {
      if (latest.saved !== draft)
        await unwrap(ownApi[':id'].$put({ param: { id }, json: { draft, revision } }))
      if (unsent.get(id) === kept) unsent.delete(id)
    } catch {
      // Kept for the way back to the page.
    }
  }
}

/** Before a campaign is loaded, what was left to save must have arrived. */
export const waitForUnsent = async (id: string) => unsent.get(id)?.sending

/** What could not be saved, unless the campaign has changed since. */
export function takeUnsent(id: string, revision: number): CampaignDraft | undefined {
  const kept = unsent.get(id)?.latest
  unsent.delete(id)
  return kept?.revision === revision ? kept.draft : undefined
}
