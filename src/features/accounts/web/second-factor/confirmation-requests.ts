import { ApiError, unwrap } from '#platform/web/api-client.ts'
import { factorReasons } from '../../contract/second-factor-messages.ts'
import { accountApi } from '../account-api.ts'

type Settle = (confirmed: boolean) => void

let waiting: readonly Settle[] = []
const listeners = new Set<() => void>()

/** Whether the page waits for the person to confirm who they are. */
export const isConfirmationAsked = () => waiting.length > 0

export function subscribeToRequests(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Ends the dialog; everything that waited for it goes on or gives up. */
export function settleConfirmation(confirmed: boolean) {
  const settled = waiting
  change([])
  for (const settle of settled) settle(confirmed)
}

/** Does it, and when the server wants a confirmation first, asks for that and does it again. */
export async function withConfirmation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isAsked = error instanceof ApiError && error.reason === factorReasons.confirmationNeeded
    if (!isAsked || !(await askForConfirmation())) throw error
    return work()
  }
}

// A download that starts must not be refused halfway for want of a second.
const enoughSeconds = 15

/** For a file that the browser fetches by itself, where a refusal could not be shown. */
export async function isConfirmed(): Promise<boolean> {
  const { freshForSeconds } = await unwrap(accountApi.account.confirmation.$get())
  return freshForSeconds >= enoughSeconds || askForConfirmation()
}

const askForConfirmation = () => new Promise<boolean>((settle) => change([...waiting, settle]))

function change(next: readonly Settle[]) {
  waiting = next
  for (const changed of listeners) changed()
}
