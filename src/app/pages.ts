/**
 * Every address that is a page. The router, the prerender step and the server (which must know what is a 404) all read this list.
 * `prerendered`: complete HTML at build. `app`: the single-page shell. `not-found` is prerendered too, and served with status 404.
 */
type Page = { path: string; file: string; kind: 'prerendered' | 'app' | 'development' }

export const notFoundPath = '/404'

export const pages: readonly Page[] = [
  { path: '/', file: 'features/public-site/web/home.page.tsx', kind: 'prerendered' },
  { path: notFoundPath, file: 'features/public-site/web/not-found.page.tsx', kind: 'prerendered' },
]
