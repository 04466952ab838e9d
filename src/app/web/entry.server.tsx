import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/**
 * Renders the HTML of a page at build and on the development server. React's default streams a long page in
 * pieces that a script joins. This waits for everything, including lazy parts, so that the page is readable
 * without scripts.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={atOwnAddress(context)} url={request.url} />
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  })
  // React would leave the broken part to the browser, so fail the build instead.
  if (errors.length > 0) throw errors[0]
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}

// A page is prerendered at `/about/` but served at `/about`, which is what its links must see.
function atOwnAddress(context: EntryContext): EntryContext {
  const { staticHandlerContext: handled } = context
  const pathname = handled.location.pathname.replace(/(?<=^\/|[^/])\/+$/, '')
  return {
    ...context,
    staticHandlerContext: { ...handled, location: { ...handled.location, pathname } },
  }
}
