import type { UseQueryResult } from '@tanstack/react-query'
import { formatDateTime } from '#platform/web/format.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { launchPanelTexts } from '../contract/launch-panel-texts.ts'
import type { Wave } from '../contract/waves.ts'
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
          <tr key={wave.id}>
            <Cell className="whitespace-nowrap">
              {wave.sentAt === null ? '' : formatDateTime(wave.sentAt)}
            </Cell>
            <Cell className="min-w-48">{describeRule(wave.rule)}</Cell>
            <Cell numeric>{wave.sent}</Cell>
            <Cell numeric>{wave.opened}</Cell>
            <Cell numeric>{wave.redeemed}</Cell>
            <Cell className="whitespace-nowrap">
              {wave.expiresAt === null ? '' : formatDateTime(wave.expiresAt)}
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
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
