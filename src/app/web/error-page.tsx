import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'

/**
 * For uncaught errors. A plain link instead of a router link, because a full page load recovers from a broken
 * state.
 */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <main id="main" className="page-width grid min-h-dvh content-center gap-4 py-section">
      <title>Unexpected Application Error!</title>
      <p className="font-semibold text-accent-text">{causeOf(error)}</p>
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        This page stopped working. Nothing you saved is lost. Try reloading it. If the error comes back, go to
        the home page and try again later.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="main" size="lg" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
        <a href="/" className={buttonStyle('plain', 'lg')}>
          Go to the home page
        </a>
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-6 overflow-x-auto rounded-md bg-sunken p-4 text-xs">{error.stack}</pre>
      )}
    </main>
  )
}

function causeOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return 'Something broke on our side'
}
