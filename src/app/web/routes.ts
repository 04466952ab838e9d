import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { notFoundPath, pages, type Page } from '../pages.ts'

const served = pages.filter((page) => page.kind !== 'development' || import.meta.env.DEV)

// The site frame is outermost, so that the header stays in place between prerendered pages and sign-in. Only
// app pages load the query client and toasts.
export default [
  layout('../../features/public-site/web/site-layout.tsx', [
    ...entries((page) => page.frame === 'site' && page.kind !== 'app' && page.path !== notFoundPath),
    // Prerendered with the route that the browser matches for any unknown path, because hydration requires
    // the same route.
    ...entries((page) => page.path === notFoundPath, { path: '*', id: 'not-found' }),
    ...withProviders('site-app', (page) => page.frame === 'site' && page.kind === 'app'),
  ]),
  ...withProviders('app', (page) => page.frame !== 'site'),
] satisfies RouteConfig

function withProviders(id: string, belongs: (page: Page) => boolean): RouteConfigEntry[] {
  const children = [
    ...entries((page) => belongs(page) && page.gate === undefined),
    ...behindGate(`${id}-tools`, (page) => belongs(page) && page.gate === 'tool'),
  ]
  return children.length === 0 ? [] : [layout('app-providers.tsx', { id }, children)]
}

function behindGate(id: string, belongs: (page: Page) => boolean): RouteConfigEntry[] {
  const children = entries(belongs)
  return children.length === 0
    ? []
    : [layout('../../features/tools-hub/web/tool-gate-layout.tsx', { id }, children)]
}

function entries(belongs: (page: Page) => boolean, as?: { path: string; id: string }): RouteConfigEntry[] {
  return served.filter(belongs).map((page) => {
    const file = `../../${page.file}`
    if (as) return route(as.path, file, { id: as.id })
    // The path is the route ID, because several paths may share a file.
    return page.path === '/' ? index(file) : route(page.path, file, { id: page.path })
  })
}
