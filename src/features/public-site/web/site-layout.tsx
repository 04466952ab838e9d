import { Outlet } from 'react-router'
import { useTracker, useVariant } from '#features/analytics/web.ts'
import { CallBar } from './frame/call-bar.tsx'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'

/** A route layout, so that header and footer persist across page changes. */
export default function SiteLayout() {
  const variant = useVariant()
  useTracker()
  return (
    <div className="flex min-h-dvh flex-col bg-sunken">
      <SiteHeader variant={variant} />
      <main id="main" tabIndex={-1} className="flex-1 bg-paper outline-none">
        <Outlet />
      </main>
      <CallBar variant={variant} />
      <SiteFooter />
    </div>
  )
}
