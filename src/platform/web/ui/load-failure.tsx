import { ErrorState } from './error-state.tsx'

/**
 * Replaces a part whose script failed to load. A browser may not request it again until the page is reloaded.
 */
export function LoadFailure() {
  return (
    <ErrorState onRetry={() => window.location.reload()}>
      Please check your connection and reload the page.
    </ErrorState>
  )
}
