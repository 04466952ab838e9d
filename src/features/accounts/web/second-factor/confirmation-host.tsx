import { Suspense, useSyncExternalStore } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { isConfirmationAsked, settleConfirmation, subscribeToRequests } from './confirmation-requests.ts'

const ConfirmationDialog = lazyWithFallback(
  async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
  GiveUp,
)

/** Around the app's pages: the dialog that any of them may need, loaded on first use. */
export function ConfirmationHost() {
  const isAsked = useSyncExternalStore(subscribeToRequests, isConfirmationAsked, () => false)
  if (!isAsked) return null
  return (
    <Suspense>
      <ConfirmationDialog onSettle={settleConfirmation} />
    </Suspense>
  )
}

/** In the place of a dialog that did not load: whatever waits for it says that it was refused. */
function GiveUp({ onSettle }: { onSettle: (confirmed: boolean) => void }) {
  queueMicrotask(() => onSettle(false))
  return null
}
