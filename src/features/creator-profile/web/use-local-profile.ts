import { useQuery } from '@tanstack/react-query'
import { readLocalProfile, useLocalText } from './local-profiles.ts'
import type { ProfileKind, Stored } from './profile-kinds.ts'

/** The local profile waiting to be sent, once it has been read. */
export function useLocalProfile<Profile extends object>(
  kind: ProfileKind<Profile, Stored<Profile>>,
  email: string,
) {
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
