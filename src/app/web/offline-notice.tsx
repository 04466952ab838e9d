import { useBlocker } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'

/** A page that cannot be fetched would make the router load the whole site anew, and end on the browser's own error page. */
export function OfflineNotice() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  const tryAgain = () => {
    if (navigator.onLine) blocker.proceed()
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-50 border-t-4 border-danger bg-danger-wash text-ink shadow-floating"
    >
      <div className="page-width flex flex-wrap items-center gap-3 py-3">
        <p className="min-w-0 flex-1 basis-60 text-sm">
          You’re offline. Check your connection, then try again. Nothing on this page is lost.
        </p>
        <Button onClick={tryAgain}>Try again</Button>
        <Button variant="quiet" onClick={() => blocker.reset()}>
          Stay here
        </Button>
      </div>
    </div>
  )
}
