import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '../account-api.ts'
import { requestAccount } from '../account/request-account.ts'
import { refreshSession } from '../session/session.ts'

const key = (email: string) => ['account', email, 'second-factor']

export const useSecondFactor = (email: string) =>
  useQuery({
    queryKey: key(email),
    queryFn: () => requestAccount(accountApi.account['second-factor'].$get()),
  })

/** Refreshes both the settings and the session after a change. */
export function useRefreshFactors(email: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: key(email) })
    await refreshSession()
  }
}
