import { asApiError } from '#platform/web/api-error.ts'
import { compareLocal, classifyRejection } from '../domain/local-profile.ts'
import { forget, keptText, readLocalProfile } from './local-profiles.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

/** `stored` is what the server has now. Undefined if there was nothing to send or it is still waiting. */
export type Delivery<Result> = { end: 'sent' | 'arrived' | 'outdated'; stored: Result } | undefined

/** Sends the local profile unless something newer has been saved since. */
export async function sendLocalProfile<Profile extends object, Result extends Stored<Profile>>(
  kind: ProfileKind<Profile, Result>,
  email: string,
): Promise<Delivery<Result>> {
  const text = keptText(kind, email)
  if (text === null) return undefined
  const kept = await readLocalProfile(kind, text)
  if (kept === undefined) {
    forget(kind, email, text)
    return undefined
  }
  try {
    const stored = await kind.write(kept.profile, kept.revision)
    forget(kind, email, text)
    return { end: 'sent', stored }
  } catch (cause) {
    switch (classifyRejection(asApiError(cause).status)) {
      case 'wait':
        return undefined
      case 'forget':
        forget(kind, email, text)
        return undefined
      case 'compare': {
        const stored = await kind.read()
        const end = compareLocal(kept, stored)
        if (end === 'due') return undefined
        forget(kind, email, text)
        return { end, stored }
      }
    }
  }
}
