import { Suspense, useSyncExternalStore } from 'react'
import { later } from '#platform/web/later.ts'
import { isConfirmationAsked, settleConfirmation, subscribeToRequests } from './confirmation-requests.ts'

const ConfirmationDialog = later(
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
