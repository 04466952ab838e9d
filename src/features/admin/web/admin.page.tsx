import { useSearchParams } from 'react-router'
import { SecondFactorNotice, useSession } from '#features/accounts/web.ts'
import { AnalyticsPanel, ButtonTrackingPanel } from '#features/analytics/web.ts'
import { BroadcastsPanel } from '#features/broadcasts/web.ts'
import { CampaignReviewPanel } from '#features/funding/web.ts'
import { findSubmissionLink, FormsPanel, OverviewStrip } from '#features/inbox/web.ts'
import { LaunchPanel } from '#features/launch/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { Tabs, type Tab } from '#platform/web/ui/tabs.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AuditPanel } from '#features/audit/web.ts'
import { RoleBadge } from './role-badge.tsx'
import { TeamPanel } from './team-panel.tsx'

export const meta = () => pageMeta(`Admin · ${brand.name}`, 'For the team.')

const tabs: readonly Tab[] = [
  { value: 'forms', label: 'Forms', content: <FormsPanel /> },
  { value: 'analytics', label: 'Analytics', content: <AnalyticsPanel /> },
  { value: 'buttons', label: 'Button Tracking', content: <ButtonTrackingPanel /> },
  { value: 'launch', label: 'Launch', content: <LaunchPanel /> },
  { value: 'broadcasts', label: 'Broadcasts', content: <BroadcastsPanel /> },
  { value: 'campaigns', label: 'Campaigns', content: <CampaignReviewPanel /> },
  { value: 'audit', label: 'Audit log', content: <AuditPanel findLink={findSubmissionLink} /> },
  { value: 'team', label: 'Team', content: <TeamPanel /> },
]

export default function AdminPage() {
  return (
    <AdminFrame>
      <Dashboard />
    </AdminFrame>
  )
}

/** The active tab is in the URL, so that reloads and bookmarks keep it. */
function Dashboard() {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('tab')
  const open = tabs.find((tab) => tab.value === requested) ?? tabs[0]
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="text-3xl">Admin Dashboard</h1>
        <SignedInAs />
      </div>
      <SecondFactorNotice />
      <OverviewStrip />
      <Tabs
        label="Admin area"
        tabs={tabs}
        value={open?.value ?? ''}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      />
    </div>
  )
}

function SignedInAs() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      Signed in as <span className="font-medium break-all text-ink">{session.user.email}</span>
      <RoleBadge role={session.user.role} />
    </p>
  )
}
