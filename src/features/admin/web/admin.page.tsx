import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SecondFactorNotice } from '#features/accounts/web.ts'
import { AnalyticsPanel, ButtonTrackingPanel } from '#features/analytics/web.ts'
import { AuditPanel } from '#features/audit/web.ts'
import { BroadcastsPanel } from '#features/broadcasts/web.ts'
import { ExperimentsPanel } from '#features/experiments/web.ts'
import { CampaignReviewPanel } from '#features/funding/web.ts'
import { CountsFailure, FormsPanel, InboxPanel } from '#features/inbox/web.ts'
import { LaunchPanel } from '#features/launch/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { shellTexts } from '../contract/shell-texts.ts'
import { AdminFrame } from './admin-frame.tsx'
import { findSection } from './admin-sections.ts'
import { findSubjectLink } from './find-subject-link.ts'
import { TeamPanel } from './team-panel.tsx'

export const meta = () => pageMeta(`Admin · ${brand.name}`, 'For the team.')

const panels: Readonly<Record<string, ReactNode>> = {
  forms: <FormsPanel />,
  analytics: <AnalyticsPanel />,
  buttons: <ButtonTrackingPanel />,
  experiments: <ExperimentsPanel />,
  launch: <LaunchPanel />,
  broadcasts: <BroadcastsPanel />,
  campaigns: <CampaignReviewPanel />,
  audit: <AuditPanel findLink={findSubjectLink} />,
  team: <TeamPanel />,
}

/** The section is in the URL, so that reloads and bookmarks keep it. */
export default function AdminPage() {
  const [search] = useSearchParams()
  const section = findSection(search)
  const title = (
    <div className="flex min-w-0 items-baseline gap-2">
      <h1 className="truncate text-sm font-medium tracking-normal text-ink-soft max-md:sr-only">
        {shellTexts.title}
      </h1>
      <span aria-hidden="true" className="text-ink-soft max-md:hidden">
        /
      </span>
      <p className="truncate font-display text-lg font-bold">{section?.label}</p>
    </div>
  )
  const panel = panels[section?.tab ?? '']
  return (
    <AdminFrame title={title} current={section?.id}>
      <CountsFailure />
      <div className="px-4 pt-2 empty:hidden lg:px-6">
        <SecondFactorNotice />
      </div>
      {panel === undefined ? (
        <InboxPanel />
      ) : (
        // Lists start higher than other sections, because every row counts.
        <div className={classes('px-4 pb-3 lg:px-6', section?.tab === 'forms' ? 'pt-2' : 'pt-4')}>
          {panel}
        </div>
      )}
    </AdminFrame>
  )
}
