import { asApiError, apiErrorOf } from '#platform/web/api-error.ts'
import { accountApi } from '../account-api.ts'
import { refreshSession } from '../session/session.ts'

/** Saves the file under the name given by the server. Uses fetch so that errors can be shown. */
export async function downloadOwnData(): Promise<void> {
  const answer = await accountApi.account.export.$get().catch((cause: unknown) => {
    throw asApiError(cause)
  })
  // The response type covers success only; errors use the standard envelope.
  const status: number = answer.status
  if (status === 401) void refreshSession()
  if (status >= 400) throw apiErrorOf(status, await answer.json().catch(() => undefined))
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
  const address = URL.createObjectURL(await answer.blob())
  Object.assign(document.createElement('a'), {
    href: address,
    download: named?.[1] ?? 'crovest-data.json',
  }).click()
  URL.revokeObjectURL(address)
}
