import { useSession } from '#features/accounts/web.ts'
import { onboardingProfile } from './profile-kinds.ts'
import { useContentProfile } from './use-content-profile.ts'
import { useStoredProfile } from './use-profile.ts'

export type EndCard = { handle: string; callToAction: string }

/** What a creator puts at the end of a video; undefined while it is loading, empty if it cannot be loaded. */
export function useEndCard(): EndCard | undefined {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const { stored, copy } = useStoredProfile(onboardingProfile, email)
  const content = useContentProfile()
  if (content.status === 'loading' || (stored.isPending && !copy)) return undefined
  return {
    handle: (stored.data ?? copy)?.profile?.socialMediaTag ?? '',
    callToAction: content.status === 'there' ? (content.profile?.cta ?? '') : '',
  }
}
