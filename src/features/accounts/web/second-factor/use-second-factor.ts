import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '../account-api.ts'
import { askAccount } from '../account/ask-account.ts'
import { refreshSession } from '../session/session.ts'

const key = (email: string) => ['account', email, 'second-factor']

export const useSecondFactor = (email: string) =>
  useQuery({ queryKey: key(email), queryFn: () => askAccount(accountApi.account['second-factor'].$get()) })

/** After a change: what is shown here, and what the session says of it. */
export function useFactorsChanged(email: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: key(email) })
    await refreshSession()
  }
}
