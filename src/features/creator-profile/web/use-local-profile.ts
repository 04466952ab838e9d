import { useQuery } from '@tanstack/react-query'
import { readLocalProfile, useLocalText } from './local-profiles.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

/** What waits in this browser of a profile, once it has been read. */
export function useLocalProfile<Profile extends object>(
  kind: ProfileKind<Profile, Stored<Profile>>,
  email: string,
) {
  const text = useLocalText(kind, email)
  const kept = useQuery({
    queryKey: ['kept', kind.name, text],
    queryFn: async () => (text === null ? null : ((await readLocalProfile(kind, text)) ?? null)),
    // Nothing here asks the network.
    networkMode: 'always',
    staleTime: Infinity,
  })
  return { kept: kept.data ?? undefined, isReading: kept.isPending }
}
