import type { UseQueryResult } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { launchPanelTexts } from '../contract/launch-panel-texts.ts'
import type { Wave } from '../contract/waves.ts'
import { WavePeople } from './wave-people.tsx'
import { bands } from './wave-rule-form.tsx'

const texts = launchPanelTexts.waves

/** The report of every wave that was sent. */
export function WaveTable({ query }: { query: UseQueryResult<{ items: Wave[] }> }) {
  if (query.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
        {query.error.message}
      </ErrorState>
    )
  const sent = query.data.items.filter(({ sentAt }) => sentAt !== null)
  if (sent.length === 0) return <EmptyState title={texts.empty.title}>{texts.empty.about}</EmptyState>
  return (
    <Table caption={texts.title}>
      <TableHead>
        <HeadCell>{texts.columns.sentAt}</HeadCell>
        <HeadCell>{texts.columns.list}</HeadCell>
        <HeadCell numeric>{texts.columns.sent}</HeadCell>
        <HeadCell numeric>{texts.columns.opened}</HeadCell>
        <HeadCell numeric>{texts.columns.redeemed}</HeadCell>
        <HeadCell>{texts.columns.expiresAt}</HeadCell>
      </TableHead>
      <TableBody>
        {sent.map((wave) => (
          <WaveRow key={wave.id} wave={wave} />
        ))}
      </TableBody>
    </Table>
  )
}

/** Expands to show who was invited. */
function WaveRow({ wave }: { wave: Wave }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const sentAt = wave.sentAt === null ? '' : formatDateTime(wave.sentAt)
  return (
    <>
      <tr>
        <Cell className="py-0.5! whitespace-nowrap">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={texts.showPeople(sentAt)}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-10 items-center gap-2 rounded-sm"
          >
            <ChevronDown
              size={18}
              aria-hidden="true"
              className={classes('shrink-0 text-ink-soft transition-transform', !isOpen && '-rotate-90')}
            />
            {sentAt}
          </button>
        </Cell>
        <Cell className="min-w-48">{describeRule(wave.rule)}</Cell>
        <Cell numeric>{wave.sent}</Cell>
        <Cell numeric>{wave.opened}</Cell>
        <Cell numeric>{wave.redeemed}</Cell>
        <Cell className="whitespace-nowrap">
          {wave.expiresAt === null ? '' : formatDateTime(wave.expiresAt)}
        </Cell>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <Cell colSpan={6} className="bg-sunken">
          {isOpen && <WavePeople id={wave.id} caption={texts.invited(sentAt)} />}
        </Cell>
      </tr>
    </>
  )
}

function describeRule({ audience, band, status, tag, rankFrom, rankUpTo, share, seed }: Wave['rule']) {
  return [
    texts.lists[audience],
    band !== undefined && bands[audience][band],
    status,
    tag !== undefined && `#${tag}`,
    (rankFrom !== undefined || rankUpTo !== undefined) && texts.places(rankFrom ?? 1, rankUpTo),
    share < 100 && texts.part(share, seed),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
}
