import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import { useEffect, useRef, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useBlocker, useLocation } from 'react-router'
import { earlyClicksScript } from '#features/analytics/web.ts'
import { fontsScript, wideScreen } from '#platform/web/fonts.ts'
import { themeScript } from '#platform/web/theme.ts'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import '#platform/web/styles.css'

import { Button } from '#platform/web/ui/button.tsx'

export { ErrorPage as ErrorBoundary } from './error-page.tsx'

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    ...[geist, bricolage].map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      media: wideScreen,
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
  ]
}

// Part of the built HTML, so the browser's copy of this component can skip it.
const headScript = import.meta.env.SSR ? `${themeScript};${fontsScript};${earlyClicksScript}` : ''

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme and font scripts set attributes before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* oxlint-disable-next-line react/no-danger -- our own constants; as a child React would escape its quotes */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
        >
          Skip to content
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The single-page shell: what an app page shows until its script has loaded. */
export function HydrateFallback() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <Spinner />
    </main>
  )
}

export default function Root() {
  useFocusAfterNavigation()
  return (
    <>
      <Outlet />
      <OfflineNotice />
    </>
  )
}

/** A followed link may be gone with its page; keyboards and screen readers then continue in the new page. */
function useFocusAfterNavigation() {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current !== key && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
    shown.current = key
  }, [key])
}

/**
 * Without this, a failed page load would make the router reload the site and end on the browser's error page.
 */
function OfflineNotice() {
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
