import { useBlocker } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'

/**
 * Without this, a failed page load would make the router reload the site and end on the browser's error page.
 */
export function OfflineNotice() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <p
      role="alert"
      className="page-width fixed inset-x-0 bottom-0 z-50 flex items-center justify-between gap-3 bg-paper py-3 shadow-floating"
    >
      You’re offline. Nothing on this page is lost.
      <Button onClick={() => (navigator.onLine ? blocker.proceed() : blocker.reset())}>Try again</Button>
    </p>
  )
}
