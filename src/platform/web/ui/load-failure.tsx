import { ErrorState } from './error-state.tsx'

/** In the place of a part whose script did not come. A browser may refuse to ask for it again before the page is loaded anew. */
export function LoadFailure() {
  return (
    <ErrorState onRetry={() => window.location.reload()}>
      Please check your connection and load the page again.
    </ErrorState>
  )
}
