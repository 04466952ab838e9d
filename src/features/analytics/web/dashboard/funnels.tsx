import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { formatNumber, formatPercent } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import type { ReportFilters } from '../../contract/filters.ts'
import type { TeamFunnel } from '../../contract/funnels.ts'
import { reportMessages, sectionTitles } from '../../contract/messages.ts'
import type { AnalyticsReport, ReportWindow } from '../../contract/reports.ts'
import { shareOf } from '../../domain/change.ts'
import { BarList } from './bar-list.tsx'
import { buttonLabel } from '../../domain/button-label.ts'
import { FunnelDialog, type Suggestions } from './funnel-dialog.tsx'
import { Section } from './picture.tsx'
import { funnelApi } from './report-api.ts'

type FunnelsProps = Pick<AnalyticsReport, 'pages' | 'buttons'> & {
  query: { window: ReportWindow; from?: string; to?: string } & ReportFilters
}

/** The team's funnels. A step counts only visits that did the steps before it. */
export function Funnels({ query, pages, buttons }: FunnelsProps) {
  const [edited, setEdited] = useState<TeamFunnel | 'new'>()
  const funnels = useQuery({
    queryKey: ['analytics', 'funnels', query],
    queryFn: () => unwrap(funnelApi.analytics.funnels.$get({ query })),
    placeholderData: (before) => before,
  })
  const suggestions: Suggestions = {
    page: pages.map(({ page }) => page),
    button: buttons.map(({ name }) => name),
  }
  const items = funnels.data?.items
  return (
    <Section
      title={sectionTitles.funnels}
      action={<Button onClick={() => setEdited('new')}>Add funnel</Button>}
    >
      {funnels.isError && <p className="py-4 text-sm text-danger">{reportMessages.failure}</p>}
      {items?.length === 0 && <p className="py-4 text-sm text-ink-soft">{reportMessages.noFunnels}</p>}
      <ul className="flex flex-col gap-8">
        {items?.map((funnel) => (
          <li key={funnel.id}>
            <FunnelSteps funnel={funnel} onEdit={() => setEdited(funnel)} />
          </li>
        ))}
      </ul>
      {edited !== undefined && (
        <FunnelDialog
          funnel={edited === 'new' ? undefined : edited}
          suggestions={suggestions}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

function FunnelSteps({ funnel, onEdit }: { funnel: TeamFunnel; onEdit: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const client = useQueryClient()
  const remove = async () => {
    await unwrap(funnelApi.analytics.funnels[':id'].$delete({ param: { id: funnel.id } }))
    await client.invalidateQueries({ queryKey: ['analytics', 'funnels'] })
  }
  const last = funnel.steps.at(-1)?.visits ?? 0
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 text-base font-semibold break-words">
          {funnel.name}{' '}
          <span className="font-normal text-ink-soft">
            {formatPercent(shareOf(last, funnel.visits))} of visits finish
          </span>
        </h3>
        <span className="flex gap-2">
          <Button variant="quiet" onClick={onEdit} aria-label={`Edit ${funnel.name}`}>
            Edit
          </Button>
          <Button variant="quiet" onClick={() => setIsDeleting(true)} aria-label={`Delete ${funnel.name}`}>
            Delete
          </Button>
        </span>
      </div>
      <BarList
        max={funnel.visits}
        bars={funnel.steps.map(({ kind, name, visits }, index) => ({
          name: `${index + 1}. ${kind === 'button' ? buttonLabel(name) : name}`,
          value: visits,
          note: formatPercent(shareOf(visits, funnel.visits)),
          shown: formatNumber(visits),
        }))}
      />
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete this funnel?"
        onConfirm={remove}
      >
        {funnel.name} is deleted for the whole team. No visits are deleted.
      </ConfirmDialog>
    </>
  )
}
