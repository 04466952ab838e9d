import { ApiError, unwrap } from '#platform/web/api-client.ts'
import { factorMessages, factorReasons } from '../../contract/second-factor-messages.ts'
import { accountApi } from '../account-api.ts'

type Settle = (confirmed: boolean) => void

let queue: readonly Settle[] = []
const listeners = new Set<() => void>()

/** Whether a confirmation is pending. */
export const isConfirmationPending = () => queue.length > 0

export function subscribeToRequests(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Closes the dialog and continues or cancels everything that waits for it. */
export function settleConfirmation(confirmed: boolean) {
  const settled = queue
  change([])
  for (const settle of settled) settle(confirmed)
}

/** Runs `work`; if the server requires a confirmation, asks for it and runs it again. */
export async function withConfirmation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isAsked = error instanceof ApiError && error.reason === factorReasons.confirmationNeeded
    if (!isAsked) throw error
    if (await askForConfirmation()) return work()
    throw new ApiError('PERMISSION_DENIED', factorMessages.notConfirmed, { cause: error })
  }
}

// Avoids starting a download whose confirmation is about to expire.
const enoughSeconds = 15

/** For downloads handled by the browser, where an error couldn't be shown. */
export async function isConfirmed(): Promise<boolean> {
  const { freshForSeconds } = await unwrap(accountApi.account.confirmation.$get())
  return freshForSeconds >= enoughSeconds || askForConfirmation()
}

const askForConfirmation = () => new Promise<boolean>((settle) => change([...queue, settle]))

function change(next: readonly Settle[]) {
  queue = next
  for (const changed of listeners) changed()
}
