import { Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { teamRoles } from '#features/accounts/contract/roles.ts'
import { AccountMenu, RequireAccess } from '#features/accounts/web.ts'
import { AnalyticsPanel, ButtonTrackingPanel } from '#features/analytics/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { Tabs, type Tab } from '#platform/web/ui/tabs.tsx'
import { SignedInAs } from './signed-in-as.tsx'
import { TeamPanel } from './team-panel.tsx'

export const meta = () => pageMeta(`Admin · ${brand.name}`, 'For the team.')

const tabs: readonly Tab[] = [
  { value: 'analytics', label: 'Analytics', content: whenLoaded(<AnalyticsPanel />) },
  { value: 'buttons', label: 'Button Tracking', content: whenLoaded(<ButtonTrackingPanel />) },
  { value: 'team', label: 'Team', content: <TeamPanel /> },
]

function whenLoaded(panel: ReactNode) {
  return <Suspense fallback={<Spinner />}>{panel}</Suspense>
}

export default function AdminPage() {
  return (
    <>
      <header className="border-b border-line bg-paper">
        <div className="page-width flex h-16 items-center justify-between gap-4">
          <Link to={accountPaths.home} className="flex min-h-10 items-center font-display text-xl font-bold">
            {brand.name}
          </Link>
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <RequireAccess roles={teamRoles}>
          <Dashboard />
        </RequireAccess>
      </main>
    </>
  )
}

/** The open tab is in the address, so that a reload and a bookmark come back to it. */
function Dashboard() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = tabs.find((tab) => tab.value === asked) ?? tabs[0]
  return (
    <div className="page-width py-8 lg:py-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">Admin Dashboard</h1>
        <SignedInAs />
      </div>
      <Tabs
        label="Admin area"
        tabs={tabs}
        value={open?.value ?? ''}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      />
    </div>
  )
}
