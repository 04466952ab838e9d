import { asApiError, apiErrorOf } from '#platform/web/api-error.ts'
import { accountApi } from '../account-api.ts'
import { refreshSession } from '../session/session.ts'

/** Saves the file that the server makes, under the name that it gave. Fetched first, so that a refusal can be shown. */
export async function downloadOwnData(): Promise<void> {
  const answer = await accountApi.account.export.$get().catch((cause: unknown) => {
    throw asApiError(cause)
  })
  // The answer's type knows only success; a refusal has the shape of every other one.
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
