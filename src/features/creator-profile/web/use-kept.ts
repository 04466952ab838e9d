import { useQuery } from '@tanstack/react-query'
import { readKept, useKeptText } from './kept-profiles.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

/** What waits in this browser of a profile, once it has been read. */
export function useKept<Profile extends object>(kind: ProfileKind<Profile, Stored<Profile>>, email: string) {
  const text = useKeptText(kind, email)
  const kept = useQuery({
    queryKey: ['kept', kind.name, text],
    queryFn: async () => (text === null ? null : ((await readKept(kind, text)) ?? null)),
    // Nothing here asks the network.
    networkMode: 'always',
    staleTime: Infinity,
  })
  return { kept: kept.data ?? undefined, isReading: kept.isPending }
}
