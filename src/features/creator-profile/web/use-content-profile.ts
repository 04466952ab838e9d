import { useSession } from '#features/accounts/web.ts'
import type { ContentProfile } from '../contract/content-profile.ts'
import { contentProfile, type ProfileKind, type Stored } from './profile-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { readLocalProfile, useLocalText } from './local-profiles.ts'
import { useStoredProfile } from './use-profile.ts'

export type ContentProfileState =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; retry: () => void; isRetrying: boolean }
  | { status: 'there'; profile: ContentProfile | null; revision: number; isSavedLocally: boolean }

/** The signed-in user's latest content profile, from the server or this browser. */
export function useContentProfile(): ContentProfileState {
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  const { stored, copy } = useStoredProfile(contentProfile, email)
  const { kept, isReading } = useLocalProfile(contentProfile, email)
  if (kept) return { status: 'there', profile: kept.profile, revision: kept.revision, isSavedLocally: true }
  if (stored.data && !isReading) return { status: 'there', ...stored.data, isSavedLocally: false }
  if (copy && !isReading)
    return { status: 'there', profile: copy.profile, revision: copy.revision, isSavedLocally: false }
  if (stored.isError)
    return {
      status: 'failed',
      error: stored.error,
      retry: () => void stored.refetch(),
      isRetrying: stored.isFetching,
    }
  return { status: 'loading' }
}

/** The local profile waiting to be sent, once it has been read. */
function useLocalProfile<Profile extends object>(kind: ProfileKind<Profile, Stored<Profile>>, email: string) {
  const text = useLocalText(kind, email)
  const local = useQuery({
    queryKey: ['kept', kind.name, text],
    queryFn: async () => (text === null ? null : ((await readLocalProfile(kind, text)) ?? null)),
    // Reads from local storage only.
    networkMode: 'always',
    staleTime: Infinity,
  })
  return { kept: local.data ?? undefined, isReading: local.isPending }
}
