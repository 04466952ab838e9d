import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonNotes } from '#features/inbox/contract/person-notes.ts'
import { changePerson } from '#features/inbox/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import type { Person } from '../../contract/person.ts'
import { personApi } from '../admin-api.ts'

// Polls while the tab is visible, to show teammates' changes.
const refetchInterval = 30_000

const keyOf = (email: string) => ['admin', 'people', email]

export const usePerson = (email: string) =>
  useQuery({
    queryKey: keyOf(email),
    queryFn: () => unwrap(personApi.people.$get({ query: { email } })),
    refetchInterval,
  })

type Change = { notes: string; shownNotes: string } | { addTag: string } | { removeTag: string }

/** Saves notes or a tag, and shows what is stored afterwards. */
export function useChangePerson(email: string) {
  const client = useQueryClient()
  const show = (changed: PersonNotes) =>
    client.setQueryData<Person>(keyOf(email), (shown) => shown && { ...shown, ...changed })
  return async (change: Change) => {
    show(await changePerson({ email, ...change }))
  }
}

export function useErasePerson(email: string) {
  const client = useQueryClient()
  return async () => {
    await unwrap(personApi.people.$delete({ json: { email } }))
    // The lists and the inbox may show what is gone.
    await client.invalidateQueries({ queryKey: ['admin'] })
  }
}
