import { tools } from '#features/tools-hub/contract/catalogue.ts'
import { toolsHubPaths } from '#features/tools-hub/contract/paths.ts'

/**
 * Every address that is a page. The router, the prerender step, the sitemap and the server (for where a sign-in may lead back to)
 * all read this list.
 * `prerendered`: complete HTML at build. `app`: the single-page shell. `development`: only on the development server.
 * The not-found page is prerendered too, and served with status 404. `frame: 'site'` puts the public header and footer around
 * a page; `listed` puts it into the sitemap; `gate: 'tool'` lets in whoever is signed in and has completed the onboarding.
 */
export type Page = {
  path: string
  file: string
  kind: 'prerendered' | 'app' | 'development'
  frame?: 'site'
  gate?: 'tool'
  listed?: true
}

export const notFoundPath = '/404'

const publicPage = (path: string, name: string): Page => ({
  path,
  file: `features/public-site/web/${name}.page.tsx`,
  kind: 'prerendered',
  frame: 'site',
})

/** The pages of the tools that are built, by the id of the catalogue. Every other tool has the page that announces it. */
const toolPages: Readonly<Record<string, string>> = {
  'script-generator': 'features/script-studio/web/script-generator.page.tsx',
  'video-generator': 'features/video-studio/web/video-generator.page.tsx',
}

const accountPage = (path: string, name: string): Page => ({
  path,
  file: `features/accounts/web/${name}.page.tsx`,
  kind: 'app',
  frame: 'site',
})

export const pages: readonly Page[] = [
  { ...publicPage('/', 'home/home'), listed: true },
  { ...publicPage('/about', 'about/about'), listed: true },
  { ...publicPage('/contact', 'contact/contact'), listed: true },
  { ...publicPage('/waitlist', 'waitlist/waitlist'), listed: true },
  { ...publicPage('/privacy', 'privacy/privacy'), listed: true },
  publicPage('/unauthorized', 'unauthorized'),
  publicPage(notFoundPath, 'not-found'),
  { ...publicPage('/test-firebase', 'connection-test/connection-test'), kind: 'app' },
  accountPage('/login', 'sign-in/login'),
  accountPage('/register', 'registration/register'),
  accountPage('/forgot-password', 'links/forgot-password'),
  accountPage('/reset-password', 'links/reset-password'),
  accountPage('/confirm-email', 'links/confirm-email'),
  accountPage('/cancel-email-change', 'links/cancel-email-change'),
  accountPage('/account', 'account/account'),
  accountPage('/account/security', 'account/security'),
  { path: '/admin', file: 'features/admin/web/admin.page.tsx', kind: 'app' },
  { path: '/admin/person', file: 'features/admin/web/person.page.tsx', kind: 'app' },
  {
    path: '/ai-tools',
    file: 'features/tools-hub/web/ai-tools.page.tsx',
    kind: 'prerendered',
    frame: 'site',
    listed: true,
  },
  ...tools.map(({ id, route }): Page => ({
    path: route,
    file: toolPages[id] ?? 'features/tools-hub/web/tool.page.tsx',
    kind: 'app',
    frame: 'site',
    gate: 'tool',
  })),
  ...['calendar', 'notebook', 'history', 'script'].map((name): Page => ({
    path: `/ai-tools/script-generator/${name}`,
    file: `features/script-studio/web/${name}.page.tsx`,
    kind: 'app',
    frame: 'site',
    gate: 'tool',
  })),
  {
    path: '/ai-tools/scheduled-script',
    file: 'features/script-studio/web/scheduled-script.page.tsx',
    kind: 'app',
    frame: 'site',
    gate: 'tool',
  },
  { path: '/dev/kit', file: 'platform/web/kit/kit.page.tsx', kind: 'development' },
]

/** Where an address that is no page leads, if it leads anywhere: an unknown tool to the list of tools, which says so. */
export const suggestKnownPage = (path: string): string | undefined =>
  path.startsWith(`${toolsHubPaths.list}/`) ? toolsHubPaths.unknownTool : undefined

/** What a sign-in may lead back to. */
export const pagePaths: readonly string[] = pages
  .filter(({ path, kind }) => kind !== 'development' && path !== notFoundPath)
  .map(({ path }) => path)
