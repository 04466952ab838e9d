import { Suspense, useSyncExternalStore } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { isConfirmationPending, settleConfirmation, subscribeToRequests } from './confirmation-requests.ts'

const ConfirmationDialog = lazyWithFallback(
  async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
  CancelConfirmation,
)

/** Hosts the dialog for all pages; it is loaded on first use. */
export function ConfirmationHost() {
  const isAsked = useSyncExternalStore(subscribeToRequests, isConfirmationPending, () => false)
  if (!isAsked) return null
  return (
    <Suspense>
      <ConfirmationDialog onSettle={settleConfirmation} />
    </Suspense>
  )
}

/** Rejects pending requests if the dialog fails to load. */
function CancelConfirmation({ onSettle }: { onSettle: (confirmed: boolean) => void }) {
  queueMicrotask(() => onSettle(false))
  return null
}
