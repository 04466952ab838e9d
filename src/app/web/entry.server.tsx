import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/**
 * Makes the HTML of a page, at build (and on the development server). React's own default would cut a long page into pieces
 * that a script puts together. Ours is read without scripts too: it waits for everything, lazy parts as well, and is written
 * in one piece, in order.
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
  // React would leave the broken part to the browser; a build that does so must not pass.
  if (errors.length > 0) throw errors[0]
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}

// A page is prerendered at `/about/` and served at `/about`: links that know where they are must know the latter.
function atOwnAddress(context: EntryContext): EntryContext {
  const { staticHandlerContext: handled } = context
  const pathname = handled.location.pathname.replace(/(?<=^\/|[^/])\/+$/, '')
  return {
    ...context,
    staticHandlerContext: { ...handled, location: { ...handled.location, pathname } },
  }
}
