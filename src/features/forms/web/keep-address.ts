import { inStorage } from '#platform/web/browser-storage.ts'
import { parseDraft } from '#platform/web/form/draft.ts'
import { audiences } from '../contract/choices.ts'

/** Enters an address into the drafts of the three waitlist forms; other answers in them stay. */
export function keepAddress(email: string): void {
  for (const audience of audiences)
    inStorage('session', (storage) => {
      const key = `draft:waitlist-${audience}`
      const draft = parseDraft(storage.getItem(key) ?? '') ?? { userType: audience }
      storage.setItem(key, JSON.stringify({ ...draft, email }))
    })
}
