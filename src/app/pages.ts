import { findReferralTarget } from '#features/forms/contract/referral.ts'
import { tools } from '#features/tools-hub/contract/catalog.ts'
import { toolsHubPaths } from '#features/tools-hub/contract/paths.ts'

/**
 * Every page of the site. Read by the router, the prerender step, the sitemap and the server (for allowed
 * return paths after sign-in). `prerendered`: complete HTML at build. `app`: the single-page shell.
 * `development`: development server only. The not-found page is prerendered too and served with status 404.
 * `frame: 'site'` adds the public header and footer; `listed` adds the page to the sitemap; `gate: 'tool'`
 * requires sign-in and completed onboarding.
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

/** The pages of available tools, by catalog ID. Every other tool has an announcement page. */
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
  { ...publicPage('/faq', 'faq/faq'), listed: true },
  { ...publicPage('/terms', 'terms/terms'), listed: true },
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
  ...(
    [
      ['/your-campaigns', 'your-campaigns'],
      ['/your-campaigns/edit', 'edit-campaign'],
      ['/your-campaigns/back', 'back-to-campaign'],
      ['/your-pledges', 'your-pledges'],
      ['/your-pledges/pledge', 'pledge'],
    ] as const
  ).map(([path, name]): Page => ({
    path,
    file: `features/funding/web/${name}.page.tsx`,
    kind: 'app',
    frame: 'site',
  })),
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
  ...['calendar', 'notebook', 'history', 'plan', 'script'].map((name): Page => ({
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

/**
 * Redirects for paths without a page: a referral link leads to the waitlist, an unknown tool to the list of
 * tools, which explains it.
 */
export const suggestKnownPage = (path: string): string | undefined =>
  path.startsWith(`${toolsHubPaths.list}/`) ? toolsHubPaths.unknownTool : findReferralTarget(path)

/** The paths a sign-in may return to. */
export const pagePaths: readonly string[] = pages
  .filter(({ path, kind }) => kind !== 'development' && path !== notFoundPath)
  .map(({ path }) => path)
